import type { Customization } from '@nightlight/contract/characters'
import {
  type Animal,
  activityTypes,
  animals,
  childRoles,
  difficulties,
  type FavoriteAnimal,
  type Interest,
  languages,
  ledgerKinds,
  moods,
  type PreferredTheme,
  packNames,
  questionKinds,
  questionTypes,
  type Setting,
  settings,
  storyLengths,
  type Theme,
  themes,
  writers,
} from '@nightlight/contract/enums'
import {
  activityTitleMax,
  activityTypeMax,
  ageGroupMax,
  childAgeMax,
  childAgeMin,
  defaultMonthlyStoryLimit,
  difficultyMax,
  idempotencyKeyMax,
  masteryMax,
  partOfSpeechMax,
  previewCharacters,
  progressMax,
  pronunciationMax,
  questionTypeMax,
  ratingMax,
  ratingMin,
  wordMax,
} from '@nightlight/contract/limits'
import { sql } from 'drizzle-orm'
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
  timestamp,
  unique,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'

/**
 * Every table. Two rules hold throughout, and schema.test.ts keeps them:
 *
 * - What a user owns carries `user_id`, first in its primary, unique and foreign keys, so that the tables can be distributed by it.
 * - What must be unique over all users (e-mail, session, reset token, sign-in at a provider, payment) stands in a small table of its own.
 *
 * Column names are the properties' names in snake case (`casing` in connect.ts and drizzle.config.ts).
 */

/** Numbers are given out here and nowhere else: by the database, in rising order, so that `order by id desc` is newest first. */
const id = () => bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity()
const owner = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const ref = () => bigint({ mode: 'number' })
/** Milliseconds, as JavaScript's dates have them: a time read and sent back compares equal. */
const time = () => timestamp({ withTimezone: true, precision: 3 })
const createdAt = () => time().notNull().defaultNow()
const updatedAt = () =>
  time()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date())
const list = <T extends string>() => text().array().$type<T[]>().notNull().default([])

const oneOf = (column: AnyPgColumn, values: readonly string[]) =>
  sql`${column} in (${sql.raw(values.map(value => `'${value.replaceAll("'", "''")}'`).join(', '))})`
const within = (column: AnyPgColumn, least: number, most: number) =>
  sql`${column} between ${sql.raw(String(least))} and ${sql.raw(String(most))}`
const notNegative = (column: AnyPgColumn) => sql`${column} >= 0`

// Accounts

/** `isPremium` is no column: it is worked out from `premium_until` whenever it is answered. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** As typed. What makes it unique is its row in `user_emails`. */
    email: text(),
    firstName: text(),
    lastName: text(),
    profileImageUrl: text(),
    passwordHash: text(),
    credits: integer().notNull().default(0),
    premiumUntil: time(),
    storiesCreatedThisMonth: integer().notNull().default(0),
    /** The month (UTC, '2026-01') that the count belongs to; in any other month the count is none. */
    storiesMonth: varchar({ length: 7 }),
    monthlyStoryLimit: integer().notNull().default(defaultMonthlyStoryLimit),
    /** When the grown-up allowed a language model to write; null while it is not allowed. */
    modelConsentAt: time(),
    /** The address that it was allowed for. */
    modelConsentHost: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  t => [
    check('users_credits', notNegative(t.credits)),
    check('users_stories_created', notNegative(t.storiesCreatedThisMonth)),
    check('users_story_limit', notNegative(t.monthlyStoryLimit)),
  ],
)

/** One row for each account's e-mail, in lower case: unique over all users. */
export const userEmails = pgTable('user_emails', { email: text().primaryKey(), userId: owner() }, t => [
  unique('user_emails_user').on(t.userId),
])

/** `sid` is the SHA-256 of the id in the cookie: who reads this table cannot sign in with it. */
export const sessions = pgTable(
  'sessions',
  {
    sid: text().primaryKey(),
    userId: owner(),
    sess: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    expire: time().notNull(),
  },
  t => [index('sessions_user').on(t.userId), index('sessions_expire').on(t.expire)],
)

export const passwordResets = pgTable(
  'password_resets',
  { tokenHash: text().primaryKey(), userId: owner(), expiresAt: time().notNull(), createdAt: createdAt() },
  t => [index('password_resets_user').on(t.userId), index('password_resets_expires').on(t.expiresAt)],
)

export const oidcIdentities = pgTable(
  'oidc_identities',
  { issuer: text().notNull(), subject: text().notNull(), userId: owner(), createdAt: createdAt() },
  t => [primaryKey({ columns: [t.issuer, t.subject] }), index('oidc_identities_user').on(t.userId)],
)

