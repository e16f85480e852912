import { expect, test } from 'vitest'
import { firstReader, readersOf } from './readers.ts'

const together = { childId: 1, companionId: 2 }

test('with the story’s child reads whoever comes along; anybody else reads alone, and nobody is nobody', () => {
  expect(readersOf(together, 1)).toEqual([1, 2])
  expect(readersOf(together, 2)).toEqual([2])
  expect(readersOf(together, 3)).toEqual([3])
  expect(readersOf({ childId: 1, companionId: null }, 1)).toEqual([1])
  expect(readersOf(together, undefined)).toEqual([])
})

test('a story is first of all its child’s, then its companion’s', () => {
  expect(firstReader(together)).toBe(1)
  expect(firstReader({ childId: null, companionId: 2 })).toBe(2)
  expect(firstReader({ childId: null, companionId: null })).toBeUndefined()
})
