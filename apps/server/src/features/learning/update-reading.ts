import { finishedAt } from '@nightlight/contract/limits'
import { sql } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { readingProgress } from '../../database/schema.ts'
import { type Place, recordLearning } from './record.ts'

type Reading = { progressPercentage: number; readingTimeMinutes: number }

/** Records how far a child is in a story. Neither figure ever goes down, and the first time at the end is when it was finished. */
export async function updateReading(db: Database, place: Place, reading: Reading, now: Date): Promise<void> {
  const completedAt = reading.progressPercentage >= finishedAt ? now : null
  await recordLearning(db, place, now, async tx => {
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
