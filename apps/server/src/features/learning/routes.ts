import type { learningEndpoints } from '@nightlight/contract/learning'
import { reviewWordsMax } from '@nightlight/contract/limits'
import { AppError } from '../../http/errors.ts'
import type { Handlers } from '../../http/mount.ts'
import { languageOf } from '../../http/pages.ts'
import type { Services } from '../../services.ts'
import { requireChild } from '../child-profiles/queries.ts'
import { requireStory } from '../stories/queries.ts'
import { answerQuestion } from './answer-question.ts'
import { childReport, glance } from './child-report.ts'
import { completeActivity } from './complete-activity.ts'
import {
  presentActivity,
  presentActivityProgress,
  presentAssessment,
  presentQuestion,
  presentReading,
  presentReviewWord,
  presentWord,
  presentWordProgress,
} from './present.ts'
import { progressReport } from './progress-report.ts'
import {
  activitiesOfStory,
  activityProgressOfChild,
  assessmentsOfChild,
  dueWordsOfChild,
  questionsOfStory,
  readingProgressOfChild,
  wordProgressOfChild,
  wordsOfStory,
} from './queries.ts'
import { reportCsv } from './report-csv.ts'
import { updateReading } from './update-reading.ts'
import { updateWord } from './update-word.ts'

export function learningRoutes({ db, now }: Services): Handlers<typeof learningEndpoints> {
  /** Material of a story; where there is none, the story itself may be missing or another's. */
  async function orNotFound<T>(rows: T[], userId: string, storyId: number): Promise<T[]> {
    if (rows.length === 0) await requireStory(db, userId, storyId)
    return rows
  }

  return {
    questions: async ({ params, user }) => {
      const rows = await questionsOfStory(db).execute({ userId: user.id, storyId: params.id })
      return (await orNotFound(rows, user.id, params.id)).map(presentQuestion)
    },
    vocabulary: async ({ params, user }) => {
      const rows = await wordsOfStory(db).execute({ userId: user.id, storyId: params.id })
      return (await orNotFound(rows, user.id, params.id)).map(presentWord)
    },
    activities: async ({ params, user }) => {
      const rows = await activitiesOfStory(db).execute({ userId: user.id, storyId: params.id })
      return (await orNotFound(rows, user.id, params.id)).map(presentActivity)
    },

    assessments: async ({ params, query, user }) => {
      await requireChild(db, user.id, params.id)
      const rows = await assessmentsOfChild(db, { userId: user.id, childId: params.id, storyId: query.storyId })
      return rows.map(({ assessment, storyId }) => presentAssessment(assessment, storyId))
    },
    answerQuestion: async ({ params, body, user }) => answerQuestion(db, user.id, params.id, body, now()),

    vocabularyProgress: async ({ params, query, user }) => {
      await requireChild(db, user.id, params.id)
      const rows = await wordProgressOfChild(db, { userId: user.id, childId: params.id, storyId: query.storyId })
      return rows.map(({ progress }) => presentWordProgress(progress))
    },
    updateWord: async ({ params, body, user }) =>
      presentWordProgress(await updateWord(db, user.id, params.id, params.wordId, body.masteryLevel, now())),
    reviewWords: async ({ params, user }) => {
      await requireChild(db, user.id, params.id)
      return (await dueWordsOfChild(db, user.id, params.id, now(), reviewWordsMax)).map(presentReviewWord)
    },

    activityProgress: async ({ params, query, user }) => {
      await requireChild(db, user.id, params.id)
      const rows = await activityProgressOfChild(db, { userId: user.id, childId: params.id, storyId: query.storyId })
      return rows.map(({ progress }) => presentActivityProgress(progress))
    },
    completeActivity: async ({ body, user }) => presentActivityProgress(await completeActivity(db, user.id, body, now())),

    readingProgress: async ({ params, query, user }) => {
      await requireChild(db, user.id, params.id)
      const rows = await readingProgressOfChild(db, { userId: user.id, childId: params.id, storyId: query.storyId })
      return rows.map(presentReading)
    },
    updateReading: async ({ params, body, user }) => {
      const place = { userId: user.id, childId: params.id, storyId: params.storyId }
      await requireChild(db, user.id, params.id)
      await requireStory(db, user.id, params.storyId)
      await updateReading(db, place, body, now())
      const [row] = await readingProgressOfChild(db, place)
      if (!row) throw new AppError('story_not_found')
      return presentReading(row)
    },

    progressReport: async ({ params, user }) => {
      await requireChild(db, user.id, params.id)
      return progressReport(db, user.id, params.id, now())
    },
    childReport: async ({ params, query, user }) => {
      await requireChild(db, user.id, params.id)
      return childReport(db, user.id, params.id, now(), query.timeZone)
    },
    glance: async ({ query, user }) => glance(db, user.id, now(), query.timeZone),
    progressReportCsv: async ({ params, query, user, request, reply }) => {
      await requireChild(db, user.id, params.id)
      reply.header('content-disposition', 'attachment; filename="reading.csv"')
      return reportCsv(db, user.id, params.id, languageOf(query.lng, request))
    },
  }
}
