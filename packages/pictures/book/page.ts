import type { Animal, Mood, Setting } from '@nightlight/contract/enums'
import type { Feeling, Hour, Scene } from '@nightlight/contract/scenes'
import { drawActing, drawInBed } from '../child/acting.ts'
import type { Acting } from '../child/bearing.ts'
import { colorOf } from '../colors.ts'
import { residents } from '../folk/folk.ts'
import type { Resident } from '../folk/resident.ts'
import { type Pose, tilts } from '../friends/face.ts'
import { drawFriendFigure, seenFromTheSide } from '../friends/friends.ts'
import type { CharacterLook } from '../look.ts'
import type { Stage } from '../moods.ts'
import { stageFor } from '../moods.ts'
import { palette } from '../palette.ts'
import { n, oval } from '../path.ts'
import { broader, createPen, documentOf, place, turned } from '../pen.ts'
import { nameOf, seeded } from '../seeded.ts'
import { inHand, thingsByTheDoor, thingsInBed, thingsOutside } from '../things/place-things.ts'
import { bedroom, pillow } from './bedroom.ts'
import { doorway } from './doorway.ts'
import { type Mark, type Marks, marksOf, type ResidentMark } from './marks.ts'
import { backdrop, perch } from './spots.ts'

/** Who plays in a book, the same on each of its pages. */
export type Cast = {
  animal: Animal
  setting: Setting
  look: CharacterLook
  /** The best friend, where one comes along. */
  companion?: CharacterLook | undefined
  /** Which of the place's elders and dwellers are in the tale, by their order in its list; absent where it is not known. */
  elder?: number | undefined
  dweller?: number | undefined
  /** As typed; only a colour that it is known to name is drawn. */
  favoriteColor?: string | undefined
  /** The colour that the tale gives its things where the family named none, as it names it. */
  thingColor?: string | undefined
  seed: number
}

/** The light of an hour is that of the mood whose sky it has. */
const lightOf: Record<Hour, Mood> = { dusk: 'adventurous', evening: 'joyful', night: 'calm', dark: 'mysterious', morning: 'inspiring' }

const shadow = (stage: Stage, { x, y, scale }: Mark, wide: number): string =>
  stage.pen.veil(oval(x + 3, y, wide * scale, 9 * scale), palette.ink, 0.3)

/** A figure from its frame of 200 by 200, whose feet stand at (100, 190), on its mark. */
const on = ({ x, y, scale }: Mark, figure: string): string => place(x - 100 * scale, y - 190 * scale, scale, figure)

/** What a feeling does to a body, as animators do it: how broad and how tall it is beside itself at rest. */
const postures: Record<Feeling, readonly [wide: number, tall: number]> = {
  calm: [1, 1],
  curious: [0.98, 1.03],
  worried: [0.97, 0.96],
  ashamed: [1.03, 0.92],
  surprised: [0.95, 1.06],
  glad: [0.98, 1.04],
  sleepy: [1.04, 0.93],
}

/** A figure in its frame as it holds its body; who is asleep has sunk down, and lies broader. */
const postured = (figure: string, asleep: boolean, feeling: Feeling): string => {
  const [wide, tall] = asleep ? [1.08, 0.84] : postures[feeling]
  return wide === 1 && tall === 1
    ? figure
    : `<g transform="matrix(${wide} 0 0 ${tall} ${n(100 - 100 * wide)} ${n(190 - 190 * tall)})">${figure}</g>`
}

const friendOn = (stage: Stage, animal: Animal, acts: NonNullable<Scene['friend']>, mark: Mark, looks?: Pose['looks']): string => {
  const asleep = acts.act === 'sleeps'
  const pose = { asleep, tilt: asleep ? 10 : tilts[acts.feeling], feeling: acts.feeling, looks }
  const figure = postured(drawFriendFigure(animal, stage.pen, pose), asleep, acts.feeling)
  // On the way it is in the air between two steps, or two beats of its wings.
  const moving = acts.act === 'goes'
  return (
    shadow(stage, mark, asleep ? 84 : moving ? 60 : 76) +
    on(moving ? { ...mark, y: mark.y - 12 * mark.scale } : mark, moving ? turned(6, 100, 190, figure) : figure)
  )
}

