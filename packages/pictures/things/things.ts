import type { Thing } from '@nightlight/contract/scenes'
import { colorOf } from '../colors.ts'
import { palette } from '../palette.ts'
import { createPen, documentOf, turned } from '../pen.ts'
import { nameOf, seeded } from '../seeded.ts'
import { clothThings } from './cloth.ts'
import { paperThings } from './paper.ts'
import { smallThings } from './small.ts'
import { tableThings } from './table.ts'
import type { ThingDrawing } from './thing.ts'
import { workThings } from './work.ts'

/** Every thing that a page can show. */
export const things: Record<Thing, ThingDrawing> = { ...tableThings, ...clothThings, ...paperThings, ...workThings, ...smallThings }

/** A thing by itself as an SVG document, at the size that it has beside others, in a frame of 280 by 210. */
export const drawThing = (
  thing: Thing,
  { lines = false, color = palette.amber }: { lines?: boolean; color?: string | undefined } = {},
): string => {
  const pen = createPen(nameOf(`${thing}${color}`), lines)
  return documentOf(pen, '-140 -192 280 210', things[thing].draw(pen, color))
}

/** The edges of a small thing's picture: whoever keeps it looks closely. */
const closeFrame = '-46 -72 92 88'

/**
 * A keepsake as an SVG document, from near by. `tale` turns and mirrors it a little, so that no two on a shelf are quite alike; of the colours, as
 * they are typed or told, the first that is known is drawn.
 */
export const drawKeepsake = (thing: Thing, tale: string, colors: readonly (string | null)[]): string => {
  const color = colors.map(typed => colorOf(typed ?? undefined)).find(known => known !== undefined) ?? palette.amber
  const pen = createPen(nameOf(`${thing}${tale}${color}`), false)
  const pick = seeded(0)
  const content = turned(Math.round(pick.between(`turn ${tale}`, -12, 12)), 0, -20, things[thing].draw(pen, color))
  return documentOf(pen, closeFrame, pick(`side ${tale}`) < 0.5 ? content : `<g transform="scale(-1 1)">${content}</g>`)
}
