import { type DrawFriend, held } from '../friends/face.ts'
import { darker, lighter, palette } from '../palette.ts'
import { blob, both, box, curve, oval } from '../path.ts'
import { place, turned } from '../pen.ts'
import { features } from './body.ts'
import { sprite } from './sprites.ts'

/** A suit of armour that has retired: its visor up, a plume, a cane. */
export const armour: DrawFriend = (pen, pose) => {
  const steel = '#9aa3bd'
  return (
    pen.cut(
      both(side => side.blob('80,150 74,182! 97,182! 98,154')),
      darker(steel, 0.12),
    ) +
    pen.cut(
      both(side => side.blob('68,190! 70,180 84,176 98,182 98,190!')),
      steel,
    ) +
    pen.cut(blob('100,98 66,106 60,130 70,158 100,168 130,158 140,130 134,106'), steel, 1.3) +
    pen.line('M100 102v62M72 146q28 12 56 0', darker(steel, 0.25), 3) +
    both(
      side =>
        pen.cut(side.blob('68,112 52,122 46,142 54,154 66,150 70,134'), darker(steel, 0.08)) +
        pen.cut(side.oval(64, 110, 17, 14), lighter(steel, 0.16)) +
        pen.cut(side.oval(55, 156, 10, 9), lighter(steel, 0.1)),
    ) +
    held(
      pose,
      pen.cut(blob('100,24 104,0 126,-14 146,-4 140,14 150,24 132,26 116,34'), palette.coral) +
        pen.cut(blob('100,26 70,34 56,62 58,96 74,112 100,116 126,112 142,96 144,62 130,34'), steel, 1.3) +
        pen.flat(blob('100,58 72,60 64,76 68,98 84,108 100,110 116,108 132,98 136,76 128,60'), '#5f6280') +
        pen.flat(blob('100,63 80,63 70,76 73,96 86,106 100,108 114,106 127,96 130,76 120,63'), '#f0e2c8') +
        pen.cut(blob('56,56! 70,36 100,30 130,36 144,56! 128,50 100,46 72,50'), lighter(steel, 0.22), 1.2) +
        pen.line('M76 44l2-6M92 40l1-7M108 40l-1-7M124 44l-2-6', darker(steel, 0.3), 2.6) +
        features(pen, pose, { y: 80, apart: 20, r: 7.6, mouth: 20, w: 8, cheeks: false }),
    )
  )
}

/** A lady in a frame, who has come to its edge. */
export const portrait: DrawFriend = (pen, pose) => {
  const gold = '#d6a44f'
  return (
    pen.cut(blob('70,184! 62,192! 84,192! 84,184!') + blob('116,184! 116,192! 138,192! 130,184!'), darker(gold, 0.3)) +
    pen.cut(box(30, 2, 140, 186, 14), gold, 1.6) +
    pen.flat(box(44, 16, 112, 158, 8), '#3f5a66') +
    pen.veil(oval(100, 86, 52, 66), '#7fa3a0', 0.4) +
    pen.cut(blob('52,174! 56,140 78,124 100,120 122,124 144,140 148,174!'), '#8c3f5e') +
    pen.cut(blob('84,120 100,132 116,120 112,108 88,108'), '#efc4a3') +
    pen.flat([-22, -11, 0, 11, 22].map(x => oval(100 + x, 131 - Math.abs(x) * 0.35, 4.4)).join(''), palette.white) +
    turned(
      pose.tilt,
      100,
      118,
      pen.cut(blob('100,22 78,28 64,46 56,66 60,96 76,108 124,108 140,96 144,66 136,46 122,28'), '#e3e0e8') +
        pen.cut(blob('100,46 76,52 68,74 74,98 90,110 100,112 110,110 126,98 132,74 124,52'), '#f3cfae', 1.2) +
        pen.cut(blob('68,78! 72,54 86,44 100,50 114,44 128,54 132,78! 120,62 100,60 80,62'), '#f0edf2', 0.8) +
        features(pen, pose, { y: 80, apart: 15, r: 6.6, mouth: 19, w: 7 }) +
        place(
          128,
          48,
          1,
          pen.cut(oval(-6, 0, 6) + oval(6, 0, 6) + oval(0, -7, 6) + oval(0, 6, 6), palette.rose, 0.7) +
            pen.flat(oval(0, 0, 4), palette.lamp),
        ),
    ) +
    pen.flat(oval(38, 10, 5) + oval(162, 10, 5) + oval(38, 180, 5) + oval(162, 180, 5), lighter(gold, 0.5)) +
    pen.cut(blob('92,2! 88,-10 100,-18 112,-10 108,2!'), lighter(gold, 0.15))
  )
}

/** A teapot with a lid for a hat, warm and proud of it. */
export const teapot: DrawFriend = sprite({
  shape: '100,70 64,76 42,104 44,142 68,170 100,176 132,170 156,142 158,104 136,76',
  color: '#5f93a3',
  face: { y: 114, apart: 22, r: 8.6, mouth: 21, w: 10 },
  legs: '#3f6f80',
  back: (pen, pose) =>
    (pose.asleep ? '' : pen.line(curve('30,60 22,46 32,36 26,24') + curve('44,58 40,48 48,38'), palette.white, 3)) +
    pen.line(curve('148,92 186,88 190,124 154,148'), '#4a7f90', 10) +
    pen.cut(blob('58,140 34,120 26,92 18,84! 38,78! 46,98 60,106'), '#4a7f90', 1.1),
  marks: pen =>
    pen.cut(blob('60,82! 66,62 88,54 112,54 134,62 140,82! 100,74'), '#7fb0ba') +
    pen.cut(oval(100, 48, 9, 8), palette.amber) +
    pen.flat([56, 78, 100, 122, 144].map(x => oval(x, 156 - Math.abs(x - 100) * 0.32, 4.4)).join(''), palette.cream),
})

/** A small iron glove that walks on its fingers. */
export const glove: DrawFriend = sprite({
  shape: '72,50! 54,66! 46,98 46,128 60,144 100,150 140,144 154,128 154,98 146,66! 128,50! 100,56',
  color: '#a9b1c8',
  face: { y: 98, apart: 22, r: 9, mouth: 20, w: 9 },
  back: pen =>
    [62, 87, 113, 138]
      .map(
        (x, i) =>
          pen.cut(
            blob(`${x - 13},128 ${x - 14},164 ${x - 11},184 ${x},190 ${x + 11},184 ${x + 14},164 ${x + 13},128`),
            i % 2 === 0 ? '#8d97b4' : '#9ca5be',
          ) + pen.line(`M${x - 12} 158q12 6 24 0M${x - 12} 172q12 6 24 0`, '#6d7590', 2.6),
      )
      .join('') + pen.cut(blob('146,100 166,104 182,122 184,142 174,150 162,142 152,132'), '#8d97b4'),
  marks: pen =>
    pen.cut(blob('54,70! 44,44! 72,34 100,32 128,34 156,44! 146,70! 100,76'), '#c3c9d8') +
    pen.line('M54 134q46 15 92 0', '#7d86a3', 3) +
    pen.flat(oval(66, 56, 3.8) + oval(84, 61, 3.8) + oval(116, 61, 3.8) + oval(134, 56, 3.8), palette.amber),
})
