import { expect, test } from 'vitest'
import { minutesOn, startClock, stopClock, stoppedClock } from './reading-clock.ts'

const minute = 60_000

test('the clock counts whole minutes, and at least one', () => {
  const clock = startClock(stoppedClock, 0)
  expect(minutesOn(clock, 8 * minute + 20_000)).toBe(8)
  expect(minutesOn(clock, 2000)).toBe(1)
})

test('it stands still while the page is hidden', () => {
  const hidden = stopClock(startClock(stoppedClock, 0), 3 * minute)
  const shown = startClock(hidden, 50 * minute)
  expect(minutesOn(shown, 52 * minute)).toBe(5)
})

test('a second start does not lose what has been counted', () => {
  const clock = startClock(startClock(stoppedClock, 0), 4 * minute)
  expect(minutesOn(clock, 6 * minute)).toBe(6)
})
