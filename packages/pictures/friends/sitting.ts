import { palette } from '../palette.ts'
import { blob, both, oval } from '../path.ts'
import type { Pen } from '../pen.ts'
import { place } from '../pen.ts'
import type { Pose } from './face.ts'
import { held } from './face.ts'

/** A beast that sits and looks at us: what it has in common with the others, and what is its own. */
export type Sitting = {
  fur: string
  /** The lighter front of the body. */
  belly?: string
  /** Paws, where they differ. */
  feet?: string
  /** Outline of the body; the usual one is pear-shaped. */
  body?: string
  /** Tail, wings: what lies behind the body. */
  behind?: string
  /** Markings upon the body. */
  marks?: string
  head: string
  /** What it holds, before everything. */
  holds?: string
}

const pear = '100,92 74,104 60,134 56,168 70,189 100,191 130,189 144,168 140,134 126,104'

/** Lying down, the body is low and broad, and the head comes to lie on the paws. */
const lying = (body: string): string => `<g transform="matrix(1.14 0 0 .6 -14 76)">${body}</g>`

export const sitting = (pen: Pen, pose: Pose, it: Sitting): string => {
  const feet = it.feet ?? it.fur
  if (pose.asleep)
    return (
      lying((it.behind ?? '') + pen.cut(blob(it.body ?? pear), it.fur) + (it.marks ?? '')) +
      both(side => pen.cut(side.oval(62, 184, 19, 8.5, -4), feet)) +
      pen.veil(oval(100, 164, 50, 20), palette.ink, 0.13) +
      place(0, 62, 1, held(pose, it.head))
    )
  return (
    (it.behind ?? '') +
    both(side => pen.cut(side.oval(60, 182, 18, 9, -6), feet)) +
    pen.cut(blob(it.body ?? pear), it.fur) +
    (it.belly ? pen.flat(oval(100, 146, 25, 36), it.belly) : '') +
    (it.marks ?? '') +
    both(
      side =>
        pen.cut(side.blob('72,126 68,150 69,176 75,186 87,185 88,160 87,132'), it.fur) + pen.cut(side.oval(77.5, 184, 11.5, 7.5), feet),
    ) +
    pen.veil(blob('68,108 100,118 132,108 126,126 100,130 74,126'), palette.ink, 0.13) +
    held(pose, it.head) +
    (it.holds ?? '')
  )
}
