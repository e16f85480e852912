import { activityTypes, difficulties, questionKinds, questionTypes } from '@nightlight/contract/enums'
import {
  activityTitleMax,
  activityTypeMax,
  ageGroupMax,
  difficultyMax,
  masteryMax,
  partOfSpeechMax,
  progressMax,
  pronunciationMax,
  questionTypeMax,
  ratingMax,
  ratingMin,
  wordMax,
} from '@nightlight/contract/limits'
import {
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
import { ofChild } from './child-profiles.ts'
import { createdAt, id, list, notNegative, oneOf, ref, time, updatedAt, within } from './columns.ts'
import { ofStory } from './stories.ts'
import { owner } from './users.ts'

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

/**
 * When reading happened: what each hour has added to a story's minutes. `reading_progress` knows only how it stands, and a story that is read
 * every evening would have all its weeks in the last one. By the hour, so that every time zone has its own days, and a story takes a row or
 * two an evening.
 */
export const readingHours = pgTable(
  'reading_hours',
  {
    userId: owner(),
    childId: ref().notNull(),
    /** Its beginning. */
    hour: time().notNull(),
    storyId: ref().notNull(),
    minutes: integer().notNull(),
    /** The story was read to its end in this hour, for the first time or again. */
    finished: boolean().notNull(),
  },
  t => [
    primaryKey({ columns: [t.userId, t.childId, t.hour, t.storyId] }),
    ofChild('reading_hours_child', t),
    ofStory('reading_hours_story', t),
    index('reading_hours_story').on(t.userId, t.storyId),
    check('reading_hours_minutes', notNegative(t.minutes)),
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
