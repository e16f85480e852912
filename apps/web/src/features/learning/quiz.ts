import type { AnswerResult } from '@nightlight/contract/learning'
import { quizBadges } from '@nightlight/contract/limits'

type Results = Readonly<Record<number, AnswerResult>>

/** A reading quiz as it goes. Questions are named by their ids, moments are milliseconds since 1970. */
export type Quiz = {
  phase: 'intro' | 'question' | 'complete'
  /** The questions of this round, in order. */
  asked: readonly number[]
  /** Which of them is shown, from 0. */
  at: number
  answer: string
  /** When it was shown. The child never sees a clock. */
  since: number
  sending: boolean
  /** What the first round brought: the record. */
  first: Results
  /** What the latest round brought, where a question was asked more than once. */
  latest: Results
}

export type QuizAction =
  | { type: 'start'; questions: readonly number[]; now: number }
  | { type: 'answer'; answer: string }
  | { type: 'send' }
  | { type: 'fail' }
  | { type: 'mark'; result: AnswerResult; now: number }
  | { type: 'again'; now: number }

export const newQuiz: Quiz = { phase: 'intro', asked: [], at: 0, answer: '', since: 0, sending: false, first: {}, latest: {} }

/** True where the answer can be handed in: not while it is empty, nor while it is under way. */
export const canSubmit = (quiz: Quiz) => quiz.phase === 'question' && !quiz.sending && quiz.answer.trim() !== ''

export const secondsSince = (quiz: Quiz, now: number) => Math.max(0, Math.round((now - quiz.since) / 1000))

/** The questions whose latest answer was not right, in the order in which they were asked. */
export const missed = (quiz: Quiz) => Object.values(quiz.latest).flatMap(result => (result.isCorrect ? [] : [result.questionId]))

/** Of the first round: how many were right, of how many, and the percentage. */
export function scoreOf({ first }: Quiz) {
  const results = Object.values(first)
  const right = results.filter(result => result.isCorrect).length
  return { right, total: results.length, percent: results.length > 0 ? Math.round((right / results.length) * 100) : 0 }
}

export type QuizBadge = 'excellent' | 'goodJob' | 'keepPracticing'

export function badgeOf(percent: number): QuizBadge {
  if (percent >= quizBadges.excellent) return 'excellent'
  return percent >= quizBadges.goodJob ? 'goodJob' : 'keepPracticing'
}

export function quizReducer(quiz: Quiz, action: QuizAction): Quiz {
  switch (action.type) {
    case 'start':
      return action.questions.length > 0 ? { ...newQuiz, phase: 'question', asked: action.questions, since: action.now } : quiz
    case 'answer':
      return quiz.phase === 'question' && !quiz.sending ? { ...quiz, answer: action.answer } : quiz
    case 'send':
      return canSubmit(quiz) ? { ...quiz, sending: true } : quiz
    case 'fail':
      return { ...quiz, sending: false }
    case 'mark':
      return quiz.sending ? marked(quiz, action.result, action.now) : quiz
    case 'again': {
      const asked = missed(quiz)
      return quiz.phase === 'complete' && asked.length > 0
        ? { ...quiz, phase: 'question', asked, at: 0, answer: '', since: action.now }
        : quiz
    }
  }
}

/** With a result the next question is shown, or what came of all of them. */
function marked(quiz: Quiz, result: AnswerResult, now: number): Quiz {
  const last = quiz.at === quiz.asked.length - 1
  return {
    ...quiz,
    phase: last ? 'complete' : 'question',
    at: last ? quiz.at : quiz.at + 1,
    answer: '',
    since: now,
    sending: false,
    first: { [result.questionId]: result, ...quiz.first },
    latest: { ...quiz.latest, [result.questionId]: result },
  }
}
