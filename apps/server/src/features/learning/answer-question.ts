import type { AnswerResult } from '@nightlight/contract/learning'
import { isRight } from '@nightlight/marking/marking'
import type { Database } from '../../database/connect.ts'
import { childAssessments } from '../../database/schema.ts'
import { AppError } from '../../http/errors.ts'
import { requireChild } from '../child-profiles/queries.ts'
import { presentAssessment } from './present.ts'
import { requireQuestion } from './queries.ts'
import { recordLearning } from './record.ts'

type Answer = { questionId: number; answer: string; timeToAnswer?: number | undefined }

/** Marks an answer and keeps it. Every answer is kept; the first to a question is the child's record. */
export async function answerQuestion(db: Database, userId: string, childId: number, given: Answer, now: Date): Promise<AnswerResult> {
  await requireChild(db, userId, childId)
  const question = await requireQuestion(db, userId, given.questionId)
  const { storyId, correctAnswer, explanation, evidence } = question
  const kept = {
    userId,
    childId,
    questionId: given.questionId,
    userAnswer: given.answer,
    isCorrect: isRight(given.answer, question),
    timeToAnswer: given.timeToAnswer ?? null,
  }
  const assessment = await recordLearning(db, { userId, childId, storyId }, now, async tx => {
    const [inserted] = await tx.insert(childAssessments).values(kept).returning()
    if (!inserted) throw new AppError('internal')
    return inserted
  })
  return { ...presentAssessment(assessment, storyId), correctAnswer, explanation, evidence }
}