// Stories

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
    language: varchar({ length: 2, enum: languages }).notNull(),
    writer: text({ enum: writers }).notNull().default('builtin'),
    /** With the request it decides the built-in storyteller's every choice, and the cover's. */
    seed: bigint({ mode: 'number' }).notNull(),
    title: text().notNull(),
    content: text().notNull(),
    /** The beginning and the length of `content`: cards take them from here, as reading them from the text costs 2.5 times as much. */
    preview: varchar({ length: previewCharacters }).notNull(),
    contentLength: integer().notNull(),
    createdAt: createdAt(),
  },
  t => [
    primaryKey({ columns: [t.userId, t.id] }),
    // The migration says `set null ("character_id")`: without the column's name PostgreSQL would empty user_id too, and Drizzle cannot say it.
    foreignKey({
      name: 'stories_character',
      columns: [t.userId, t.characterId],
      foreignColumns: [characters.userId, characters.id],
    }).onDelete('set null'),
    index('stories_character').on(t.userId, t.characterId),
    check('stories_animal', oneOf(t.animal, animals)),
    check('stories_theme', oneOf(t.theme, themes)),
    check('stories_setting', oneOf(t.setting, settings)),
    check('stories_mood', oneOf(t.mood, moods)),
    check('stories_difficulty', oneOf(t.difficulty, difficulties)),
    check('stories_length', oneOf(t.storyLength, storyLengths)),
    check('stories_child_role', oneOf(t.childRole, childRoles)),
    check('stories_language', oneOf(t.language, languages)),
    check('stories_writer', oneOf(t.writer, writers)),
  ],
)

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

// Children and what they learn

export const childProfiles = pgTable(
  'child_profiles',
  {
    userId: owner(),
    id: id(),
    name: text().notNull(),
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
    check('child_profiles_reading_level', oneOf(t.readingLevel, difficulties)),
    check('child_profiles_difficulty', oneOf(t.difficulty, difficulties)),
    check('child_profiles_stories_read', notNegative(t.storiesRead)),
    check('child_profiles_reading_time', notNegative(t.totalReadingTime)),
  ],
)

export const readingProgress = pgTable(
  'reading_progress',
  {
    userId: owner(),
    id: id(),
    childId: ref().notNull(),
    storyId: ref().notNull(),
    progressPercentage: smallint().notNull().default(0),
    readingTimeMinutes: integer().notNull().default(0),
    /** Percent; null until a question was answered. */
    comprehensionScore: smallint(),
    vocabularyWordsLearned: integer().notNull().default(0),
    activitiesCompleted: integer().notNull().default(0),
    completedAt: time(),
    lastReadAt: time().notNull().defaultNow(),
    createdAt: createdAt(),
  },
  t => [
    primaryKey({ columns: [t.userId, t.childId, t.storyId] }),
    unique('reading_progress_id').on(t.userId, t.id),
    ofChild('reading_progress_child', t),
    ofStory('reading_progress_story', t),
    index('reading_progress_story').on(t.userId, t.storyId),
    check('reading_progress_percentage', within(t.progressPercentage, 0, progressMax)),
    check('reading_progress_score', within(t.comprehensionScore, 0, 100)),
    check('reading_progress_minutes', notNegative(t.readingTimeMinutes)),
    check('reading_progress_words', notNegative(t.vocabularyWordsLearned)),
    check('reading_progress_activities', notNegative(t.activitiesCompleted)),
  ],
)

export const comprehensionQuestions = pgTable(
  'comprehension_questions',
  {
    userId: owner(),
    id: id(),
    storyId: ref().notNull(),
    /** The place among the story's questions, from 0. */
    position: smallint().notNull(),
    kind: text({ enum: questionKinds }).notNull(),
    type: varchar({ length: questionTypeMax, enum: questionTypes }).notNull(),
    question: text().notNull(),
    correctAnswer: text().notNull(),
    /** Other forms that are as right, for free text. */
    accepted: list<string>(),
    options: list<string>(),
    /** True where the answer must be inferred from what is told. */
    inferred: boolean().notNull().default(false),
    difficulty: varchar({ length: difficultyMax, enum: difficulties }).notNull(),
    explanation: text().notNull(),
    /** The sentence of the story that bears the answer out. */
    evidence: text().notNull(),
    createdAt: createdAt(),
  },
  t => [
    primaryKey({ columns: [t.userId, t.id] }),
    unique('comprehension_questions_position').on(t.userId, t.storyId, t.position),
    ofStory('comprehension_questions_story', t),
    check('comprehension_questions_kind', oneOf(t.kind, questionKinds)),
    check('comprehension_questions_type', oneOf(t.type, questionTypes)),
    check('comprehension_questions_difficulty', oneOf(t.difficulty, difficulties)),
  ],
)

