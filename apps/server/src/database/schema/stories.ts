import type { Customization } from '@nightlight/contract/characters'
import {
  type Animal,
  animals,
  childPronouns,
  childRoles,
  difficulties,
  languages,
  moods,
  type Setting,
  settings,
  storyLengths,
  type Theme,
  themes,
  writers,
} from '@nightlight/contract/enums'
import { difficultyMax, idempotencyKeyMax, previewCharacters } from '@nightlight/contract/limits'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  varchar,
} from 'drizzle-orm/pg-core'
import { childProfiles } from './child-profiles.ts'
import { createdAt, id, list, notNegative, oneOf, ref } from './columns.ts'
import { owner } from './users.ts'

export const characters = pgTable(
  'characters',
  { userId: owner(), id: id(), name: text().notNull(), customization: jsonb().$type<Customization>().notNull(), createdAt: createdAt() },
  t => [primaryKey({ columns: [t.userId, t.id] })],
)

export const stories = pgTable(
  'stories',
  {
    userId: owner(),
    id: id(),
    childName: text().notNull(),
    animal: text().$type<Animal>().notNull(),
    theme: text().$type<Theme>().notNull(),
    difficulty: varchar({ length: difficultyMax, enum: difficulties }).notNull().default('beginner'),
    characterId: ref(),
    /** Whose story it is. */
    childId: ref(),
    /** The other child who came along: the story is on that child's shelf as well. */
    companionId: ref(),
    setting: text().$type<Setting>(),
    mood: text({ enum: moods }),
    storyLength: text({ enum: storyLengths }).notNull().default('medium'),
    includeChild: boolean().notNull().default(true),
    childRole: text({ enum: childRoles }).notNull().default('hero'),
    moralLesson: text(),
    favoriteColor: text(),
    specialTalent: text(),
    bestFriend: text(),
    dreamDestination: text(),
    magicalPower: text(),
    challenge: text(),
    pronouns: text({ enum: childPronouns }),
    bestFriendPronouns: text({ enum: childPronouns }),
    language: varchar({ length: 2, enum: languages }).notNull(),
    writer: text({ enum: writers }).notNull().default('builtin'),
    /** With the request it decides the built-in storyteller's every choice, and the cover's. */
    seed: bigint({ mode: 'number' }).notNull(),
    title: text().notNull(),
    content: text().notNull(),
    /** The id of the tale that was told; null for stories from before there were tales. */
    tale: text(),
    /** The first of the evenings that follow each other; it needs not be there any more. Null where there is one evening only, and in that first one. */
    chain: bigint({ mode: 'number' }),
    evening: smallint().notNull().default(1),
    /** The tale that the friend remembers of another night with the same child. */
    remembers: text(),
    friendName: text(),
    /** The small thing that the child brings home. */
    keepsake: text(),
    /** The beat of each paragraph of `content`, in order. */
    beats: jsonb().$type<string[]>(),
    /** The beginning and the length of `content`: cards take them from here, as reading them from the text costs 2.5 times as much. */
    preview: varchar({ length: previewCharacters }).notNull(),
    contentLength: integer().notNull(),
    createdAt: createdAt(),
  },
  t => [
    primaryKey({ columns: [t.userId, t.id] }),
    // The migrations say `set null ("character_id")`, and so of both children: without the column's name PostgreSQL would empty user_id too, and
    // Drizzle cannot say it.
    foreignKey({
      name: 'stories_character',
      columns: [t.userId, t.characterId],
      foreignColumns: [characters.userId, characters.id],
    }).onDelete('set null'),
    index('stories_character').on(t.userId, t.characterId),
    foreignKey({
      name: 'stories_child',
      columns: [t.userId, t.childId],
      foreignColumns: [childProfiles.userId, childProfiles.id],
    }).onDelete('set null'),
    index('stories_child').on(t.userId, t.childId),
    index('stories_chain').on(t.userId, t.chain),
    foreignKey({
      name: 'stories_companion',
      columns: [t.userId, t.companionId],
      foreignColumns: [childProfiles.userId, childProfiles.id],
    }).onDelete('set null'),
    index('stories_companion').on(t.userId, t.companionId),
    check('stories_animal', oneOf(t.animal, animals)),
    check('stories_theme', oneOf(t.theme, themes)),
    check('stories_setting', oneOf(t.setting, settings)),
    check('stories_mood', oneOf(t.mood, moods)),
    check('stories_difficulty', oneOf(t.difficulty, difficulties)),
    check('stories_length', oneOf(t.storyLength, storyLengths)),
    check('stories_child_role', oneOf(t.childRole, childRoles)),
    check('stories_pronouns', oneOf(t.pronouns, childPronouns)),
    check('stories_best_friend_pronouns', oneOf(t.bestFriendPronouns, childPronouns)),
    check('stories_language', oneOf(t.language, languages)),
    check('stories_writer', oneOf(t.writer, writers)),
  ],
)

/** Ties a row to its story, with which it goes. */
export function ofStory(name: string, t: { userId: AnyPgColumn; storyId: AnyPgColumn }) {
  return foreignKey({ name, columns: [t.userId, t.storyId], foreignColumns: [stories.userId, stories.id] }).onDelete('cascade')
}

export const favorites = pgTable('favorites', { userId: owner(), id: id(), storyId: ref().notNull(), createdAt: createdAt() }, t => [
  primaryKey({ columns: [t.userId, t.storyId] }),
  unique('favorites_id').on(t.userId, t.id),
  ofStory('favorites_story', t),
])

/** The answer to a request that must not be carried out twice, written in the same transaction as what it did. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: owner(),
    key: varchar({ length: idempotencyKeyMax }).notNull(),
    /** SHA-256 of the request: the same key with another request is refused. */
    requestHash: text().notNull(),
    answer: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  t => [primaryKey({ columns: [t.userId, t.key] }), index('idempotency_keys_created').on(t.createdAt)],
)

/** What a language model took over a story, for the operator. It stays when the story goes: so does the provider's bill. */
export const modelUsage = pgTable(
  'model_usage',
  {
    userId: owner(),
    id: id(),
    storyId: ref().notNull(),
    /** The model's name at its address. */
    model: text().notNull(),
    /** Who told the story in the end, and where it was not the model, why. */
    writer: text({ enum: writers }).notNull(),
    outcome: text().notNull(),
    /** The checks that the last attempt did not pass. */
    faults: list<string>(),
    attempts: smallint().notNull(),
    tokensIn: integer().notNull(),
    tokensOut: integer().notNull(),
    milliseconds: integer().notNull(),
    createdAt: createdAt(),
  },
  t => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('model_usage_created').on(t.createdAt),
    check('model_usage_writer', oneOf(t.writer, writers)),
    check('model_usage_attempts', notNegative(t.attempts)),
    check('model_usage_tokens_in', notNegative(t.tokensIn)),
    check('model_usage_tokens_out', notNegative(t.tokensOut)),
    check('model_usage_milliseconds', notNegative(t.milliseconds)),
  ],
)
