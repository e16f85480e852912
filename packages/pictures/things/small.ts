import { darker, lighter, palette } from '../palette.ts'
import { blob, box, curve, oval, polygon, star } from '../path.ts'
import type { ThingDrawing } from './thing.ts'

/** Small things that can be brought home in a pocket. */
export const smallThings = {
  lid: {
    draw: (pen, color) =>
      pen.cut(oval(0, -9, 24, 9), color, 1.2) +
      pen.flat(oval(0, -10, 17, 5.6), lighter(color, 0.25)) +
      pen.cut(oval(0, -14, 5, 4), darker(color, 0.15), 0.9),
  },
  box: {
    draw: (pen, color) =>
      pen.cut(box(-20, -18, 40, 18, 3), color, 1.2) +
      pen.cut(box(-22, -25, 44, 9, 3), lighter(color, 0.2), 0.9) +
      pen.flat(oval(0, -20, 2.6), palette.ink),
  },
  ticket: {
    draw: (pen, color) =>
      pen.cut('M-24-26h48v8a5 5 0 0 0 0 10v8h-48v-8a5 5 0 0 0 0-10z', color, 1.2) +
      pen.line('M-8-24v22', lighter(color, 0.5), 1.6) +
      pen.flat(star(8, -13, 7), lighter(color, 0.6)),
  },
  token: {
    draw: (pen, color) =>
      pen.cut(oval(0, -19, 19), color, 1.2) +
      pen.line(oval(0, -19, 13), lighter(color, 0.45), 2) +
      pen.flat(star(0, -19, 8), lighter(color, 0.6)),
  },
  crystal: {
    draw: (pen, color) =>
      pen.cut(polygon('-13,0 -17,-18 -4,-46 9,-22 14,-4'), color, 1.2) +
      pen.flat(polygon('-4,-46 -6,-16 -13,0 -17,-18'), lighter(color, 0.35)) +
      pen.flat(polygon('-4,-46 9,-22 4,-12 -6,-16'), lighter(color, 0.15)),
  },
  plaster: {
    draw: (pen, color) =>
      pen.cut(blob('-27,-8 -24,-17 -10,-18 10,-26 24,-27 28,-19 23,-11 10,-10 -10,-2 -23,-1'), color, 1.2) +
      pen.flat(blob('-8,-16! 8,-23! 11,-13! -6,-6!'), lighter(color, 0.45)) +
      pen.flat(oval(-17, -11, 1.4) + oval(-14, -7, 1.4) + oval(17, -22, 1.4) + oval(20, -17, 1.4), lighter(color, 0.6)),
  },
  leaf: {
    draw: (pen, color) =>
      pen.cut(blob('-20,0! -26,-20 -6,-40 22,-44! 20,-18 4,-4'), color, 1.2) +
      pen.line('M-22 2Q-6-18 18-40M-9-14l-6-10M-9-14l14 2M3-25l-3-9M3-25l10 0', darker(color, 0.25), 1.8),
  },
  pencil: {
    draw: (pen, color) =>
      pen.cut(polygon('-24,-2 -17,-10 12,-32 20,-22 -10,-2'), color, 1.2) +
      pen.cut(polygon('-24,-2 -17,-10 -10,-2'), palette.paper, 0.8) +
      pen.ink(polygon('-24,-2 -21.5,-5 -19.5,-2')) +
      pen.cut(polygon('12,-32 20,-22 25,-26 17,-36'), palette.blush, 0.8),
  },
  button: {
    draw: (pen, color) =>
      pen.cut(oval(0, -18, 18), color, 1.2) +
      pen.line(oval(0, -18, 12.5), darker(color, 0.18), 1.8) +
      pen.ink(oval(-4, -22, 2.2) + oval(4, -22, 2.2) + oval(-4, -14, 2.2) + oval(4, -14, 2.2)),
  },
  pompom: {
    draw: (pen, color) =>
      pen.cut(star(0, -20, 22, 14, 0.8), color, 1.2) +
      pen.flat(star(-3, -23, 13, 10, 0.7), lighter(color, 0.25)) +
      pen.line('M4-4q6 6 14 2', darker(color, 0.2), 2),
  },
  wisp: { draw: (pen, color) => pen.line(curve('-26,-4 -14,-28 6,-30 10,-14 -4,-10 -2,-26 16,-34 27,-12'), color, 4) },
  knot: {
    draw: (pen, color) =>
      pen.line(curve('-30,-6 -14,-20 0,-14 14,-24 30,-8'), color, 4) +
      pen.cut(oval(-13, -19, 6, 5, 20) + oval(13, -22, 6, 5, -20), lighter(color, 0.2), 1),
  },
  crumb: {
    draw: pen =>
      pen.cut(blob('-12,0! -15,-10 -6,-19 6,-17 14,-9 11,0!'), '#c98a4b', 1.1) +
      pen.flat(oval(-4, -10, 2) + oval(5, -7, 1.6), palette.paper) +
      pen.cut(oval(21, -3, 3.4) + oval(-22, -2, 2.6), '#c98a4b', 0.7),
  },
  find: {
    draw: (pen, color) =>
      pen.cut(blob('-18,-4 -20,-20 -6,-33 12,-30 21,-16 15,-1 -4,0'), color, 1.2) +
      pen.flat(blob('-12,-14 -10,-24 0,-28 2,-20 -6,-12'), lighter(color, 0.45)) +
      pen.flat(star(20, -34, 8, 4, 0.3) + star(-22, -30, 5, 4, 0.3), palette.lamp),
  },
} satisfies Record<string, ThingDrawing>