export const vocabularyWords = pgTable(
  'vocabulary_words',
  {
    userId: owner(),
    id: id(),
    storyId: ref().notNull(),
    position: smallint().notNull(),
    word: varchar({ length: wordMax }).notNull(),
    definition: text().notNull(),
    pronunciation: varchar({ length: pronunciationMax }).notNull(),
    partOfSpeech: varchar({ length: partOfSpeechMax }).notNull(),
    difficulty: varchar({ length: difficultyMax }).notNull(),
    contextSentence: text().notNull(),
    createdAt: createdAt(),
  },
  t => [
    primaryKey({ columns: [t.userId, t.id] }),
    unique('vocabulary_words_position').on(t.userId, t.storyId, t.position),
    ofStory('vocabulary_words_story', t),
  ],
)

export const learningActivities = pgTable(
  'learning_activities',
  {
    userId: owner(),
    id: id(),
    storyId: ref().notNull(),
    position: smallint().notNull(),
    title: varchar({ length: activityTitleMax }).notNull(),
    description: text().notNull(),
    activityType: varchar({ length: activityTypeMax, enum: activityTypes }).notNull(),
    instructions: text().notNull(),
    materials: list<string>(),
    ageGroup: varchar({ length: ageGroupMax }).notNull(),
    /** Minutes. */
    estimatedTime: smallint().notNull(),
    learningObjectives: list<string>(),
    createdAt: createdAt(),
  },
  t => [
    primaryKey({ columns: [t.userId, t.id] }),
    unique('learning_activities_position').on(t.userId, t.storyId, t.position),
    ofStory('learning_activities_story', t),
    check('learning_activities_type', oneOf(t.activityType, activityTypes)),
    check('learning_activities_time', notNegative(t.estimatedTime)),
  ],
)

/** Every answer given; the first one to a question is the child's record. */
export const childAssessments = pgTable(
  'child_assessments',
  {
    userId: owner(),
    id: id(),
    childId: ref().notNull(),
    questionId: ref().notNull(),
    userAnswer: text().notNull(),
    isCorrect: boolean().notNull(),
    /** Seconds. */
    timeToAnswer: integer(),
    createdAt: createdAt(),
  },
  t => [
    primaryKey({ columns: [t.userId, t.id] }),
    ofChild('child_assessments_child', t),
    foreignKey({
      name: 'child_assessments_question',
      columns: [t.userId, t.questionId],
      foreignColumns: [comprehensionQuestions.userId, comprehensionQuestions.id],
    }).onDelete('cascade'),
    index('child_assessments_child').on(t.userId, t.childId, t.id),
    index('child_assessments_question').on(t.userId, t.questionId, t.childId, t.id),
    check('child_assessments_time', notNegative(t.timeToAnswer)),
  ],
)

/** A card of ts-fsrs, its dates as ISO text. */
type ReviewCard = {
  due: string
  stability: number
  difficulty: number
  elapsed_days: number
  scheduled_days: number
  learning_steps: number
  reps: number
  lapses: number
  state: number
  last_review?: string
}

