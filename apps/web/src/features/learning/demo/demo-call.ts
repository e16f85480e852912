import type { ActivityProgress, Assessment, ReadingProgress, WordProgress } from '@nightlight/contract/learning'
import type { ReplyAt, RequestAt } from '../../../lib/call.ts'
import type { LearningCall, LearningRoute } from '../calls.ts'
import { demoReport } from './demo-report.ts'
import type { Sample } from './sample.ts'

/** What has been done in the demo; it goes with the page. */
export type DemoRecord = {
  assessments: Assessment[]
  words: Map<number, WordProgress>
  activities: Map<number, ActivityProgress>
  reading: ReadingProgress | undefined
}

type Handlers = { [R in LearningRoute]: (request: RequestAt<R>) => Promise<ReplyAt<R>> | ReplyAt<R> }

const find = <T extends { id: number }>(list: readonly T[], id: number): T => {
  const found = list.find(each => each.id === id)
  if (!found) throw new Error(`The demo has no ${id}`)
  return found
}

/** Answers the calls of the learning layer for the sample story, from memory alone and by the same rules as the server. */
export function demoCall(sample: Sample): LearningCall {
  const { story, questions, words, activities } = sample
  const record: DemoRecord = { assessments: [], words: new Map(), activities: new Map(), reading: undefined }
  const moment = () => new Date().toISOString()

  const handlers: Handlers = {
    'GET /api/stories/:id/questions': () => [...questions],
    'GET /api/stories/:id/vocabulary': () => [...words],
    'GET /api/stories/:id/activities': () => [...activities],
    'GET /api/children/:id/assessments': () => [...record.assessments],
    'GET /api/children/:id/vocabulary-progress': () => [...record.words.values()],
    'GET /api/children/:id/activity-progress': () => [...record.activities.values()],
    'GET /api/children/:id/reading-progress': () => (record.reading ? [record.reading] : []),
    // Words come up again after days: within one visit there are none.
    'GET /api/children/:id/review-words': () => [],
    'GET /api/children/:id/progress-report': () => demoReport(sample, record),

    'POST /api/children/:id/answer-question': async ({ params, body }) => {
      const question = find(questions, body.questionId)
      const { isRight } = await import('@nightlight/marking/marking')
      const assessment: Assessment = {
        id: record.assessments.length + 1,
        childId: Number(params.id),
        questionId: question.id,
        storyId: story.id,
        userAnswer: body.answer,
        isCorrect: isRight(body.answer, { ...question, language: story.language, story: story.content }),
        timeToAnswer: body.timeToAnswer ?? null,
        createdAt: moment(),
      }
      record.assessments.push(assessment)
      const { correctAnswer, explanation, evidence } = question
      return { ...assessment, correctAnswer, explanation, evidence }
    },
    'PUT /api/children/:id/vocabulary/:wordId': ({ params, body }) => {
      const wordId = Number(params.wordId)
      const progress: WordProgress = {
        wordId,
        childId: Number(params.id),
        masteryLevel: body.masteryLevel,
        timesEncountered: (record.words.get(wordId)?.timesEncountered ?? 0) + 1,
        lastEncountered: moment(),
        dueAt: null,
      }
      record.words.set(wordId, progress)
      return progress
    },
    'POST /api/activities/complete': ({ body }) => {
      const progress: ActivityProgress = {
        activityId: body.activityId,
        childId: body.childId,
        completed: true,
        notes: body.notes ?? null,
        rating: body.rating ?? null,
        timeSpent: null,
        completedAt: moment(),
      }
      record.activities.set(body.activityId, progress)
      return progress
    },
    'PUT /api/children/:id/stories/:storyId/progress': ({ params, body }) => {
      const completedAt = body.progressPercentage === 100 ? moment() : null
      record.reading = {
        ...body,
        childId: Number(params.id),
        storyId: story.id,
        comprehensionScore: null,
        vocabularyWordsLearned: 0,
        activitiesCompleted: record.activities.size,
        completedAt: record.reading?.completedAt ?? completedAt,
        lastReadAt: moment(),
      }
      return record.reading
    },
  }
  return async (route, request) => handlers[route](request)
}
