import type { CharacterLook } from '../look.ts'
import { darker, lighter } from '../palette.ts'
import { blob, both, curve, oval, scallops } from '../path.ts'
import type { Pen } from '../pen.ts'

/** Hair lies partly behind the body, partly over the head. */
export type Hair = { back: string; front: string }

const shine = (pen: Pen, color: string, points = '70,38 82,28 98,25'): string => pen.line(curve(points), lighter(color, 0.25), 2.6)
const strand = (pen: Pen, color: string, points: string): string => pen.line(curve(points), darker(color, 0.24), 1.6)

/** The crown of the head with a parting at the left. */
const cap = '100,13 66,22 50,54 54,74! 62,62 72,46 88,38 104,48 124,50 138,60 146,74! 150,54 134,22'

const curls = (pen: Pen, color: string, at: readonly (readonly [number, number])[]): string =>
  at.map(([x, y]) => pen.line(`M${x - 4} ${y}a4 4 0 1 1 5 4`, darker(color, 0.3), 1.5)).join('')

const braid = (pen: Pen, color: string, tie: string): string =>
  both(
    side =>
      [
        [56, 100, 10],
        [54, 114, 9.5],
        [53, 127, 8.8],
        [53, 139, 8],
      ]
        .map(([x = 0, y = 0, r = 0]) => pen.cut(side.oval(x, y, r, r * 0.86), color, 0.7))
        .join('') +
      pen.cut(side.oval(53, 147, 5, 4), tie, 0.6) +
      pen.cut(side.blob('50,149 46,160 52,166 59,160 56,149'), color, 0.7),
  )

