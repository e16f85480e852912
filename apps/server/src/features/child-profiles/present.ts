import type { ChildProfile } from '@nightlight/contract/child-profiles'
import type { ProfileRow } from './queries.ts'

export const presentProfile = (row: ProfileRow): ChildProfile => ({
  id: row.id,
  userId: row.userId,
  name: row.name,
  pronouns: row.pronouns,
  age: row.age,
  readingLevel: row.readingLevel,
  interests: row.interests,
  favoriteAnimals: row.favoriteAnimals,
  preferredThemes: row.preferredThemes,
  favoriteGenres: row.favoriteGenres,
  difficulty: row.difficulty,
  avatarUrl: row.avatarUrl,
  storiesRead: row.storiesRead,
  totalReadingTime: row.totalReadingTime,
  lastActiveAt: row.lastActiveAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
})
