import { type DrawFriend, held, nose } from '../friends/face.ts'
import { darker, lighter, palette } from '../palette.ts'
import { blob, both, oval } from '../path.ts'
import { type Anchors, features, patches, type Wear, worn } from './body.ts'

/** A bat that stands wrapped in its wings as in a cloak. */
export const bat =
  (it: { fur: string; wing: string; wears?: readonly Wear[] }): DrawFriend =>
  (pen, pose) => {
    const at: Anchors = {
      hat: { y: 52, wide: 34 },
      eyes: { y: 82, apart: 21, r: 8 },
      neck: { y: 116, wide: 32 },
      chest: { y: 142, wide: 36 },
      hand: { x: 130, y: 150 },
    }
    const wear = (on: Wear['on']) => worn(pen, it.wears, on, at)
    return (
      wear('behind') +
      pen.cut(
        both(side => side.oval(84, 186, 10, 5.5)),
        darker(it.fur, 0.3),
      ) +
      pen.cut(blob('100,100 72,112 66,150 78,180 100,186 122,180 134,150 128,112'), it.fur) +
      pen.flat(oval(100, 150, 20, 28), lighter(it.fur, 0.3)) +
      wear('body') +
      pen.cut(
        both(side => side.blob('80,108 60,104 50,96! 38,118 31,150 37,178! 48,171 58,182! 68,174 80,186! 90,166 97,144 94,122')),
        it.wing,
        1.3,
      ) +
      pen.line(
        both(side => side.curve('56,106 58,140 64,174')),
        lighter(it.wing, 0.22),
        2,
      ) +
      held(
        pose,
        pen.cut(
          both(side => side.blob('88,58 62,60 42,44 34,10! 60,12 82,26 94,50')),
          it.fur,
        ) +
          pen.flat(
            both(side => side.blob('80,52 64,52 52,40 46,22 62,24 76,34')),
            '#d79aa4',
          ) +
          pen.cut(blob('100,42 70,48 56,72 60,98 80,114 100,118 120,114 140,98 144,72 130,48'), it.fur, 1.3) +
          patches(pen, at.eyes, lighter(it.fur, 0.55)) +
          pen.flat(blob('100,88 82,93 76,106 88,116 100,118 112,116 124,106 118,93'), lighter(it.fur, 0.55)) +
          nose(pen, 97, 6, palette.ink) +
          features(pen, pose, { ...at.eyes, mouth: 24, w: 7 }) +
          wear('head'),
      ) +
      wear('front')
    )
  }
