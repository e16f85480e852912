import type { Setting } from '@nightlight/contract/enums'
import type { Feeling } from '@nightlight/contract/scenes'
import { tilts } from '../friends/face.ts'
import { createPen, documentOf } from '../pen.ts'
import { nameOf } from '../seeded.ts'
import { residents } from './folk.ts'

/** One elder or dweller of a place by itself on nothing, 200 by 200: for looking at them side by side. Empty where there is none of this number. */
export const drawResident = (
  setting: Setting,
  who: 'elders' | 'dwellers',
  index: number,
  options: { feeling?: Feeling | 'asleep'; lines?: boolean } = {},
): string => {
  const { feeling = 'calm', lines = false } = options
  const resident = residents[setting][who][index]
  if (!resident) return ''
  const pen = createPen(nameOf(`${setting} ${who} ${index}`), lines)
  const pose = feeling === 'asleep' ? { asleep: true, tilt: 8 } : { asleep: false, tilt: tilts[feeling], feeling }
  return documentOf(pen, '-14 -22 228 228', resident.draw(pen, pose))
}
