import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { favorites } from '../../database/schema.ts'
import { AppError } from '../../http/errors.ts'

/** Marks a story; marking it again changes nothing. The foreign key over user and story refuses what is not the user's. */
export async function insertFavorite(db: Database, userId: string, storyId: number) {
  const [favorite] = await db
    .insert(favorites)
    .values({ userId, storyId })
    // An update without effect, so that the row is answered either way.
    .onConflictDoUpdate({ target: [favorites.userId, favorites.storyId], set: { storyId } })
    .returning()
  if (!favorite) throw new AppError('internal')
  return favorite
}

export async function deleteFavorite(db: Database, userId: string, storyId: number): Promise<void> {
  await db.delete(favorites).where(and(eq(favorites.userId, userId), eq(favorites.storyId, storyId)))
}
