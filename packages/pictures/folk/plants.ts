import { type DrawFriend, held } from '../friends/face.ts'
import { darker, lighter, palette } from '../palette.ts'
import { blob, both, curve, oval, scallops } from '../path.ts'
import { type Pen, place, turned } from '../pen.ts'
import { features } from './body.ts'

/** A young birch, only knee-high, its crown still thin. */
export const birch: DrawFriend = (pen, pose) => {
  const leaf = '#8fb56f'
  return (
    pen.cut(blob('84,188! 60,190! 78,182 84,150 84,110 116,110 116,150 122,182 140,190! 116,188! 100,192'), '#ece6dc', 1.3) +
    pen.flat('M84 128h12v4h-12zM104 142h12v4h-12zM85 160h10v4h-10zM106 172h10v4h-10z', '#4a4152') +
    both(
      side =>
        pen.line(side.curve('86,132 64,126 48,110'), '#d9d0c4', 6) +
        pen.flat(side.oval(40, 102, 10, 7, 40) + side.oval(54, 98, 9, 6, -40), leaf),
    ) +
    held(
      pose,
      pen.cut(scallops(100, 66, 54, 46, 13), leaf, 1.3) +
        pen.flat(scallops(92, 54, 34, 26, 9), lighter(leaf, 0.16)) +
        pen.flat(blob('100,46 76,52 66,76 74,100 92,110 108,110 126,100 134,76 124,52'), '#ece6dc') +
        pen.flat('M70 66h7v3h-7zM122 92h7v3h-7zM98 49h9v3h-9z', '#4a4152') +
        features(pen, pose, { y: 76, apart: 18, r: 8, mouth: 20, w: 8 }),
    )
  )
}

const rose = (pen: Pen, x: number, y: number, size: number, color: string): string =>
  place(
    x,
    y,
    size,
    pen.cut(scallops(0, 0, 14, 13, 6), color, 0.8) + pen.line('M-7 1q0-8 8-8q7 1 6 7q-1 6-7 5q-4-1-3-5', darker(color, 0.3), 2.4),
  )

/** A very old rose bush, with a face among her leaves. */
export const roseBush: DrawFriend = (pen, pose) => {
  const leaf = '#4f7a58'
  return (
    pen.cut(blob('80,150 72,178 54,190! 76,188 92,180 100,190! 108,180 124,188 146,190! 128,178 120,150'), palette.bark) +
    pen.cut(scallops(100, 96, 74, 72, 15), leaf, 1.4) +
    pen.flat(scallops(84, 80, 44, 40, 9), lighter(leaf, 0.14)) +
    turned(
      pose.tilt * 0.6,
      100,
      120,
      pen.cut(scallops(100, 100, 42, 40, 10), palette.rose, 1.2) +
        pen.flat(oval(100, 101, 36, 33), '#f2b7b8') +
        features(pen, pose, { y: 95, apart: 17, r: 7.4, mouth: 20, w: 8 }),
    ) +
    rose(pen, 46, 62, 1, palette.rose) +
    rose(pen, 148, 56, 1.1, '#e8a0a8') +
    rose(pen, 100, 34, 0.9, palette.blush) +
    rose(pen, 42, 128, 0.85, '#e8a0a8') +
    rose(pen, 158, 122, 0.9, palette.rose) +
    (pose.asleep ? '' : pen.cut(blob('150,176 162,170 170,178 160,186'), palette.blush, 0.7))
  )
}

/** A plant in a pot that leans towards who tells the truth. */
export const potPlant: DrawFriend = (pen, pose) => {
  const leaf = '#6fa06a'
  return (
    turned(
      pose.asleep ? 0 : 6,
      100,
      150,
      pen.cut(blob('94,150 92,128 98,112! 108,112! 106,128 108,150'), darker(leaf, 0.15)) +
        pen.cut(
          both(side => side.blob('96,136 74,138 48,126 40,104! 66,104 88,116')),
          leaf,
          1.1,
        ) +
        pen.line(
          both(side => side.curve('52,112 70,120 90,132')),
          darker(leaf, 0.2),
          2,
        ) +
        turned(
          pose.tilt,
          100,
          112,
          [0, 45, 90, 135, 180, 225, 270, 315]
            .map(angle =>
              place(100, 70, 1, pen.cut(blob('0,-26 -16,-46 0,-60 16,-46'), angle % 90 === 0 ? '#f0edf2' : '#dcd3e8', 1), angle),
            )
            .join('') +
            pen.cut(oval(100, 70, 38), '#f0cf6a', 1.2) +
            features(pen, pose, { y: 66, apart: 16, r: 7.8, mouth: 19, w: 8 }),
        ),
    ) +
    pen.cut(blob('56,146! 64,188 100,192 136,188 144,146!'), '#c07a55', 1.3) +
    pen.cut('M50 138h100l-4 16h-92z', '#d08c66')
  )
}

/** A gardener made of ivy: leaf upon leaf, a tendril for a hand. */
export const ivyGardener: DrawFriend = (pen, pose) => {
  const leaf = '#5d8f5c'
  const one = (x: number, y: number, turn: number, size = 1, color = leaf) =>
    place(x, y, size, pen.cut(blob('0,14! -14,8 -20,-4! -9,-6 -10,-18! 0,-12 10,-18! 9,-6 20,-4! 14,8'), color, 0.9), turn)
  return (
    both(side => pen.line(side.curve('88,168 84,180 78,188'), '#6b5a3f', 8)) +
    pen.line(curve('60,128 36,134 22,152 30,164 40,156 34,148') + curve('140,128 162,130 174,112 166,100 156,108'), '#6f8a4a', 4.4) +
    pen.cut(blob('100,104 70,112 56,146 60,172 100,180 140,172 144,146 130,112'), darker(leaf, 0.2), 1.2) +
    [
      [72, 126, -20],
      [100, 122, 4],
      [128, 126, 24],
      [64, 150, -10],
      [88, 148, 10],
      [114, 148, -8],
      [137, 150, 14],
      [76, 172, 8],
      [100, 170, -6],
      [124, 172, 6],
    ]
      .map(([x = 0, y = 0, turn = 0], i) => one(x, y, turn, 1, i % 2 ? leaf : lighter(leaf, 0.14)))
      .join('') +
    held(
      pose,
      [
        [62, 52, -60],
        [78, 36, -30],
        [100, 30, 0],
        [122, 36, 30],
        [138, 52, 60],
        [54, 76, -84],
        [146, 76, 84],
      ]
        .map(([x = 0, y = 0, turn = 0], i) => one(x, y, turn + 180, 1.1, i % 2 ? leaf : lighter(leaf, 0.14)))
        .join('') +
        pen.cut(blob('100,42 72,48 60,74 66,100 84,116 100,118 116,116 134,100 140,74 128,48'), '#b9a47a', 1.3) +
        pen.flat(
          both(side => side.oval(80, 68, 9, 3, -10)),
          leaf,
        ) +
        features(pen, pose, { y: 82, apart: 19, r: 7.6, mouth: 20, w: 9 }) +
        one(82, 112, 200, 0.8) +
        one(100, 120, 180, 0.95, lighter(leaf, 0.14)) +
        one(118, 112, 160, 0.8),
    )
  )
}
