import { type DrawFriend, eyes, held, type Pose } from '../friends/face.ts'
import { darker, lighter, palette } from '../palette.ts'
import { blob, both, oval } from '../path.ts'
import { type Pen, place } from '../pen.ts'
import { type Anchors, patches, type Wear, worn } from './body.ts'

type Beak = 'short' | 'thin' | 'long' | 'broad' | 'hook'

/** A round bird that looks at us. */
export type Bird = {
  plume: string
  belly: string
  wing?: string
  beak: Beak
  beakColor?: string
  legs?: string
  /** Printed upon head and breast, beneath the eyes. */
  marks?: (pen: Pen) => string
  crest?: (pen: Pen) => string
  /** Feathers that stand up or out behind. */
  tail?: (pen: Pen) => string
  /** Pale ground around the eyes of who is dark. */
  around?: string
  /** A chick is rounder and has no wings to speak of. */
  chick?: boolean
  wears?: readonly Wear[]
}

const beaks: Record<Beak, readonly [upper: string, lower: string]> = {
  short: ['90,88! 100,80 110,88! 100,102', '94,95! 106,95! 100,106'],
  thin: ['93,88! 100,82 107,88! 100,112!', '96,98! 104,98! 100,112'],
  long: ['92,86! 100,80 108,86! 103,126 100,130! 97,126', '96,98! 104,98! 100,122'],
  broad: ['82,90 90,82 100,79 110,82 118,90 112,102 100,105 88,102', '88,100! 100,104 112,100! 106,110 94,110'],
  hook: ['88,86! 100,78 112,86! 108,96 102,108! 96,98', '94,97! 100,101 104,97! 100,104'],
}

const beakOf = (pen: Pen, pose: Pose, kind: Beak, color: string): string => {
  const [upper, lower] = beaks[kind]
  const isOpen = !pose.asleep && (pose.feeling === 'glad' || pose.feeling === 'surprised')
  return (isOpen ? place(0, 5, 1, pen.cut(blob(lower), darker(color, 0.35), 0.6)) : '') + pen.cut(blob(upper), color, 0.9)
}

const feet = (pen: Pen, color: string): string =>
  both(
    side =>
      pen.line(side.curve('86,172 85,188'), color, 4) +
      pen.line(side.curve('74,190! 85,187! 84,192') + side.curve('85,187! 96,190'), color, 4),
  )

export const bird =
  (it: Bird): DrawFriend =>
  (pen, pose) => {
    const at: Anchors = {
      hat: { y: 44, wide: 34 },
      eyes: { y: 76, apart: 24, r: 8 },
      neck: { y: 112, wide: 42 },
      chest: { y: 138, wide: 42 },
      hand: { x: 142, y: 140 },
    }
    const wing = it.wing ?? darker(it.plume, 0.14)
    const wear = (on: Wear['on']) => worn(pen, it.wears, on, at)
    return (
      wear('behind') +
      (it.tail?.(pen) ?? '') +
      feet(pen, it.legs ?? '#c98a52') +
      pen.cut(blob('100,92 66,100 48,130 56,164 82,180 100,181 118,180 144,164 152,130 134,100'), it.plume) +
      pen.flat(blob('100,104 76,116 68,144 78,168 100,175 122,168 132,144 124,116'), it.belly) +
      both(side =>
        it.chick
          ? pen.cut(side.blob('56,118 42,132 44,150! 58,148 66,132'), wing)
          : pen.cut(side.blob('60,104 42,126 38,160 48,178! 62,164 72,140 72,116'), wing, 1.2) +
            pen.line(side.curve('46,156 56,152 64,142') + side.curve('44,142 56,138 66,128'), lighter(wing, 0.2), 1.8),
      ) +
      wear('body') +
      held(
        pose,
        (it.crest?.(pen) ?? '') +
          pen.cut(blob('100,36 68,42 52,68 54,94 74,112 100,116 126,112 146,94 148,68 132,42'), it.plume, 1.3) +
          (it.marks?.(pen) ?? '') +
          (it.around ? patches(pen, at.eyes, it.around) : '') +
          pen.veil(
            both(side => side.oval(63, 92, 8, 5.6)),
            palette.rose,
            0.34,
          ) +
          beakOf(pen, pose, it.beak, it.beakColor ?? palette.amber) +
          eyes(pen, pose, at.eyes.apart, at.eyes.y, at.eyes.r) +
          wear('head'),
      ) +
      wear('front')
    )
  }

