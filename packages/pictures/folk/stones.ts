import type { DrawFriend } from '../friends/face.ts'
import { darker, lighter, mix, palette } from '../palette.ts'
import { blob, both, curve, oval } from '../path.ts'
import { place } from '../pen.ts'
import { type Sprite, sprite } from './sprites.ts'

/** A stone with arms and legs. */
export const pebble = (color: string, more: Partial<Sprite> = {}): DrawFriend =>
  sprite({
    shape: '96,72 62,80 42,112 46,146 72,166 104,170 136,164 158,140 156,106 134,80',
    color,
    face: { y: 114, apart: 23, r: 8.4, mouth: 21, w: 10 },
    legs: darker(color, 0.2),
    limbs: darker(color, 0.14),
    marks: pen =>
      pen.flat(oval(62, 138, 5, 4) + oval(140, 130, 4, 3) + oval(130, 150, 6, 4), darker(color, 0.12)) +
      pen.veil(oval(66, 96, 13, 6, -36), palette.white, 0.34),
    ...more,
  })

/** A burr: hooks all around, which hold on to everybody. */
export const burr: DrawFriend = sprite({
  shape: '100,64 72,72 56,96 56,128 74,152 100,160 126,152 144,128 144,96 128,72',
  color: '#9a8a55',
  face: { y: 108, apart: 19, r: 8.6, mouth: 21, w: 9 },
  legs: '#5f5a3c',
  back: pen =>
    pen.line(
      Array.from({ length: 20 }, (_, i) => {
        const turn = (i / 20) * 2 * Math.PI
        const [x, y] = [Math.cos(turn), Math.sin(turn)]
        return `M${100 + x * 40} ${112 + y * 42}L${100 + x * 64} ${112 + y * 66}q${x * 6 - y * 7} ${y * 6 + x * 7} ${-y * 12} ${x * 12}`
      }).join(''),
      '#7a6a40',
      4,
    ) + pen.flat(blob('78,58 88,40 100,54 112,40 122,58 100,70'), '#a3709a'),
})

/** A piece of coal, still warm, with a tuft of smoke for hair. */
export const coal: DrawFriend = pebble('#4b455c', {
  around: '#f0d9c0',
  shape: '92,68! 66,78! 46,104! 50,142! 74,166! 112,170! 146,154! 156,116! 142,84! 116,70!',
  marks: pen =>
    pen.flat(oval(62, 132, 6, 4) + oval(142, 128, 6, 5) + oval(118, 156, 7, 4), palette.rust) +
    pen.flat(oval(62, 131, 3, 2) + oval(142, 127, 3, 2.4), palette.amber) +
    pen.flat(oval(100, 138, 17, 11), '#8b7f92'),
  back: pen => pen.line(curve('96,70 84,54 96,42 88,28') + curve('112,72 116,58 108,48 118,36'), '#8d86a3', 6),
})

/** A wave that has retired: it has come to rest, with a curl and a shawl of foam. */
export const wave: DrawFriend = sprite({
  shape: '22,184! 26,136 44,86 84,54 128,50 160,72 166,100 150,112 132,102! 136,130 158,160 182,184!',
  color: '#5f9cb8',
  face: { y: 112, apart: 22, r: 8.4, mouth: 21, w: 10 },
  marks: pen =>
    pen.cut(
      blob('44,92 60,64 94,44 132,44 166,66 172,100 154,120 136,110 132,98 146,100 152,88 140,70 110,62 80,72 60,92'),
      palette.white,
      0.8,
    ) + pen.line(curve('36,150 70,164 104,160') + curve('60,176 110,178 150,170'), lighter('#5f9cb8', 0.4), 3.4),
  front: pen => pen.cut(blob('10,190 20,176 40,182 60,174 82,183 104,175 128,183 150,175 170,183 190,178 196,190'), palette.white, 0.8),
  wears: [],
})

/** A mountain, who is in no hurry: two shoulders of rock, snow, a wood for a beard. */
export const mountain: DrawFriend = sprite({
  shape: '2,190! 22,140 48,96 70,64 86,36 100,24 116,38 134,70 158,108 182,150 198,190!',
  color: '#7d86a8',
  face: { y: 98, apart: 22, r: 7.6, mouth: 20, w: 11 },
  marks: pen =>
    pen.cut(blob('70,64 86,36 100,24 116,38 132,66! 120,60 112,72! 100,60 88,74! 82,62'), palette.white, 0.8) +
    pen.flat(
      both(side => side.oval(78, 82, 12, 4, -8)),
      palette.white,
    ),
  front: pen =>
    [
      [34, 1],
      [62, 0.85],
      [84, 1],
      [112, 0.9],
      [138, 1.05],
      [166, 0.9],
    ]
      .map(([x = 0, size = 1]) =>
        place(x, 190, size, pen.cut(blob('-16,0! 0,-46! 16,0!'), mix(palette.fern, palette.moss, (x % 3) / 3), 0.8)),
      )
      .join(''),
})

/** A stalagmite, drop upon drop, for four thousand years. */
export const stalagmite: DrawFriend = sprite({
  shape: '38,190! 44,160 56,130 54,108 68,88 68,64 86,42 96,22 106,24 118,44 132,66 132,90 146,110 144,132 158,160 164,190!',
  color: '#b9a7b8',
  face: { y: 100, apart: 19, r: 8, mouth: 20, w: 9 },
  marks: pen =>
    pen.line(
      curve('50,150 76,160 100,154 126,162 152,150') + curve('44,174 80,180 120,174 158,178') + curve('78,60 98,66 122,60'),
      darker('#b9a7b8', 0.16),
      3,
    ) + pen.veil(blob('90,46 80,66 84,72 96,56'), palette.white, 0.5),
  front: (pen, pose) => (pose.asleep ? '' : pen.cut(blob('100,-8! 106,4 104,12 100,14 96,12 94,4'), palette.sky, 0.7)),
})
