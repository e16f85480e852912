import { z } from 'zod'
import { childParams } from './child-profiles.ts'
import { type Endpoint, media } from './endpoint.ts'
import { activityTypes, difficulties, languages, questionKinds, questionTypes } from './enums.ts'
import { idInPathSchema, idSchema, languageQuery, lineSchema, momentSchema, textSchema } from './fields.ts'
import {
  activityTitleMax,
  ageGroupMax,
  answerMax,
  answerSecondsMax,
  masteryMax,
  notesMax,
  partOfSpeechMax,
  progressMax,
  pronunciationMax,
  ratingMax,
  ratingMin,
  readingMinutesMax,
  wordMax,
} from './limits.ts'
import { reportEndpoints } from './report.ts'
import { storyParams } from './stories.ts'

export const questionSchema = z
  .object({
    id: idSchema,
    storyId: idSchema,
    question: z.string(),
    correctAnswer: z.string(),
    /** Empty where the answer is typed. */
    options: z.array(z.string()),
    difficulty: z.enum(difficulties),
    type: z.enum(questionTypes),
    kind: z.enum(questionKinds),
    /** A hint that does not tell. */
    explanation: z.string(),
    /** The sentence of the story that bears the answer out. */
    evidence: z.string(),
    createdAt: momentSchema,
  })
  .meta({ id: 'Question' })
export type Question = z.infer<typeof questionSchema>

export const vocabularyWordSchema = z
  .object({
    id: idSchema,
    storyId: idSchema,
    word: z.string().max(wordMax),
    definition: z.string(),
    pronunciation: z.string().max(pronunciationMax),
    partOfSpeech: z.string().max(partOfSpeechMax),
    difficulty: z.enum(difficulties),
    contextSentence: z.string(),
    createdAt: momentSchema,
  })
  .meta({ id: 'VocabularyWord' })
export type VocabularyWord = z.infer<typeof vocabularyWordSchema>

export const activitySchema = z
  .object({
    id: idSchema,
    storyId: idSchema,
    title: z.string().max(activityTitleMax),
    description: z.string(),
    activityType: z.enum(activityTypes),
    instructions: z.string(),
    materials: z.array(z.string()),
    ageGroup: z.string().max(ageGroupMax),
    /** Minutes. */
    estimatedTime: z.int(),
    learningObjectives: z.array(z.string()),
    createdAt: momentSchema,
  })
  .meta({ id: 'Activity' })
export type Activity = z.infer<typeof activitySchema>

export const assessmentSchema = z
  .object({
    id: idSchema,
    childId: idSchema,
    questionId: idSchema,
    storyId: idSchema,
    userAnswer: z.string(),
    isCorrect: z.boolean(),
    /** Seconds. */
    timeToAnswer: z.int().nullable(),
    createdAt: momentSchema,
  })
  .meta({ id: 'Assessment' })
export type Assessment = z.infer<typeof assessmentSchema>

export const answerQuestionSchema = z.object({
  questionId: idSchema,
  answer: lineSchema(answerMax).refine(value => value.length > 0, { error: 'Answer is required' }),
  timeToAnswer: z.number().min(0).max(answerSecondsMax).overwrite(Math.round).optional(),
})

/** The answer as marked, with what the complete screen shows of it. */
export const answerResultSchema = assessmentSchema
  .extend({ correctAnswer: z.string(), explanation: z.string(), evidence: z.string() })
  .meta({ id: 'AnswerResult' })
export type AnswerResult = z.infer<typeof answerResultSchema>

export const wordProgressSchema = z
  .object({
    wordId: idSchema,
    childId: idSchema,
    masteryLevel: z.int().min(0).max(masteryMax),
    timesEncountered: z.int(),
    lastEncountered: momentSchema.nullable(),
    /** When the word is due to be seen again. */
    dueAt: momentSchema.nullable(),
  })
  .meta({ id: 'WordProgress' })
export type WordProgress = z.infer<typeof wordProgressSchema>

export const updateWordSchema = z.object({ masteryLevel: z.int().min(0).max(masteryMax) })

