import type { CharacterLook } from '../look.ts'
import { darker, palette } from '../palette.ts'
import { blob, both, curve, oval } from '../path.ts'
import type { Pen } from '../pen.ts'
import { place } from '../pen.ts'
import { accessoriesOf } from './accessories.ts'
import { outfit } from './clothes.ts'
import { face, head } from './face.ts'
import { hair } from './hair.ts'

/** How wide and high a body is beside the usual one, and how large the whole figure. */
const builds: Record<CharacterLook['body'], { wide: number; high: number; scale: number }> = {
  default: { wide: 1, high: 1, scale: 1 },
  small: { wide: 0.94, high: 0.84, scale: 0.92 },
  tall: { wide: 0.98, high: 1.2, scale: 0.97 },
  round: { wide: 1.26, high: 0.98, scale: 1 },
  sturdy: { wide: 1.14, high: 1.04, scale: 1 },
  slim: { wide: 0.84, high: 1.06, scale: 0.98 },
  wheelchair: { wide: 1, high: 0.88, scale: 1 },
}

/** A wheelchair seen from the front: its back, and its wheels and foot plate before the one who sits in it. */
const wheelchair = (pen: Pen): { behind: string; before: string } => ({
  behind:
    pen.cut(blob('68,92 64,110 66,152 134,152 136,110 132,92'), palette.slate) +
    both(side => pen.line(side.curve('67,98 60,92 54,92'), palette.slate, 5.5)),
  before:
    pen.cut(blob('72,180! 128,180! 130,188! 70,188!'), palette.slate, 0.6) +
    both(
      side =>
        pen.line(side.oval(45, 152, 13, 37), palette.ink, 6) +
        pen.line(side.oval(45, 152, 13, 37), palette.amber, 2.6) +
        pen.line(side.curve('45,118 45,186') + side.curve('35,130 55,174') + side.curve('55,130 35,174'), palette.lilac, 1.4) +
        pen.cut(side.oval(45, 152, 4.4, 7), palette.cream, 0.5),
    ),
})

/** A character from the front, in a frame 200 by 200, standing at y = 190. */
export const drawChild = (pen: Pen, look: CharacterLook): string => {
  const { wide, high, scale } = builds[look.body]
  const seated = look.body === 'wheelchair' ? wheelchair(pen) : { behind: '', before: '' }
  const tie = look.color.clothes
  const { back, front } = hair(pen, look, tie)
  const extra = accessoriesOf(pen, look)
  // Feet on the foot plate, not on the ground.
  const lift = look.body === 'wheelchair' ? -10 : 0
  const onBody = (content: string) =>
    content === ''
      ? ''
      : `<g transform="matrix(${wide} 0 0 ${high} ${100 - 100 * wide} ${Math.round((190 - 190 * high + lift) * 10) / 10})">${content}</g>`
  // The neck stands at y = 104: a higher body lifts the head with it.
  const onHead = (content: string) => (content === '' ? '' : place(0, (1 - high) * 86 + lift, 1, content))
  const neck = pen.cut(blob('90,96! 110,96! 112,110 100,116 88,110'), darker(look.color.skin, 0.1), 0.5)
  const figure =
    onBody(extra.behind) +
    onHead(back) +
    seated.behind +
    onBody(neck + outfit(pen, look) + extra.body) +
    seated.before +
    onHead(head(pen, look.color.skin) + face(pen, look) + front + extra.head)
  return scale === 1 ? figure : place(100 - 100 * scale, 190 - 190 * scale, scale, figure)
}

/** A child from behind in a hooded coat: nobody in particular, so it can be anybody. In the same frame. */
export const drawChildFromBehind = (pen: Pen, coat: string): string =>
  both(
    side =>
      pen.cut(side.blob('90,164 76,164 75,184! 95,184!'), palette.indigo) +
      pen.cut(side.blob('73,180! 96,180! 96,191! 70,191!'), palette.cocoa),
  ) +
  both(
    side =>
      pen.cut(side.oval(54, 156, 7.5), darker(coat, 0.34)) + pen.cut(side.blob('76,108 62,120 51,142 50,152 60,156 70,146 82,124'), coat),
  ) +
  pen.cut(blob('76,100 68,124 60,158 57,172! 78,178 100,180 122,178 143,172! 140,158 132,124 124,100'), coat, 1.3) +
  pen.line(curve('100,124 101,150 100,179'), darker(coat, 0.22), 1.8) +
  pen.line('M60 164q40 14 80 0', darker(coat, 0.14), 2.4) +
  pen.cut(blob('100,20 68,30 55,60 60,90 78,108 100,116 122,108 140,90 145,60 132,30'), coat, 1.4) +
  pen.line(curve('100,24 97,60 100,113'), darker(coat, 0.16), 1.8) +
  pen.line(curve('62,92 80,104 100,107 120,104 138,92'), darker(coat, 0.12), 1.8) +
  both(side => pen.cut(side.blob('62,44 50,34 52,18 66,18 78,30'), coat)) +
  pen.veil(oval(80, 44, 13, 8, -40), palette.white, 0.22)
