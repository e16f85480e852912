import type { Animal } from '@nightlight/contract/enums'
import { palette } from '../palette.ts'
import { blob, both, oval } from '../path.ts'
import type { Pen } from '../pen.ts'

export type DrawFriend = (pen: Pen) => string

export const drawFriendFigure = (_animal: Animal, pen: Pen): string =>
  pen.cut(blob('70,110 58,160 70,190 130,190 142,160 130,110'), palette.rust) +
  pen.cut(oval(100, 80, 44, 40), palette.rust) +
  both(s => pen.ink(s.oval(84, 80, 5, 6)))
