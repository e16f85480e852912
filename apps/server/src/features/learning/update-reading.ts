import { finishedAt } from '@nightlight/contract/limits'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { readingHours, readingProgress } from '../../database/schema.ts'
import { type Place, recordLearning } from './record.ts'

type Reading = { progressPercentage: number; readingTimeMinutes: number }

const hourMs = 3_600_000

/** Records how far a child is in a story. Neither figure ever goes down, and the first time at the end is when it was finished. */
export async function updateReading(db: Database, place: Place, reading: Reading, now: Date): Promise<void> {
  const completedAt = reading.progressPercentage >= finishedAt ? now : null
  await recordLearning(db, place, now, async tx => {
    await addToHour(tx, place, reading, now)
    await tx
      .insert(readingProgress)
      .values({ ...place, ...reading, completedAt, lastReadAt: now })
      .onConflictDoUpdate({
        target: [readingProgress.userId, readingProgress.childId, readingProgress.storyId],
        set: {
          progressPercentage: sql`greatest(${readingProgress.progressPercentage}, excluded.progress_percentage)`,
          readingTimeMinutes: sql`greatest(${readingProgress.readingTimeMinutes}, excluded.reading_time_minutes)`,
          completedAt: sql`coalesce(${readingProgress.completedAt}, excluded.completed_at)`,
        },
      })
  })
}

/** What a call adds to the hour it comes in: a late or repeated one adds nothing. */
async function addToHour(tx: Database, place: Place, { progressPercentage, readingTimeMinutes }: Reading, now: Date): Promise<void> {
  const { userId, childId, storyId } = place
  const [before] = await tx
    .select({ minutes: readingProgress.readingTimeMinutes, completedAt: readingProgress.completedAt })
    .from(readingProgress)
    .where(and(eq(readingProgress.userId, userId), eq(readingProgress.childId, childId), eq(readingProgress.storyId, storyId)))
  const minutes = Math.max(0, readingTimeMinutes - (before?.minutes ?? 0))
  const finished = progressPercentage >= finishedAt
  if (minutes === 0 && !(finished && !before?.completedAt)) return
  await tx
    .insert(readingHours)
    .values({ ...place, hour: new Date(Math.floor(now.getTime() / hourMs) * hourMs), minutes, finished })
    .onConflictDoUpdate({
      target: [readingHours.userId, readingHours.childId, readingHours.hour, readingHours.storyId],
      set: {
        minutes: sql`${readingHours.minutes} + excluded.minutes`,
        finished: sql`${readingHours.finished} or excluded.finished`,
      },
    })
}
