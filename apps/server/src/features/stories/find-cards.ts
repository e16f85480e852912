import type { StoryListQuery } from '@nightlight/contract/stories'
import { and, asc, desc, eq, exists, gt, ilike, isNotNull, lt, not, or, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { favorites, readingProgress, stories } from '../../database/schema.ts'
import { type CardRow, cardColumns, favoriteOfStory, isFavorite, toldTo } from './queries.ts'
import { plain } from './titles.ts'

const found = (search: string): SQL | undefined =>
  or(...[stories.title, stories.childName, stories.friendName].map(column => ilike(column, `%${plain(search)}%`)))

/** Whether the story was read, and to its end where that is asked: by one child, or by any. */
const wasRead = (db: Database, childId: number | undefined, toItsEnd: boolean): SQL =>
  exists(
    db
      .select({ id: readingProgress.id })
      .from(readingProgress)
      .where(
        and(
          eq(readingProgress.userId, stories.userId),
          eq(readingProgress.storyId, stories.id),
          toItsEnd ? isNotNull(readingProgress.completedAt) : undefined,
          childId === undefined ? undefined : eq(readingProgress.childId, childId),
        ),
      ),
  )

/** The cards of an account that are as wanted, in the order that is wanted: one more than `limit`, which says that there are more. */
export function findCards(db: Database, userId: string, wanted: StoryListQuery): Promise<CardRow[]> {
  const { search, childId, animal, theme, language, favorite, chain, reading, order, cursor, limit } = wanted
  const isFinished = wasRead(db, childId, true)
  const asRead = {
    open: not(isFinished),
    begun: and(wasRead(db, childId, false), not(isFinished)),
    finished: isFinished,
  }
  return db
    .select({ ...cardColumns, isFavorite })
    .from(stories)
    .leftJoin(favorites, favoriteOfStory)
    .where(
      and(
        eq(stories.userId, userId),
        cursor === undefined ? undefined : order === 'newest' ? lt(stories.id, cursor) : gt(stories.id, cursor),
        search === undefined ? undefined : found(search),
        childId === undefined ? undefined : toldTo(childId),
        animal && eq(stories.animal, animal),
        theme && eq(stories.theme, theme),
        language && eq(stories.language, language),
        favorite && isNotNull(favorites.storyId),
        chain === undefined ? undefined : or(eq(stories.id, chain), eq(stories.chain, chain)),
        reading && asRead[reading],
      ),
    )
    .orderBy(order === 'newest' ? desc(stories.id) : asc(stories.id))
    .limit(limit + 1)
}
