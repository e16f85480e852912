import { darker, lighter, palette } from './palette.ts'
import { n, tidy } from './path.ts'

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
  /** Dark whichever the pen: pupils, noses; white, the light in an eye. */
  ink(d: string, fill?: string): string
  /** Light or shade lying over what is there. Left out of line drawings. */
  veil(d: string, fill: string, opacity: number): string
  /** Light around a lamp, round or drawn out to an ellipse, turned by degrees. Left out of line drawings. */
  glow(x: number, y: number, r: number, color: string, opacity: number, ry?: number, turn?: number): string
  /** A beam of light that fades downwards. Left out of line drawings. */
  ray(d: string, color: string, opacity: number): string
  /** A fill that runs from the first colour above to the last below, over the height of what it fills. */
  fade(colors: readonly string[]): string
  /** The same thing in several places, drawn about (0, 0) once for each key, then moved, scaled and turned. */
  stamp(key: string, x: number, y: number, scale: number, draw: () => string, turn?: number): string
  /** The gradients and stamps used so far. */
  defs(): string
  /** A name that no other id of the picture has. */
  name(): string
  /** What most shapes share, said once by the document around them. */
  shared(): string
}

/**
 * The edge of every piece of paper: lit at its upper left, shaded at its lower right. One gradient for all, drawn as an outline beneath
 * the face, so that a piece is a single path: half the bytes of a shadow of its own, and a third of the shapes to paint.
 */
const edge = (id: string): string =>
  `<linearGradient id="${id}" y2="1"><stop stop-color="${palette.cream}" stop-opacity=".7"/><stop offset=".45" stop-color="${palette.cream}" stop-opacity="0"/><stop offset=".5" stop-opacity="0" stop-color="${palette.ink}"/><stop offset="1" stop-color="${palette.ink}" stop-opacity=".5"/></linearGradient>`

/** A share without the zero before its point. */
const short = (share: number): string => String(share).replace(/^0\./, '.')

const move = (x: number, y: number, scale: number, turn: number): string =>
  `translate(${n(x)} ${n(y)})${turn === 0 ? '' : ` rotate(${n(turn)})`}${scale === 1 ? '' : ` scale(${short(Math.round(scale * 100) / 100)})`}`

/** Moves, scales and turns a drawing about its own origin. */
export const place = (x: number, y: number, scale: number, content: string, turn = 0): string =>
  `<g transform="${move(x, y, scale, turn)}">${content}</g>`

/** Ids, gradients and stamps of one picture. */
const workshop = (prefix: string) => {
  const known = new Map<string, { id: string; markup: string }>()
  let count = 0
  const id = (): string => `${prefix}${(count++).toString(36)}`
  /** The id of what is made the first time that it is asked for. */
  const once = (key: string, markup: (id: string) => string): string => {
    let entry = known.get(key)
    if (!entry) {
      const name = id()
      entry = { id: name, markup: markup(name) }
      known.set(key, entry)
    }
    return entry.id
  }
  const gradient = (key: string, markup: (id: string) => string): string => `url(#${once(key, markup)})`
  const defs = (): string => (known.size === 0 ? '' : `<defs>${[...known.values()].map(entry => entry.markup).join('')}</defs>`)
  return { id, once, gradient, defs }
}

/**
 * A pen for coloured, layered paper. `prefix` begins every id, so that several pictures can stand in one page. What most shapes share
 * (ink, round line ends) is said once, by the document around them.
 */
const paperPen = (prefix: string): Pen => {
  const { id, once, gradient, defs } = workshop(prefix)
  /** The face of a piece, lit from the upper left. */
  const face = (color: string): string =>
    gradient(
      color,
      name =>
        `<linearGradient id="${name}" y2="1"><stop stop-color="${lighter(color, 0.12)}"/><stop offset="1" stop-color="${darker(color, 0.16)}"/></linearGradient>`,
    )
  const fade = (colors: readonly string[]): string =>
    gradient(
      colors.join(),
      name =>
        `<linearGradient id="${name}" x2="0" y2="1">${colors
          .map((color, i) => `<stop${i === 0 ? '' : ` offset="${short(n(i / (colors.length - 1)))}"`} stop-color="${color}"/>`)
          .join('')}</linearGradient>`,
    )
  const outline = gradient('edge', edge)
  return {
    lines: false,
    cut: (d, fill, lift = 1) => {
      const paint = lift < 0.8 ? fill : face(fill)
      if (lift < 1.2) return `<path d="${tidy(d)}" fill="${paint}"/>`
      const name = id()
      return `<use href="#${name}" opacity=".2" stroke="none" x="${n(1.5 * lift)}" y="${n(2.4 * lift)}"/><g fill="${paint}"><path id="${name}" d="${tidy(d)}"/></g>`
    },
    sheet: (d, fill) => {
      const name = id()
      const paint = fade([fill, darker(fill, 0.32)])
      return `<g stroke="${palette.ink}" stroke-width="7" stroke-opacity=".1"><path id="${name}" d="${tidy(d)}" fill="${paint}"/></g><use href="#${name}" stroke="${lighter(fill, 0.3)}" stroke-width="1"/>`
    },
    flat: (d, fill) => `<path d="${tidy(d)}" fill="${fill}" stroke="none"/>`,
    line: (d, color, width) => `<path d="${tidy(d)}" fill="none" stroke="${color}" stroke-width="${n(width)}"/>`,
    ink: (d, fill = palette.ink) =>
      fill === palette.ink ? `<path d="${tidy(d)}" stroke="none"/>` : `<path d="${tidy(d)}" fill="${fill}" stroke="none"/>`,
    veil: (d, fill, opacity) => `<path d="${tidy(d)}" fill="${fill}" stroke="none" opacity="${short(opacity)}"/>`,
    glow: (x, y, r, color, opacity, ry = r, turn = 0) => {
      const fill = gradient(
        `glow${color}`,
        name =>
          `<radialGradient id="${name}"><stop stop-color="${color}"/><stop offset=".35" stop-color="${color}" stop-opacity=".45"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`,
      )
      const shape =
        ry === r ? `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}"` : `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r)}" ry="${n(ry)}"`
      return `${shape} fill="${fill}" stroke="none" opacity="${short(opacity)}"${turn === 0 ? '' : ` transform="rotate(${n(turn)} ${n(x)} ${n(y)})"`}/>`
    },
    ray: (d, color, opacity) => {
      const fill = gradient(
        `ray${color}`,
        name =>
          `<linearGradient id="${name}" x2="0" y2="1"><stop stop-color="${color}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></linearGradient>`,
      )
      return `<path d="${tidy(d)}" fill="${fill}" stroke="none" opacity="${short(opacity)}"/>`
    },
    stamp: (key, x, y, scale, draw, turn = 0) => {
      const name = once(`stamp${key}`, id => `<g id="${id}">${draw()}</g>`)
      const [left, top] = [Math.round(x), Math.round(y)]
      const where = scale === 1 && turn === 0 ? `x="${left}" y="${top}"` : `transform="${move(left, top, scale, turn)}"`
      return `<use href="#${name}" ${where}/>`
    },
    fade,
    defs,
    name: id,
    shared: () =>
      `fill="${palette.ink}" stroke="${outline}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" paint-order="stroke"`,
  }
}

