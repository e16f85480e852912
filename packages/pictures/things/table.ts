import { darker, lighter, palette } from '../palette.ts'
import { blob, box, oval, polygon } from '../path.ts'
import type { Pen } from '../pen.ts'
import { place } from '../pen.ts'
import type { ThingDrawing } from './thing.ts'

/** Steam that curls up from (x, y). */
const steam = (pen: Pen, x: number, y: number) => pen.line(`M${x} ${y}q-7-8 0-16t0-15M${x + 13} ${y - 2}q-6-7 0-14t0-12`, palette.cream, 2)

const dish = (pen: Pen, fill: string = palette.cream) =>
  pen.cut(oval(0, -5, 32, 7), fill, 1.2) + pen.flat(oval(0, -6.5, 22, 3.6), darker(fill, 0.12))

const bunShape = '-17,-8! -18,-20 0,-30 18,-20 17,-8!'
const crust = '#c98a4b'

const potBody = (pen: Pen) =>
  pen.line('M-30-34q-12 2-10 14M30-34q12 2 10 14', palette.slate, 5) +
  pen.cut('M-31-42h62l-4 34q-1 8-10 8h-34q-9 0-10-8z', palette.slate, 1.3) +
  pen.cut(oval(0, -42, 32, 7), darker(palette.slate, 0.2), 0.7) +
  pen.flat(oval(0, -41, 26, 4.6), palette.rust)

/** What is eaten, what it is eaten from, and the table. */
export const tableThings = {
  glass: {
    draw: pen => pen.cut('M-11-34h22l-3 34h-16z', lighter(palette.sky, 0.6)) + pen.flat('M-9.6-22h19.2l-2 20h-15.2z', palette.sky),
  },
  cup: {
    draw: (pen, color) =>
      pen.line('M15-24q14 0 12 10t-14 6', color, 5) +
      pen.cut('M-17-30h34l-3 24q-1 6-8 6h-12q-7 0-8-6z', color, 1.2) +
      pen.flat(oval(0, -30, 15, 3.4), darker(color, 0.3)),
  },
  shards: {
    draw: (pen, color) =>
      pen.cut(polygon('-40,0 -22,-2 -28,-20'), color) +
      pen.cut(polygon('-14,-1 8,0 2,-14 -10,-16'), lighter(color, 0.15)) +
      pen.line('M20-4q14-8 18 2', color, 5) +
      pen.cut(polygon('14,-4 22,2 4,4'), darker(color, 0.1), 0.7) +
      pen.cut(polygon('44,0 56,-1 50,-12'), color, 0.7),
  },
  bowl: {
    draw: pen =>
      pen.cut(blob('-24,-26! -16,-36 0,-40 16,-35 24,-26!'), palette.sand) +
      pen.cut('M-34-28h68q-2 22-20 28h-28q-18-6-20-28z', palette.teal, 1.3) +
      pen.line('M-31-20h62', lighter(palette.teal, 0.35), 3),
  },
  spilt: {
    draw: pen =>
      pen.cut(blob('-52,-2 -40,-9 -16,-7 2,-11 14,-3 8,3 -20,4 -44,4'), palette.sand) +
      pen.flat(oval(-34, -4, 4) + oval(-18, -2, 3) + oval(-60, 1, 3.4), lighter(palette.sand, 0.3)) +
      // It lies on its side, and one sees into it.
      place(
        26,
        -4,
        1,
        pen.cut('M-30-24h60q-2 18-17 24h-26q-15-6-17-24z', palette.teal, 1.3) +
          pen.cut(oval(0, -24, 30, 9), lighter(palette.teal, 0.3), 0.8) +
          pen.flat(oval(0, -23.5, 25, 6.5), palette.pine),
        -72,
      ) +
      pen.cut(oval(-12, -7, 6, 4.4), palette.rust, 0.8) +
      pen.cut(oval(-46, -3, 5, 3.6), palette.moss, 0.8),
  },
  pot: { draw: pen => potBody(pen) + steam(pen, -7, -52) },
  biscuit: {
    draw: pen =>
      dish(pen) +
      pen.cut('M-3-10a15 9 0 0 1-3-17l4 6-3 5z', crust, 1.1) +
      pen.cut('M5-10a15 9 0 0 0 3-17l-4 6 3 5z', crust, 1.1) +
      pen.flat(oval(-10, -18, 1.6) + oval(12, -17, 1.6) + oval(10, -22, 1.2), palette.bark),
  },
  bun: { draw: pen => dish(pen) + pen.cut(blob(bunShape), crust, 1.2) + pen.line('M-8-22q8-6 16 0', lighter(crust, 0.4), 2.4) },
  covered: {
    draw: (pen, color) =>
      dish(pen) +
      pen.cut(blob('-30,-6! -20,-24 -8,-32 8,-31 20,-24 30,-6! 16,-10 0,-5 -16,-10'), color, 1.2) +
      pen.flat(oval(-8, -20, 2.6) + oval(8, -22, 2.6) + oval(0, -13, 2.6), lighter(color, 0.5)),
  },
  slices: {
    draw: pen => dish(pen) + Array.from({ length: 6 }, (_, i) => pen.cut(box(-22 + i * 7.6, -17 - (i % 2), 5, 11, 2), crust, 0.8)).join(''),
  },
  cake: {
    draw: pen =>
      dish(pen) +
      pen.cut(box(-25, -34, 50, 28, 5), palette.blush, 1.2) +
      pen.cut('M-27-34q0-8 8-8h38q8 0 8 8q-4 9-9 1q-5 9-10 0q-4 9-9 0q-5 9-10 0q-6 8-16-1z', palette.white, 0.8) +
      pen.flat(oval(-12, -44, 4) + oval(3, -45, 4) + oval(16, -44, 4), palette.rose),
  },
  tray: {
    draw: pen =>
      pen.cut(polygon('-52,0 -40,-16 40,-16 52,0'), palette.slate, 1.3) +
      Array.from({ length: 10 }, (_, i) =>
        place(-34 + (i % 5) * 17, i < 5 ? -9 : -2, 1, pen.cut(blob('-6,0! -6,-5 0,-8 6,-5 6,0!'), crust, 0.7)),
      ).join(''),
  },
  spoon: {
    grip: [0, -14],
    draw: (pen, color) => pen.cut(box(-3, -44, 6, 44, 3), color) + pen.cut(oval(0, -52, 10, 13), lighter(color, 0.15)),
  },
  table: {
    draw: pen =>
      pen.cut(box(-118, -52, 10, 52) + box(108, -52, 10, 52), palette.bark) +
      pen.cut('M-132-58q132-12 264 0l-6 30q-20 10-34 0q-24 10-46 1q-24 9-46 0q-22 9-46 0q-24 9-46-1q-20 9-40 0z', palette.cream, 1.5) +
      [-100, -60, -20, 20, 60, 100]
        .map(x => pen.stamp('dish', x, -58 - (Math.abs(x) < 70 ? 4 : 1), 0.42, () => dish(pen, palette.paper)))
        .join('') +
      place(0, -64, 0.8, potBody(pen) + steam(pen, -7, -52)),
  },
} satisfies Record<string, ThingDrawing>
