import type { ChildProfile } from '@nightlight/contract/child-profiles'

/** A child's profile as the server answers it, with what a test says of it. */
export const childWith = (changes: Partial<ChildProfile> = {}): ChildProfile => ({
  id: 1,
  userId: 'a',
  name: 'Mia',
  pronouns: null,
  age: 7,
  readingLevel: 'intermediate',
  interests: ['Magic'],
  favoriteAnimals: ['Fox'],
  preferredThemes: ['Courage'],
  favoriteGenres: [],
  difficulty: 'beginner',
  avatarUrl: null,
  storiesRead: 0,
  totalReadingTime: 0,
  lastActiveAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...changes,
})
