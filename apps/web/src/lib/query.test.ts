import { expect, test } from 'vitest'
import { queryClient } from './query.ts'

const queries = queryClient.getDefaultOptions().queries ?? {}

test('retries back off exponentially, capped at 30 seconds', () => {
  const { retryDelay } = queries
  if (typeof retryDelay !== 'function') throw new Error('The wait does not grow')
  expect([0, 1, 2, 3, 4, 5, 20].map(attempt => retryDelay(attempt, new Error()))).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
})

test('queries retry up to 2 times, except when the error contains 404', () => {
  const { retry } = queries
  if (typeof retry !== 'function') throw new Error('The retries do not ask for the error')
  expect([0, 1, 2].map(failures => retry(failures, new Error('500: x')))).toEqual([true, true, false])
  expect(retry(0, new Error('404: Story not found'))).toBe(false)
})
