import { expect, test } from 'vitest'
import { standingOf } from './standing.ts'

const standing = (right: number, answers: number) => standingOf({ kind: 'feeling', answers, right })

test('a skill comes easily from 80 percent, is worth talking about below 70, and is left alone in between', () => {
  expect([standing(8, 10), standing(79, 100), standing(70, 100), standing(69, 100), standing(0, 3)]).toEqual([
    'easy',
    undefined,
    undefined,
    'talk',
    'talk',
  ])
})

test('two answers of a kind say nothing, neither good nor bad', () => {
  expect([standing(0, 0), standing(0, 2), standing(2, 2)]).toEqual(['tooFew', 'tooFew', 'tooFew'])
})
