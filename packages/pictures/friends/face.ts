import { palette } from '../palette.ts'
import { blob, both, curve, oval } from '../path.ts'
import type { Pen } from '../pen.ts'
import { turned } from '../pen.ts'

/** How a friend holds itself: eyes closed or open, and the head's tilt in degrees. */
export type Pose = { asleep: boolean; tilt: number }

/** Draws a friend in a frame 200 by 200, standing at y = 190, looking at us or to the left, where the light comes from. */
export type DrawFriend = (pen: Pen, pose: Pose) => string

/** Eyes at these places, the same in every friend and child: dark, with one light from the upper left. */
const eyesAt = (pen: Pen, pose: Pose, xs: readonly number[], y: number, r: number): string => {
  const all = (draw: (x: number) => string) => xs.map(draw).join('')
  return pose.asleep
    ? pen.line(
        all(x => curve(`${x - r - 1},${y} ${x},${y + r * 0.8} ${x + r + 1},${y}`)),
        palette.ink,
        r * 0.42,
      )
    : pen.ink(all(x => oval(x, y, r, r * 1.18))) +
        pen.ink(
          all(x => oval(x - r * 0.32, y - r * 0.45, r * 0.36)),
          palette.white,
        )
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

/** A head as the pose holds it. */
export const held = (pose: Pose, head: string): string => turned(pose.tilt, 100, 108, head)
