import type { Heard } from '@nightlight/storyteller/story'
import { and, eq, isNotNull, isNull, max } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { stories } from '../../database/schema.ts'

/** Which tales a child was told, where they happened and with whom, the longest ago first; without a child, those that the account was told for nobody in particular. */
export async function heardBy(db: Database, userId: string, childId: number | null | undefined): Promise<Heard[]> {
  const last = max(stories.id)
  const rows = await db
    .select({ tale: stories.tale, setting: stories.setting, animal: stories.animal })
    .from(stories)
    .where(and(eq(stories.userId, userId), childId ? eq(stories.childId, childId) : isNull(stories.childId), isNotNull(stories.tale)))
    .groupBy(stories.tale, stories.setting, stories.animal)
    .orderBy(last)
  return rows.flatMap(({ tale, ...where }) => (tale === null ? [] : [{ tale, ...where }]))
}
