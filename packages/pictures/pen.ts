import { darker, lighter, palette } from './palette.ts'
import { n } from './path.ts'

/**
 * Puts shapes on paper. The same drawing is made with either of two pens: one cuts coloured paper, lit from the upper left, the other
 * draws outlines to colour in. A pen belongs to one picture: it gives out the picture's ids and keeps its gradients.
 */
export type Pen = {
  lines: boolean
  /** A piece of cut paper: its soft shadow, its lit edge, its face. `lift` is how high it lies over what is beneath. */
  cut(d: string, fill: string, lift?: number): string
  /** A sheet of landscape: darker air behind its edge, and growing darker downwards. */
  sheet(d: string, fill: string): string
  /** Printed on the paper: no depth. */
  flat(d: string, fill: string): string
  /** A printed line. */
  line(d: string, color: string, width: number): string
  /** Dark whichever the pen: pupils, noses. */
  ink(d: string, fill?: string): string
  /** Light or shade lying over what is there. Left out of line drawings. */
  veil(d: string, fill: string, opacity: number): string
  /** Light around a lamp. Left out of line drawings. */
  glow(x: number, y: number, r: number, color: string, opacity: number): string
  /** A fill that runs from the first colour above to the last below, over the height of what it fills. */
  fade(colors: readonly string[]): string
  /** The gradients used so far. */
  defs(): string
}

type Fades = { id(): string; gradient(key: string, markup: (id: string) => string): string; defs(): string }

const fades = (prefix: string): Fades => {
  const known = new Map<string, { id: string; markup: string }>()
  let count = 0
  const id = () => `${prefix}-${(count++).toString(36)}`
  return {
    id,
    gradient: (key, markup) => {
      let entry = known.get(key)
      if (!entry) {
        const name = id()
        entry = { id: name, markup: markup(name) }
        known.set(key, entry)
      }
      return `url(#${entry.id})`
    },
    defs: () => (known.size === 0 ? '' : `<defs>${[...known.values()].map(entry => entry.markup).join('')}</defs>`),
  }
}

/** A pen for coloured, layered paper. `prefix` begins every id, so that several pictures can stand in one page. */
const paperPen = (prefix: string): Pen => {
  const { id, gradient, defs } = fades(prefix)
  const fade = (colors: readonly string[]): string =>
    gradient(
      colors.join(),
      name =>
        `<linearGradient id="${name}" x2="0" y2="1">${colors
          .map((color, i) => `<stop offset="${n(i / (colors.length - 1))}" stop-color="${color}"/>`)
          .join('')}</linearGradient>`,
    )
  return {
    lines: false,
    cut: (d, fill, lift = 1) => {
      const name = id()
      const use = (color: string, x: number, y: number) => `<use href="#${name}" fill="${color}" ${x === 0 ? '' : ` x="${x}" y="${y}"`}/>`
      return `<g fill="${palette.ink}" opacity=".2" transform="translate(${n(1.5 * lift)} ${n(2.4 * lift)})"><path id="${name}" d="${d}"/></g>${use(lighter(fill, 0.42), -0.7, -0.9)}${use(fade([lighter(fill, 0.1), darker(fill, 0.14)]), 0, 0)}`
    },
    sheet: (d, fill) => {
      const name = id()
      return `<g stroke="${palette.ink}" fill="none" stroke-width="7" opacity=".1"><path id="${name}" d="${d}"/></g><use href="#${name}" fill="${lighter(fill, 0.3)}" x="-.6" y="-1.1"/><use href="#${name}" fill="${fade([fill, darker(fill, 0.32)])}"/>`
    },
    flat: (d, fill) => `<path d="${d}" fill="${fill}"/>`,
    line: (d, color, width) =>
      `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`,
    ink: (d, fill = palette.ink) => `<path d="${d}" fill="${fill}"/>`,
    veil: (d, fill, opacity) => `<path d="${d}" fill="${fill}" opacity="${opacity}"/>`,
    glow: (x, y, r, color, opacity) => {
      const fill = gradient(
        `glow${color}`,
        name =>
          `<radialGradient id="${name}"><stop stop-color="${color}"/><stop offset=".35" stop-color="${color}" stop-opacity=".45"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`,
      )
      return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" opacity="${opacity}"/>`
    },
    fade,
    defs,
  }
}

/** A pen for a page to colour in: white shapes with one dark outline. */
const linePen = (): Pen => {
  // The fill lies over the inner half of the outline, so that shapes within one path unite.
  const outline = (d: string, width: number, fill = '#fff') =>
    `<path d="${d}" fill="${fill}" stroke="${palette.ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${fill === 'none' ? '' : ' paint-order="stroke"'}/>`
  return {
    lines: true,
    cut: d => outline(d, 2.8),
    sheet: d => outline(d, 2.4),
    flat: d => outline(d, 1.8),
    line: (d, _color, width) => outline(d, Math.min(width, 1.2), 'none'),
    ink: d => `<path d="${d}" fill="${palette.ink}"/>`,
    veil: () => '',
    glow: () => '',
    fade: () => '#fff',
    defs: () => '',
  }
}

export const createPen = (prefix: string, lines: boolean): Pen => (lines ? linePen() : paperPen(prefix))

/** Moves, scales and turns a drawing about its own origin. */
export const place = (x: number, y: number, scale: number, content: string, turn = 0): string =>
  `<g transform="translate(${n(x)} ${n(y)})${turn === 0 ? '' : ` rotate(${n(turn)})`}${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}">${content}</g>`

/** Turns a drawing about a point of it. */
export const turned = (degrees: number, x: number, y: number, content: string): string =>
  degrees === 0 ? content : `<g transform="rotate(${n(degrees)} ${n(x)} ${n(y)})">${content}</g>`
