import type { Pen } from '../pen.ts'

/**
 * A thing that a story is about, at the size it has beside a child of 190: it stands on (0, 0). `color` is the family's, worn by what is of cloth or
 * paint; `grip` is where a hand holds it, its middle near the ground where nothing is said.
 */
export type ThingDrawing = { grip?: readonly [x: number, y: number]; draw: (pen: Pen, color: string) => string }
