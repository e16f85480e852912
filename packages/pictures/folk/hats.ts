import { darker, lighter, mix, palette } from '../palette.ts'
import { blob, both, box, oval, star } from '../path.ts'
import { place } from '../pen.ts'
import type { Wear } from './body.ts'

/** Worn on the head, and turned with it. */
const onHead = (draw: Wear['draw']): Wear => ({ on: 'head', draw })

/** Drawn for a head 40 to each side of its middle, with the hat's rim at (0, 0). */
const hat = (draw: Wear['draw']): Wear => onHead((pen, at) => place(100, at.hat.y, at.hat.wide / 40, draw(pen, at)))

export const spectacles = (rim: string = palette.amber): Wear =>
  onHead((pen, { eyes: { y, apart, r } }) => {
    const wide = Math.max(r * 1.9, apart * 0.72)
    return (
      pen.veil(
        both(side => side.oval(100 - apart, y, wide)),
        palette.white,
        0.28,
      ) +
      pen.line(
        `${both(side => side.oval(100 - apart, y, wide))}M${100 - apart + wide} ${y}q${apart - wide}-5 ${2 * (apart - wide)} 0`,
        rim,
        3.2,
      )
    )
  })

export const pointedHat = (color: string, height = 62, lean = 14): Wear =>
  hat(
    pen =>
      pen.cut(
        blob(`-40,4! -26,${-height * 0.45} ${lean - 4},${-height} ${lean + 4},${-height + 2} 30,${-height * 0.4} 40,4! 0,-6`),
        color,
        1.2,
      ) + pen.cut(blob('-43,2 -40,-6 0,-14 40,-6 43,2 40,9 0,0 -40,9'), darker(color, 0.16)),
  )

/** The gnome child's hat, open above, and full of stones. */
export const hatOfStones = (color: string): Wear =>
  hat(
    pen =>
      pen.cut(oval(-17, -40, 12, 10), palette.stone) +
      pen.cut(oval(14, -42, 13, 11), mix(palette.stone, palette.sand, 0.5)) +
      pen.cut(oval(-1, -52, 12, 10), lighter(palette.slate, 0.25)) +
      pen.cut(blob('-39,4! -47,-16 -40,-36 -30,-44! 0,-34 30,-44! 40,-36 47,-16 39,4! 0,-8'), color, 1.2) +
      pen.cut(blob('-43,5 -41,-3 0,-13 41,-3 43,5 40,9 0,-2 -40,9'), darker(color, 0.2)) +
      pen.flat(box(10, -30, 14, 12, 2), lighter(color, 0.3)),
  )

export const cookHat = (): Wear =>
  hat(
    pen =>
      pen.cut(blob('-26,-18 -42,-34 -30,-54 -10,-54 0,-64 14,-56 34,-54 42,-34 26,-18'), palette.white, 1.2) +
      pen.cut('M-28-22q28-8 56 0l-2 26q-26-8-52 0z', lighter(palette.paper, 0.4)),
  )

/** A cap with a peak, or a flat page's cap. */
export const cap = (color: string, band: string = darker(color, 0.25)): Wear =>
  hat(
    pen =>
      pen.cut(blob('-38,2! -36,-24 -14,-36 14,-36 36,-24 38,2! 0,-8'), color, 1.2) +
      pen.cut('M-38-8q38-14 76 0v11q-38-13-76 0z', band) +
      pen.flat(oval(0, -37, 5, 4), band),
  )

/** The lid of a teapot, taken off in greeting. */
export const lid = (color: string): Wear =>
  hat(
    pen =>
      pen.cut(oval(0, -36, 8, 8), palette.amber) +
      pen.cut(blob('-42,2! -34,-20 -12,-30 12,-30 34,-20 42,2! 0,-8'), color, 1.2) +
      pen.cut('M-44-4q44-14 88 0q4 4 0 8q-44-14-88 0q-4-4 0-8z', lighter(color, 0.3)),
  )

export const acornCap = (color: string = palette.bark): Wear =>
  hat(
    pen =>
      pen.cut(blob('-3,-26 -5,-44 5,-46 4,-26'), darker(color, 0.2)) +
      pen.cut(blob('-44,4! -38,-22 -14,-34 14,-34 38,-22 44,4! 22,-4 0,-6 -22,-4'), color, 1.2) +
      pen.line('M-30-8q14-16 34-22M-10-8q12-16 26-20M12-8q8-8 18-14M-24-22q24 2 44 14', darker(color, 0.24), 2),
  )

export const captainHat = (color: string = palette.indigo): Wear =>
  hat(
    pen =>
      pen.cut(blob('-44,-22 -30,-38 0,-42 30,-38 44,-22 34,-8 0,-12 -34,-8'), palette.white, 1.2) +
      pen.cut('M-36-14q36-10 72 0v15q-36-10-72 0z', color) +
      pen.cut(blob('-34,0! 0,-10 34,0! 20,9 0,11 -20,9'), palette.ink, 0.7) +
      pen.flat(star(0, -20, 8), palette.amber),
  )

/** A cloth tied about the head. */
export const kerchief = (color: string): Wear =>
  hat(
    pen =>
      pen.cut(blob('-44,12! -42,-18 -20,-36 0,-38 20,-36 42,-18 44,12! 26,-4 0,-4 -26,-4'), color, 1.2) +
      pen.flat(
        oval(-22, -16, 3.4) + oval(0, -24, 3.4) + oval(22, -16, 3.4) + oval(-10, -32, 2.6) + oval(11, -32, 2.6),
        lighter(color, 0.5),
      ),
  )

export const bow = (color: string, side: -1 | 1 = 1): Wear =>
  hat(pen =>
    place(
      side * 26,
      -8,
      1,
      pen.cut(blob('0,0! -18,-13 -21,11') + blob('0,0! 18,-13 21,11'), color) + pen.cut(oval(0, 0, 5), darker(color, 0.2)),
      side * 18,
    ),
  )

export const flowers = (color: string): Wear =>
  hat(pen =>
    [-28, 0, 28]
      .map(x => {
        const y = -6 - (28 - Math.abs(x)) * 0.3
        const petals = [0, 72, 144, 216, 288]
          .map(turn => oval(x + Math.cos((turn * Math.PI) / 180) * 7, y + Math.sin((turn * Math.PI) / 180) * 7, 6))
          .join('')
        return pen.cut(petals, color, 0.7) + pen.flat(oval(x, y, 4.4), palette.lamp)
      })
      .join(''),
  )
