import { blob, n } from '../path.ts'

/** A point of the figure's frame. */
export type Point = readonly [x: number, y: number]

/**
 * Where the elbow or knee of a limb of two equal bones lies, and where its end comes to lie: at the target, or as near to it as the limb reaches. Of
 * the two ways to bend, the one whose joint lies further outwards (`out` is -1 for a limb on the left, 1 on the right) and lower.
 */
const bent = (root: Point, target: Point, bone: number, out: 1 | -1): { joint: Point; end: Point } => {
  const [dx, dy] = [target[0] - root[0], target[1] - root[1]]
  const wanted = Math.hypot(dx, dy) || 1
  const length = Math.min(wanted, bone * 1.98)
  const [ux, uy] = [dx / wanted, dy / wanted]
  const aside = Math.sqrt(Math.max(0, bone ** 2 - (length / 2) ** 2))
  const [joint = root] = [aside, -aside]
    .map((by): Point => [root[0] + (ux * length) / 2 - uy * by, root[1] + (uy * length) / 2 + ux * by])
    .sort((a, b) => (b[0] - a[0]) * out + (b[1] - a[1]) / 2)
  return { joint, end: [root[0] + ux * length, root[1] + uy * length] }
}

/** An arm or a leg as the outline of a piece of paper, `wide` at its root and narrower at its end, and where its end lies. */
export const limb = (root: Point, target: Point, bone: number, out: 1 | -1, wide: number): { shape: string; end: Point } => {
  const { joint, end } = bent(root, target, bone, out)
  const side = (from: Point, to: Point, half: number): Point => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
    return [(-(to[1] - from[1]) / length) * half, ((to[0] - from[0]) / length) * half]
  }
  const [a, b, c] = [side(root, joint, wide / 2), side(root, end, wide * 0.46), side(joint, end, wide * 0.42)]
  const at = (point: Point, by: Point, sign: 1 | -1) => `${n(point[0] + sign * by[0])},${n(point[1] + sign * by[1])}`
  return { shape: blob([at(root, a, 1), at(joint, b, 1), at(end, c, 1), at(end, c, -1), at(joint, b, -1), at(root, a, -1)].join(' ')), end }
}
