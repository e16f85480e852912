import { expect, test } from 'vitest'
import { isDone, isMastered, newWordCards, starsOf, type WordCards, type WordCardsAction, wordCardsReducer } from './word-cards.ts'

const play = (cards: WordCards, ...actions: WordCardsAction[]) => actions.reduce(wordCardsReducer, cards)
const started = play(newWordCards, { type: 'start', count: 2 })

test('a card lies with its word up and is turned to its definition', () => {
  expect(started).toMatchObject({ phase: 'cards', at: 0, turned: false })
  expect(play(started, { type: 'turn' }).turned).toBe(true)
})

test('a deck without cards does not begin', () => {
  expect(play(newWordCards, { type: 'start', count: 0 })).toBe(newWordCards)
})

test('a word can be known before its card is turned', () => {
  expect(play(started, { type: 'rate', mastery: 100 })).toMatchObject({ turned: false, rated: 100 })
})

test('after the choice the next card comes, its word up', () => {
  const next = play(started, { type: 'turn' }, { type: 'rate', mastery: 60 }, { type: 'next' })
  expect(next).toMatchObject({ at: 1, turned: false, rated: undefined })
})

test('without a choice no next card comes', () => {
  expect(play(started, { type: 'turn' }, { type: 'next' }).at).toBe(0)
})

test('a second press changes nothing of the choice', () => {
  expect(play(started, { type: 'rate', mastery: 20 }, { type: 'rate', mastery: 100 }).rated).toBe(20)
})

test('a choice that could not be kept can be made again', () => {
  expect(play(started, { type: 'rate', mastery: 20 }, { type: 'fail' }).rated).toBeUndefined()
})

test('after the last card it stays where it is and the deck is done', () => {
  const last = play(started, { type: 'rate', mastery: 60 }, { type: 'next' }, { type: 'rate', mastery: 100 }, { type: 'next' })
  expect(last.at).toBe(1)
  expect(isDone(last)).toBe(true)
  expect(isDone(play(started, { type: 'rate', mastery: 60 }))).toBe(false)
})

test('a word has one star from the start, one more for each 20 and five at most', () => {
  expect([0, 19, 20, 59, 60, 79, 80, 99, 100].map(starsOf)).toEqual([1, 1, 2, 3, 4, 4, 5, 5, 5])
})

test('a word is mastered from 80', () => {
  expect([79, 80].map(isMastered)).toEqual([false, true])
})
