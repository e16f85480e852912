import { type DrawFriend, held, nose, type Pose, whiskers } from '../friends/face.ts'
import { darker, lighter, palette } from '../palette.ts'
import { blob, both, oval } from '../path.ts'
import type { Pen } from '../pen.ts'
import { place } from '../pen.ts'
import { type Anchors, features, patches, type Wear, worn } from './body.ts'

type Ears = 'round' | 'folded' | 'small' | 'long' | 'pricked' | 'none'
type Tail = 'thin' | 'tuft' | 'bushy' | 'none'

/** A furry beast that stands upright, its paws before its chest. */
export type Beast = {
  fur: string
  pale: string
  ears: Ears
  tail: Tail
  /** How broad it is; 1 is a mouse's pear. */
  stout?: number
  face?: keyof typeof faces
  /** A mole's broad snout, a shrew's long one; else a small dark nose. */
  snout?: 'mole' | 'shrew'
  eye?: number
  teeth?: boolean
  /** Pale ground around the eyes of who is dark. */
  around?: string
  feet?: string
  /** Printed upon the face, beneath the eyes. */
  mask?: (pen: Pen) => string
  wears?: readonly Wear[]
}

const drawEars = (pen: Pen, { ears, fur, pale }: Beast): string => {
  const inside = '#e3a5a0'
  switch (ears) {
    case 'round':
    case 'folded': {
      const ear = (x: number) => pen.cut(oval(x, 44, 25), fur) + pen.flat(oval(x, 46, 15), inside)
      const flap =
        pen.cut(oval(146, 40, 24), darker(fur, 0.1)) + pen.cut(blob('124,26 146,14 168,32 166,56! 146,44 126,46!'), lighter(fur, 0.12), 1.4)
      return ear(54) + (ears === 'folded' ? flap : ear(146))
    }
    case 'small':
      return (
        pen.cut(
          both(side => side.oval(64, 48, 14)),
          fur,
        ) +
        pen.flat(
          both(side => side.oval(65, 50, 8)),
          inside,
        )
      )
    case 'long':
      return (
        pen.cut(
          both(side => side.blob('88,58 68,42 52,8 56,-18 72,-14 90,18 98,54')),
          fur,
        ) +
        pen.flat(
          both(side => side.blob('86,48 72,34 61,6 63,-6 71,0 84,24 91,46')),
          inside,
        )
      )
    case 'pricked':
      return (
        pen.cut(
          both(side => side.blob('56,62 52,36 62,20! 80,30 92,48')),
          fur,
        ) +
        pen.flat(
          both(side => side.blob('64,50 61,38 65,31 75,37 82,46')),
          pale,
        )
      )
    default:
      return ''
  }
}

const tailOf = (pen: Pen, { tail, fur, pale }: Beast): string => {
  switch (tail) {
    case 'thin':
      return pen.line('M124 178q44 10 44-24q0-26 16-30', darker(pale, 0.25), 5)
    case 'tuft':
      return pen.cut(oval(142, 172, 14), pale)
    case 'bushy':
      return pen.cut(blob('118,184 150,188 176,166 182,130 166,108! 160,132 146,152 124,162'), fur)
    default:
      return ''
  }
}

const faces = {
  pointed: '100,38 68,44 50,68 56,94 80,114 100,119 120,114 144,94 150,68 132,44',
  round: '100,36 66,42 48,68 50,94 72,114 100,118 128,114 150,94 152,68 134,42',
  tapered: '100,40 70,45 52,66 60,88 80,106 91,124 100,131 109,124 120,106 140,88 148,66 130,45',
  broad: '100,40 66,44 46,66 38,90 60,112 100,118 140,112 162,90 154,66 134,44',
} as const

const incisors = (pen: Pen): string => pen.flat('M93 110h14v12a4 4 0 0 1-7 2a4 4 0 0 1-7-2zM100 110v13', palette.white)

