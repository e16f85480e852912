import type { AnswerResult } from '@nightlight/contract/learning'
import { isRight } from '@nightlight/marking/marking'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { childAssessments } from '../../database/schema.ts'
import { AppError } from '../../http/errors.ts'
import { requireChild } from '../child-profiles/queries.ts'
import { presentAssessment } from './present.ts'
import { requireQuestion } from './queries.ts'
import { recordLearning } from './record.ts'

type Answer = { questionId: number; answer: string; timeToAnswer?: number | undefined }

/** How many answers of a child to one question are kept: the first, which is the record, and the latest. */
const keptAnswers = 100

/** Marks an answer and keeps it; the first to a question is the child's record. */
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
    createdAt: now,
  }
  const assessment = await recordLearning(db, { userId, childId, storyId }, now, async tx => {
    const [inserted] = await tx.insert(childAssessments).values(kept).returning()
    if (!inserted) throw new AppError('internal')
    await forgetOlder(tx, inserted)
    return inserted
  })
  return { ...presentAssessment(assessment, storyId), correctAnswer, explanation, evidence }
}

/** So that trying again and again makes neither the lists nor the next try longer. */
async function forgetOlder(tx: Database, { userId, childId, questionId }: typeof childAssessments.$inferSelect): Promise<void> {
  const { id } = childAssessments
  const older = await tx
    .select({ id })
    .from(childAssessments)
    .where(and(eq(childAssessments.userId, userId), eq(childAssessments.questionId, questionId), eq(childAssessments.childId, childId)))
    .orderBy(desc(id))
    .offset(keptAnswers - 1)
  const between = older.slice(0, -1).map(answer => answer.id)
  if (between.length > 0) await tx.delete(childAssessments).where(and(eq(childAssessments.userId, userId), inArray(id, between)))
}
