import { type ChildAct, type Figure, figuresOf, type Scene, type Shot } from '@nightlight/contract/scenes'
import type { Resident } from '../folk/resident.ts'

/** Where a figure stands, its feet's middle, and how large it is beside its own frame. */
export type Mark = { x: number; y: number; scale: number }
/** Where somebody of the place is: the mark itself, the ground beneath it, and whether something must be put there to stand on. */
export type ResidentMark = Mark & { ground: number; perch: boolean }

type Pair = { child: Mark; friend: Mark }
const pairs: Record<Shot | 'way', Pair> = {
  wide: { child: { x: 86, y: 286, scale: 0.56 }, friend: { x: 184, y: 287, scale: 0.64 } },
  middle: { child: { x: 128, y: 282, scale: 0.64 }, friend: { x: 262, y: 283, scale: 0.74 } },
  near: { child: { x: 122, y: 356, scale: 1.14 }, friend: { x: 292, y: 352, scale: 1.16 } },
  way: { child: { x: 104, y: 288, scale: 0.68 }, friend: { x: 226, y: 280, scale: 0.74 } },
}

/** What a mark of somebody of the place is worked out from: where it stands, and how large a friend would be drawn there. */
type Spot = { x: number; y: number; scale: number }

/** Child and friend move apart for somebody between them. */
const apart: Pair = { child: { x: 116, y: 282, scale: 0.64 }, friend: { x: 306, y: 283, scale: 0.74 } }

/**
 * Between child and friend is the dweller's place, before them; without a dweller it is the elder's, behind them. Else the elder is at the child's other
 * side, where the best friend would be. Where the friend is not seen its place is free.
 */
const spotFor = (
  who: 'elder' | 'dweller',
  place: Exclude<Shot, 'near'> | 'way',
  figures: ReadonlySet<Figure>,
  hugs: boolean,
  size: number,
): Spot => {
  const isElder = who === 'elder'
  if (place === 'wide') return isElder ? { x: 332, y: 280, scale: 0.66 } : { x: 260, y: 290, scale: 0.7 }
  if (place === 'way') return isElder ? { x: 56, y: 282, scale: 0.56 } : { x: 166, y: 276, scale: 0.6 }
  if (hugs) return isElder ? { x: 356, y: 274, scale: 0.66 } : { x: 46, y: 288, scale: 0.86 }
  const isBetween = !isElder || !figures.has('dweller')
  if (!figures.has('friend') && isBetween) return { x: 246, y: 284, scale: isElder ? 0.76 : 0.92 }
  if (isBetween) return isElder ? { x: 208, y: 267, scale: 0.64 } : { x: 201, y: 289, scale: 0.86 }
  // The best friend has that side.
  if (figures.has('best')) return { x: 338, y: 276, scale: 0.66 }
  return { x: 44 + Math.max(0, size - 0.6) * 20, y: 274, scale: 0.7 }
}

/** Small ones on the ground are met at eye level: where the ground rises a little. */
const needsPerch = (size: number): boolean => size < 0.5

const standing = ({ x, y, scale }: Spot, { size, floats = 0 }: Resident, asleep: boolean): ResidentMark => {
  const high = asleep ? 0 : floats * 200 * scale
  const perch = high === 0 && needsPerch(size)
  return { x, y: y - (perch ? 24 * scale : high), scale: scale * size, ground: y, perch }
}

/** From near by they stand so high that they are seen whole, the small ones nearer to us than the large. */
const closeUp = (x: number, { size, floats = 0 }: Resident, asleep: boolean): ResidentMark => {
  const nearer = Math.max(1.16, 1.42 - Math.max(0, size - 0.5) * 0.6)
  const ground = Math.min(342, 226 + Math.max(0, size - 0.3) * 205)
  const isUp = floats > 0 && !asleep
  return { x, y: isUp ? Math.min(ground, 236) - floats * 60 : ground, scale: nearer * size, ground: 300, perch: !isUp }
}

/** A setting's figures with their marks; absent who is not there. Child and friend have theirs in any case. */
export type Marks = Pair & { figures: ReadonlySet<Figure>; best?: Mark; elder?: ResidentMark; dweller?: ResidentMark }

/** On the way the friend is so near that a hand lies on it. */
const together: Record<'by' | 'far', Pair & { best: Mark }> = {
  by: { child: { x: 134, y: 289, scale: 0.68 }, friend: { x: 216, y: 284, scale: 0.76 }, best: { x: 52, y: 283, scale: 0.64 } },
  far: { child: { x: 98, y: 288, scale: 0.54 }, friend: { x: 163, y: 284, scale: 0.6 }, best: { x: 38, y: 284, scale: 0.52 } },
}

const backOf: Partial<Record<ChildAct, number>> = { draws: 34, crawls: 30, stacks: 24 }

/** Where everybody of a scene stands outside the bedroom. */
export const marksOf = (scene: Scene, hasBest: boolean, folk: { elder?: Resident | undefined; dweller?: Resident | undefined }): Marks => {
  const { elder, dweller, ...alone } = scene
  const known: Scene = { ...alone, ...(elder && folk.elder && { elder }), ...(dweller && folk.dweller && { dweller }) }
  const figures = figuresOf(known, hasBest)
  const place = scene.spot === 'way' ? 'way' : scene.shot
  const isHere = (figure: 'elder' | 'dweller') => figures.has(figure)
  const company = isHere('elder') || isHere('dweller')
  const hugs = scene.child?.act === 'hugs'
  if (scene.child?.act === 'travels') {
    const { best, ...pair } = together[scene.shot === 'wide' ? 'far' : 'by']
    return { ...pair, figures, ...(figures.has('best') && { best }) }
  }
  const { child, friend } = place === 'middle' && company && !hugs && figures.has('friend') ? apart : pairs[place]
  // Who bends over or works at something stands back from it, as far as a best friend leaves room.
  const back = ((scene.child && backOf[scene.child.act]) ?? 0) * (figures.has('best') ? 0.3 : 1)
  const pair = {
    child: { ...child, x: child.x - back * child.scale, y: scene.child?.act === 'draws' && place !== 'near' ? child.y - 9 : child.y },
    friend,
  }
  const best = figures.has('best') ? { ...child, x: child.x - 106 * child.scale, y: child.y - 4 } : undefined
  const marks: Marks = { ...pair, figures, ...(best && { best }) }
  for (const who of ['elder', 'dweller'] as const) {
    const resident = folk[who]
    if (!resident || !isHere(who)) continue
    const asleep = scene[who]?.act === 'sleeps'
    const side = figures.has('child') || (who === 'dweller' && isHere('elder')) ? 286 : 112
    marks[who] =
      place === 'near' ? closeUp(side, resident, asleep) : standing(spotFor(who, place, figures, hugs, resident.size), resident, asleep)
  }
  return marks
}
