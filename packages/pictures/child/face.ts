import type { Feeling } from '@nightlight/contract/scenes'
import type { CharacterLook } from '../look.ts'
import { brightness, darker, lighter, mix, palette } from '../palette.ts'
import { blob, both, curve, oval, star } from '../path.ts'
import type { Pen } from '../pen.ts'

/** A head's outline in the figure's frame; its middle is (100, 64). */
export const headShape = '100,22 70,31 57,58 62,84 80,102 100,107 120,102 138,84 143,58 130,31'

/** Where eyes are turned: how far to the right and how far down, in units of the figure's frame. */
export type Gaze = readonly [right: number, down: number]

/** An iris that is turned aside is a little smaller, so that the white is seen behind it. */
const iris = (pen: Pen, at: number, color: string, wide: number, high: number, [right, down]: Gaze): string => {
  const narrowed = right === 0 && down === 0 ? 1 : 0.88
  const [x, y, rx, ry] = [at + right, 70 + down, wide * narrowed, high * narrowed]
  return (
    pen.flat(oval(x, y, rx, ry), color) +
    pen.ink(oval(x + right * 0.3, y + 1, rx * 0.56, ry * 0.56)) +
    pen.ink(oval(x - rx * 0.34, y - ry * 0.4, rx * 0.34), palette.white)
  )
}

const lash = (pen: Pen, points: string): string => pen.line(curve(points), '#1d1736', 2.4)
const arc = (pen: Pen, x: number): string => lash(pen, `${x - 8},73 ${x},66 ${x + 8},73`)

/** One eye at x; the outer corner lies at `out` (-1 left, 1 right). */
type DrawEye = (pen: Pen, x: number, out: number, color: string, skin: string, gaze: Gaze) => string

const round: DrawEye = (pen, x, out, color, _skin, gaze) =>
  pen.flat(oval(x, 70, 7.4, 7.8), palette.white) +
  iris(pen, x, color, 6, 7, gaze) +
  lash(pen, `${x - 6.5 + (out > 0 ? 0 : -1)},66 ${x},61.5 ${x + 6.5 + (out > 0 ? 1 : 0)},66`)

const almond: DrawEye = (pen, x, out, color, _skin, gaze) =>
  pen.flat(blob(`${x - 9 * out},72 ${x},64 ${x + 9 * out},67! ${x + 3 * out},76`), palette.white) +
  iris(pen, x, color, 5, 5.6, gaze) +
  lash(pen, `${x - 9 * out},71 ${x},63 ${x + 10 * out},66`)

const monolid: DrawEye = (pen, x, out, color, _skin, gaze) =>
  pen.flat(blob(`${x - 9 * out},71 ${x},66 ${x + 9 * out},69 ${x},75`), palette.white) +
  iris(pen, x, color, 4.6, 4.6, [gaze[0], 0]) +
  lash(pen, `${x - 9 * out},71 ${x},65.5 ${x + 9.5 * out},68.5`)

const sleepy: DrawEye = (pen, x, _out, color, skin, gaze) =>
  iris(pen, x, color, 6, 6.6, gaze) +
  pen.flat(blob(`${x - 9},71! ${x + 9},71! ${x + 7},62 ${x},60 ${x - 7},62`), skin) +
  lash(pen, `${x - 8},71 ${x},71.5 ${x + 8},71`)

const sparkling: DrawEye = (pen, x, out, color, _skin, [right, down]) =>
  pen.flat(oval(x, 70, 8.8, 9.2), palette.white) +
  pen.flat(oval(x + right * 0.6, 70 + down * 0.4, 7.6, 8.6), color) +
  pen.ink(oval(x + right * 1.2, 71.5 + down, 4.6, 5.4)) +
  pen.ink(star(x - 2.4, 67, 3.6, 4, 0.36) + oval(x + 2.6, 74, 1.5), palette.white) +
  lash(pen, `${x - 8.5},65 ${x},60 ${x + 8.5},65`) +
  lash(pen, `${x + 7 * out},64 ${x + 11 * out},61`)

const eyeShapes: Record<CharacterLook['eyes'], readonly [DrawEye, DrawEye]> = {
  round: [round, round],
  almond: [almond, almond],
  happy: [arc, arc],
  sleepy: [sleepy, sleepy],
  sparkling: [sparkling, sparkling],
  wink: [round, arc],
  monolid: [monolid, monolid],
}

/** On dark skin a lighter red, so that the mouth is seen as well as on light skin. */
const lipsOn = (skin: string): string => mix('#a84e54', '#f0908a', Math.max(0, 0.55 - brightness(skin)) * 2.4)