/** A pen for a page to colour in: white shapes with one dark outline. */
const linePen = (prefix: string): Pen => {
  // The fill lies over the inner half of the outline, so that shapes within one path unite.
  const outline = (d: string, width: number, fill = '#fff') =>
    `<path d="${tidy(d)}" fill="${fill}" stroke="${palette.ink}" stroke-width="${n(width)}"/>`
  return {
    lines: true,
    cut: d => outline(d, 2.8),
    sheet: d => outline(d, 2.4),
    flat: d => outline(d, 1.8),
    // A broad line (a tail, an antler) becomes a band to colour in.
    line: (d, _color, width) =>
      width < 3.5
        ? outline(d, Math.min(width, 1.2), 'none')
        : `${outline(d, width, 'none')}<path d="${tidy(d)}" fill="none" stroke="#fff" stroke-width="${n(width - 2)}"/>`,
    ink: (d, fill) => `<path d="${tidy(d)}"${fill === palette.white ? ' fill="#fff"' : ''}/>`,
    veil: () => '',
    glow: () => '',
    ray: () => '',
    stamp: (_key, x, y, scale, draw, turn = 0) => place(x, y, scale, draw(), turn),
    fade: () => '#fff',
    defs: () => '',
    name: workshop(prefix).id,
    shared: () => `fill="${palette.ink}" stroke-linecap="round" stroke-linejoin="round" paint-order="stroke"`,
  }
}

/** A line drawing that is placed small, its outlines drawn broader by `times`, so that they can still be coloured along. */
export const broader = (content: string, times: number): string =>
  content.replaceAll(/stroke-width="([\d.]+)"/g, (_, width: string) => `stroke-width="${n(Number(width) * times)}"`)

export const createPen = (prefix: string, lines: boolean): Pen => (lines ? linePen(prefix) : paperPen(prefix))

/** A picture of 400 as a mirror shows it. */
export const mirrored = (content: string): string => `<g transform="translate(400 0) scale(-1 1)">${content}</g>`

/** Turns a drawing about a point of it. */
export const turned = (degrees: number, x: number, y: number, content: string): string =>
  degrees === 0 ? content : `<g transform="rotate(${n(degrees)} ${n(x)} ${n(y)})">${content}</g>`

/** Lines that follow one another in one colour and width become one path. */
const joinLines = (content: string): string =>
  content.replaceAll(/<path d="[^"]*"( fill="none"[^>]*\/>)(?:<path d="[^"]*"\1)+/g, (run, attributes: string) => {
    const paths = [...run.matchAll(/ d="([^"]*)"/g)].map(match => match[1])
    return `<path d="${paths.join('')}"${attributes}`
  })

/** Shapes that follow one another in one fill, or all without an edge, have that said once around them. */
const shareAttributes = (content: string): string =>
  content
    .replaceAll(
      /<path d="[^"]*"( fill="[^"]*"(?: stroke="none")?)\/>(?:<path d="[^"]*"\1\/>)+/g,
      (run, attributes: string) => `<g${attributes}>${run.replaceAll(attributes, '')}</g>`,
    )
    .replaceAll(
      /(?:<(?:path|circle|ellipse)[^>]* stroke="none"[^>]*\/>){2,}/g,
      run => `<g stroke="none">${run.replaceAll(' stroke="none"', '')}</g>`,
    )

/** The document around a drawing. `frame` is its viewBox; `fit` how it fills another shape. */
export const documentOf = (pen: Pen, frame: string, content: string, fit = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame}"${fit === '' ? '' : ` preserveAspectRatio="${fit}"`} ${pen.shared()}>${shareAttributes(joinLines(pen.defs() + content))}</svg>`
