import type { Animal } from '@nightlight/contract/enums'
import { drawFriendFigure } from './friends/friends.ts'
import { createPen, documentOf } from './pen.ts'
import { nameOf } from './seeded.ts'

/** One friend by itself on nothing, 200 by 200: for choosing by picture, for cards and for empty places. */
export const drawFriend = (animal: Animal, options: { lines?: boolean } = {}): string => {
  const pen = createPen(nameOf(`friend ${animal}`), options.lines ?? false)
  const content = drawFriendFigure(animal, pen, { asleep: false, tilt: 0 })
  return documentOf(pen, '-14 -22 228 228', content)
}
