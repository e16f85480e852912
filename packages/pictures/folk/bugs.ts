import { type DrawFriend, held } from '../friends/face.ts'
import { darker, lighter, palette } from '../palette.ts'
import { blob, both, curve, oval } from '../path.ts'
import type { Pen } from '../pen.ts'
import { type Anchors, features, type Wear, worn } from './body.ts'

type Feelers = 'plain' | 'feathered' | 'long'

/** What a small one feels its way with. */
export const feelers = (pen: Pen, kind: Feelers, color: string): string =>
  both(side => {
    switch (kind) {
      case 'feathered':
        return pen.line(
          side.curve('88,50 72,30 54,20') +
            side.curve('78,36 74,24') +
            side.curve('70,30 64,18') +
            side.curve('76,36 62,38') +
            side.curve('66,28 54,32'),
          color,
          3,
        )
      case 'long':
        return pen.line(side.curve('90,48 76,14 44,2 24,12'), color, 3)
      default:
        return pen.line(side.curve('88,50 78,30 66,24'), color, 3.4) + pen.cut(side.oval(65, 23, 6), color, 0.7)
    }
  })

const boots = (pen: Pen, color: string, y = 186): string =>
  pen.cut(
    both(side => side.oval(84, y, 11, 6)),
    color,
  )

const limbs = (pen: Pen, color: string): string =>
  both(
    side =>
      pen.line(side.curve('68,126 50,132 46,146') + side.curve('70,146 54,156 52,168'), color, 5) +
      pen.cut(side.oval(46, 147, 5) + side.oval(52, 169, 5), color, 0.7),
  )

/** Where an upright insect wears things. */
export const insectAt: Anchors = {
  hat: { y: 48, wide: 34 },
  eyes: { y: 80, apart: 20, r: 9 },
  neck: { y: 116, wide: 28 },
  chest: { y: 144, wide: 32 },
  hand: { x: 150, y: 144 },
}

/** A beetle that stands upright, its wing cases like a coat behind it. */
export const beetle =
  (it: {
    shell: string
    skin: string
    spots?: (pen: Pen) => string
    belly?: string
    feelers?: Feelers
    wears?: readonly Wear[]
  }): DrawFriend =>
  (pen, pose) =>
    worn(pen, it.wears, 'behind', insectAt) +
    pen.cut(
      both(side => side.blob('96,96 64,96 40,120 38,154 54,180 90,186 98,150')),
      it.shell,
      1.4,
    ) +
    (it.spots?.(pen) ?? '') +
    boots(pen, it.skin) +
    limbs(pen, it.skin) +
    pen.cut(blob('100,104 78,112 70,142 78,172 100,180 122,172 130,142 122,112'), it.belly ?? lighter(it.skin, 0.2)) +
    pen.line('M77 138q23 8 46 0M77 152q23 8 46 0M82 166q18 6 36 0', darker(it.belly ?? it.skin, 0.2), 2) +
    worn(pen, it.wears, 'body', insectAt) +
    held(
      pose,
      feelers(pen, it.feelers ?? 'plain', it.skin) +
        pen.cut(blob('100,42 70,48 54,74 60,100 80,116 100,119 120,116 140,100 146,74 130,48'), it.skin, 1.3) +
        pen.flat(blob('100,62 80,58 64,70 66,94 84,110 100,112 116,110 134,94 136,70 120,58'), '#f0d9b8') +
        features(pen, pose, { ...insectAt.eyes, mouth: 20, w: 8 }) +
        worn(pen, it.wears, 'head', insectAt),
    ) +
    worn(pen, it.wears, 'front', insectAt)

