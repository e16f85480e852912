import type { Feeling } from '@nightlight/contract/scenes'
import { palette } from '../palette.ts'
import { blob, both, curve, oval, type Side } from '../path.ts'
import type { Pen } from '../pen.ts'
import { place, turned } from '../pen.ts'

/** How a friend holds itself: eyes closed or open, the head's tilt in degrees, what its eyes and brows say, to which side it looks, if to any, and whether it is under way. */
export type Pose = { asleep: boolean; tilt: number; feeling?: Feeling; looks?: 'left' | 'right' | undefined; away?: boolean }

/** Whoever sleeps by a bed or is under way has left its branch or flower behind. */
export const hasLeft = ({ asleep, away }: Pose): boolean => asleep || away === true

/** How a feeling holds a head, in degrees. */
export const tilts: Record<Feeling, number> = { calm: 0, curious: 6, worried: -5, ashamed: -9, surprised: 3, glad: 5, sleepy: 9 }

/** Draws a friend in a frame 200 by 200, standing at y = 190, looking at us or to the left, where the light comes from. */
export type DrawFriend = (pen: Pen, pose: Pose) => string

/** Lids shut in sleep, or for joy: a bow hanging down or standing up. */
const bows = (pen: Pen, xs: readonly number[], y: number, r: number, up: 1 | -1): string =>
  pen.line(xs.map(x => curve(`${x - r - 1},${y} ${x},${y - up * r * 0.8} ${x + r + 1},${y}`)).join(''), palette.ink, r * 0.42)

/** Where the nose lies from an eye: between two that face us, to the left of one that is seen from the side. */
const noseFrom = (x: number, middle: number): 1 | -1 => {
  if (Number.isFinite(middle)) return x < middle ? 1 : -1
  const facesUs = x >= 80 && x <= 120
  return facesUs && x < 100 ? 1 : -1
}

/** Brows above the eyes; `inner` is how much higher they stand towards the nose. */
const brows = (pen: Pen, xs: readonly number[], y: number, r: number, up: number, inner: number): string => {
  const middle = xs.length > 1 ? xs.reduce((sum, x) => sum + x, 0) / xs.length : Number.POSITIVE_INFINITY
  const top = y - r * 1.75 - up
  const brow = (x: number) => {
    const nose = noseFrom(x, middle)
    return `M${x - nose * r} ${top + inner / 2}L${x + nose * r} ${top - inner / 2}`
  }
  return pen.line(xs.map(brow).join(''), palette.ink, r * 0.36)
}

/** Eyes at these places, the same in every friend and child: dark, with one light from the upper left. Who looks to a side has both nearer to it. */
const eyesAt = (pen: Pen, pose: Pose, places: readonly number[], y: number, r: number): string => {
  const aside = pose.looks === undefined || places.length < 2 ? 0 : r * (pose.looks === 'left' ? -0.5 : 0.5)
  const xs = places.map(x => x + aside)
  const all = (draw: (x: number) => string) => xs.map(draw).join('')
  const open = (size: number, down: number) =>
    pen.ink(all(x => oval(x, y, size, size * 1.18))) +
    pen.ink(
      all(x => oval(x - size * 0.32, y - size * (0.45 - down), size * 0.36)),
      palette.white,
    )
  if (pose.asleep) return bows(pen, xs, y, r, -1)
  switch (pose.feeling) {
    case 'glad':
      return bows(pen, xs, y + r * 0.3, r, 1)
    case 'worried':
      return open(r, 0) + brows(pen, xs, y, r, 0, r * 0.9)
    case 'ashamed':
      return open(r, 0.9) + brows(pen, xs, y, r, -r * 0.2, r * 0.9)
    case 'surprised':
      return open(r * 1.16, 0) + brows(pen, xs, y, r, r * 0.7, 0)
    case 'sleepy':
      return pen.line(
        all(x => `M${x - r - 1} ${y}h${2 * r + 2}`),
        palette.ink,
        r * 0.5,
      )
    default:
      return open(r, 0)
  }
}

export const eye = (pen: Pen, pose: Pose, x: number, y: number, r = 5.2): string => eyesAt(pen, pose, [x], y, r)

/** Both eyes, `apart` to each side of the middle. */
export const eyes = (pen: Pen, pose: Pose, apart: number, y: number, r = 5.2): string => eyesAt(pen, pose, [100 - apart, 100 + apart], y, r)

export const blush = (pen: Pen, apart: number, y: number, r = 7): string =>
  pen.veil(
    both(side => side.oval(100 - apart, y, r, r * 0.7)),
    palette.rose,
    0.32,
  )

/** A soft three-cornered nose; y is its middle. */
export const nose = (pen: Pen, y: number, r = 6, color: string = palette.ink): string =>
  pen.ink(blob(`${100 - r},${y - r * 0.5} 100,${y - r * 0.72} ${100 + r},${y - r * 0.5} 100,${y + r * 0.72}`), color) +
  pen.veil(oval(100 - r * 0.35, y - r * 0.3, r * 0.28, r * 0.18), palette.white, 0.6)

/** The mouth of most beasts: two small bows under the nose. */
export const mouth = (pen: Pen, y: number, w = 9): string =>
  pen.line(`M${100 - w} ${y}q${w / 2} ${w * 0.55} ${w} 0q${w / 2} ${w * 0.55} ${w} 0`, palette.ink, 1.9)

export const whiskers = (pen: Pen, y: number, color: string): string =>
  both(
    side =>
      pen.line(side.curve(`70,${y} 56,${y - 4} 44,${y - 4}`), color, 1.2) +
      pen.line(side.curve(`71,${y + 6} 58,${y + 7} 47,${y + 10}`), color, 1.2),
  )

/** A pair of wings, drawn as the left one: spread, or asleep let down about their root and folded close. */
export const wings = (pose: Pose, [x, y]: readonly [number, number], degrees: number, draw: (side: Side) => string): string => {
  if (!pose.asleep) return both(draw)
  let isLeft = true
  return both(side => {
    const sign = isLeft ? 1 : -1
    isLeft = false
    const root = sign === 1 ? x : 200 - x
    return place(root, y, 0.8, place(-root, -y, 1, draw(side)), -degrees * sign)
  })
}

/** A head as the pose holds it. */
export const held = (pose: Pose, head: string): string => turned(pose.tilt, 100, 108, head)
