import type { Feeling } from '@nightlight/contract/scenes'
import type { CharacterLook } from '../look.ts'
import { darker, lighter, palette } from '../palette.ts'
import { blob, both, oval, star } from '../path.ts'
import type { Pen } from '../pen.ts'
import { place, turned } from '../pen.ts'
import { accessoriesOf } from './accessories.ts'
import { type Acting, type Bearing, bearingOf, type Pose } from './bearing.ts'
import { face, type Gaze, head } from './face.ts'
import { builds, wheelchair } from './figure.ts'
import { hair } from './hair.ts'
import { limb, type Point } from './limb.ts'

/** How far a bearing lowers the body, and its legs, in the colour of the pyjamas. */
const stance = (pen: Pen, act: Pose, cloth: string): { lower: number; legs: string } => {
  const foot = (x: number, y: number, turn = 0) => pen.cut(oval(x, y, 13, 6.5, turn), lighter(cloth, 0.55))
  const leg = (root: Point, to: Point, out: 1 | -1) => pen.cut(limb(root, to, 17, out, 21).shape, cloth)
  switch (act) {
    // Only the leg on our side is seen, over the flank.
    case 'astride':
      return { lower: 0, legs: leg([100, 158], [108, 192], 1) + foot(114, 195, 8) }
    case 'peeps':
      return { lower: 0, legs: '' }
    case 'travels':
    case 'walks':
      return { lower: 1, legs: leg([89, 158], [76, 181], 1) + foot(73, 184, -16) + leg([111, 158], [122, 184], 1) + foot(127, 187) }
    case 'leaps':
      // Off the ground: one knee drawn up, the other foot flung back.
      return {
        lower: -24,
        legs: leg([88, 158], [66, 160], -1) + foot(60, 164, 60) + leg([112, 158], [128, 186], 1) + foot(133, 190, 24),
      }
    case 'crawls':
      return {
        lower: 0,
        legs:
          leg([70, 160], [92, 182], 1) +
          foot(42, 184, -30) +
          pen.cut(blob('52,150 66,146 80,156 78,172 72,186! 40,190! 38,180 56,172 48,162'), cloth),
      }
    case 'draws':
    case 'kneels':
      return {
        lower: 18,
        legs: both(
          side =>
            pen.cut(side.blob('98,160 82,162 68,174 70,188! 99,188!'), cloth) + pen.cut(side.oval(70, 186, 11, 5.5), lighter(cloth, 0.55)),
        ),
      }
    case 'waits':
    case 'sits':
      return {
        lower: 26,
        legs: both(
          side =>
            pen.cut(side.blob('99,166 80,166 62,176 60,188 76,191! 98,184!'), cloth) +
            pen.cut(side.oval(66, 183, 8.5, 11, -12), lighter(cloth, 0.55)),
        ),
      }
    default:
      return {
        lower: 0,
        legs: both(
          side =>
            pen.cut(side.blob('76,156 76,172 78,184! 95,184! 99,158'), cloth) + pen.cut(side.oval(84, 187, 14, 6), lighter(cloth, 0.55)),
        ),
      }
  }
}

const pyjamaTop = (pen: Pen, cloth: string): string =>
  pen.cut(blob('100,106 78,108 70,124 70,158 84,166 116,166 130,158 130,124 122,108'), cloth) +
  pen.line('M100 116v48', darker(cloth, 0.2), 1.8) +
  pen.flat(oval(100, 126, 2) + oval(100, 140, 2) + oval(100, 154, 2), palette.cream) +
  both(side => pen.cut(side.blob('100,115 90,106 82,108 88,121!'), lighter(cloth, 0.4), 0.5)) +
  pen.flat(star(82, 134, 4) + star(117, 129, 4) + star(84, 155, 4) + star(118, 151, 4), palette.lamp)

/** Head, hair and face as they are held, standing on a neck at (100, 104). */
const heldHead = (
  pen: Pen,
  look: CharacterLook,
  feeling: Feeling | 'asleep',
  { tilt, turn, nod }: Omit<Bearing, 'hands'>,
  gaze?: Gaze,
): { behind: string; before: string } => {
  const { back, front } = hair(pen, look, look.color.clothes)
  const extra = accessoriesOf(pen, look)
  const held = (content: string) => (content === '' ? '' : turned(tilt, 100, 104, content))
  return {
    behind: held(back),
    // What is printed on the face moves with it; hair and ears move half as far the other way.
    before: held(
      head(pen, look.color.skin) + place(turn, nod, 1, face(pen, look, feeling, gaze)) + place(turn / 3, nod / 3, 1, front) + extra.head,
    ),
  }
}

/** A point of the upper body where the hips bend it: its place in the frame after `lean` degrees. */
const leant = ([x, y]: Point, lean: number, hips: Point): Point => {
  const [turn, dx, dy] = [(lean * Math.PI) / 180, x - 100, y - 166]
  return [hips[0] + dx * Math.cos(turn) - dy * Math.sin(turn), hips[1] + dx * Math.sin(turn) + dy * Math.cos(turn)]
}

/** A hand's finger, pointing away from the shoulder. */
const finger = (pen: Pen, root: Point, [x, y]: Point, skin: string): string => {
  const length = Math.hypot(x - root[0], y - root[1]) || 1
  return pen.line(`M${x} ${y}l${((x - root[0]) / length) * 13} ${((y - root[1]) / length) * 13}`, skin, 5)
}

