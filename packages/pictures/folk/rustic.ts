import { type DrawFriend, held } from '../friends/face.ts'
import { darker, palette } from '../palette.ts'
import { blob, both, box, curve, oval } from '../path.ts'
import { turned } from '../pen.ts'
import { features } from './body.ts'

/** A scarecrow in a good coat: a sack for a face, straw at the cuffs, robins welcome. */
export const scarecrow: DrawFriend = (pen, pose) => {
  const [sack, cloth, straw] = ['#e6cf9f', '#6a5a94', '#e0b75f']
  return (
    pen.cut(box(94, 150, 12, 42, 4), palette.bark) +
    pen.line(
      both(side => side.curve('30,132 14,126') + side.curve('30,136 12,138') + side.curve('32,140 18,150')),
      straw,
      4,
    ) +
    pen.cut(
      blob('100,104 64,112 28,122 28,146 66,142 66,172 82,182! 90,174 100,182 110,174 118,182! 134,172 134,142 172,146 172,122 136,112'),
      cloth,
      1.3,
    ) +
    pen.line('M100 108v68', darker(cloth, 0.25), 3) +
    pen.flat(oval(106, 130, 3.2) + oval(106, 148, 3.2), palette.amber) +
    pen.cut(box(68, 146, 18, 16, 3), palette.coral, 0.7) +
    pen.line('M70 150h14M70 158h14', palette.cream, 1.4) +
    pen.cut(blob('100,110! 80,102 74,116! 92,124 100,118 108,124 126,116! 120,102'), palette.coral) +
    held(
      pose,
      pen.line(
        both(side => side.curve('64,66 48,72 44,86') + side.curve('62,60 44,60 36,72')),
        straw,
        4.4,
      ) +
        pen.cut(blob('100,36 70,42 56,68 60,96 80,112 100,114 120,112 140,96 144,68 130,42'), sack, 1.3) +
        pen.veil(
          both(side => side.oval(66, 90, 8, 6)),
          palette.rust,
          0.5,
        ) +
        pen.cut(blob('96,82! 100,78 104,82! 106,92 94,92'), palette.rust, 0.7) +
        features(pen, pose, { y: 76, apart: 20, r: 7.4, mouth: 25, w: 9, cheeks: false }) +
        pen.cut(blob('40,52 60,40 100,34 140,40 160,52 140,58 100,48 60,58'), '#8a6a45', 1.2) +
        pen.cut(blob('66,44! 70,16 88,8 112,8 130,16 134,44! 100,38'), '#9c7a50') +
        pen.cut('M67 32q33-10 66 0l1 11q-34-10-68 0z', palette.coral, 0.7),
    )
  )
}

/** A stone troll so quiet that coats are hung on him. */
export const coatTroll: DrawFriend = (pen, pose) =>
  pen.cut(
    both(side => side.blob('64,150 52,176 56,190! 92,190! 96,164')),
    '#767a8c',
  ) +
  pen.cut(blob('100,86 58,96 34,126 38,160 64,178 100,180 136,178 162,160 166,126 142,96'), '#8b8f9f', 1.4) +
  pen.cut(blob('56,102! 36,118 22,150 28,176! 52,170 62,140'), palette.rust, 1.2) +
  pen.line(curve('52,112 44,140 44,170'), darker(palette.rust, 0.2), 2.4) +
  pen.cut(blob('144,102! 166,120 180,152 172,180! 148,172 138,140'), '#4f7a8a', 1.2) +
  pen.line(curve('148,112 158,142 158,174'), darker('#4f7a8a', 0.2), 2.4) +
  pen.cut(blob('128,112! 142,124 148,148 142,162! 126,156 122,132'), palette.lilac, 1) +
  held(
    pose,
    pen.cut(
      both(side => side.oval(52, 78, 11, 13)),
      '#7f8394',
    ) +
      pen.cut(blob('100,30 66,36 50,62 54,96 76,114 100,117 124,114 146,96 150,62 134,36'), '#9a9eac', 1.3) +
      pen.flat(blob('66,38 80,26 98,32 112,22 128,34 136,40 120,48 100,44 80,50'), palette.moss) +
      pen.flat(oval(64, 92, 5, 4) + oval(136, 88, 5, 4), '#858999') +
      pen.cut(oval(100, 88, 11, 9), '#8b8f9f', 0.8) +
      features(pen, pose, { y: 74, apart: 22, r: 7.6, mouth: 28, w: 11 }),
  )

/** An earthworm that comes up out of its hole, spectacles and all. */
export const earthworm: DrawFriend = (pen, pose) =>
  pen.cut(blob('118,186 112,166 124,140 152,136 172,152 178,182! 162,184 156,162 144,154 136,166 138,186'), '#b97a80') +
  pen.cut(blob('66,186 64,150 66,120 100,112 134,120 136,150 134,186'), '#cf9294', 1.3) +
  pen.line('M66 150q34 10 68 0M66 164q34 10 68 0M66 136q34 10 68 0', darker('#cf9294', 0.16), 3) +
  pen.cut(blob('62,124 100,134 138,124 142,140 100,152 58,140'), '#d6c9b8') +
  pen.cut(blob('116,140! 132,140! 130,172! 114,172!'), '#c7b8a5') +
  turned(
    pose.tilt,
    100,
    124,
    pen.cut(blob('100,38 74,46 62,74 62,108 76,126 100,130 124,126 138,108 138,74 126,46'), '#dda3a2', 1.3) +
      features(pen, pose, { y: 84, apart: 19, r: 7.6, mouth: 24, w: 9 }) +
      pen.veil(
        both(side => side.oval(81, 84, 14)),
        palette.white,
        0.25,
      ) +
      pen.line(`${both(side => side.oval(81, 84, 14))}M95 83q5-3 10 0`, palette.amber, 3),
  ) +
  pen.cut(blob('30,192 44,178 70,176 100,182 130,176 160,176 184,192'), '#6b4f44', 1.2) +
  pen.flat(oval(60, 186, 5, 3) + oval(140, 186, 5, 3) + oval(100, 188, 4, 2.6), '#8a6a58')

/** An old broom: straw below, a face where it is bound, a hat on its stick. */
export const broom: DrawFriend = (pen, pose) =>
  pen.cut(box(95, -14, 10, 70, 5), palette.bark) +
  pen.cut(
    blob(
      '84,104 60,132 44,170 40,190! 58,184 68,191! 80,184 90,191! 100,185 110,191! 120,184 132,191! 142,184 160,190! 156,170 140,132 116,104',
    ),
    '#d6a95a',
    1.3,
  ) +
  pen.line('M76 132l-14 46M90 128l-6 54M110 128l6 54M124 132l14 46', darker('#d6a95a', 0.2), 2.6) +
  pen.cut(blob('72,112 100,120 128,112 132,126 100,134 68,126'), palette.rust) +
  both(side => pen.line(side.curve('70,130 50,140 52,156'), '#b98a44', 5)) +
  turned(
    pose.tilt,
    100,
    114,
    pen.cut(blob('100,36 76,44 64,70 66,98 82,114 100,117 118,114 134,98 136,70 124,44'), '#e3bd74', 1.3) +
      pen.line(
        curve('82,46 74,34 62,34') + curve('92,40 88,26 78,20') + curve('112,40 116,26 126,22') + curve('120,46 130,36 140,36'),
        '#d6a95a',
        5,
      ) +
      pen.cut(blob('78,101 90,95 100,100 110,95 122,101 112,108 100,105 88,108'), '#f3e3c2', 0.7) +
      features(pen, pose, { y: 80, apart: 18, r: 7.4, mouth: 30, w: 6 }),
  )
