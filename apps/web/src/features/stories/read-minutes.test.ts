import { expect, test } from 'vitest'
import { readMinutes } from './read-minutes.ts'

test('a thousand characters of an alphabet are a minute, begun minutes count', () => {
  expect([readMinutes(1000, 'en'), readMinutes(1001, 'de'), readMinutes(4200, 'fr')]).toEqual([1, 2, 5])
})

test('a hundred and seventy Chinese characters are a minute', () => {
  expect([readMinutes(170, 'zh'), readMinutes(900, 'zh')]).toEqual([1, 6])
})

test('a text of unknown length is three minutes', () => {
  expect([readMinutes(0, 'en'), readMinutes(Number.NaN, 'en')]).toEqual([3, 3])
})
