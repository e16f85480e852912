import { drawChild } from './child/figure.ts'
import type { CharacterLook } from './look.ts'
import { palette } from './palette.ts'
import { box, oval, star } from './path.ts'
import { createPen, documentOf, place } from './pen.ts'
import { nameOf } from './seeded.ts'

/** A character's head and shoulders against the night, 200 by 200, filling the square: an avatar. */
export const drawPortrait = (look: CharacterLook): string => {
  const pen = createPen(nameOf(`portrait ${JSON.stringify(look)}`), false)
  const content =
    pen.flat(box(0, 0, 200, 200), pen.fade(['#2a2f73', '#5a559c', '#9a83bd'])) +
    pen.glow(70, 50, 120, palette.lamp, 0.4) +
    pen.flat(star(28, 40, 6, 4, 0.34) + star(170, 34, 5, 4, 0.34) + star(180, 96, 4, 4, 0.34) + star(18, 104, 4, 4, 0.34), palette.lamp) +
    place(-25, 26, 1.25, drawChild(pen, look))
  return documentOf(pen, '0 0 200 200', content)
}

/** A character from head to foot on nothing: the builder's preview. With `lines`, a page to colour in. */
export const drawCharacter = (look: CharacterLook, options: { lines?: boolean } = {}): string => {
  const pen = createPen(nameOf(`character ${JSON.stringify(look)}`), options.lines ?? false)
  const content = pen.veil(oval(103, 191, 54, 6), palette.ink, 0.25) + drawChild(pen, look)
  return documentOf(pen, '-10 -22 220 222', content)
}
