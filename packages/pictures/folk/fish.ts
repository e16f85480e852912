import { blush, type DrawFriend, eyes } from '../friends/face.ts'
import { darker, palette } from '../palette.ts'
import { blob, both, curve, oval } from '../path.ts'
import { type Pen, place, turned } from '../pen.ts'
import { features, lips } from './body.ts'

/** A few bubbles that rise from somebody. */
export const bubbles = (pen: Pen): string => pen.veil(oval(30, 60, 6) + oval(20, 40, 4) + oval(34, 30, 3), palette.white, 0.5)

/** A small fish that swims on its spot and turns its face to us. */
export const fish =
  (it: { skin: string; belly: string; fin: string; slim?: boolean; scales?: boolean; barbels?: boolean }): DrawFriend =>
  (pen, pose) =>
    bubbles(pen) +
    turned(
      pose.tilt * 0.6,
      100,
      120,
      pen.cut(blob('142,120 166,92 192,80! 184,118 192,158! 166,146'), it.fin, 1.2) +
        pen.cut(it.slim ? blob('84,90 106,72 132,86! 120,100') : blob('76,84 100,56 136,74! 130,98'), it.fin) +
        pen.cut(
          it.slim
            ? blob('20,122 44,96 86,86 126,98 160,120 126,144 86,154 44,146')
            : blob('16,122 34,88 80,72 124,88 158,120 124,154 80,168 34,154'),
          it.skin,
          1.3,
        ) +
        pen.flat(
          it.slim ? blob('20,124 44,134 86,136 130,134 126,144 86,154 44,146') : blob('17,126 40,142 80,150 132,146 120,156 80,168 34,154'),
          it.belly,
        ) +
        (it.scales
          ? pen.line(
              [0, 1, 2, 3, 4].map(i => `M${92 + (i % 3) * 16} ${106 + Math.floor(i / 3) * 16 + (i % 2) * 4}q8 5 0 12`).join(''),
              darker(it.skin, 0.18),
              2.2,
            )
          : '') +
        pen.cut(blob('88,128 108,136 112,154! 94,150 82,138'), it.fin, 0.8) +
        (it.barbels ? pen.line(curve('24,136 14,146 18,156') + curve('32,140 28,152 34,160'), darker(it.skin, 0.2), 3) : '') +
        place(it.slim ? -44 : -52, 6, 1, eyes(pen, pose, 18, 106, 8.4) + blush(pen, 33, 124, 7) + lips(pen, pose, 126, 7)),
    )

/** A ray: flat as a tablecloth, its face on its upper side as children draw it. */
export const ray: DrawFriend = (pen, pose) =>
  pen.line(curve('100,150 108,172 130,182 164,178'), '#8b8570', 6) +
  pen.cut(blob('100,52 70,66 34,92 -2,126! 30,140 66,150 100,164 134,150 170,140 202,126! 166,92 130,66'), '#a39a7f', 1.4) +
  pen.flat(
    oval(46, 116, 7, 4) +
      oval(60, 130, 5, 3) +
      oval(150, 112, 7, 4) +
      oval(138, 130, 6, 3) +
      oval(34, 124, 4, 2.6) +
      oval(166, 124, 4, 2.6),
    palette.sand,
  ) +
  pen.cut(blob('52,94 62,84 78,86 84,78 100,80 98,70 86,60 68,70'), '#e6d3a4', 0.7) +
  turned(pose.tilt * 0.5, 100, 120, features(pen, pose, { y: 104, apart: 22, r: 8, mouth: 20, w: 10 }))

/** A lumpfish: a ball with fins that holds on with its belly. */
export const lumpfish: DrawFriend = (pen, pose) =>
  bubbles(pen) +
  pen.cut(blob('60,190 64,172 88,164 112,164 138,172 142,190'), '#6f6a86', 1.2) +
  pen.cut(
    both(side => side.blob('54,118 28,106 12,118! 18,136 30,146 54,140')),
    '#7fa3a0',
    1.1,
  ) +
  pen.cut(blob('84,62 88,36 100,28! 112,36 116,62'), '#7fa3a0') +
  pen.cut(blob('100,50 62,62 42,96 46,136 70,166 100,174 130,166 154,136 158,96 138,62'), '#93b8ac', 1.4) +
  pen.flat(blob('100,130 74,138 72,158 100,170 128,158 126,138'), '#d8e2c8') +
  pen.flat(oval(62, 84, 5) + oval(54, 104, 4) + oval(138, 84, 5) + oval(146, 104, 4) + oval(84, 66, 4) + oval(116, 66, 4), '#7fa3a0') +
  turned(
    pose.tilt * 0.6,
    100,
    150,
    pen.cut(
      both(side => side.oval(76, 98, 19)),
      '#e6efd8',
      0.7,
    ) +
      features(pen, pose, { y: 99, apart: 24, r: 9.4, mouth: 32, w: 10 }) +
      pen.line(`${both(side => side.oval(76, 98, 21))}M97 97h6`, palette.amber, 3),
  )