/** A stick that draws on the ground: as long as it must be from the hand. */
const stick = (pen: Pen, [x, y]: Point, ground: number): string =>
  pen.line(`M${x - 9} ${y - 16}L${x + 7 + (ground - y) * 0.4} ${ground}`, palette.bark, 4)

/** Where a thing is held: in the right hand, between both, or in the left where the right one points or holds on to the friend. */
const holdOf = (act: Pose, left: Point, right: Point): Point => {
  if (act === 'carries') return [(left[0] + right[0]) / 2, right[1] + 4]
  return act === 'astride' || act === 'travels' || act === 'points' ? left : right
}

/** A child in pyjamas doing something, in a frame 200 by 200, standing at y = 190, turned towards the right. */
export const drawActing = (pen: Pen, look: CharacterLook, acting: Acting): string => {
  const { wide, high, scale } = builds[look.body]
  // Whoever is carried leaves the chair: it comes along by itself.
  const rolls = look.body === 'wheelchair' && acting.act !== 'astride' && acting.act !== 'peeps'
  const seat = rolls ? wheelchair(pen) : { behind: '', before: '' }
  const cloth = look.color.clothes
  const { lean: bends = 0, ...bearing } = bearingOf(acting)
  // Who rolls stays seated: bends over as far as a chair allows.
  const lean = rolls ? Math.min(bends, 16) : bends
  const { lower, legs } = stance(pen, rolls ? 'stands' : acting.act, cloth)
  const hips: Point = acting.act === 'crawls' && !rolls ? [66, 162] : [100, 166]
  const lift = (rolls ? -10 : 0) + lower
  const { behind, before } = heldHead(pen, look, acting.feeling, bearing, acting.gaze)
  const [left, reached] = bearing.hands
  // The head keeps its size on every body: a hand at its ear goes to where the ear is.
  const right: Point =
    acting.act === 'listens' ? [100 + (reached[0] - 100) / wide, 190 - (190 - reached[1] - (1 - high) * 86) / high] : reached
  const arm = (shoulder: Point, hand: Point, out: 1 | -1) => {
    const root = leant(shoulder, lean, hips)
    const { shape, end } = limb(root, hand, 25, out, 18)
    const points = acting.act === 'points' && out === 1 ? finger(pen, root, end, look.color.skin) : ''
    const draws = acting.act === 'draws' && out === 1 ? stick(pen, end, 190 - lift) : ''
    const [fist, sleeve] = [points + draws + pen.cut(oval(end[0], end[1], 7, 7.5), look.color.skin), pen.cut(shape, cloth)]
    // A hand that hangs comes out from under its sleeve; one that is held up shows its palm.
    return { end, drawn: hand[1] < 112 || points + draws ? sleeve + fist : fist + sleeve }
  }
  const arms = [arm([80, 118], left, -1), arm([120, 118], right, 1)] as const
  const raised = (hand: Point) => hand[1] < 112
  const onBody = (content: string) =>
    content === ''
      ? ''
      : `<g transform="matrix(${wide} 0 0 ${high} ${Math.round(1000 - 1000 * wide) / 10} ${Math.round(1900 - 1900 * high + lift * 10) / 10})">${content}</g>`
  const neckAt = leant([100, 104], lean, hips)
  const onHead = (content: string) =>
    content === '' ? '' : place(wide * (neckAt[0] - 100), neckAt[1] - 104 + (1 - high) * (190 - neckAt[1]) + lift, 1, content)
  const armsWhere = (isRaised: boolean) =>
    arms
      .filter((_, i) => raised(i === 0 ? left : right) === isRaised)
      .map(each => each.drawn)
      .join('')
  const hold = holdOf(acting.act, arms[0].end, arms[1].end)
  const carried = (isRaised: boolean) => (acting.carries && raised(right) === isRaised ? place(hold[0], hold[1], 1, acting.carries) : '')
  const neck = pen.cut(blob('90,96! 110,96! 112,110 100,116 88,110'), darker(look.color.skin, 0.1), 0.5)
  const standing = (content: string) => (content === '' ? '' : place(0, -lower, 1, content))
  const bent = (content: string) => (lean === 0 ? content : place(hips[0], hips[1], 1, place(-100, -166, 1, content), lean))
  const figure =
    onHead(behind) +
    seat.behind +
    onBody(
      // Who sits on its hands has its thighs over them.
      acting.act === 'waits' && !rolls
        ? neck + pyjamaTop(pen, cloth) + armsWhere(false) + standing(legs)
        : (lower < 0 ? legs : standing(legs)) + bent(neck + pyjamaTop(pen, cloth)) + carried(false) + armsWhere(false),
    ) +
    seat.before +
    onHead(before) +
    onBody(carried(true) + armsWhere(true))
  return scale === 1 ? figure : place(100 - 100 * scale, 190 - 190 * scale, scale, figure)
}

/** A child's head on a pillow, asleep or awake, its neck at (100, 104): the rest of it is under the blanket. */
export const drawInBed = (pen: Pen, look: CharacterLook, feeling: Feeling | 'asleep'): string => {
  // Nobody sleeps in glasses.
  const worn = feeling === 'asleep' ? look.accessories.filter(accessory => accessory !== 'glasses') : look.accessories
  const { behind, before } = heldHead(
    pen,
    { ...look, accessories: worn },
    feeling,
    feeling === 'asleep' ? { tilt: 10, turn: 5, nod: 2 } : { tilt: 4, turn: 6, nod: 0 },
  )
  return behind + before
}