export const vocabularyProgress = pgTable(
  'vocabulary_progress',
  {
    userId: owner(),
    id: id(),
    childId: ref().notNull(),
    wordId: ref().notNull(),
    masteryLevel: smallint().notNull().default(0),
    timesEncountered: integer().notNull().default(1),
    lastEncountered: time().notNull().defaultNow(),
    /** When the word should be seen again, and the state of memory it was worked out from. */
    dueAt: time(),
    reviewCard: jsonb().$type<ReviewCard>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  t => [
    primaryKey({ columns: [t.userId, t.childId, t.wordId] }),
    unique('vocabulary_progress_id').on(t.userId, t.id),
    ofChild('vocabulary_progress_child', t),
    foreignKey({
      name: 'vocabulary_progress_word',
      columns: [t.userId, t.wordId],
      foreignColumns: [vocabularyWords.userId, vocabularyWords.id],
    }).onDelete('cascade'),
    index('vocabulary_progress_word').on(t.userId, t.wordId),
    index('vocabulary_progress_due').on(t.userId, t.childId, t.dueAt),
    check('vocabulary_progress_mastery', within(t.masteryLevel, 0, masteryMax)),
    check('vocabulary_progress_times', notNegative(t.timesEncountered)),
  ],
)

export const activityCompletions = pgTable(
  'activity_completions',
  {
    userId: owner(),
    id: id(),
    childId: ref().notNull(),
    activityId: ref().notNull(),
    completed: boolean().notNull().default(false),
    notes: text(),
    rating: smallint(),
    /** Minutes. */
    timeSpent: integer(),
    completedAt: time(),
    createdAt: createdAt(),
  },
  t => [
    primaryKey({ columns: [t.userId, t.childId, t.activityId] }),
    unique('activity_completions_id').on(t.userId, t.id),
    ofChild('activity_completions_child', t),
    foreignKey({
      name: 'activity_completions_activity',
      columns: [t.userId, t.activityId],
      foreignColumns: [learningActivities.userId, learningActivities.id],
    }).onDelete('cascade'),
    index('activity_completions_activity').on(t.userId, t.activityId),
    check('activity_completions_rating', within(t.rating, ratingMin, ratingMax)),
    check('activity_completions_time', notNegative(t.timeSpent)),
  ],
)

// Money

/** Every change of a balance, written in the transaction that changes it: the entries' sum is the balance, always. */
export const creditLedger = pgTable(
  'credit_ledger',
  {
    userId: owner(),
    id: id(),
    kind: text({ enum: ledgerKinds }).notNull(),
    /** What caused it (a story's id, a payment's …): once for each kind, so that nothing is booked twice. */
    reference: text().notNull(),
    amount: integer().notNull(),
    balanceAfter: integer().notNull(),
    /** In words: the story's title, the pack, what the operator who granted it said. */
    reason: text(),
    createdAt: createdAt(),
  },
  t => [
    primaryKey({ columns: [t.userId, t.id] }),
    unique('credit_ledger_reference').on(t.userId, t.kind, t.reference),
    check('credit_ledger_kind', oneOf(t.kind, ledgerKinds)),
    check('credit_ledger_balance', notNegative(t.balanceAfter)),
  ],
)

const paymentStatuses = ['open', 'fulfilled', 'failed', 'expired', 'refunded', 'disputed'] as const

/** One row for each checkout that was begun. It outlives the account: accounts must be kept, and a refund may come later. */
export const payments = pgTable(
  'payments',
  {
    /** Ours; also the key under which the provider is asked, so that asking twice makes one checkout. */
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    provider: text({ enum: ['stripe', 'sandbox'] }).notNull(),
    /** The provider's ids: of the checkout, and of the payment that came of it. */
    sessionId: text(),
    intentId: text(),
    url: text(),
    pack: text({ enum: packNames }).notNull(),
    credits: integer().notNull(),
    /** Of the currency's smallest unit. */
    price: integer().notNull(),
    currency: varchar({ length: 3 }).notNull().default('usd'),
    status: text({ enum: paymentStatuses }).notNull().default('open'),
    fulfilledAt: time(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  t => [
    unique('payments_session').on(t.sessionId),
    unique('payments_intent').on(t.intentId),
    index('payments_user').on(t.userId, t.createdAt),
    check('payments_provider', oneOf(t.provider, ['stripe', 'sandbox'])),
    check('payments_pack', oneOf(t.pack, packNames)),
    check('payments_status', oneOf(t.status, paymentStatuses)),
    check('payments_credits', sql`${t.credits} > 0`),
    check('payments_price', notNegative(t.price)),
  ],
)

/** What the provider gave back of a payment, or holds back since it is disputed. It may tell so before it tells that the payment was made. */
export const paymentReversals = pgTable(
  'payment_reversals',
  {
    intentId: text().primaryKey(),
    /** In all so far, of the currency's smallest unit. */
    refunded: integer().notNull().default(0),
    disputed: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  t => [check('payment_reversals_refunded', notNegative(t.refunded)), check('payment_reversals_disputed', notNegative(t.disputed))],
)

// Written as functions so that they can stand above the tables they point at.

function ofStory(name: string, t: { userId: AnyPgColumn; storyId: AnyPgColumn }) {
  return foreignKey({ name, columns: [t.userId, t.storyId], foreignColumns: [stories.userId, stories.id] }).onDelete('cascade')
}

function ofChild(name: string, t: { userId: AnyPgColumn; childId: AnyPgColumn }) {
  return foreignKey({ name, columns: [t.userId, t.childId], foreignColumns: [childProfiles.userId, childProfiles.id] }).onDelete('cascade')
}
