import { blush, type DrawFriend, eyes, held } from '../friends/face.ts'
import { darker, lighter, palette } from '../palette.ts'
import { blob, both } from '../path.ts'
import type { Pen } from '../pen.ts'
import { features, lips, type Wear, worn } from './body.ts'
import { feelers, insectAt } from './bugs.ts'

/** A moth with its wings spread, downy, its feelers like feathers. */
export const moth =
  (it: { wing: string; under: string; fur: string; marks?: (pen: Pen) => string; wears?: readonly Wear[] }): DrawFriend =>
  (pen, pose) =>
    both(
      side =>
        pen.cut(side.blob('92,134 64,132 36,146 30,172 50,186 78,178 94,156'), it.under) +
        pen.cut(side.blob('92,112 70,84 30,62 2,68! 4,100 20,132 54,146 90,140'), it.wing, 1.4) +
        pen.line(side.curve('88,118 56,98 18,84') + side.curve('88,126 56,120 22,114'), darker(it.wing, 0.14), 2),
    ) +
    (it.marks?.(pen) ?? '') +
    pen.cut(blob('100,104 82,112 78,140 86,172 100,184 114,172 122,140 118,112'), it.fur) +
    pen.line('M81 140q19 8 38 0M83 154q17 7 34 0M88 167q12 5 24 0', darker(it.fur, 0.16), 2) +
    pen.cut(
      both(side => side.oval(86, 116, 14, 9, -12)),
      lighter(it.fur, 0.25),
    ) +
    worn(pen, it.wears, 'body', insectAt) +
    held(
      pose,
      feelers(pen, 'feathered', darker(it.fur, 0.3)) +
        pen.cut(blob('100,44 72,50 60,74 66,98 84,112 100,114 116,112 134,98 140,74 128,50'), it.fur, 1.3) +
        features(pen, pose, { y: 80, apart: 20, r: 9, mouth: 19, w: 7 }) +
        worn(pen, it.wears, 'head', insectAt),
    ) +
    worn(pen, it.wears, 'front', insectAt)

/** A bumblebee in the air: a round striped coat, small clear wings. */
export const bumblebee: DrawFriend = (pen, pose) =>
  pen.cut(
    both(side => side.blob('74,92 40,66 14,74 12,100 40,118 72,112')),
    '#d7dcec',
    1.2,
  ) +
  pen.cut(
    both(side => side.oval(82, 180, 7, 6)),
    palette.cocoa,
  ) +
  pen.cut(blob('100,70 62,82 48,120 58,158 84,178 100,180 116,178 142,158 152,120 138,82'), '#e8b547', 1.3) +
  pen.flat(blob('50,112 100,124 150,112 151,132 100,146 49,132') + blob('60,156 100,168 140,156 126,174 100,180 74,174'), palette.cocoa) +
  both(side => pen.line(side.curve('58,140 46,150 52,158'), palette.cocoa, 5)) +
  held(
    pose,
    feelers(pen, 'plain', palette.cocoa) +
      pen.cut(blob('100,42 70,48 56,74 62,98 82,112 100,114 118,112 138,98 144,74 130,48'), '#6b4f44', 1.3) +
      pen.flat(blob('100,62 82,58 66,70 68,92 84,106 100,108 116,106 132,92 134,70 118,58'), '#f3d79a') +
      features(pen, pose, { y: 79, apart: 19, r: 9, mouth: 19, w: 8 }),
  )

/** A dragonfly that stands in the air. */
export const dragonfly: DrawFriend = (pen, pose) =>
  both(
    side =>
      pen.cut(side.blob('90,118 54,96 10,84 -8,94 6,108 50,122 88,128'), '#bfe0e4', 1.1) +
      pen.cut(side.blob('90,128 56,128 16,138 0,152 18,158 58,148 90,138'), '#d8ecee', 1.1) +
      pen.line(side.curve('86,122 50,108 12,96') + side.curve('86,132 52,136 20,146'), '#8fbcc4', 1.6),
  ) +
  pen.cut(blob('92,128 93,160 95,188 100,196 105,188 107,160 108,128'), '#2f8f9a') +
  pen.line('M94 146h12M94 160h12M95 174h10', '#9adbd2', 2.4) +
  pen.cut(blob('100,104 84,112 82,130 92,144 108,144 118,130 116,112'), '#3aa5a8') +
  held(
    pose,
    pen.cut(blob('100,52 78,54 66,74 70,98 86,112 100,114 114,112 130,98 134,74 122,54'), '#3aa5a8', 1.3) +
      pen.cut(
        both(side => side.oval(72, 68, 20, 19)),
        '#7fd0c4',
      ) +
      eyes(pen, pose, 28, 70, 9) +
      blush(pen, 30, 98, 7) +
      lips(pen, pose, 98, 8),
  )
