import { expect, test } from 'vitest'
import { ageBandOf } from './age-band.ts'

test('a child is a Toddler up to 5, an Early Reader up to 8, a Young Reader up to 12 and a Teen Reader above', () => {
  expect([1, 5, 6, 8, 9, 12, 13, 18].map(ageBandOf)).toEqual([
    'toddler',
    'toddler',
    'earlyReader',
    'earlyReader',
    'youngReader',
    'youngReader',
    'teenReader',
    'teenReader',
  ])
})
