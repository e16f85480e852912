import type { ChildAct, Feeling } from '@nightlight/contract/scenes'
import { byAct } from './acts.ts'
import type { Gaze } from './face.ts'
import type { Point } from './limb.ts'

/** What a body does: an act of a page, or what a ride makes of it, astride or peeping over a head; in bed it holds up what it has. */
export type Pose = ChildAct | 'astride' | 'peeps' | 'shows'

/** A child at night, in pyjamas: what it does, what it feels, and the thing it carries, drawn about the hand that holds it. `mood`, from 0 to 1, is which of the ways to be glad it has; `gaze` is where it looks. */
export type Acting = { act: Pose; feeling: Feeling; carries?: string; mood?: number; gaze?: Gaze }

/**
 * Where both hands are, and how the head is held: degrees, and how far the face is turned to the right and down. `lean` bends the body over to the right
 * at the hips, in degrees; hands and tilt stay as they are written.
 */
export type Bearing = { hands: readonly [Point, Point]; tilt: number; turn: number; nod: number; lean?: number }

/** Acts that need both hands: nothing else is held in them. */
export const busyActs: ReadonlySet<ChildAct> = new Set(['draws', 'stacks', 'listens', 'crawls', 'leaps', 'waits', 'hugs'])

const atRest: readonly [Point, Point] = [
  [60, 158],
  [140, 158],
]

const byFeeling: Record<Feeling, Bearing> = {
  calm: { hands: atRest, tilt: 0, turn: 4, nod: 0 },
  curious: {
    hands: [
      [60, 158],
      [128, 120],
    ],
    tilt: 5,
    turn: 7,
    nod: 0,
  },
  worried: {
    hands: [
      [92, 134],
      [108, 131],
    ],
    tilt: -4,
    turn: 4,
    nod: 2,
  },
  ashamed: {
    hands: [
      [94, 156],
      [106, 158],
    ],
    tilt: -7,
    turn: -3,
    nod: 6,
  },
  surprised: {
    hands: [
      [58, 100],
      [142, 100],
    ],
    tilt: 0,
    turn: 5,
    nod: -2,
  },
  glad: {
    hands: [
      [40, 100],
      [160, 96],
    ],
    tilt: 4,
    turn: 5,
    nod: -2,
  },
  sleepy: {
    hands: atRest,
    tilt: 7,
    turn: 3,
    nod: 3,
  },
}

/** Arms in the air, a hand that waves, or both hands at the heart: not on every page of a book the same. */
const gladly = (mood: number): Bearing => {
  const { glad } = byFeeling
  if (mood < 0.4) return glad
  const hands: Bearing['hands'] =
    mood < 0.7
      ? [
          [62, 152],
          [162, 92],
        ]
      : [
          [93, 132],
          [107, 130],
        ]
  return { ...glad, hands }
}

/** How a child holds itself for what it does and feels, and for what it carries. */
export const bearingOf = ({ act, feeling, carries, mood = 0 }: Acting): Bearing => {
  const felt = feeling === 'glad' ? gladly(mood) : byFeeling[feeling]
  const [left, right] = felt.hands
  // What is handed over is held out low, and covers nobody's face.
  if (act === 'reaches') return { ...felt, hands: [left, carries ? [166, 136] : [172, 108]], turn: 8 }
  if (act === 'hugs')
    return {
      ...felt,
      hands: [
        [150, 150],
        [168, 128],
      ],
      tilt: 8,
      turn: 7,
    }
  const busy = byAct[act]
  if (busy) return { ...felt, ...busy }
  if (carries) return { ...felt, hands: [left, [146, 148]] }
  return { ...felt, hands: [left, right] }
}
