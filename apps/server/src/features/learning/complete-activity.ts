import type { completeActivitySchema } from '@nightlight/contract/learning'
import type { z } from 'zod'
import type { Database } from '../../database/connect.ts'
import { activityCompletions } from '../../database/schema.ts'
import { AppError } from '../../http/errors.ts'
import { requireChild } from '../child-profiles/queries.ts'
import { requireActivity } from './queries.ts'
import { recordLearning } from './record.ts'

/** Marks an activity as done by a child, with what the grown-up noted; told again, the newer word stands. */
export async function completeActivity(db: Database, userId: string, told: z.output<typeof completeActivitySchema>, now: Date) {
  const { childId, activityId, completed } = told
  await requireChild(db, userId, childId)
  const storyId = await requireActivity(db, userId, activityId)
  const kept = {
    completed,
    notes: told.notes || null,
    rating: told.rating ?? null,
    timeSpent: told.timeSpent ?? null,
    completedAt: completed ? (told.completedAt === undefined ? now : new Date(told.completedAt)) : null,
  }
  return recordLearning(db, { userId, childId, storyId }, now, async tx => {
    const [progress] = await tx
      .insert(activityCompletions)
      .values({ userId, childId, activityId, ...kept })
      .onConflictDoUpdate({
        target: [activityCompletions.userId, activityCompletions.childId, activityCompletions.activityId],
        set: kept,
      })
      .returning()
    if (!progress) throw new AppError('internal')
    return progress
  })
}
