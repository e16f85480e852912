import type { DrawFriend, Pose } from '../friends/face.ts'
import { darker, lighter, palette } from '../palette.ts'
import { blob, both, curve, oval, scallops, star } from '../path.ts'
import { type Pen, place, turned } from '../pen.ts'
import { type Anchors, features, patches, type Wear, worn } from './body.ts'

/** A thing that lives: one shape with a face, and perhaps arms and legs. */
export type Sprite = {
  /** Points that a smooth outline runs through. */
  shape: string
  /** A ready outline in place of it. */
  outline?: string
  color: string
  /** Where the face lies, and how large it is. */
  face: { y: number; apart: number; r: number; mouth?: number; w?: number }
  /** Pale ground around the eyes of who is dark. */
  around?: string
  limbs?: string
  legs?: string
  back?: (pen: Pen, pose: Pose) => string
  marks?: (pen: Pen, pose: Pose) => string
  front?: (pen: Pen, pose: Pose) => string
  /** How much is seen through it, where it is made of air or light: 1 is paper. */
  solid?: number
  wears?: readonly Wear[]
}

const armsOf = (pen: Pen, color: string, y: number): string =>
  both(side => pen.line(side.curve(`58,${y} 44,${y + 14} 50,${y + 26}`), color, 7) + pen.cut(side.oval(51, y + 28, 7), color, 0.7))

const legsOf = (pen: Pen, color: string): string =>
  both(side => pen.line(side.curve('86,164 85,184'), color, 7) + pen.cut(side.oval(82, 186, 11, 5.5), color))

export const sprite =
  (it: Sprite): DrawFriend =>
  (pen, pose) => {
    const { y, apart, r } = it.face
    const at: Anchors = {
      hat: { y: y - 40, wide: 40 },
      eyes: { y, apart, r },
      neck: { y: y + 44, wide: 40 },
      chest: { y: y + 50, wide: 44 },
      hand: { x: 150, y: y + 60 },
    }
    const body = pen.cut(it.outline ?? blob(it.shape), it.color, 1.4)
    return (
      worn(pen, it.wears, 'behind', at) +
      (it.back?.(pen, pose) ?? '') +
      (it.legs ? legsOf(pen, it.legs) : '') +
      (it.limbs ? armsOf(pen, it.limbs, y + 26) : '') +
      turned(
        pose.tilt * 0.6,
        100,
        180,
        (it.solid === undefined || pen.lines ? body : `<g opacity="${it.solid}">${body}</g>`) +
          (it.marks?.(pen, pose) ?? '') +
          (it.around ? patches(pen, at.eyes, it.around) : '') +
          features(pen, pose, { ...it.face }) +
          worn(pen, it.wears, 'head', at),
      ) +
      (it.front?.(pen, pose) ?? '') +
      worn(pen, it.wears, 'front', at)
    )
  }

const shine = (pen: Pen, x: number, y: number): string => pen.veil(oval(x, y, 8, 15, 24), palette.white, 0.5)

const dropShape = '100,26! 118,62 146,104 150,144 128,174 100,181 72,174 50,144 54,104 82,62'

/** A drop of something, on two feet. */
export const drop = (color: string, more: Partial<Sprite> = {}): DrawFriend =>
  sprite({
    shape: dropShape,
    color,
    face: { y: 122, apart: 22, r: 9, mouth: 22, w: 9 },
    legs: darker(color, 0.2),
    limbs: darker(color, 0.12),
    marks: pen => shine(pen, 72, 108),
    ...more,
  })

/** A cloud's outline: puffs around an ellipse, flatter beneath. */
export const puffs = (wide: number, high: number, count: number, y = 116): string =>
  scallops(100, y, wide, high, count) +
  blob(`${100 - wide},${y + high * 0.5} 100,${y - high * 0.4} ${100 + wide},${y + high * 0.5} 100,${y + high * 1.16}`)