export const reviewWordSchema = vocabularyWordSchema
  .extend({ storyTitle: z.string(), language: z.enum(languages), masteryLevel: z.int() })
  .meta({ id: 'ReviewWord' })
export type ReviewWord = z.infer<typeof reviewWordSchema>

export const completeActivitySchema = z.object({
  childId: idSchema,
  activityId: idSchema,
  completed: z.boolean().default(true),
  notes: textSchema(notesMax).nullish(),
  rating: z.int().min(ratingMin).max(ratingMax).nullish(),
  /** Minutes. */
  timeSpent: z.int().min(0).max(readingMinutesMax).nullish(),
  completedAt: z.iso.datetime({ offset: true }).optional(),
})

export const activityProgressSchema = z
  .object({
    activityId: idSchema,
    childId: idSchema,
    completed: z.boolean(),
    notes: z.string().nullable(),
    rating: z.int().nullable(),
    timeSpent: z.int().nullable(),
    completedAt: momentSchema.nullable(),
  })
  .meta({ id: 'ActivityProgress' })
export type ActivityProgress = z.infer<typeof activityProgressSchema>

export const readingProgressSchema = z
  .object({
    childId: idSchema,
    storyId: idSchema,
    progressPercentage: z.int(),
    readingTimeMinutes: z.int(),
    comprehensionScore: z.int().nullable(),
    vocabularyWordsLearned: z.int(),
    activitiesCompleted: z.int(),
    completedAt: momentSchema.nullable(),
    lastReadAt: momentSchema.nullable(),
  })
  .meta({ id: 'ReadingProgress' })
export type ReadingProgress = z.infer<typeof readingProgressSchema>

/** How far this child is in this story, and all the minutes spent on it so far. Neither ever goes down, so a late or repeated call does no harm. */
export const updateReadingSchema = z.object({
  progressPercentage: z.int().min(0).max(progressMax),
  readingTimeMinutes: z.int().min(0).max(readingMinutesMax),
})

export const progressReportSchema = z
  .object({
    /** The latest first. */
    readingStats: z.array(
      z.object({
        storyId: idSchema,
        title: z.string(),
        /** Minutes. */
        timeSpent: z.int(),
        progressPercentage: z.int(),
        completedAt: momentSchema.nullable(),
        lastReadAt: momentSchema.nullable(),
      }),
    ),
    /** Percent of right answers, first answers only; 0 without any. */
    comprehensionAverage: z.int(),
    vocabularyCount: z.int(),
    activitiesCompleted: z.int(),
    recentAssessments: z.array(
      z.object({
        id: idSchema,
        questionId: idSchema,
        storyId: idSchema,
        storyTitle: z.string(),
        question: z.string(),
        userAnswer: z.string(),
        isCorrect: z.boolean(),
        createdAt: momentSchema,
      }),
    ),
    /** What each figure comes from. */
    totals: z.object({
      storiesStarted: z.int(),
      storiesRead: z.int(),
      minutesRead: z.int(),
      averageMinutes: z.int(),
      answers: z.int(),
      rightAnswers: z.int(),
      wordsMet: z.int(),
    }),
    /** The last seven days. */
    week: z.object({ stories: z.int(), minutes: z.int(), words: z.int(), answers: z.int(), activities: z.int() }),
  })
  .meta({ id: 'ProgressReport' })
export type ProgressReport = z.infer<typeof progressReportSchema>

/** Progress of one story only, where a story is open. */
const storyFilter = z.object({ storyId: idInPathSchema.optional() })
const childStoryParams = z.object({ id: idInPathSchema, storyId: idInPathSchema })
const childWordParams = z.object({ id: idInPathSchema, wordId: idInPathSchema })

