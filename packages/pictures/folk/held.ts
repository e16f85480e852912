import { darker, lighter, mix, palette } from '../palette.ts'
import { blob, box, oval, polygon } from '../path.ts'
import { place } from '../pen.ts'
import type { Wear } from './body.ts'

const inFront = (draw: Wear['draw']): Wear => ({ on: 'front', draw })

/** Held in the right hand, drawn about it. */
const held = (draw: Wear['draw']): Wear => inFront((pen, at) => place(at.hand.x, at.hand.y, 1, draw(pen, at)))

export const cane = (color: string = palette.bark): Wear =>
  inFront((pen, { hand: { x, y } }) => pen.line(`M${x + 2} 188V${y - 6}q0-12-10-12q-7 0-7 6`, color, 5))

export const book = (color: string): Wear =>
  held(
    pen =>
      pen.cut(box(-17, -13, 34, 25), darker(color, 0.15)) +
      pen.cut(box(-14, -15, 31, 24), color, 0.7) +
      pen.flat(box(-14, 9, 31, 4), palette.paper),
  )

export const pencil = (color: string = palette.amber): Wear =>
  held(pen =>
    place(
      0,
      0,
      1,
      pen.cut(box(-4, -30, 8, 44), color) + pen.cut(polygon('-4,-30 4,-30 0,-44'), palette.paper, 0.6) + pen.ink('M-1.4-39h2.8l-1.4-5z'),
      16,
    ),
  )

export const brush = (color: string): Wear =>
  held(pen =>
    place(
      0,
      0,
      1,
      pen.cut(box(-4, -18, 8, 44, 3), palette.bark) +
        pen.cut(box(-6, -26, 12, 10, 1), palette.stone, 0.6) +
        pen.cut(blob('-7,-26! -9,-38 0,-52! 9,-38 7,-26!'), color),
      14,
    ),
  )

/** A blade of grass against the rain, held up so that its tip hangs over the head. */
export const grassBlade = (): Wear =>
  inFront((pen, { hand: { x, y } }) =>
    pen.cut(
      blob(
        `${x + 10},${y + 22}! ${x + 30},${y - 40} ${x + 34},${y - 96} ${x + 4},${y - 150} ${x - 50},${y - 164}! ${x - 4},${y - 136} ${x + 18},${y - 90} ${x + 20},${y - 40} ${x + 3},${y + 18}!`,
      ),
      palette.leaf,
      1.2,
    ),
  )

export const ladle = (color: string = palette.stone): Wear =>
  held(pen => place(0, 0, 1, pen.cut(box(-3, -30, 6, 46, 3), color) + pen.cut(oval(0, -36, 13, 10), lighter(color, 0.2)), 12))

export const fiddle = (): Wear =>
  inFront((pen, { chest: { y } }) =>
    place(
      92,
      y + 4,
      1,
      pen.cut(box(-3.5, -48, 7, 44, 2), palette.cocoa) +
        pen.cut(blob('0,-22 -16,-18 -16,-4 -10,2 -20,14 -14,30 0,34 14,30 20,14 10,2 16,-4 16,-18'), palette.rust, 1.2) +
        pen.flat(oval(0, 8, 4, 5) + box(-7, 20, 14, 3), palette.cocoa) +
        pen.line('M-38 10L46-10', palette.sand, 3),
      -38,
    ),
  )

export const lanternStick = (color: string = palette.amber): Wear =>
  held(
    pen =>
      pen.line('M0 6L22-34q4-6 10-2', palette.bark, 4) +
      pen.glow(34, -20, 34, palette.lamp, 0.7) +
      pen.cut(box(25, -34, 18, 24, 5), color) +
      pen.flat(box(29, -30, 10, 15, 3), palette.lamp),
  )

export const flask = (color: string = palette.rose): Wear =>
  held(
    pen =>
      pen.cut('M-5-26h10v14l12 22q2 8-6 8h-22q-8 0-6-8l12-22z', mix(palette.sky, palette.white, 0.6)) +
      pen.flat('M-11 2h22l6 10q2 6-6 6h-22q-8 0-6-6z', color) +
      pen.cut(box(-8, -30, 16, 6, 2), palette.bark, 0.6),
  )
