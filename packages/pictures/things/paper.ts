import { darker, lighter, palette } from '../palette.ts'
import { blob, box, oval, polygon, star } from '../path.ts'
import type { Pen } from '../pen.ts'
import { place } from '../pen.ts'
import type { ThingDrawing } from './thing.ts'

const sheet = (pen: Pen, wide: number, high: number, fill: string = palette.white) =>
  pen.cut(box(-wide / 2, -high, wide, high, 2), fill, 1.1)

const written = (pen: Pen, wide: number, high: number, lines: number) =>
  pen.line(
    Array.from({ length: lines }, (_, i) => `M${-wide / 2 + 6} ${-high + 10 + (i * (high - 16)) / lines}h${wide - 12 - (i % 3) * 7}`).join(
      '',
    ),
    palette.slate,
    1.8,
  )

const envelope = (pen: Pen, color: string) =>
  pen.cut(box(-19, -26, 38, 26, 2), palette.paper, 1) +
  pen.line('M-18-25l18 14l18-14', darker(palette.paper, 0.25), 1.8) +
  pen.flat(oval(0, -10, 3.6), color)

/** What is written, drawn or sent. */
export const paperThings = {
  note: { draw: pen => sheet(pen, 34, 40) + written(pen, 34, 40, 4) },
  poem: { draw: pen => sheet(pen, 38, 56) + written(pen, 38, 56, 9) },
  drawing: {
    draw: pen =>
      sheet(pen, 56, 42) +
      pen.line('M-20-14q20-16 40 0', palette.leaf, 3) +
      pen.flat(oval(14, -31, 5), palette.amber) +
      pen.line('M-16-14v-12l8-7l8 7v12z', palette.coral, 2.4),
  },
  portrait: {
    draw: pen =>
      pen.cut(box(-30, -84, 60, 72, 4), palette.bark, 1.4) +
      pen.flat(box(-23, -77, 46, 58), palette.paper) +
      pen.cut(oval(0, -46, 16, 18), palette.sand, 0.7) +
      pen.ink(oval(-6, -50, 2) + oval(6, -50, 2)) +
      pen.flat('M-9-42q9 12 18 0z', palette.ink) +
      pen.flat(box(-7, -41.5, 5, 3.5) + box(3, -41.5, 5, 3.5), palette.white) +
      pen.line('M-14 0l8-12M14 0l-8-12', palette.cocoa, 4),
  },
  map: {
    grip: [-20, -20],
    draw: (pen, color) =>
      pen.cut(polygon('-40,-2 -40,-46 -14,-52 12,-46 38,-52 38,-8 12,-2 -14,-8'), palette.paper, 1.2) +
      pen.line('M-14-52v44M12-46v44', darker(palette.paper, 0.18), 1.6) +
      pen.line('M-32-14q10-20 18-12t14-10t10-6', color, 2.6) +
      pen.line('M-30-38l8 6M-22-38l-8 6', palette.rust, 2.4) +
      pen.flat(oval(26, -40, 5), lighter(palette.bark, 0.4)),
  },
  letter: { draw: envelope },
  letters: {
    draw: (pen, color) =>
      place(-16, 0, 1, envelope(pen, color), -14) +
      place(14, -2, 1, envelope(pen, palette.rose), 12) +
      place(0, -8, 1, envelope(pen, palette.teal)),
  },
  tickets: {
    grip: [0, -12],
    draw: (pen, color) =>
      place(-7, 0, 1, pen.cut(box(-11, -24, 22, 24, 3), color, 1) + pen.flat(oval(0, -12, 4), lighter(color, 0.6)), -16) +
      place(8, 0, 1, pen.cut(box(-11, -24, 22, 24, 3), color, 1) + pen.flat(oval(0, -12, 4), lighter(color, 0.6)), 14),
  },
  star: {
    grip: [0, -14],
    draw: (pen, color) => pen.cut(star(0, -17, 19, 5, 0.5), color, 1.1) + pen.flat(star(0, -17, 11, 5, 0.5), lighter(color, 0.35)),
  },
  book: {
    grip: [0, -10],
    draw: pen =>
      pen.cut(polygon('-36,-4 0,0 36,-4 36,-30 0,-25 -36,-30'), palette.rust, 1.2) +
      pen.cut(
        blob('-33,-8! -18,-11 0,-4! 0,-28! -18,-35 -33,-31!') + blob('33,-8! 18,-11 0,-4! 0,-28! 18,-35 33,-31!'),
        palette.white,
        0.8,
      ) +
      pen.line('M-27-25q10-3 20 1M-27-18q10-3 20 1M8-24q10-4 19-1M8-17q10-4 19-1', palette.slate, 1.6),
  },
  ballot: {
    draw: (pen, color) =>
      pen.cut(box(-26, -42, 52, 42, 3), color, 1.3) +
      pen.cut(box(-29, -48, 58, 9, 3), darker(color, 0.12), 0.9) +
      pen.ink(box(-12, -45, 24, 3)) +
      place(0, -46, 0.5, sheet(pen, 34, 40), 8),
  },
} satisfies Record<string, ThingDrawing>
