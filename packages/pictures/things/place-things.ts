import type { Scene, Thing, ThingPlace } from '@nightlight/contract/scenes'
import type { Mark, Marks } from '../book/marks.ts'
import type { Stage } from '../moods.ts'
import { lighter, palette } from '../palette.ts'
import { oval } from '../path.ts'
import { place } from '../pen.ts'
import { things } from './things.ts'

/** What is held is what the page is about: a little larger than life. */
const handScale = 1.6

/** A thing about the hand that holds it. */
export const inHand = ({ pen }: Stage, thing: Thing, color: string): string => {
  const { grip = [0, -12], draw } = things[thing]
  return place(-grip[0] * handScale, -grip[1] * handScale, handScale, draw(pen, color))
}

/** A thing that stands somewhere, on its shadow; on a cloth it lies without one. */
const standingAt = ({ pen }: Stage, thing: Thing, { x, y, scale }: Mark, color: string, onCloth = false): string =>
  (onCloth ? '' : pen.veil(oval(x + 2, y, 34 * scale, 6 * scale), palette.ink, 0.25)) + place(x, y, scale, things[thing].draw(pen, color))

/** Drawn behind everybody, and before everybody: pieces of a picture, empty where nothing is there. */
export type Placed = { behind: string; before: string }

type Where = Partial<Record<ThingPlace, Mark>>

/** What is as large as a house stands behind everybody at its own size: a row of doors from edge to edge, a door whoever comes out of it stands in. */
const buildings: Partial<Record<Thing, Record<Scene['shot'], Mark>>> = {
  doors: { wide: { x: 200, y: 246, scale: 1.72 }, middle: { x: 200, y: 238, scale: 1.76 }, near: { x: 210, y: 232, scale: 2.4 } },
  'dark-doors': { wide: { x: 200, y: 246, scale: 1.72 }, middle: { x: 200, y: 238, scale: 1.76 }, near: { x: 210, y: 232, scale: 2.4 } },
  door: { wide: { x: 240, y: 266, scale: 1.15 }, middle: { x: 208, y: 262, scale: 1.7 }, near: { x: 282, y: 300, scale: 2.5 } },
  lighthouse: { wide: { x: 226, y: 266, scale: 1.05 }, middle: { x: 210, y: 268, scale: 1.34 }, near: { x: 205, y: 290, scale: 1.5 } },
}

/** What stands about on a page outside the bedroom. Hands are below the edge of a picture from near by: what they hold stands there before whoever holds it. */
export const thingsOutside = (stage: Stage, scene: Scene, marks: Marks, color: string): Placed => {
  const { child, friend, figures, dweller, elder } = marks
  const between = figures.has('friend') ? (child.x + friend.x) / 2 : child.x + 76
  const where: Record<Scene['shot'], Where> = {
    near: {
      behind: { x: 205, y: 282, scale: 1.2 },
      before: { x: 206, y: 291, scale: 1.3 },
      held: { x: 186, y: 293, scale: 1.1 },
      carried: { x: 268, y: 298, scale: 1.2 },
    },
    middle: {
      behind: { x: dweller || elder ? 162 : 208, y: 262, scale: 1 },
      before: { x: dweller ? (child.x + dweller.x) / 2 : between, y: 294, scale: 0.96 },
      carried: besideFriend(friend),
    },
    wide: {
      behind: { x: 240, y: 268, scale: 0.76 },
      before: { x: 134, y: 297, scale: 0.74 },
      carried: besideFriend(friend),
    },
  }
  // In both arms it is drawn with whoever carries it.
  const { held: _, ...near } = where.near
  if (scene.child?.act === 'carries' || scene.child?.act === 'stacks') where.near = near
  const worked = scene.shot === 'near' ? undefined : atWork(scene, child)
  const building = scene.things?.behind && buildings[scene.things.behind]?.[scene.shot]
  const stands = { ...where[scene.shot], ...(building && { behind: building }), ...worked?.where }
  return placed(stage, scene, stands, color, false, worked?.drawn(stage) ?? '')
}

/** What the child draws or builds lies at its hand. */
const atWork = (
  { child: acts, things: there }: Scene,
  { x, y, scale }: Mark,
): { where: Where; drawn: (stage: Stage) => string } | undefined => {
  if (acts?.act === 'stacks') {
    // High piles are further off, so that the hand is above them.
    const pile: Mark = {
      x: x + 92 * scale,
      y: y + 8,
      scale: scale * (there?.before === 'tower' || there?.before === 'lighthouse' ? 0.78 : 1.2),
    }
    return { where: { before: pile }, drawn: () => '' }
  }
  if (acts?.act !== 'draws') return undefined
  const at: Mark = { x: x + 122 * scale, y: y + 11, scale: scale * 1.3 }
  return { where: { before: at }, drawn: stage => (there?.before ? '' : place(at.x, at.y - 4, scale, scratched(stage))) }
}

/** A house, a path and a sun scratched into the ground, flat as one sees it lying there. */
const scratched = ({ pen }: Stage): string =>
  pen.line(
    `M-30 6l-6-14 16-9 16 8-3 15zM-20 7v-9h7v8M2 6q10-9 20-4t22-6${oval(34, -16, 8, 4)}M22-18l-6-1M46-18l6-2M34-22v-4`,
    palette.cream,
    2.6,
  )

/** What lies about at home: who is in bed has what it holds on the blanket, where it is seen against a cloth that may have the same colour. */
export const thingsInBed = (stage: Stage, scene: Scene, friend: Mark, color: string): Placed => {
  const where: Where = {
    behind: { x: 116, y: 266, scale: 1.05 },
    before: { x: 250, y: 290, scale: 0.86 },
    carried: besideFriend(friend),
    // Who sits up has it in the hand.
    ...(scene.child?.act !== 'sits' && { held: { x: 164, y: 226, scale: 0.95 } }),
  }
  return placed(stage, scene, where, lighter(color, 0.3), true)
}

/** What stands or lies about by the door of the bedroom; the bed itself is not seen from there. */
export const thingsByTheDoor = (stage: Stage, scene: Scene, child: Mark, friend: Mark, color: string): Placed => {
  const where: Where = { behind: { x: 84, y: 292, scale: 0.78 }, before: { x: 200, y: 297, scale: 0.96 }, carried: besideFriend(friend) }
  return placed(stage, scene, { ...where, ...atWork(scene, child)?.where }, color)
}

/** On the ground before the friend, at the side where the child is. */
const besideFriend = ({ x, y, scale }: Mark): Mark => ({ x: x - 52 * scale, y: y + 6, scale: scale * 0.84 })

const placed = (stage: Stage, { things: there = {} }: Scene, where: Where, color: string, inBed = false, drawn = ''): Placed => {
  const at = (spot: ThingPlace) => {
    const [thing, mark] = [there[spot], where[spot]]
    return thing && mark ? standingAt(stage, thing, mark, color, inBed && (spot === 'behind' || spot === 'held')) : ''
  }
  return { behind: at('behind') + drawn, before: at('carried') + at('before') + at('held') }
}
