import type { ChildAct, Feeling } from '@nightlight/contract/scenes'
import type { Point } from './limb.ts'

/** A child at night, in pyjamas: what it does, what it feels, and the thing it carries, drawn about the hand that holds it. */
export type Acting = { act: ChildAct; feeling: Feeling; carries?: string }

/** Where both hands are, and how the head is held: degrees, and how far the face is turned to the right and down. */
export type Bearing = { hands: readonly [Point, Point]; tilt: number; turn: number; nod: number }

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

/** How a child holds itself for what it does and feels, and for what it carries. */
export const bearingOf = ({ act, feeling, carries }: Acting): Bearing => {
  const felt = byFeeling[feeling]
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
  if (carries) return { ...felt, hands: [left, [146, 148]] }
  return { ...felt, hands: [left, right] }
}
