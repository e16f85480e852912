import type { AnswerResult } from '@nightlight/contract/learning'
import { expect, test } from 'vitest'
import { badgeOf, canSubmit, missed, newQuiz, type Quiz, type QuizAction, quizReducer, scoreOf, secondsSince } from './quiz.ts'

const result = (questionId: number, isCorrect: boolean): AnswerResult => ({
  id: questionId,
  childId: 1,
  questionId,
  storyId: 1,
  userAnswer: 'an owl',
  isCorrect,
  timeToAnswer: 3,
  createdAt: '2026-01-01T00:00:00.000Z',
  correctAnswer: 'the owl',
  explanation: 'Who came to the window?',
  evidence: 'It was an owl.',
})

const play = (quiz: Quiz, ...actions: QuizAction[]) => actions.reduce(quizReducer, quiz)
const answered = (questionId: number, isCorrect: boolean, now: number): QuizAction[] => [
  { type: 'answer', answer: 'an owl' },
  { type: 'send' },
  { type: 'mark', result: result(questionId, isCorrect), now },
]
const started = play(newQuiz, { type: 'start', questions: [7, 8, 9], now: 1000 })

test('a quiz begins with its introduction and goes on to the first question', () => {
  expect(newQuiz.phase).toBe('intro')
  expect(started).toMatchObject({ phase: 'question', at: 0, answer: '', since: 1000 })
})

test('a quiz without questions does not begin', () => {
  expect(play(newQuiz, { type: 'start', questions: [], now: 1 })).toBe(newQuiz)
})

test('an empty answer cannot be handed in, nor one of blanks', () => {
  expect(canSubmit(started)).toBe(false)
  expect(canSubmit(play(started, { type: 'answer', answer: '  ' }))).toBe(false)
  expect(play(started, { type: 'send' })).toBe(started)
})

test('an answer under way can be neither changed nor handed in again', () => {
  const sending = play(started, { type: 'answer', answer: 'an owl' }, { type: 'send' })
  expect(canSubmit(sending)).toBe(false)
  expect(play(sending, { type: 'answer', answer: 'a fox' }).answer).toBe('an owl')
})

test('after a failure the answer stands as it was and can be handed in once more', () => {
  const failed = play(started, { type: 'answer', answer: 'an owl' }, { type: 'send' }, { type: 'fail' })
  expect(failed.answer).toBe('an owl')
  expect(canSubmit(failed)).toBe(true)
})

test('with a result the next question comes, its answer empty and its clock begun anew', () => {
  const next = play(started, ...answered(7, true, 9000))
  expect(next).toMatchObject({ phase: 'question', at: 1, answer: '', since: 9000, sending: false })
  expect(secondsSince(next, 12_400)).toBe(3)
})

test('a result that nobody waits for changes nothing', () => {
  expect(play(started, { type: 'mark', result: result(7, true), now: 2 })).toBe(started)
})

test('after the last question the score is the number right of all, as a percentage', () => {
  const done = play(started, ...answered(7, true, 2), ...answered(8, false, 3), ...answered(9, true, 4))
  expect(done.phase).toBe('complete')
  expect(scoreOf(done)).toEqual({ right: 2, total: 3, percent: 67 })
  expect(missed(done)).toEqual([8])
})

test('what was missed is asked again, and the first answers stay the record', () => {
  const done = play(started, ...answered(7, true, 2), ...answered(8, false, 3), ...answered(9, false, 4), { type: 'again', now: 5 })
  expect(done).toMatchObject({ phase: 'question', asked: [8, 9], at: 0 })
  const again = play(done, ...answered(8, true, 6), ...answered(9, false, 7))
  expect(again.phase).toBe('complete')
  expect(scoreOf(again)).toEqual({ right: 1, total: 3, percent: 33 })
  expect(missed(again)).toEqual([9])
})

test('the badge is Excellent from 80, Good Job from 60 and Keep Practicing below', () => {
  expect([100, 80, 79, 60, 59, 0].map(badgeOf)).toEqual([
    'excellent',
    'excellent',
    'goodJob',
    'goodJob',
    'keepPracticing',
    'keepPracticing',
  ])
})