/** To which side somebody looks who looks at another. */
const towards = (from: Mark, to: Mark): Pose['looks'] => (to.x < from.x ? 'left' : 'right')

/** The colour of the family's blanket and lantern, and that of the story's things. */
type Paint = { family: string; things: string }

/** In the bedroom: in bed, sitting up or asleep, from near by if that is wanted. */
const inBed = (stage: Stage, cast: Cast, paint: Paint, scene: Scene): string => {
  const { hour, shot, child, friend } = scene
  const { pen } = stage
  const room = bedroom(stage, paint.family, hour !== 'dark' && hour !== 'night')
  const asleep = child?.act === 'sleeps' ? on({ x: pillow.x, y: pillow.y + 84, scale: 0.76 }, drawInBed(pen, cast.look, 'asleep')) : ''
  const sitting =
    child?.act === 'sits'
      ? on({ x: pillow.x, y: 246, scale: 0.86 }, drawActing(pen, cast.look, { act: 'stands', feeling: child.feeling }))
      : ''
  const bedside: Mark = shot === 'near' ? { x: 262, y: 290, scale: 0.52 } : { x: 312, y: 286, scale: 0.68 }
  const company = friend ? friendOn(stage, cast.animal, friend, bedside, child && 'left') : ''
  const things = thingsInBed(stage, scene, bedside, paint.things)
  const content = room.back + asleep + sitting + room.blanket + things.behind + company + things.before + room.front
  return shot === 'near' ? place(-52, -112, 1.4, content) : content
}

/** Up and about in the bedroom, by its door. */
const byTheDoor = (stage: Stage, cast: Cast, paint: Paint, scene: Scene, child: NonNullable<Scene['child']>): string => {
  const { hour, friend } = scene
  const mark: Mark = { x: 144, y: 287, scale: 0.7 }
  const company: Mark = { x: child.act === 'hugs' ? 212 : 254, y: 288, scale: 0.72 }
  const things = thingsByTheDoor(stage, scene, company, paint.things)
  return (
    doorway(stage, paint.family, hour !== 'dark' && hour !== 'night') +
    things.behind +
    (friend ? friendOn(stage, cast.animal, friend, company, 'left') : '') +
    shadow(stage, mark, 44) +
    on(mark, drawActing(stage.pen, cast.look, carrying(stage, scene, paint, child))) +
    things.before
  )
}

const atHome = (stage: Stage, cast: Cast, paint: Paint, scene: Scene): string => {
  const { child } = scene
  return child && child.act !== 'sleeps' && child.act !== 'sits'
    ? byTheDoor(stage, cast, paint, scene, child)
    : inBed(stage, cast, paint, scene)
}

/** A child with what it has in its hand: a thing of the story, else a lantern where it is dark. */
const carrying = (stage: Stage, { shot, spot, hour, things }: Scene, paint: Paint, child: NonNullable<Scene['child']>): Acting => {
  const isNear = shot === 'near' && spot !== 'bedroom'
  if (things?.held && !isNear) return { ...child, carries: inHand(stage, things.held, paint.things) }
  return spot === 'way' || (hour === 'dark' && spot !== 'bedroom') ? { ...child, carries: inHand(stage, 'lantern', paint.family) } : child
}

/** The picture as a mirror shows it. */
const mirrored = (content: string): string => `<g transform="translate(400 0) scale(-1 1)">${content}</g>`

/** Who kneels or sits before a near camera is met at eye level. */
const risen = (mark: Mark, { shot, child }: Scene): Mark =>
  shot === 'near' && (child?.act === 'kneels' || child?.act === 'sits') ? { ...mark, y: mark.y - 26 * mark.scale } : mark

/** The best friend at the child's other side: it sees what the child sees, and feels with it. */
const beside = (stage: Stage, { companion }: Cast, { child }: Scene, mark: Mark): string => {
  if (!companion || !child) return ''
  const act = child.act === 'walks' ? 'walks' : 'stands'
  return shadow(stage, mark, 44) + on(mark, drawActing(stage.pen, companion, { act, feeling: child.feeling }))
}