const mouths: Record<CharacterLook['mouth'], (pen: Pen, lips: string) => string> = {
  smile: (pen, lips) => pen.line(curve('90,88 100,94 110,88'), lips, 2.5),
  grin: pen => pen.cut(blob('87,86! 100,88 113,86! 109,95 100,98 91,95'), palette.white, 0.4) + pen.line('M89 91q11 3 22 0', '#d9c9c0', 1),
  laugh: pen =>
    pen.flat(blob('86,85! 100,88 114,85! 110,96 100,100 90,96'), '#7c3242') +
    pen.flat(blob('92,96 100,92 108,96 100,99.5'), '#e08a8c') +
    pen.flat(blob('88,86.5! 100,89 112,86.5! 109,90 100,91 91,90'), palette.white),
  small: (pen, lips) => pen.line(curve('95,89 100,92 105,89'), lips, 2.5),
  surprised: pen => pen.flat(oval(100, 91, 4.6, 5.6), '#7c3242'),
  calm: (pen, lips) => pen.line(curve('92,90 100,91 108,90'), lips, 2.5),
  tongue: (pen, lips) =>
    pen.flat(blob('96,90! 108,90! 107,97 102,99 97,96'), '#e08a8c') + pen.line(curve('88,87 100,92 112,87'), lips, 2.5),
}

/** Ears and head without hair. */
export const head = (pen: Pen, skin: string): string =>
  both(side => pen.cut(side.oval(57, 70, 8.5, 10.5), skin) + pen.line(side.curve('53,67 58,68 57,74'), darker(skin, 0.22), 1.5)) +
  pen.cut(blob(headShape), skin)

/** A mouth that a feeling makes, whatever the character's own is like. */
const feltMouths: Record<'worried' | 'firm', (pen: Pen, lips: string) => string> = {
  worried: (pen, lips) => pen.line(curve('92,94 100,89.5 108,94'), lips, 2.5),
  firm: (pen, lips) => pen.line(curve('94,91.5 100,90.5 106,91.5'), lips, 2.5),
}

const shutEye: DrawEye = (pen, x) => lash(pen, `${x - 8},69 ${x},75 ${x + 8},69`)

/** Looking down: the lid is low, the lashes lie on the cheek. */
const loweredEye: DrawEye = (pen, x, _out, color, skin, [right]) =>
  iris(pen, x, color, 5.6, 6, [right, 0]) +
  pen.flat(blob(`${x - 9},73.5! ${x + 9},73.5! ${x + 7},62 ${x},60 ${x - 7},62`), skin) +
  lash(pen, `${x - 8},73 ${x},75 ${x + 8},73`)

/** How far the brows rise, and how far their inner ends rise beside the outer ones. */
type Brows = { up: number; inner: number }

/** What a feeling does to a face; what it leaves out stays as the character has it. */
const feltFaces: Record<Feeling | 'asleep', { eyes?: DrawEye; brows?: Brows; mouth?: (pen: Pen, lips: string) => string }> = {
  calm: {},
  curious: { brows: { up: 3, inner: 1.5 }, mouth: mouths.small },
  worried: { brows: { up: 2, inner: 4 }, mouth: feltMouths.worried },
  ashamed: { eyes: loweredEye, brows: { up: 0, inner: 4 }, mouth: feltMouths.firm },
  surprised: { eyes: round, brows: { up: 6, inner: 2.5 }, mouth: mouths.surprised },
  glad: { brows: { up: 2, inner: 0 }, mouth: mouths.laugh },
  sleepy: { eyes: sleepy, brows: { up: -1, inner: 1 }, mouth: mouths.small },
  asleep: { eyes: shutEye, mouth: mouths.calm },
}

/** The features of a face without head and hair: the character's own, or as a feeling has them. */
export const face = (pen: Pen, look: CharacterLook, feeling?: Feeling | 'asleep', gaze: Gaze = [0, 0]): string => {
  const { skin, hair, eyes } = look.color
  const felt = feeling ? feltFaces[feeling] : {}
  const [left, right] = felt.eyes ? [felt.eyes, felt.eyes] : eyeShapes[look.eyes]
  const { up, inner } = felt.brows ?? { up: 0, inner: 0 }
  const brow = mix(darker(hair, 0.2), skin, look.hair === 'headscarf' || look.hair === 'bald' ? 0.1 : 0.2)
  const browColor = look.hair === 'headscarf' || look.hair === 'bald' ? darker(skin, 0.55) : brow
  return (
    pen.veil(
      both(side => side.oval(72, 86, 8.5, 5.6)),
      '#e0605f',
      0.26,
    ) +
    left(pen, 81, -1, eyes, skin, gaze) +
    right(pen, 119, 1, eyes, skin, gaze) +
    pen.line(
      both(side => side.curve(`73,${56 - up + inner / 2} 81,${53 - up - inner / 4} 89,${56 - up - inner}`)),
      browColor,
      2.6,
    ) +
    pen.line(curve('97,79 100,81.5 103,79'), darker(skin, 0.3), 2.2) +
    (look.hair === 'bald' ? pen.veil(oval(86, 40, 16, 7, -18), lighter(skin, 0.6), 0.18) : '') +
    (felt.mouth ?? mouths[look.mouth])(pen, lipsOn(skin))
  )
}
