import { expect, test } from 'vitest'
import { type Activities, type ActivitiesAction, activitiesReducer, activityList, completionOf } from './activities.ts'

const play = (state: Activities, ...actions: ActivitiesAction[]) => actions.reduce(activitiesReducer, state)
const none: ReadonlySet<number> = new Set()

test('an activity that is not done yet opens', () => {
  expect(play(activityList, { type: 'open', id: 4, done: new Set([3]) }).open).toBe(4)
})

test('one that is done stays closed', () => {
  expect(play(activityList, { type: 'open', id: 3, done: new Set([3]) })).toBe(activityList)
})

test('rating and notes of one activity do not stay for the next', () => {
  const first = play(activityList, { type: 'open', id: 1, done: none }, { type: 'rate', rating: 5 }, { type: 'note', notes: 'glue!' })
  expect(first).toEqual({ open: 1, rating: 5, notes: 'glue!' })
  expect(play(first, { type: 'close' }, { type: 'open', id: 2, done: none })).toEqual({ open: 2, rating: undefined, notes: '' })
})

test('a rating that was not chosen and notes of nothing are left out', () => {
  expect(completionOf({ open: 1, rating: undefined, notes: '  ' })).toEqual({})
  expect(completionOf({ open: 1, rating: 4, notes: ' paper owl ' })).toEqual({ rating: 4, notes: 'paper owl' })
})
