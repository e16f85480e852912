import { darker, lighter, palette } from '../palette.ts'
import { blob, box, oval, polygon, star } from '../path.ts'
import type { Pen } from '../pen.ts'
import { place } from '../pen.ts'
import type { ThingDrawing } from './thing.ts'

/** A cloth that is held up by its two upper corners and hangs in folds between them. */
const hanging = (pen: Pen, color: string, wide: number, long: number): string =>
  pen.cut(
    blob(
      `${-wide * 0.9},${-long}! ${-wide * 0.4},${-long + 5} 0,${-long + 2} ${wide * 0.4},${-long + 5} ${wide * 0.9},${-long}! ${wide},-4! ${wide * 0.5},-1 0,-6 ${-wide * 0.5},0 ${-wide},-4!`,
    ),
    color,
    1.2,
  ) +
  pen.line(
    `M${-wide * 0.4} ${-long + 9}q4 ${long * 0.4}-1 ${long - 20}M${wide * 0.38} ${-long + 9}q-4 ${long * 0.4} 1 ${long - 20}`,
    darker(color, 0.18),
    2,
  )

const shoe = (pen: Pen, x: number, color: string) =>
  place(x, 0, 1, pen.cut(blob('-13,0! -14,-12 -6,-14 0,-8 12,-7 16,0!'), color, 1) + pen.line('M-4-9l5 3', lighter(color, 0.5), 2))

/** What is worn, laid over somebody or tied. */
export const clothThings = {
  towel: {
    grip: [0, -50],
    draw: (pen, color) => hanging(pen, color, 22, 52) + pen.line('M-19-14h38M-20-10h40', lighter(color, 0.5), 2),
  },
  napkin: { grip: [0, -26], draw: (pen, color) => hanging(pen, color, 16, 28) },
  blanket: {
    grip: [0, -62],
    draw: (pen, color) => hanging(pen, color, 34, 64) + pen.line('M-30-12q30 8 60 0', lighter(color, 0.45), 3),
  },
  knots: {
    grip: [0, -50],
    draw: (pen, color) =>
      hanging(pen, color, 28, 52) +
      place(
        -26,
        -6,
        1,
        pen.cut(blob('-8,8! -10,-4 0,-9 9,-4 8,8! 0,4'), lighter(color, 0.12), 1) + pen.cut(oval(0, -6, 6, 5), darker(color, 0.12), 0.8),
      ),
  },
  folded: {
    grip: [0, -16],
    draw: pen =>
      [0, 1, 2].map(i => pen.cut(box(-34 + i, -12 - i * 11, 68 - i * 2, 13, 6), lighter(palette.blue, i * 0.1), 1.1)).join('') +
      pen.line('M-10-36v36M12-36v36', palette.lamp, 3),
  },
  scarf: {
    grip: [0, -40],
    draw: (pen, color) => hanging(pen, color, 12, 44) + pen.line('M-10-2v8M-4-3v8M3-3v8M9-3v8', lighter(color, 0.3), 2),
  },
  string: {
    grip: [0, -54],
    draw: (pen, color) =>
      pen.line('M0-56q-8 18 2 30t-4 24', color, 3) +
      pen.cut(oval(-4, -24, 9) + oval(4, -6, 7), palette.stone, 0.9) +
      pen.line('M8-34l4 18', palette.sand, 4),
  },
  thread: {
    grip: [0, -8],
    draw: (pen, color) =>
      pen.cut(box(-9, -22, 18, 22, 3), color, 1) +
      pen.cut(box(-12, -25, 24, 5, 2) + box(-12, -3, 24, 5, 2), palette.sand, 0.8) +
      pen.line('M9-14q22-2 18 12t14 8', color, 2),
  },
  ribbon: {
    grip: [0, -20],
    draw: (pen, color) =>
      pen.cut('M0-22q-26-18-24 0t24 2q26-18 24 0t-24-2z', color, 1) + pen.line('M-2-20q-12 8-10 22M2-20q12 8 12 20', color, 5),
  },
  costume: {
    grip: [0, -74],
    draw: (pen, color) =>
      pen.cut(blob('-10,-76! 0,-72 10,-76! 20,-58 16,-52 40,-4! 20,-10 0,-2 -20,-10 -40,-4! -16,-52 -20,-58'), color, 1.3) +
      pen.flat(star(-10, -40, 5) + star(12, -28, 5) + star(-16, -18, 5), palette.lamp) +
      pen.cut(blob('-11,-76! 0,-90 11,-76! 0,-70'), lighter(color, 0.3), 0.8),
  },
  slippers: { draw: (pen, color) => shoe(pen, -18, color) + shoe(pen, 16, color) },
  shoes: {
    draw: (pen, color) =>
      [palette.rust, color, palette.teal, palette.wine]
        .map((fill, i) => shoe(pen, -66 + i * 42, fill) + shoe(pen, -50 + i * 42, darker(fill, 0.1)))
        .join(''),
  },
  washing: {
    draw: pen =>
      pen.line('M-60 0V-50M60 0v-50', palette.bark, 4) +
      pen.line('M-60-46q60 18 120 0', palette.cream, 2) +
      [palette.rose, palette.mint, palette.amber, palette.sky]
        .map((fill, i) => pen.cut(polygon(`${-42 + i * 24},-38 ${-28 + i * 24},-37 ${-30 + i * 24},-18 ${-41 + i * 24},-19`), fill, 0.9))
        .join(''),
  },
  mattress: {
    draw: (pen, color) =>
      pen.cut(box(-74, -22, 148, 22, 9), palette.cream, 1.3) + pen.line('M-60-22v22M-30-22v22M0-22v22M30-22v22M60-22v22', color, 4),
  },
} satisfies Record<string, ThingDrawing>
