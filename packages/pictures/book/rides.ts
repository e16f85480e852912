import type { Animal } from '@nightlight/contract/enums'
import type { Scene } from '@nightlight/contract/scenes'
import { drawActing } from '../child/acting.ts'
import { drawFriendFigure, seenFromTheSide } from '../friends/friends.ts'
import type { Stage } from '../moods.ts'
import { palette } from '../palette.ts'
import { oval } from '../path.ts'
import { place, turned } from '../pen.ts'
import { inHand } from '../things/place-things.ts'
import type { Cast, Paint } from './cast.ts'
import { on } from './figures.ts'
import type { Mark } from './marks.ts'

/** Where in a friend's frame a child sits: astride on its back, behind its head with the hands upon it, or before it on its lap. */
type Seat = { on: 'back' | 'shoulders' | 'lap'; x: number; y: number }

/** The friends that take a child up, as the words of each say that they go (`languages/…/friends`). The others have it by their side. */
const seats: Partial<Record<Animal, Seat>> = {
  Deer: { on: 'back', x: 130, y: 104 },
  Dolphin: { on: 'back', x: 104, y: 74 },
  Donkey: { on: 'back', x: 126, y: 110 },
  Giraffe: { on: 'back', x: 124, y: 108 },
  Hippogriff: { on: 'back', x: 120, y: 110 },
  Horse: { on: 'back', x: 130, y: 110 },
  Narwhal: { on: 'back', x: 118, y: 72 },
  Orca: { on: 'back', x: 134, y: 84 },
  Pegasus: { on: 'back', x: 116, y: 110 },
  'Sea Turtle': { on: 'back', x: 118, y: 84 },
  Swan: { on: 'back', x: 118, y: 128 },
  Unicorn: { on: 'back', x: 130, y: 110 },
  Whale: { on: 'back', x: 122, y: 70 },
  Albatross: { on: 'shoulders', x: 98, y: 46 },
  Chimera: { on: 'shoulders', x: 84, y: 34 },
  Eagle: { on: 'shoulders', x: 96, y: 42 },
  Elephant: { on: 'shoulders', x: 100, y: 36 },
  Griffin: { on: 'shoulders', x: 100, y: 32 },
  Orangutan: { on: 'shoulders', x: 100, y: 22 },
  Bear: { on: 'lap', x: 100, y: 188 },
}

/** How large a child is in the frame of the friend that carries it. */
const beside = { back: 0.62, shoulders: 0.66, lap: 0.58 } as const

/** Child and friend in the friend's frame, under way to the right; nothing where this friend carries nobody. */
export const riding = (stage: Stage, { animal, look }: Cast, paint: Paint, scene: Scene, mark: Mark): string | undefined => {
  const { child, friend, things } = scene
  const seat = seats[animal]
  if (!seat || !child || !friend) return undefined
  const { pen } = stage
  const scale = beside[seat.on]
  const thing = inHand(stage, things?.held ?? 'lantern', things?.held ? paint.things : paint.family)
  // Beside a face it is no larger than life.
  const carries = seat.on === 'shoulders' && things?.held ? place(8, 0, 0.6, thing) : thing
  const figure = drawFriendFigure(animal, pen, { asleep: false, tilt: 0, feeling: friend.feeling, looks: 'right', away: true })
  const isTurned = seenFromTheSide.has(animal)
  const beast = isTurned ? `<g transform="matrix(-1 0 0 1 200 0)">${figure}</g>` : figure
  const x = isTurned ? 200 - seat.x : seat.x
  // A point of the child's body lies on the seat: hips, chest, or the ground that it sits on.
  const sits = (act: 'astride' | 'peeps' | 'sits', from: number) =>
    place(
      x - 100 * scale,
      seat.y - from * scale,
      scale,
      drawActing(pen, look, { act, feeling: child.feeling, ...(act !== 'sits' && { carries }) }),
    )
  const hand = pen.cut(oval(x - 22, seat.y + 2, 5.4, 5), look.color.skin, 0.7)
  const pair = {
    back: () => beast + sits('astride', 164),
    shoulders: () => sits('peeps', 134) + beast + hand,
    lap: () => beast + sits('sits', 190),
  }[seat.on]()
  return (
    pen.veil(oval(mark.x, mark.y, 66 * mark.scale, 8 * mark.scale), palette.ink, 0.3) +
    on({ ...mark, y: mark.y - 10 * mark.scale }, turned(-3, 100, 190, pair))
  )
}
