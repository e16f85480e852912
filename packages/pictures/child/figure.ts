import type { CharacterLook } from '../look.ts'
import { darker, lighter, palette } from '../palette.ts'
import { blob, both, curve, oval } from '../path.ts'
import type { Pen } from '../pen.ts'
import { place } from '../pen.ts'
import { accessoriesOf } from './accessories.ts'
import { outfit } from './clothes.ts'
import { face, head } from './face.ts'
import { hair } from './hair.ts'

/** How wide and high a body is beside the usual one, and how large the whole figure. */
export const builds: Record<CharacterLook['body'], { wide: number; high: number; scale: number }> = {
  default: { wide: 1, high: 1, scale: 1 },
  small: { wide: 0.94, high: 0.84, scale: 0.92 },
  tall: { wide: 0.98, high: 1.2, scale: 0.97 },
  round: { wide: 1.26, high: 0.98, scale: 1 },
  sturdy: { wide: 1.14, high: 1.04, scale: 1 },
  slim: { wide: 0.84, high: 1.06, scale: 0.98 },
  wheelchair: { wide: 1, high: 0.88, scale: 1 },
}

const wheel = (pen: Pen): string =>
  pen.line(oval(0, 0, 13, 37), palette.ink, 6) +
  pen.line(oval(0, 0, 13, 37), palette.amber, 2.6) +
  pen.line('M0-34v68M-10-22l20 44M10-22l-20 44', palette.lilac, 1.4) +
  pen.cut(oval(0, 0, 4.4, 7), palette.cream, 0.5)

/** A wheelchair seen from the front: its back, and its wheels and foot plate before the one who sits in it. */
export const wheelchair = (pen: Pen): { behind: string; before: string } => ({
  behind:
    pen.cut(blob('68,92 64,110 66,152 134,152 136,110 132,92'), palette.slate) +
    both(side => pen.line(side.curve('67,98 60,92 54,92'), palette.slate, 5.5)),
  before:
    pen.cut(blob('72,180! 128,180! 130,188! 70,188!'), palette.slate, 0.6) +
    [45, 155].map(x => pen.stamp('wheel', x, 152, 1, () => wheel(pen))).join(''),
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

/** A child from behind in coat, hat and scarf: nobody in particular, so it can be anybody. In the same frame. */
export const drawChildFromBehind = (pen: Pen, coat: string): string => {
  const hat = darker(coat, 0.3)
  return (
    both(
      side =>
        pen.cut(side.blob('90,162 76,162 75,184! 95,184!'), palette.indigo) +
        pen.cut(side.blob('73,178! 96,178! 96,191! 70,191!'), palette.cocoa),
    ) +
    both(side => pen.cut(side.oval(53, 157, 7.5), hat) + pen.cut(side.blob('78,108 62,118 50,142 48,152 59,157 68,147 82,126'), coat)) +
    pen.cut(blob('78,102 68,124 61,156 58,170! 78,175 100,176 122,175 142,170! 139,156 132,124 122,102'), coat, 1.3) +
    pen.line(curve('100,122 101,150 100,175'), darker(coat, 0.24), 1.8) +
    pen.line(curve('84,142 100,145 116,142'), darker(coat, 0.24), 3) +
    pen.cut(blob('106,108 120,110 128,136 126,150! 118,145 109,149! 108,130'), palette.cream, 0.8) +
    pen.line('M111 136l15-2M110 142l15-2', palette.coral, 2) +
    pen.cut(oval(100, 64, 43, 42), hat, 1.2) +
    pen.line(
      curve('78,30 68,56 70,84') + curve('92,24 88,54 89,84') + curve('108,24 112,54 111,84') + curve('122,30 132,56 130,84'),
      lighter(hat, 0.14),
      2.4,
    ) +
    pen.cut(blob('57,76 78,86 100,88 122,86 143,76 146,88 140,98 120,104 100,106 80,104 60,98 54,88'), coat, 0.8) +
    pen.line(
      curve('70,84 70,99') + curve('85,88 85,103') + curve('100,89 100,104') + curve('115,88 115,103') + curve('130,84 130,99'),
      darker(coat, 0.18),
      1.8,
    ) +
    pen.cut(blob('68,99 84,105 100,107 116,105 132,99 136,110 122,118 100,121 78,118 64,110'), palette.cream) +
    pen.line(curve('76,107 100,114 124,107'), palette.coral, 2) +
    pen.cut(oval(100, 20, 12), palette.cream)
  )
}