/** A goose: a small head on a long neck. */
export const goose =
  (it: { plume: string; wears?: readonly Wear[] }): DrawFriend =>
  (pen, pose) => {
    const at: Anchors = {
      hat: { y: 12, wide: 28 },
      eyes: { y: 32, apart: 16, r: 6.4 },
      neck: { y: 108, wide: 22 },
      chest: { y: 140, wide: 44 },
      hand: { x: 146, y: 150 },
    }
    const wear = (on: Wear['on']) => worn(pen, it.wears, on, at)
    return (
      feet(pen, palette.rust) +
      pen.cut(blob('100,102 62,108 40,136 48,166 78,181 100,183 122,181 152,166 160,136 138,108'), it.plume) +
      pen.flat(blob('100,114 74,124 66,146 78,170 100,177 122,170 134,146 126,124'), lighter(it.plume, 0.55)) +
      pen.cut(
        both(side => side.blob('62,110 38,124 26,156 34,180! 52,168 70,144 74,122')),
        darker(it.plume, 0.14),
        1.2,
      ) +
      pen.line(
        both(side => side.curve('38,164 52,158 62,144') + side.curve('36,148 52,144 64,130')),
        lighter(it.plume, 0.3),
        1.8,
      ) +
      pen.cut(blob('86,40! 82,80 74,118 100,128 126,118 118,80 114,40! 100,30'), it.plume) +
      wear('body') +
      `<g transform="rotate(${pose.tilt} 100 56)">${
        pen.cut(blob('100,8 78,14 70,34 78,54 100,60 122,54 130,34 122,14'), it.plume, 1.3) +
        pen.cut(blob('86,42 100,36 114,42 116,54 108,64 100,66 92,64 84,54'), palette.rust) +
        pen.ink(oval(95, 48, 1.8, 2.4) + oval(105, 48, 1.8, 2.4)) +
        eyes(pen, pose, at.eyes.apart, at.eyes.y, at.eyes.r) +
        wear('head')
      }</g>` +
      wear('front')
    )
  }

/** A bird in the air, its wings spread: one who never sits down. */
export const flier =
  (it: { plume: string; belly: string; throat?: string; around?: string; forked?: number }): DrawFriend =>
  (pen, pose) => {
    const fork = it.forked ?? 30
    return (
      pen.cut(
        blob(
          `90,146 ${88 - fork * 0.5},176 ${84 - fork},${176 + fork * 0.4}! 96,170 100,160! 104,170 ${116 + fork},${176 + fork * 0.4}! ${112 + fork * 0.5},176 110,146`,
        ),
        darker(it.plume, 0.12),
      ) +
      pen.cut(
        both(side => side.blob('84,112 54,92 22,88 -10,104! 16,112 30,122 44,136! 62,142 84,142')),
        it.plume,
        1.3,
      ) +
      pen.line(
        both(side => side.curve('22,100 50,106 80,120')),
        lighter(it.plume, 0.25),
        2,
      ) +
      pen.cut(blob('100,84 74,96 70,126 84,150 100,158 116,150 130,126 126,96'), it.plume) +
      pen.flat(blob('100,104 82,112 80,130 90,148 100,152 110,148 120,130 118,112'), it.belly) +
      held(
        pose,
        pen.cut(blob('100,40 72,46 58,68 62,92 80,108 100,112 120,108 138,92 142,68 128,46'), it.plume, 1.3) +
          pen.flat(blob('100,88 80,90 74,100 88,110 100,112 112,110 126,100 120,90'), it.throat ?? it.belly) +
          (it.around ? patches(pen, { y: 75, apart: 21, r: 8 }, it.around) : '') +
          pen.veil(
            both(side => side.oval(68, 92, 7, 5)),
            palette.rose,
            0.34,
          ) +
          beakOf(pen, pose, 'short', '#4a4152') +
          eyes(pen, pose, 21, 75, 8),
      )
    )
  }