/** A cloud, with whatever it does beneath. */
export const cloud = (color: string, more: Partial<Sprite> = {}): DrawFriend =>
  sprite({
    shape: '',
    outline: puffs(62, 44, 9),
    color,
    face: { y: 112, apart: 24, r: 8.4, mouth: 20, w: 9 },
    marks: pen =>
      pen.flat(scallops(76, 92, 26, 16, 6), lighter(color, 0.3)) +
      pen.line(curve('56,150 70,158 86,152') + curve('116,158 132,162 148,154'), darker(color, 0.12), 3),
    ...more,
  })

/** Rain falling from a cloud, or from nothing. */
export const rain = (pen: Pen, color: string, y = 176, xs: readonly number[] = [56, 78, 100, 122, 144]): string =>
  pen.line(xs.map((x, i) => `M${x} ${y + (i % 2) * 6}l-4 12`).join(''), color, 4)

/** A star with a face, its light about it. */
export const starChild: DrawFriend = sprite({
  shape: '100,34 120,80 168,84 134,118 146,168 100,142 54,168 66,118 32,84 80,80',
  color: palette.lamp,
  face: { y: 102, apart: 17, r: 8.4, mouth: 20, w: 8 },
  back: pen => pen.glow(100, 108, 104, palette.lamp, 0.9),
})

/** Rays around a round face. */
export const sunbeam: DrawFriend = sprite({
  shape: '100,66 70,72 54,98 56,130 76,152 100,158 124,152 144,130 146,98 130,72',
  color: '#f8cf6a',
  face: { y: 108, apart: 20, r: 8.4, mouth: 21, w: 10 },
  back: pen => pen.glow(100, 112, 106, palette.lamp, 0.9) + pen.cut(star(100, 112, 82, 11, 0.66), palette.amber),
})

/** Something of air: a curl that one can half see through. */
export const curl = (color: string, more: Partial<Sprite> = {}): DrawFriend =>
  sprite({
    shape:
      '92,50 66,62 52,90 58,120 80,138 110,140 140,132 160,140 162,160 146,170 128,166 150,186 180,176 190,146 176,120 152,112 150,84 130,58',
    color,
    solid: 0.82,
    face: { y: 96, apart: 20, r: 8.4, mouth: 20, w: 8 },
    back: pen =>
      pen.line(
        curve('44,60 26,70 34,88 50,82') + curve('40,132 22,134 22,152 42,158 66,152') + curve('62,40 80,30 98,36'),
        lighter(color, 0.3),
        4,
      ),
    ...more,
  })

/** An echo: the same small figure again and again, fainter each time. */
export const echo = (color: string): DrawFriend => {
  const body = '100,52 74,58 60,82 62,108 74,126 66,160 78,182 100,178 122,182 134,160 126,126 138,108 140,82 126,58'
  const ring = (pen: Pen, scale: number, opacity: number) =>
    pen.lines ? '' : `<g opacity="${opacity}">${place(100 - 100 * scale, 118 - 118 * scale, scale, pen.cut(blob(body), color, 0.5))}</g>`
  return sprite({
    shape: body,
    color: lighter(color, 0.35),
    face: { y: 92, apart: 19, r: 8.6, mouth: 20, w: 8 },
    back: pen => ring(pen, 1.36, 0.16) + ring(pen, 1.18, 0.28),
    front: (pen, pose) =>
      pose.asleep ? '' : pen.line(curve('46,78 38,92 46,106') + curve('154,78 162,92 154,106'), lighter(color, 0.5), 3.4),
  })
}

/** A little spell: a flame of many colours with stars about it. */
export const spell: DrawFriend = sprite({
  shape: '104,22! 128,46 120,68 148,84 154,126 136,160 100,172 64,160 46,126 56,92 80,82 84,50',
  color: '#b47fc4',
  face: { y: 122, apart: 22, r: 9, mouth: 21, w: 9 },
  limbs: '#9a66ae',
  marks: pen => pen.flat(blob('104,44! 116,60 108,78 128,92 100,98 78,94 94,78 94,58'), '#d8a3d2'),
  back: pen =>
    pen.glow(100, 112, 104, '#d8a3ff', 0.7) +
    pen.flat(star(36, 70, 9, 5, 0.45) + star(168, 62, 7, 4, 0.4) + star(30, 150, 6, 4, 0.4) + star(174, 140, 9, 5, 0.45), palette.lamp),
})