const styles: Record<CharacterLook['hair'], (pen: Pen, color: string, tie: string) => Hair> = {
  short: (pen, c) => ({
    back: '',
    front:
      pen.cut(blob('100,14 68,20 51,48 53,72! 61,58 70,50 76,42 96,48 122,44 132,54 139,60 147,72! 149,48 132,20'), c) +
      shine(pen, c) +
      strand(pen, c, '112,20 116,32 110,42'),
  }),
  long: (pen, c) => ({
    back: pen.cut(blob('100,14 60,26 46,66 42,110 44,140 60,146 80,136 120,136 140,146 156,140 158,110 154,66 140,26'), c, 1.2),
    front:
      pen.cut(blob(cap), c) +
      both(side => pen.cut(side.blob('58,50 49,70 46,104 52,128 58,106 60,78'), c, 0.7)) +
      shine(pen, c) +
      strand(pen, c, '104,18 112,34 128,46'),
  }),
  curly: (pen, c) => ({
    back: pen.cut(scallops(100, 66, 56, 54, 16), c, 1.2),
    front:
      pen.cut(
        [
          [58, 58, 13],
          [63, 41, 14],
          [77, 28, 15],
          [97, 22, 16],
          [119, 26, 15],
          [135, 39, 14],
          [142, 57, 13],
          [84, 40, 11],
          [106, 38, 12],
          [124, 42, 10],
        ]
          .map(([x = 0, y = 0, r = 0]) => oval(x, y, r))
          .join(''),
        c,
      ) +
      curls(pen, c, [
        [62, 50],
        [74, 34],
        [94, 26],
        [116, 30],
        [134, 46],
        [104, 40],
      ]),
  }),
  afro: (pen, c) => ({
    back:
      pen.cut(scallops(100, 54, 60, 55, 20), c, 1.3) +
      curls(pen, c, [
        [46, 60],
        [54, 36],
        [72, 18],
        [98, 10],
        [126, 18],
        [146, 38],
        [152, 62],
        [44, 82],
        [154, 84],
      ]),
    front:
      pen.cut(
        [
          [60, 50, 10],
          [70, 39, 11],
          [84, 32, 11],
          [100, 30, 12],
          [116, 32, 11],
          [130, 39, 11],
          [140, 50, 10],
        ]
          .map(([x = 0, y = 0, r = 0]) => oval(x, y, r))
          .join(''),
        c,
        0.5,
      ) +
      curls(pen, c, [
        [72, 36],
        [90, 30],
        [112, 30],
        [128, 38],
      ]),
  }),
  braids: (pen, c, tie) => ({
    back: '',
    front:
      braid(pen, c, tie) +
      pen.cut(blob('100,14 66,22 50,54 53,86! 62,66 78,50 100,34 122,50 138,66 147,86! 150,54 134,22'), c) +
      strand(pen, c, '100,15 100,24 100,34') +
      shine(pen, c),
  }),
  ponytail: (pen, c, tie) => ({
    back:
      pen.cut(blob('128,24 150,14 172,30 176,62 168,96 158,116! 152,96 152,66 142,44'), c, 1.2) +
      strand(pen, c, '146,26 160,46 162,84') +
      pen.cut(oval(136, 30, 8, 10, -40), tie, 0.7),
    front: pen.cut(blob(cap), c) + shine(pen, c) + strand(pen, c, '88,30 108,22 132,34'),
  }),
  bun: (pen, c, tie) => ({
    back: pen.cut(oval(100, 6, 20, 17), c) + strand(pen, c, '88,4 98,-4 110,2') + pen.cut(oval(100, 20, 14, 5), tie, 0.6),
    front:
      pen.cut(blob('100,14 66,22 51,52 55,72! 64,54 84,40 116,40 136,54 145,72! 149,52 134,22'), c) +
      shine(pen, c) +
      strand(pen, c, '100,18 92,28 84,38') +
      strand(pen, c, '104,18 112,28 118,38'),
  }),
  puffs: (pen, c, tie) => ({
    back: pen.cut(scallops(50, 26, 22, 21, 10), c) + pen.cut(scallops(150, 26, 22, 21, 10), c),
    front:
      both(side => pen.cut(side.oval(64, 34, 7, 9, -40), tie, 0.6)) +
      pen.cut(blob('100,16 70,24 54,50 56,70! 66,54 84,40 100,32 116,40 134,54 144,70! 146,50 130,24'), c) +
      strand(pen, c, '100,17 100,24 100,32') +
      shine(pen, c),
  }),
  bob: (pen, c) => ({
    back: pen.cut(blob('100,14 60,26 46,62 46,98 56,112 76,108 124,108 144,112 154,98 154,62 140,26'), c, 1.2),
    front:
      pen.cut(blob('100,13 64,22 48,56 46,96 54,104 60,92! 60,62! 78,58 100,60 122,58 140,62! 140,92! 146,104 154,96 152,56 136,22'), c) +
      shine(pen, c, '66,44 76,32 92,26') +
      strand(pen, c, '84,34 82,46 84,57') +
      strand(pen, c, '110,32 112,46 110,58'),
  }),
  spiky: (pen, c) => ({
    back: '',
    front:
      pen.cut(
        blob(
          '54,72! 46,56 36,48! 48,44 44,26! 60,30 62,8! 78,20 90,-2! 102,14 120,-2! 124,18 142,8! 142,28 158,26! 152,44 164,50! 154,58 146,72! 140,56! 132,60 126,46! 116,54 106,44! 96,54 86,44! 76,56 70,48! 62,58',
        ),
        c,
      ) +
      strand(pen, c, '80,24 84,32 82,40') +
      strand(pen, c, '112,18 110,30 114,40'),
  }),
  locs: (pen, c, tie) => ({
    back:
      [darker(c, 0.12), c, darker(c, 0.12)]
        .map((color, i) => {
          const x = 46 + i * 11
          const end = 138 - i * 6
          return pen.cut(
            both(side => side.blob(`${x - 6},50 ${x - 8},100 ${x + 1},${end} ${x + 6},${end - 8} ${x + 6},60`)),
            color,
            0.7,
          )
        })
        .join('') +
      pen.cut(
        both(side => side.oval(47, 122, 6.4, 3.4)),
        tie,
        0.4,
      ),
    front:
      pen.cut(
        blob(
          '100,12 66,20 48,50 46,84 54,98 62,84 60,66 70,50 82,58 90,44 100,54 110,44 118,58 130,50 140,66 138,84 146,98 154,84 152,50 134,20',
        ),
        c,
      ) +
      ['84,18 72,30 62,56', '96,15 86,28 82,50', '104,15 114,28 118,50', '116,18 128,30 138,56', '100,14 100,30 100,48']
        .map(points => strand(pen, c, points))
        .join(''),
  }),
  headscarf: (pen, c) => ({
    back: pen.cut(blob('100,8 62,18 44,56 44,100 54,130 100,140 146,130 156,100 156,56 138,18'), c, 1.2),
    front:
      pen
        .cut(
          `${blob('100,8 62,16 43,56 46,96 60,122 100,132 140,122 154,96 157,56 138,16')}${blob('100,34 126,42 137,64 133,88 118,101 100,105 82,101 67,88 63,64 74,42')}`,
          c,
        )
        .replaceAll('<path ', '<path fill-rule="evenodd" ') +
      strand(pen, c, '58,60 60,92 76,110') +
      strand(pen, c, '143,58 142,88 126,110') +
      strand(pen, c, '64,112 90,122 128,114') +
      shine(pen, c, '66,36 80,22 98,17'),
  }),
  bald: () => ({ back: '', front: '' }),
}

export const hair = (pen: Pen, look: CharacterLook, tie: string): Hair => styles[look.hair](pen, look.color.hair, tie)