/** Somebody of the place at rest, on the ground, on something to stand on, or in the air above its shadow. */
const residentOn = (
  stage: Stage,
  setting: Setting,
  who: Resident,
  acts: NonNullable<Scene['elder']>,
  mark: ResidentMark,
  looks: Pose['looks'],
): string => {
  const { pen } = stage
  const asleep = acts.act === 'sleeps'
  const pose = { asleep, tilt: asleep ? 8 : tilts[acts.feeling], feeling: acts.feeling, looks }
  const under = mark.perch
    ? perch(stage, setting, mark.x, mark.y, 62 * mark.scale + 5, Math.max(mark.y + 10, mark.ground + 4))
    : mark.y < mark.ground
      ? pen.veil(oval(mark.x, mark.ground, 40 * mark.scale, 6 * mark.scale), palette.ink, 0.2)
      : shadow(stage, mark, 62)
  // What is small needs no light of its own on each of its parts.
  const isSmall = mark.scale < 0.5
  const figure = who.draw(isSmall ? { ...pen, cut: (d, fill, lift = 1) => pen.cut(d, fill, lift < 1.2 ? 0.7 : 1) } : pen, pose)
  return under + on(mark, pen.lines ? broader(figure, Math.min(2, Math.max(1, 0.5 / mark.scale))) : figure)
}

/** Who of the place is in the book. */
const folkOf = ({ setting, elder, dweller }: Cast) => ({
  elder: elder === undefined ? undefined : residents[setting].elders[elder],
  dweller: dweller === undefined ? undefined : residents[setting].dwellers[dweller],
})

const outside = (stage: Stage, cast: Cast, paint: Paint, scene: Scene): string => {
  const { pen } = stage
  const { animal, setting, look } = cast
  const { back, front } = backdrop(stage, setting, scene)
  const folk = folkOf(cast)
  const marks: Marks = marksOf(scene, cast.companion !== undefined, folk)
  const { child, friend, best, figures } = marks
  const things = thingsOutside(stage, scene, marks, paint.things)
  const nearer = seenFromTheSide.has(animal) ? 6 : 52
  const close = scene.child?.act === 'hugs' ? { ...friend, x: friend.x - nearer * friend.scale } : friend
  const resident = (who: 'elder' | 'dweller') => {
    const [person, acts, mark] = [folk[who], scene[who], marks[who]]
    return person && acts && mark ? residentOn(stage, setting, person, acts, mark, scene.child && towards(mark, child)) : ''
  }
  const drawn =
    resident('elder') +
    (best ? beside(stage, cast, scene, best) : '') +
    (scene.friend && figures.has('friend') ? friendOn(stage, animal, scene.friend, close, scene.child && towards(close, child)) : '') +
    (scene.child
      ? shadow(stage, child, 44) + on(risen(child, scene), drawActing(pen, look, carrying(stage, scene, paint, scene.child)))
      : '') +
    resident('dweller')
  const content = back + things.behind + drawn + things.before + front
  return stage.pick(`side ${JSON.stringify(scene)}`) < 0.5 ? content : mirrored(content)
}

/** A page of the picture book as an SVG document, 400 by 300: the same cast and scene always give the same picture. Nothing typed is in it. */
export const drawPage = (cast: Cast, scene: Scene, options: { lines?: boolean } = {}): string => {
  const color = colorOf(cast.favoriteColor) ?? palette.amber
  const pen = createPen(nameOf(JSON.stringify({ ...cast, favoriteColor: color, scene })), options.lines ?? false)
  const stage = stageFor(pen, lightOf[scene.hour], seeded(cast.seed))
  const paint = { family: color, things: colorOf(cast.favoriteColor) ?? colorOf(cast.thingColor) ?? color }
  const content = scene.spot === 'bedroom' ? atHome(stage, cast, paint, scene) : outside(stage, cast, paint, scene)
  return documentOf(pen, '0 0 400 300', content, 'xMidYMid slice')
}
