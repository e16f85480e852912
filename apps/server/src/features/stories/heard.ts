import type { Heard } from '@nightlight/storyteller/story'
import { and, eq, isNotNull, isNull, max, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { stories } from '../../database/schema.ts'
import { toldTo } from './queries.ts'

type Listeners = { childId?: number | null | undefined; companionId?: number | null | undefined }

/**
 * Which tales a child was told, where they happened and with whom, the longest ago first; without a child, those that the account was told
 * for nobody in particular. What only the companion was told is in it as well, and says so, as
 * does what was told for nobody in particular: those stories may be of different children.
 */
export async function heardBy(db: Database, userId: string, { childId, companionId }: Listeners): Promise<Heard[]> {
  const last = max(stories.id)
  const own = childId ? toldTo(childId) : and(isNull(stories.childId), isNull(stories.companionId))
  const rows = await db
    .select({ tale: stories.tale, setting: stories.setting, animal: stories.animal, isOwn: sql<boolean>`bool_or(coalesce(${own}, false))` })
    .from(stories)
    .where(and(eq(stories.userId, userId), companionId ? or(own, toldTo(companionId)) : own, isNotNull(stories.tale)))
    .groupBy(stories.tale, stories.setting, stories.animal)
    .orderBy(last)
  return rows.flatMap(({ tale, isOwn, ...where }) =>
    tale === null ? [] : [{ tale, ...where, ...(!(childId && isOwn) && { toOthers: true }) }],
  )
}
