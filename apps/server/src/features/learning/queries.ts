import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { type Database, prepared } from '../../database/connect.ts'
import {
  activityCompletions,
  childAssessments,
  comprehensionQuestions,
  learningActivities,
  readingProgress,
  stories,
  vocabularyProgress,
  vocabularyWords,
} from '../../database/schema.ts'
import { AppError } from '../../http/errors.ts'

// What a story brings

export const questionsOfStory = prepared('questions_of_story', (db, name) =>
  db
    .select()
    .from(comprehensionQuestions)
    .where(
      and(eq(comprehensionQuestions.userId, sql.placeholder('userId')), eq(comprehensionQuestions.storyId, sql.placeholder('storyId'))),
    )
    .orderBy(asc(comprehensionQuestions.position))
    .prepare(name),
)

export const wordsOfStory = prepared('words_of_story', (db, name) =>
  db
    .select()
    .from(vocabularyWords)
    .where(and(eq(vocabularyWords.userId, sql.placeholder('userId')), eq(vocabularyWords.storyId, sql.placeholder('storyId'))))
    .orderBy(asc(vocabularyWords.position))
    .prepare(name),
)

export const activitiesOfStory = prepared('activities_of_story', (db, name) =>
  db
    .select()
    .from(learningActivities)
    .where(and(eq(learningActivities.userId, sql.placeholder('userId')), eq(learningActivities.storyId, sql.placeholder('storyId'))))
    .orderBy(asc(learningActivities.position))
    .prepare(name),
)

/** A question with what is needed to mark an answer to it. Throws question_not_found. */
export async function requireQuestion(db: Database, userId: string, id: number) {
  const [found] = await db
    .select({ question: comprehensionQuestions, language: stories.language, story: stories.content })
    .from(comprehensionQuestions)
    .innerJoin(stories, and(eq(stories.userId, comprehensionQuestions.userId), eq(stories.id, comprehensionQuestions.storyId)))
    .where(and(eq(comprehensionQuestions.userId, userId), eq(comprehensionQuestions.id, id)))
  if (!found) throw new AppError('question_not_found', { field: 'questionId' })
  return { ...found.question, language: found.language, story: found.story }
}

/** The story that a word belongs to. Throws word_not_found. */
export async function requireWord(db: Database, userId: string, id: number): Promise<number> {
  const [found] = await db
    .select({ storyId: vocabularyWords.storyId })
    .from(vocabularyWords)
    .where(and(eq(vocabularyWords.userId, userId), eq(vocabularyWords.id, id)))
  if (!found) throw new AppError('word_not_found')
  return found.storyId
}

/** The story that an activity belongs to. Throws activity_not_found. */
export async function requireActivity(db: Database, userId: string, id: number): Promise<number> {
  const [found] = await db
    .select({ storyId: learningActivities.storyId })
    .from(learningActivities)
    .where(and(eq(learningActivities.userId, userId), eq(learningActivities.id, id)))
  if (!found) throw new AppError('activity_not_found', { field: 'activityId' })
  return found.storyId
}

// What a child has done, in all stories or in one

type Whose = { userId: string; childId: number; storyId: number | undefined }

export const assessmentsOfChild = (db: Database, { userId, childId, storyId }: Whose) =>
  db
    .select({ assessment: childAssessments, storyId: comprehensionQuestions.storyId })
    .from(childAssessments)
    .innerJoin(
      comprehensionQuestions,
      and(eq(comprehensionQuestions.userId, childAssessments.userId), eq(comprehensionQuestions.id, childAssessments.questionId)),
    )
    .where(
      and(
        eq(childAssessments.userId, userId),
        eq(childAssessments.childId, childId),
        storyId === undefined ? undefined : eq(comprehensionQuestions.storyId, storyId),
      ),
    )
    .orderBy(asc(childAssessments.id))

export const wordProgressOfChild = (db: Database, { userId, childId, storyId }: Whose) =>
  db
    .select({ progress: vocabularyProgress })
    .from(vocabularyProgress)
    .innerJoin(
      vocabularyWords,
      and(eq(vocabularyWords.userId, vocabularyProgress.userId), eq(vocabularyWords.id, vocabularyProgress.wordId)),
    )
    .where(
      and(
        eq(vocabularyProgress.userId, userId),
        eq(vocabularyProgress.childId, childId),
        storyId === undefined ? undefined : eq(vocabularyWords.storyId, storyId),
      ),
    )
    .orderBy(asc(vocabularyProgress.wordId))

export const activityProgressOfChild = (db: Database, { userId, childId, storyId }: Whose) =>
  db
    .select({ progress: activityCompletions })
    .from(activityCompletions)
    .innerJoin(
      learningActivities,
      and(eq(learningActivities.userId, activityCompletions.userId), eq(learningActivities.id, activityCompletions.activityId)),
    )
    .where(
      and(
        eq(activityCompletions.userId, userId),
        eq(activityCompletions.childId, childId),
        storyId === undefined ? undefined : eq(learningActivities.storyId, storyId),
      ),
    )
    .orderBy(asc(activityCompletions.activityId))

export const readingProgressOfChild = (db: Database, { userId, childId, storyId }: Whose) =>
  db
    .select()
    .from(readingProgress)
    .where(
      and(
        eq(readingProgress.userId, userId),
        eq(readingProgress.childId, childId),
        storyId === undefined ? undefined : eq(readingProgress.storyId, storyId),
      ),
    )
    .orderBy(asc(readingProgress.storyId))

/** Words that are due to be seen again, those due longest first. */
export const dueWordsOfChild = (db: Database, userId: string, childId: number, now: Date, limit: number) =>
  db
    .select({ word: vocabularyWords, storyTitle: stories.title, language: stories.language, masteryLevel: vocabularyProgress.masteryLevel })
    .from(vocabularyProgress)
    .innerJoin(
      vocabularyWords,
      and(eq(vocabularyWords.userId, vocabularyProgress.userId), eq(vocabularyWords.id, vocabularyProgress.wordId)),
    )
    .innerJoin(stories, and(eq(stories.userId, vocabularyWords.userId), eq(stories.id, vocabularyWords.storyId)))
    .where(and(eq(vocabularyProgress.userId, userId), eq(vocabularyProgress.childId, childId), lte(vocabularyProgress.dueAt, now)))
    .orderBy(asc(vocabularyProgress.dueAt))
    .limit(limit)