/** A muzzle that reaches forward, pink at its tip. */
const snoutOf = (pen: Pen, kind: 'mole' | 'shrew', fur: string): string =>
  kind === 'mole'
    ? pen.cut(blob('86,84 84,100 92,108 100,112 108,108 116,100 114,84 100,78'), lighter(fur, 0.16), 0.7) +
      pen.ink(oval(100, 106, 7, 6), '#d98590')
    : pen.line('M84 106l-26-6M86 112l-26 4M116 106l26-6M114 112l26 4', lighter(fur, 0.5), 1.3) +
      pen.cut(blob('90,84 82,102 92,120 100,126 108,120 118,102 110,84 100,80'), lighter(fur, 0.22), 0.7) +
      pen.ink(oval(100, 110, 7.5, 6), '#d98590')

export const beast =
  (it: Beast): DrawFriend =>
  (pen, pose) => {
    const stout = it.stout ?? 1
    const across = (x: number) => Math.round(100 + (x - 100) * stout)
    const at: Anchors = {
      hat: { y: 46, wide: 38 },
      eyes: { y: 78, apart: 23, r: it.eye ?? 7.4 },
      neck: { y: 114, wide: 30 * stout },
      chest: { y: 142, wide: 37 * stout },
      hand: { x: across(124), y: 146 },
    }
    const feet = it.feet ?? it.pale
    const wear = (on: Wear['on']) => worn(pen, it.wears, on, at)
    const paws = [-1, 1].map(
      dir =>
        pen.cut(
          blob(
            `${across(100 + dir * 38)},120 ${across(100 + dir * 42)},140 ${across(100 + dir * 26)},152 ${across(100 + dir * 16)},148 ${across(100 + dir * 24)},134 ${across(100 + dir * 28)},118`,
          ),
          it.fur,
        ) + pen.cut(oval(across(100 + dir * 18), 149, 8, 7), feet, 0.7),
    )
    const muzzle =
      it.snout === undefined
        ? pen.flat(
            both(side => side.oval(89, 104, 15, 12)),
            it.pale,
          ) + nose(pen, 94, 6.5, it.teeth ? palette.ink : '#a8606c')
        : snoutOf(pen, it.snout, it.fur)
    return (
      wear('behind') +
      tailOf(pen, it) +
      both(side => pen.cut(side.oval(across(76), 184, 17, 8), feet)) +
      pen.cut(
        blob(
          `100,98 ${across(72)},108 ${across(60)},140 ${across(60)},172 ${across(76)},188 100,190 ${across(124)},188 ${across(140)},172 ${across(140)},140 ${across(128)},108`,
        ),
        it.fur,
      ) +
      pen.flat(oval(100, 154, 25 * stout, 30), it.pale) +
      wear('body') +
      paws.join('') +
      held(
        pose,
        drawEars(pen, it) +
          pen.cut(blob(faces[it.face ?? 'pointed']), it.fur, 1.3) +
          (it.mask?.(pen) ?? '') +
          (it.around ? patches(pen, at.eyes, it.around) : '') +
          muzzle +
          face(pen, pose, it, at) +
          wear('head'),
      ) +
      wear('front')
    )
  }

const face = (pen: Pen, pose: Pose, { snout, teeth, fur }: Beast, { eyes }: Anchors): string => {
  switch (snout) {
    case 'mole':
      return features(pen, pose, { ...eyes, mouth: 39, w: 6 })
    case 'shrew':
      return features(pen, pose, { ...eyes, y: eyes.y - 3, mouth: 42, w: 4 })
    default:
      return (
        (teeth ? incisors(pen) : '') +
        features(pen, pose, { ...eyes, mouth: 25, w: 7 }) +
        (teeth ? '' : place(0, 18, 1, whiskers(pen, 80, lighter(fur, 0.5))))
      )
  }
}

/** The badger's two dark bands. */
export const badgerMask = (pen: Pen): string =>
  pen.flat(blob('100,38 88,42 88,80 92,112 100,118 108,112 112,80 112,42'), palette.white) +
  pen.flat(
    both(side => side.blob('50,74 44,90 60,111 74,114 62,96')),
    palette.white,
  ) +
  pen.flat(
    both(side => side.blob('86,42 70,50 62,78 66,102 80,112 86,92 89,66')),
    palette.ink,
  )

/** The pale throat and cheeks of a marten. */
export const martenMask = (pen: Pen): string =>
  pen.flat(
    both(side => side.blob('100,92 78,92 58,98 80,114 100,119')),
    palette.white,
  )
