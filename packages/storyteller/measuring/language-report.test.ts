import { languages } from '@nightlight/contract/enums'
import { expect, it } from 'vitest'
import { reportOf } from './language-report.ts'

/** A smaller round of `npm run measure`, which tells 5,000 stories a language. */
const stories = 300

it.each(languages)('holds every bar of the storyteller in %s', { timeout: 120_000 }, code => {
  const missed = reportOf(code, stories).filter(row => !row.held)
  expect(missed.map(({ name, figure, bar, examples }) => `${name}: ${figure}, bar ${bar}\n${examples.join('\n')}`)).toEqual([])
})
