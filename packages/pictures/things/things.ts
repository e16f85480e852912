import type { Thing } from '@nightlight/contract/scenes'
import { palette } from '../palette.ts'
import { createPen, documentOf } from '../pen.ts'
import { nameOf } from '../seeded.ts'
import { clothThings } from './cloth.ts'
import { paperThings } from './paper.ts'
import { tableThings } from './table.ts'
import type { ThingDrawing } from './thing.ts'
import { workThings } from './work.ts'

/** Every thing that a page can show. */
export const things: Record<Thing, ThingDrawing> = { ...tableThings, ...clothThings, ...paperThings, ...workThings }

/** A thing by itself as an SVG document, 200 by 200. */
export const drawThing = (
  thing: Thing,
  { lines = false, color = palette.amber }: { lines?: boolean; color?: string | undefined } = {},
): string => {
  const pen = createPen(nameOf(`${thing}${color}`), lines)
  return documentOf(pen, '-140 -192 280 210', things[thing].draw(pen, color))
}
