import { masteredAt, masteryChoices } from '@nightlight/contract/limits'
import { and, eq, sql } from 'drizzle-orm'
import { type Card, createEmptyCard, fsrs, type Grade, Rating } from 'ts-fsrs'
import type { Database } from '../../database/connect.ts'
import { vocabularyProgress } from '../../database/schema.ts'
import { AppError } from '../../http/errors.ts'
import { requireChild } from '../child-profiles/queries.ts'
import { requireWord } from './queries.ts'
import { recordLearning } from './record.ts'

type KeptCard = NonNullable<(typeof vocabularyProgress.$inferSelect)['reviewCard']>

// In days, as nobody is asked twice on one evening, and without fuzz, so that a word's next day follows from its answers alone.
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false })

const gradeOf = (mastery: number): Grade => {
  if (mastery >= masteredAt) return Rating.Good
  return mastery > masteryChoices.needPractice ? Rating.Hard : Rating.Again
}

const fromKept = ({ due, last_review, ...card }: KeptCard): Card => ({
  ...card,
  due: new Date(due),
  ...(last_review !== undefined && { last_review: new Date(last_review) }),
})

const toKept = ({ due, last_review, ...card }: Card): KeptCard => ({
  ...card,
  due: due.toISOString(),
  ...(last_review && { last_review: last_review.toISOString() }),
})

/** Records how well a child knows a word, and works out when it should be seen again. */
export async function updateWord(db: Database, userId: string, childId: number, wordId: number, masteryLevel: number, now: Date) {
  await requireChild(db, userId, childId)
  const storyId = await requireWord(db, userId, wordId)
  return recordLearning(db, { userId, childId, storyId }, now, async tx => {
    const own = and(eq(vocabularyProgress.userId, userId), eq(vocabularyProgress.childId, childId), eq(vocabularyProgress.wordId, wordId))
    const [before] = await tx.select({ reviewCard: vocabularyProgress.reviewCard }).from(vocabularyProgress).where(own)
    const card = before?.reviewCard ? fromKept(before.reviewCard) : createEmptyCard(now)
    const next = scheduler.next(card, now, gradeOf(masteryLevel)).card
    const known = { masteryLevel, lastEncountered: now, dueAt: next.due, reviewCard: toKept(next) }
    const [progress] = await tx
      .insert(vocabularyProgress)
      .values({ userId, childId, wordId, createdAt: now, ...known })
      .onConflictDoUpdate({
        target: [vocabularyProgress.userId, vocabularyProgress.childId, vocabularyProgress.wordId],
        set: { ...known, timesEncountered: sql`${vocabularyProgress.timesEncountered} + 1`, updatedAt: now },
      })
      .returning()
    if (!progress) throw new AppError('internal')
    return progress
  })
}
