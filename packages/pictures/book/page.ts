import type { Animal, Mood, Setting } from '@nightlight/contract/enums'
import type { Hour, Scene } from '@nightlight/contract/scenes'
import { drawActing, drawInBed } from '../child/acting.ts'
import { colorOf } from '../colors.ts'
import { residents } from '../folk/folk.ts'
import type { Resident } from '../folk/resident.ts'
import { tilts } from '../friends/face.ts'
import { drawFriendFigure, seenFromTheSide } from '../friends/friends.ts'
import type { CharacterLook } from '../look.ts'
import type { Stage } from '../moods.ts'
import { stageFor } from '../moods.ts'
import { palette } from '../palette.ts'
import { oval } from '../path.ts'
import { broader, createPen, documentOf, place } from '../pen.ts'
import { nameOf, seeded } from '../seeded.ts'
import { bedroom, pillow } from './bedroom.ts'
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
  seed: number
}

/** The light of an hour is that of the mood whose sky it has. */
const lightOf: Record<Hour, Mood> = { dusk: 'adventurous', evening: 'joyful', night: 'calm', dark: 'mysterious', morning: 'inspiring' }

const shadow = (stage: Stage, { x, y, scale }: Mark, wide: number): string =>
  stage.pen.veil(oval(x + 3, y, wide * scale, 9 * scale), palette.ink, 0.3)

/** A figure from its frame of 200 by 200, whose feet stand at (100, 190), on its mark. */
const on = ({ x, y, scale }: Mark, figure: string): string => place(x - 100 * scale, y - 190 * scale, scale, figure)

const friendOn = (stage: Stage, animal: Animal, acts: NonNullable<Scene['friend']>, mark: Mark): string => {
  const asleep = acts.act === 'sleeps'
  const pose = { asleep, tilt: asleep ? 10 : tilts[acts.feeling], feeling: acts.feeling }
  return shadow(stage, mark, 76) + on(mark, drawFriendFigure(animal, stage.pen, pose))
}

const bedsideMark = (isUp: boolean, { shot, child }: Scene): Mark => {
  if (child?.act === 'hugs') return { x: 304, y: 288, scale: 0.6 }
  if (shot === 'near') return { x: 262, y: 290, scale: 0.52 }
  return isUp ? { x: 336, y: 288, scale: 0.6 } : { x: 312, y: 286, scale: 0.68 }
}

/** In the bedroom: in bed, sitting up or asleep, from near by if that is wanted; or up and standing beside it. */
const atHome = (stage: Stage, cast: Cast, color: string, scene: Scene): string => {
  const { hour, shot, child, friend } = scene
  const { pen } = stage
  const room = bedroom(stage, color, hour !== 'dark' && hour !== 'night')
  const isUp = child !== undefined && child.act !== 'sleeps' && child.act !== 'sits'
  const inBed = child?.act === 'sleeps' ? on({ x: pillow.x, y: pillow.y + 84, scale: 0.76 }, drawInBed(pen, cast.look, 'asleep')) : ''
  const sitting =
    child?.act === 'sits'
      ? on({ x: pillow.x, y: 246, scale: 0.86 }, drawActing(pen, cast.look, { act: 'stands', feeling: child.feeling }))
      : ''
  const standing = isUp
    ? shadow(stage, { x: 246, y: 288, scale: 0.58 }, 44) + on({ x: 246, y: 288, scale: 0.58 }, drawActing(pen, cast.look, child))
    : ''
  const company = friend ? friendOn(stage, cast.animal, friend, bedsideMark(isUp, scene)) : ''
  const content = room.back + inBed + sitting + room.blanket + company + standing + room.front
  return shot === 'near' ? place(-52, -112, 1.4, content) : content
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
const residentOn = (stage: Stage, setting: Setting, who: Resident, acts: NonNullable<Scene['elder']>, mark: ResidentMark): string => {
  const { pen } = stage
  const asleep = acts.act === 'sleeps'
  const pose = { asleep, tilt: asleep ? 8 : tilts[acts.feeling], feeling: acts.feeling }
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

const outside = (stage: Stage, cast: Cast, color: string, scene: Scene): string => {
  const { pen } = stage
  const { animal, setting, look } = cast
  const { back, front } = backdrop(stage, setting, scene)
  const folk = folkOf(cast)
  const marks: Marks = marksOf(scene, cast.companion !== undefined, folk)
  const { child, friend, best, figures } = marks
  const carries = scene.spot === 'way' || scene.hour === 'dark' ? handLantern(stage, color) : ''
  const nearer = seenFromTheSide.has(animal) ? 6 : 52
  const close = scene.child?.act === 'hugs' ? { ...friend, x: friend.x - nearer * friend.scale } : friend
  const resident = (who: 'elder' | 'dweller') => {
    const [person, acts, mark] = [folk[who], scene[who], marks[who]]
    return person && acts && mark ? residentOn(stage, setting, person, acts, mark) : ''
  }
  const drawn =
    resident('elder') +
    (best ? beside(stage, cast, scene, best) : '') +
    (scene.friend && figures.has('friend') ? friendOn(stage, animal, scene.friend, close) : '') +
    (scene.child
      ? shadow(stage, child, 44) + on(risen(child, scene), drawActing(pen, look, { ...scene.child, ...(carries && { carries }) }))
      : '') +
    resident('dweller')
  const content = back + drawn + front
  return stage.pick(`side ${JSON.stringify(scene)}`) < 0.5 ? content : mirrored(content)
}

/** A lantern hanging from the hand at the origin. */
const handLantern = ({ pen }: Stage, color: string): string =>
  pen.glow(0, 22, 70, palette.lamp, 0.7) +
  pen.line('M0 0v8', palette.cocoa, 2) +
  pen.cut('M-9 10h18l2 22h-22z', color) +
  pen.flat('M-5 13h10l1 15h-12z', palette.lamp) +
  pen.cut('M-11 6h22v5h-22zM-12 31h24v4h-24z', palette.cocoa, 0.5)

/** A page of the picture book as an SVG document, 400 by 300: the same cast and scene always give the same picture. Nothing typed is in it. */
export const drawPage = (cast: Cast, scene: Scene, options: { lines?: boolean } = {}): string => {
  const color = colorOf(cast.favoriteColor) ?? palette.amber
  const pen = createPen(nameOf(JSON.stringify({ ...cast, favoriteColor: color, scene })), options.lines ?? false)
  const stage = stageFor(pen, lightOf[scene.hour], seeded(cast.seed))
  const content = scene.spot === 'bedroom' ? atHome(stage, cast, color, scene) : outside(stage, cast, color, scene)
  return documentOf(pen, '0 0 400 300', content, 'xMidYMid slice')
}
