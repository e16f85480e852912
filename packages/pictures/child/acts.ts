import type { Bearing, Pose } from './bearing.ts'

/** What an act does to a body, whatever is felt with it: that is left to the face. */
export const byAct: Partial<Record<Pose, Omit<Bearing, 'nod'> & { nod?: number }>> = {
  // One hand draws on the ground, the other is on the knee.
  draws: {
    hands: [
      [96, 164],
      [176, 168],
    ],
    tilt: 12,
    turn: 9,
    nod: 5,
    lean: 24,
  },
  stacks: {
    hands: [
      [138, 142],
      [186, 111],
    ],
    tilt: 3,
    turn: 10,
    lean: 9,
  },
  carries: {
    hands: [
      [80, 152],
      [122, 152],
    ],
    tilt: -2,
    turn: 4,
    lean: -5,
  },
  points: {
    hands: [
      [66, 150],
      [176, 116],
    ],
    tilt: 2,
    turn: 10,
    lean: 5,
  },
  listens: {
    hands: [
      [72, 156],
      [172, 84],
    ],
    tilt: 9,
    turn: 8,
    lean: 5,
  },
  crawls: {
    hands: [
      [120, 186],
      [160, 186],
    ],
    tilt: 6,
    turn: 9,
    nod: 3,
    lean: 62,
  },
  travels: {
    hands: [
      [46, 148],
      [176, 134],
    ],
    tilt: 3,
    turn: 8,
    lean: 3,
  },
  astride: {
    hands: [
      [54, 138],
      [146, 152],
    ],
    tilt: 2,
    turn: 9,
    lean: 5,
  },
  peeps: {
    hands: [
      [66, 136],
      [164, 108],
    ],
    tilt: 3,
    turn: 6,
  },
  shows: {
    hands: [
      [62, 150],
      [158, 106],
    ],
    tilt: 4,
    turn: 7,
  },
  waits: {
    hands: [
      [63, 158],
      [137, 158],
    ],
    tilt: 3,
    turn: 6,
  },
  leaps: {
    hands: [
      [36, 76],
      [164, 72],
    ],
    tilt: 4,
    turn: 5,
    nod: -2,
  },
}
