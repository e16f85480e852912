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
    .map(value => String(n(value) || 0).replace(/^(-?)0\./, '$1.'))
    .reduce((text, value) => (text === '' || value.startsWith('-') ? text + value : `${text} ${value}`), '')

/** A long handle needs no decimals: a unit's half at its end turns the line by less than the eye sees. */
const shorten = (value: number, length: number): number => (length > 4 ? Math.round(value) : value)

/** The handle that leaves `at` towards `next` (or, called the other way round, towards the point before). */
const handle = (at: Point, next: Point, before: Point): readonly [number, number] => {
  const there = Math.hypot(next.x - at.x, next.y - at.y) || 1
  const back = Math.hypot(at.x - before.x, at.y - before.y) || 1
  const length = there * reach
  let [dx, dy] = [next.x - at.x, next.y - at.y]
  if (!at.corner && before !== at) {
    dx = (dx / there) * back + ((at.x - before.x) / back) * there
    dy = (dy / there) * back + ((at.y - before.y) / back) * there
  }
  const share = length / (Math.hypot(dx, dy) || 1)
  return [shorten(dx * share, length), shorten(dy * share, length)]
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
    d += `c${write(...a, to.x - from.x + b[0], to.y - from.y + b[1], to.x - from.x, to.y - from.y)}`
  }
  return closed ? `${d}z` : d
}

const ellipse = (x: number, y: number, rx: number, ry: number, turn: number): string => {
  const dx = rx * Math.cos((turn * Math.PI) / 180)
  const dy = rx * Math.sin((turn * Math.PI) / 180)
  // Never longer than half of what they span, or the two halves would not be halves; what is too short is drawn as long as it must be.
  const arc = [Math.floor(rx * 10) / 10, Math.floor(ry * 10) / 10, rx === ry ? 0 : turn, 1, 0] as const
  return `M${write(x - dx, y - dy)}a${write(...arc, n(2 * dx), n(2 * dy), ...arc, -n(2 * dx), -n(2 * dy))}`
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
    ? `M${write(x, y)}h${n(w)}v${n(h)}h${n(-w)}z`
    : `M${write(x + r, y)}h${n(w - 2 * r)}q${r} 0 ${r} ${r}v${n(h - 2 * r)}q0 ${r}-${r} ${r}h${n(2 * r - w)}q-${r} 0-${r}-${r}v${n(2 * r - h)}q0-${r} ${r}-${r}z`

/** Path data with no number longer than one decimal. */
export const tidy = (d: string): string => d.replaceAll(/-?\d*\.\d{2,}/g, number => String(n(Number(number))))

/** A door or window: straight below, round above; x is its middle, y its foot. */
export const arch = (x: number, y: number, w: number, h: number): string =>
  `M${n(x - w / 2)} ${n(y)}v${n(w / 2 - h)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0v${n(h - w / 2)}Z`

/** A star of `tips` points; its inner radius is a share of the outer. */
export const star = (x: number, y: number, r: number, tips = 5, inner = 0.45): string => {
  let d = ''
  let [fromX, fromY] = [0, 0]
  for (let i = 0; i < tips * 2; i++) {
    const radius = i % 2 === 0 ? r : r * inner
    const angle = (Math.PI * i) / tips - Math.PI / 2
    const [toX, toY] = [n(x + radius * Math.cos(angle)), n(y + radius * Math.sin(angle))]
    d += `${i === 0 ? 'M' : 'l'}${write(toX - fromX, toY - fromY)}`
    ;[fromX, fromY] = [toX, toY]
  }
  return `${d}z`
}

/** A closed line of bumps around an ellipse: curls, wool, leaves. */
export const scallops = (x: number, y: number, rx: number, ry: number, count: number): string => {
  const at = (i: number) => [n(x + Math.cos((2 * Math.PI * i) / count) * rx), n(y + Math.sin((2 * Math.PI * i) / count) * ry)] as const
  let d = `M${write(...at(0))}`
  for (let i = 1; i <= count; i++) {
    const [from, to] = [at(i - 1), at(i)]
    const r = Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.56
    d += `a${write(r, r, 0)} 0 1 ${write(to[0] - from[0], to[1] - from[1])}`
  }
  return `${d}z`
}

/** Straight edges between points: `'0,0 10,0 10,10'`. */
export const polygon = (points: string): string => `M${points.trim().split(/\s+/).join('L').replaceAll(',', ' ')}Z`
