import { expect, test } from 'vitest'
import { weeksUntil } from './weeks.ts'

const begin = (now: string, timeZone: string) =>
  weeksUntil(new Date(now), 2, timeZone).map(({ date, begins }) => [date, begins.toISOString()])

test('weeks begin on Monday at midnight of the place, in winter and in summer time', () => {
  // Sunday the 29th of March 2026: the clocks of Berlin went forward.
  expect(begin('2026-03-30T10:00:00Z', 'Europe/Berlin')).toEqual([
    ['2026-03-23', '2026-03-22T23:00:00.000Z'],
    ['2026-03-30', '2026-03-29T22:00:00.000Z'],
  ])
  expect(begin('2026-05-03T23:59:00Z', 'UTC').at(-1)).toEqual(['2026-04-27', '2026-04-27T00:00:00.000Z'])
})

test('a Sunday evening is still Sunday where it is, whatever the day in London', () => {
  expect(begin('2026-05-04T01:30:00Z', 'America/Chicago').at(-1)).toEqual(['2026-04-27', '2026-04-27T05:00:00.000Z'])
  expect(begin('2026-05-03T19:00:00Z', 'Asia/Kolkata').at(-1)).toEqual(['2026-05-04', '2026-05-03T18:30:00.000Z'])
})
