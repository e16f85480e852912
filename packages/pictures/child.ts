import { darker, palette } from './palette.ts'
import { blob, both, curve, oval } from './path.ts'
import type { Pen } from './pen.ts'

/** A child from behind in a hooded coat: nobody in particular, so it can be anybody. In a frame 200 by 200, standing at y = 190. */
export const drawChildFromBehind = (pen: Pen, coat: string): string =>
  both(
    side =>
      pen.cut(side.blob('88,168 74,168 72,188! 94,188!'), darker(palette.indigo, 0.1)) +
      pen.cut(side.blob('68,188 74,180 92,180 95,192 80,195'), palette.cocoa),
  ) +
  pen.cut(blob('76,96 66,120 58,172! 100,180 142,172! 134,120 124,96'), coat, 1.4) +
  both(side => pen.cut(side.blob('72,104 60,118 50,146 58,154 68,146 80,122'), coat) + pen.cut(oval(0, 0, 0), coat)) +
  pen.line(curve('100,112 101,140 100,172'), darker(coat, 0.2), 1.6) +
  pen.cut(blob('100,18 66,34 58,72 72,104 100,112 128,104 142,72 134,34'), coat, 1.4) +
  pen.line(curve('84,30 78,60 86,96'), darker(coat, 0.16), 1.4) +
  pen.cut(oval(100, 18, 9), palette.cream)
