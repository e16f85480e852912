import type { Animal, Setting } from '@nightlight/contract/enums'
import type { ChildAct, Feeling, Scene, Thing } from '@nightlight/contract/scenes'
import { drawActing } from '../child/acting.ts'
import { type Acting, busyActs } from '../child/bearing.ts'
import type { Resident } from '../folk/resident.ts'
import { type Pose, tilts } from '../friends/face.ts'
import { drawFriendFigure } from '../friends/friends.ts'
import type { Stage } from '../moods.ts'
import { palette } from '../palette.ts'
import { n, oval } from '../path.ts'
import { broader, place, turned } from '../pen.ts'
import { inHand } from '../things/place-things.ts'
import { things as pieces } from '../things/things.ts'
import type { Cast, Paint } from './cast.ts'
import type { Mark, ResidentMark } from './marks.ts'
import { rise } from './spots.ts'

/** The shadow under a mark, for a figure so wide. */
export const shadow = (stage: Stage, { x, y, scale }: Mark, wide: number): string =>
  stage.pen.veil(oval(x + 3, y, wide * scale, 9 * scale), palette.ink, 0.3)

/** A figure from its frame of 200 by 200, whose feet stand at (100, 190), on its mark. */
export const on = ({ x, y, scale }: Mark, figure: string): string => place(x - 100 * scale, y - 190 * scale, scale, figure)

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
  const [wide, tall] = asleep ? [1.04, 0.94] : postures[feeling]
  return wide === 1 && tall === 1
    ? figure
    : `<g transform="matrix(${wide} 0 0 ${tall} ${n(100 - 100 * wide)} ${n(190 - 190 * tall)})">${figure}</g>`
}

/** The friend on its mark, as it acts and feels; indoors without the branch or flower it is at home on. */
export const friendOn = (
  stage: Stage,
  animal: Animal,
  acts: NonNullable<Scene['friend']>,
  mark: Mark,
  looks?: Pose['looks'],
  isIndoors = false,
): string => {
  const asleep = acts.act === 'sleeps'
  const pose = { asleep, tilt: asleep ? 10 : tilts[acts.feeling], feeling: acts.feeling, looks, away: isIndoors || acts.act === 'goes' }
  const figure = postured(drawFriendFigure(animal, stage.pen, pose), asleep, acts.feeling)
  // On the way it is in the air between two steps, or two beats of its wings.
  const moving = acts.act === 'goes'
  return (
    shadow(stage, mark, asleep ? 84 : moving ? 60 : 76) +
    on(moving ? { ...mark, y: mark.y - 12 * mark.scale } : mark, moving ? turned(6, 100, 190, figure) : figure)
  )
}

/** To which side somebody looks who looks at another. */
export const towards = (from: Mark, to: Mark): Pose['looks'] => (to.x < from.x ? 'left' : 'right')

/** A child with what it has in its hand: a thing of the story, else a lantern where it is dark. */
export const carrying = (stage: Stage, { shot, spot, hour, things }: Scene, paint: Paint, child: NonNullable<Scene['child']>): Acting => {
  const isNear = shot === 'near' && spot !== 'bedroom'
  // In both arms it stands on the hands, as large as life.
  const lifted = (thing: Thing, scale: number) => ({
    ...child,
    carries: place(child.act === 'stacks' ? 6 : 0, 0, scale, pieces[thing].draw(stage.pen, paint.things)),
  })
  if (child.act === 'carries' && things?.held) return lifted(things.held, 1.3)
  if (child.act === 'stacks') return lifted(things?.held ?? 'box', 0.9)
  if (busyActs.has(child.act)) return child
  if (things?.held && !isNear) return { ...child, carries: inHand(stage, things.held, paint.things) }
  return spot === 'way' || (hour === 'dark' && spot !== 'bedroom') ? { ...child, carries: inHand(stage, 'lantern', paint.family) } : child
}

/** What a best friend does with the child, where it does the same; else it stands by. */
const companionActs: Partial<Record<ChildAct, ChildAct>> = {
  walks: 'walks',
  travels: 'walks',
  sits: 'sits',
  kneels: 'kneels',
  draws: 'kneels',
  crawls: 'kneels',
  leaps: 'leaps',
  listens: 'listens',
}

/** The best friend at the child's other side: it sees what the child sees, and feels with it. */
export const beside = (stage: Stage, { companion }: Cast, { child }: Scene, mark: Mark): string => {
  if (!companion || !child) return ''
  const act = companionActs[child.act] ?? 'stands'
  return shadow(stage, mark, 44) + on(mark, drawActing(stage.pen, companion, { act, feeling: child.feeling, gaze: [1.9, 0] }))
}

/** Somebody of the place at rest, on the ground, on something to stand on, or in the air above its shadow. */
export const residentOn = (
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
    ? rise(stage, setting, mark.x, mark.y, 62 * mark.scale + 5, Math.max(mark.y + 10, mark.ground + 4)) + shadow(stage, mark, 50)
    : mark.y < mark.ground
      ? pen.veil(oval(mark.x, mark.ground, 40 * mark.scale, 6 * mark.scale), palette.ink, 0.2)
      : shadow(stage, mark, 62)
  // What is small needs no light of its own on each of its parts.
  const isSmall = mark.scale < 0.5
  const figure = who.draw(isSmall ? { ...pen, cut: (d, fill, lift = 1) => pen.cut(d, fill, lift < 1.2 ? 0.7 : 1) } : pen, pose)
  return under + on(mark, pen.lines ? broader(figure, Math.min(2, Math.max(1, 0.5 / mark.scale))) : figure)
}
