import { childPronouns, difficulties, type FavoriteAnimal, type Interest, type PreferredTheme } from '@nightlight/contract/enums'
import { childAgeMax, childAgeMin, difficultyMax } from '@nightlight/contract/limits'
import { type AnyPgColumn, check, foreignKey, integer, pgTable, primaryKey, smallint, text, varchar } from 'drizzle-orm/pg-core'
import { createdAt, id, list, notNegative, oneOf, time, updatedAt, within } from './columns.ts'
import { owner } from './users.ts'

export const childProfiles = pgTable(
  'child_profiles',
  {
    userId: owner(),
    id: id(),
    name: text().notNull(),
    pronouns: text({ enum: childPronouns }),
    age: smallint().notNull(),
    readingLevel: text({ enum: difficulties }).notNull().default('beginner'),
    interests: list<Interest>(),
    favoriteAnimals: list<FavoriteAnimal>(),
    preferredThemes: list<PreferredTheme>(),
    favoriteGenres: list<string>(),
    difficulty: varchar({ length: difficultyMax, enum: difficulties }).notNull().default('beginner'),
    avatarUrl: text(),
    storiesRead: integer().notNull().default(0),
    /** Minutes. */
    totalReadingTime: integer().notNull().default(0),
    lastActiveAt: time(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  t => [
    primaryKey({ columns: [t.userId, t.id] }),
    check('child_profiles_age', within(t.age, childAgeMin, childAgeMax)),
    check('child_profiles_pronouns', oneOf(t.pronouns, childPronouns)),
    check('child_profiles_reading_level', oneOf(t.readingLevel, difficulties)),
    check('child_profiles_difficulty', oneOf(t.difficulty, difficulties)),
    check('child_profiles_stories_read', notNegative(t.storiesRead)),
    check('child_profiles_reading_time', notNegative(t.totalReadingTime)),
  ],
)

/** Ties a row to its child, with whom it goes. */
export function ofChild(name: string, t: { userId: AnyPgColumn; childId: AnyPgColumn }) {
  return foreignKey({ name, columns: [t.userId, t.childId], foreignColumns: [childProfiles.userId, childProfiles.id] }).onDelete('cascade')
}