/** Crickets and their kin: long hind legs, knees up, and feelers longer than themselves. */
export const hopper =
  (it: { skin: string; tall?: number; wears?: readonly Wear[] }): DrawFriend =>
  (pen, pose) => {
    const shank = darker(it.skin, 0.18)
    return (
      worn(pen, it.wears, 'behind', insectAt) +
      both(
        side =>
          pen.line(side.curve('74,160! 44,112! 34,186'), shank, 7) +
          pen.cut(side.blob('80,168 62,148 44,116 40,108 52,112 74,140 88,158'), it.skin) +
          pen.cut(side.oval(31, 187, 10, 5), shank, 0.7),
      ) +
      pen.cut(blob('100,100 80,110 72,140 80,172 100,186 120,172 128,140 120,110'), it.skin) +
      pen.flat(blob('100,116 86,124 82,146 88,168 100,178 112,168 118,146 114,124'), lighter(it.skin, 0.35)) +
      pen.line('M84 140q16 6 32 0M84 152q16 6 32 0M88 164q12 5 24 0', darker(it.skin, 0.05), 2) +
      both(side => pen.line(side.curve('76,122 64,138 76,150'), shank, 5.4) + pen.cut(side.oval(77, 151, 5.4), shank, 0.7)) +
      worn(pen, it.wears, 'body', insectAt) +
      held(
        pose,
        feelers(pen, 'long', shank) +
          pen.cut(blob('100,38 74,44 58,66 62,96 82,116 100,120 118,116 138,96 142,66 126,44'), it.skin, 1.3) +
          features(pen, pose, { ...insectAt.eyes, mouth: 23, w: 9 }) +
          worn(pen, it.wears, 'head', insectAt),
      ) +
      worn(pen, it.wears, 'front', insectAt)
    )
  }

/** A spider with a round body, eight knees and a kind face. */
export const spider =
  (it: { fur: string; wears?: readonly Wear[] }): DrawFriend =>
  (pen, pose) => {
    const leg = darker(it.fur, 0.25)
    const knees = ['64,112 22,76 12,132', '60,122 14,104 4,166', '62,134 26,124 22,186', '68,144 46,146 46,188']
    return (
      both(side => knees.map(points => pen.line(side.curve(points), leg, 5.4)).join('')) +
      pen.cut(blob('100,96 62,104 46,136 58,168 84,180 100,181 116,180 142,168 154,136 138,104'), it.fur, 1.3) +
      pen.flat(both(side => side.oval(82, 150, 8)) + oval(100, 168, 8) + oval(100, 134, 6), lighter(it.fur, 0.28)) +
      worn(pen, it.wears, 'body', insectAt) +
      held(
        pose,
        pen.cut(blob('100,36 68,42 52,70 58,98 80,114 100,117 120,114 142,98 148,70 132,42'), lighter(it.fur, 0.12), 1.3) +
          pen.line(curve('78,50 84,38 76,30') + curve('98,46 100,30 108,26') + curve('118,50 120,38 130,32'), leg, 3) +
          features(pen, pose, { y: 78, apart: 22, r: 8.4, mouth: 22, w: 9 }) +
          worn(pen, it.wears, 'head', insectAt),
      ) +
      worn(pen, it.wears, 'front', insectAt)
    )
  }

/** A glow-worm: a ringed body that ends in a lamp, curled beside it. */
export const glowWorm: DrawFriend = (pen, pose) =>
  pen.glow(152, 142, 82, palette.lamp, 0.95) +
  pen.cut(blob('112,186 136,190 164,180 178,156 172,130 152,122 136,134 138,152 128,162 112,164'), '#a8844a', 1.2) +
  pen.cut(oval(157, 141, 23, 25), palette.lamp, 1.1) +
  pen.veil(oval(156, 140, 12, 14), palette.white, 0.7) +
  boots(pen, '#7d5f38') +
  pen.cut(blob('100,100 76,110 68,144 76,174 92,187 114,187 126,174 132,144 124,110'), '#b8934f', 1.2) +
  pen.line('M70 138q30 12 60 0M71 154q29 12 58 0M78 170q22 9 44 0', '#93713a', 2.6) +
  both(side => pen.line(side.curve('74,128 58,136 60,148'), '#93713a', 5)) +
  held(
    pose,
    feelers(pen, 'plain', '#7d5f38') +
      pen.cut(blob('100,40 68,46 50,74 56,102 78,119 100,122 122,119 144,102 150,74 132,46'), '#d0ab62', 1.3) +
      features(pen, pose, { y: 82, apart: 21, r: 9.4, mouth: 21, w: 8 }),
  )
