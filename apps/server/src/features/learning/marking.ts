import type { LanguageCode, QuestionType } from '@nightlight/contract/enums'

type Marked = { type: QuestionType; correctAnswer: string; accepted: string[]; language: LanguageCode }

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase()

/** True where the answer is right. A choice is right or not; what was typed is marked kindly. */
export function isRight(answer: string, question: Marked): boolean {
  return [question.correctAnswer, ...question.accepted].some(right => plain(right) === plain(answer))
}