export const learningEndpoints = {
  questions: {
    method: 'GET',
    path: '/api/stories/:id/questions',
    summary: 'The quiz of a story',
    access: 'user',
    params: storyParams,
    status: 200,
    reply: z.array(questionSchema),
    errors: ['story_not_found'],
  },
  vocabulary: {
    method: 'GET',
    path: '/api/stories/:id/vocabulary',
    summary: 'The words worth learning of a story',
    access: 'user',
    params: storyParams,
    status: 200,
    reply: z.array(vocabularyWordSchema),
    errors: ['story_not_found'],
  },
  activities: {
    method: 'GET',
    path: '/api/stories/:id/activities',
    summary: 'Things to do after a story',
    access: 'user',
    params: storyParams,
    status: 200,
    reply: z.array(activitySchema),
    errors: ['story_not_found'],
  },
  assessments: {
    method: 'GET',
    path: '/api/children/:id/assessments',
    summary: "A child's answers",
    access: 'user',
    params: childParams,
    query: storyFilter,
    status: 200,
    reply: z.array(assessmentSchema),
    errors: ['profile_not_found'],
  },
  answerQuestion: {
    method: 'POST',
    path: '/api/children/:id/answer-question',
    summary: 'Answer a question; it is marked at once',
    access: 'user',
    params: childParams,
    body: answerQuestionSchema,
    status: 201,
    reply: answerResultSchema,
    errors: ['profile_not_found', 'question_not_found'],
  },
  vocabularyProgress: {
    method: 'GET',
    path: '/api/children/:id/vocabulary-progress',
    summary: 'How well a child knows the words met so far',
    access: 'user',
    params: childParams,
    query: storyFilter,
    status: 200,
    reply: z.array(wordProgressSchema),
    errors: ['profile_not_found'],
  },
  updateWord: {
    method: 'PUT',
    path: '/api/children/:id/vocabulary/:wordId',
    summary: 'Record how well a child knows a word',
    access: 'user',
    params: childWordParams,
    body: updateWordSchema,
    status: 200,
    reply: wordProgressSchema,
    errors: ['profile_not_found', 'word_not_found'],
  },
  reviewWords: {
    method: 'GET',
    path: '/api/children/:id/review-words',
    summary: 'Words to see again, across stories',
    access: 'user',
    params: childParams,
    status: 200,
    reply: z.array(reviewWordSchema),
    errors: ['profile_not_found'],
  },
  activityProgress: {
    method: 'GET',
    path: '/api/children/:id/activity-progress',
    summary: 'The activities that a child has done',
    access: 'user',
    params: childParams,
    query: storyFilter,
    status: 200,
    reply: z.array(activityProgressSchema),
    errors: ['profile_not_found'],
  },
  completeActivity: {
    method: 'POST',
    path: '/api/activities/complete',
    summary: 'Mark an activity as done',
    access: 'user',
    body: completeActivitySchema,
    status: 200,
    reply: activityProgressSchema,
    errors: ['profile_not_found', 'activity_not_found'],
  },
  readingProgress: {
    method: 'GET',
    path: '/api/children/:id/reading-progress',
    summary: 'How far a child is in each story',
    access: 'user',
    params: childParams,
    query: storyFilter,
    status: 200,
    reply: z.array(readingProgressSchema),
    errors: ['profile_not_found'],
  },
  updateReading: {
    method: 'PUT',
    path: '/api/children/:id/stories/:storyId/progress',
    summary: 'Record how far a child is in a story',
    access: 'user',
    params: childStoryParams,
    body: updateReadingSchema,
    status: 200,
    reply: readingProgressSchema,
    errors: ['profile_not_found', 'story_not_found'],
  },
  progressReport: {
    method: 'GET',
    path: '/api/children/:id/progress-report',
    summary: "A child's progress",
    access: 'user',
    params: childParams,
    status: 200,
    reply: progressReportSchema,
    errors: ['profile_not_found'],
  },
  progressReportCsv: {
    method: 'GET',
    path: '/api/children/:id/progress-report.csv',
    summary: "A child's progress as a table for educators",
    access: 'user',
    params: childParams,
    query: languageQuery,
    status: 200,
    reply: media('text/csv'),
    errors: ['profile_not_found'],
  },
  ...reportEndpoints,
} as const satisfies Record<string, Endpoint>
