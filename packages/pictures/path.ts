/**
 * Shapes as path data. Points are written as text, `'100,20 130,40! 100,90'`: a smooth line runs through them, and a point
 * marked with `!` is a corner. It keeps a drawing as short as a list of where the scissors go.
 */

type Point = { x: number; y: number; corner: boolean }

/** Rounded to one decimal, a tenth of a pixel on the cover: enough at full screen, and short. */
export const n = (value: number): number => Math.round(value * 10) / 10

const parse = (points: string, mirror: boolean): Point[] =>
  points
    .trim()
    .split(/\s+/)
    .map(text => {
      const corner = text.endsWith('!')
      const [x, y] = (corner ? text.slice(0, -1) : text).split(',').map(Number)
      if (x === undefined || y === undefined || Number.isNaN(x) || Number.isNaN(y)) throw new Error(`not a point: ${text}`)
      return { x: mirror ? 200 - x : x, y, corner }
    })

/** How far a handle reaches along its segment; 0.37 makes four points on a circle round. */
const reach = 0.37

/** Numbers as path data writes them shortest: no zero before the point, no space before a minus. */
const write = (...values: number[]): string =>
  values
    .map(value => String(n(value)).replace(/^(-?)0\./, '$1.'))
    .reduce((text, value) => (text === '' || value.startsWith('-') ? text + value : `${text} ${value}`), '')

/** Where the handle that leaves `at` towards `next` ends (or, called the other way round, towards the point before). */
const handle = (at: Point, next: Point, before: Point): readonly [number, number] => {
  if (at.corner || before === at) return [at.x + (next.x - at.x) * reach, at.y + (next.y - at.y) * reach]
  const there = Math.hypot(next.x - at.x, next.y - at.y) || 1
  const back = Math.hypot(at.x - before.x, at.y - before.y) || 1
  const dx = ((next.x - at.x) / there) * back + ((at.x - before.x) / back) * there
  const dy = ((next.y - at.y) / there) * back + ((at.y - before.y) / back) * there
  const length = Math.hypot(dx, dy) || 1
  return [at.x + (dx / length) * there * reach, at.y + (dy / length) * there * reach]
}

const smooth = (points: Point[], closed: boolean): string => {
  const at = (i: number): Point => {
    const point = points[closed ? (i + points.length) % points.length : Math.max(0, Math.min(points.length - 1, i))]
    if (!point) throw new Error('a shape needs points')
    return point
  }
  let d = `M${write(at(0).x, at(0).y)}`
  for (let i = 0; i < (closed ? points.length : points.length - 1); i++) {
    const [from, to] = [at(i), at(i + 1)]
    if (from.corner && to.corner) {
      d += `l${write(to.x - from.x, to.y - from.y)}`
      continue
    }
    const [a, b] = [handle(from, to, at(i - 1)), handle(to, from, at(i + 2))]
    // Relative to where it begins: smaller numbers, a third fewer bytes.
    d += `c${write(a[0] - from.x, a[1] - from.y, b[0] - from.x, b[1] - from.y, to.x - from.x, to.y - from.y)}`
  }
  return closed ? `${d}z` : d
}

const ellipse = (x: number, y: number, rx: number, ry: number, turn: number): string => {
  const dx = n(rx * Math.cos((turn * Math.PI) / 180))
  const dy = n(rx * Math.sin((turn * Math.PI) / 180))
  const arc = write(rx, ry, rx === ry ? 0 : turn)
  return `M${write(x - dx, y - dy)}a${arc} 1 0 ${write(2 * dx, 2 * dy)} ${arc} 1 0 ${write(-2 * dx, -2 * dy)}z`
}

/** The shapes of one side of a figure that stands in a frame 200 wide: mirrored about its middle, or as written. */
export type Side = {
  /** A closed smooth shape. */
  blob(points: string): string
  /** An open smooth line. */
  curve(points: string): string
  /** An ellipse, turned clockwise by degrees. */
  oval(x: number, y: number, rx: number, ry?: number, turn?: number): string
}

const side = (mirror: boolean): Side => ({
  blob: points => smooth(parse(points, mirror), true),
  curve: points => smooth(parse(points, mirror), false),
  oval: (x, y, rx, ry = rx, turn = 0) => ellipse(mirror ? 200 - x : x, y, rx, ry, mirror ? -turn : turn),
})

const plain = side(false)
const mirrored = side(true)

export const { blob, curve, oval } = plain

/** Draws something twice, as written and mirrored about x = 100. */
export const both = (draw: (side: Side) => string): string => draw(plain) + draw(mirrored)

/** A rectangle, its corners rounded by `r`. */
export const box = (x: number, y: number, w: number, h: number, r = 0): string =>
  r === 0
    ? `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`
    : `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${n(h - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${r}h${n(2 * r - w)}a${r} ${r} 0 0 1 ${-r} ${-r}v${n(2 * r - h)}a${r} ${r} 0 0 1 ${r} ${-r}Z`

/** A door or window: straight below, round above; x is its middle, y its foot. */
export const arch = (x: number, y: number, w: number, h: number): string =>
  `M${n(x - w / 2)} ${n(y)}v${n(w / 2 - h)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0v${n(h - w / 2)}Z`

/** A star with rounded look: `tips` points, inner radius as a share of the outer. */
export const star = (x: number, y: number, r: number, tips = 5, inner = 0.45): string => {
  const points: string[] = []
  for (let i = 0; i < tips * 2; i++) {
    const radius = i % 2 === 0 ? r : r * inner
    const angle = (Math.PI * i) / tips - Math.PI / 2
    points.push(`${n(x + radius * Math.cos(angle))} ${n(y + radius * Math.sin(angle))}`)
  }
  return `M${points.join('L')}Z`
}

/** Straight edges between points: `'0,0 10,0 10,10'`. */
export const polygon = (points: string): string => `M${points.trim().split(/\s+/).join('L').replaceAll(',', ' ')}Z`
