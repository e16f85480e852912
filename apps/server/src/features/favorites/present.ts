import type { Favorite } from '@nightlight/contract/favorites'
import type { favorites } from '../../database/schema.ts'

export const presentFavorite = (row: typeof favorites.$inferSelect): Favorite => ({
  id: row.id,
  storyId: row.storyId,
  userId: row.userId,
  createdAt: row.createdAt.toISOString(),
})
