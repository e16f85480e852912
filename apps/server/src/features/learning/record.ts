import { masteredAt } from '@nightlight/contract/limits'
import { and, eq, sql } from 'drizzle-orm'
import { type Database, transact } from '../../database/connect.ts'
import {
  activityCompletions,
  childAssessments,
  childProfiles,
  comprehensionQuestions,
  learningActivities,
  readingProgress,
  vocabularyProgress,
  vocabularyWords,
} from '../../database/schema.ts'
import { AppError } from '../../http/errors.ts'

/** Where a child learns: whose child, which child, which story. */
export type Place = { userId: string; childId: number; storyId: number }

/**
 * Does `work` and then brings the sums up to date that are kept of it: the story's row of the child's reading progress and the child's own
 * statistics. The child is held meanwhile, so that two calls at once cannot lose each other's minutes. Throws profile_not_found.
 */
export async function recordLearning<T>(db: Database, place: Place, now: Date, work: (tx: Database) => Promise<T>): Promise<T> {
  return transact(db, async tx => {
    const child = and(eq(childProfiles.userId, place.userId), eq(childProfiles.id, place.childId))
    const held = await tx.select({ id: childProfiles.id }).from(childProfiles).where(child).for('no key update')
    if (held.length === 0) throw new AppError('profile_not_found', { field: 'childId' })
    const result = await work(tx)
    await updateStorySums(tx, place, now)
    await updateChildSums(tx, place, now)
    return result
  })
}

async function updateStorySums(tx: Database, { userId, childId, storyId }: Place, now: Date): Promise<void> {
  // The first answer to a question is the record, however often it is tried again; the index leads to it without a look at the others.
  const score = sql`(
    select round(100.0 * count(*) filter (where first.is_correct) / nullif(count(*), 0))
    from ${comprehensionQuestions} q cross join lateral (
      select a.is_correct from ${childAssessments} a
      where a.user_id = q.user_id and a.question_id = q.id and a.child_id = ${childId}
      order by a.id limit 1) first
    where q.user_id = ${userId} and q.story_id = ${storyId})`
  const words = sql`(
    select count(*) from ${vocabularyProgress} p join ${vocabularyWords} w on w.user_id = p.user_id and w.id = p.word_id
    where p.user_id = ${userId} and p.child_id = ${childId} and w.story_id = ${storyId} and p.mastery_level >= ${masteredAt})`
  const activities = sql`(
    select count(*) from ${activityCompletions} c join ${learningActivities} l on l.user_id = c.user_id and l.id = c.activity_id
    where c.user_id = ${userId} and c.child_id = ${childId} and l.story_id = ${storyId} and c.completed)`
  const sums = { comprehensionScore: score, vocabularyWordsLearned: words, activitiesCompleted: activities, lastReadAt: now }
  await tx
    .insert(readingProgress)
    .values({ userId, childId, storyId, ...sums })
    .onConflictDoUpdate({ target: [readingProgress.userId, readingProgress.childId, readingProgress.storyId], set: sums })
}

async function updateChildSums(tx: Database, { userId, childId }: Place, now: Date): Promise<void> {
  const ofChild = sql`from ${readingProgress} p where p.user_id = ${userId} and p.child_id = ${childId}`
  await tx
    .update(childProfiles)
    .set({
      storiesRead: sql`(select count(*) ${ofChild} and p.completed_at is not null)`,
      totalReadingTime: sql`(select coalesce(sum(p.reading_time_minutes), 0) ${ofChild})`,
      lastActiveAt: now,
    })
    .where(and(eq(childProfiles.userId, userId), eq(childProfiles.id, childId)))
}
