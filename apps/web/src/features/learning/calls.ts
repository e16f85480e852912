import type { ChildProfile } from '@nightlight/contract/child-profiles'
import type { Story } from '@nightlight/contract/stories'
import { createContext, useContext } from 'react'
import { type ReplyAt, type RequestAt, type Route, send } from '../../lib/call.ts'

/** The calls that the learning layer makes. */
export type LearningRoute = Extract<
  Route,
  | 'GET /api/stories/:id/questions'
  | 'GET /api/stories/:id/vocabulary'
  | 'GET /api/stories/:id/activities'
  | 'GET /api/children/:id/assessments'
  | 'POST /api/children/:id/answer-question'
  | 'GET /api/children/:id/vocabulary-progress'
  | 'PUT /api/children/:id/vocabulary/:wordId'
  | 'GET /api/children/:id/review-words'
  | 'GET /api/children/:id/activity-progress'
  | 'POST /api/activities/complete'
  | 'GET /api/children/:id/reading-progress'
  | 'PUT /api/children/:id/stories/:storyId/progress'
  | 'GET /api/children/:id/progress-report'
>

export type LearningCall = <R extends LearningRoute>(route: R, request: RequestAt<R>) => Promise<ReplyAt<R>>

/** Who answers the calls: the server; in the educational demo the page itself, which keeps nothing. */
export const LearningCallContext = createContext<LearningCall>((route, request) => send(route, request))

/** What the learning layer knows of the story and the child. */
export type LearningStory = Pick<Story, 'id' | 'title' | 'content' | 'language' | 'hasCover' | 'difficulty'>
export type LearningChild = Pick<ChildProfile, 'id' | 'name'>
export type Learning = {
  story: LearningStory
  child: LearningChild
  /** Where the report is had as a table; the demo has none. */
  csv?: string | undefined
}

export const LearningContext = createContext<Learning | undefined>(undefined)

export function useLearning(): Learning {
  const learning = useContext(LearningContext)
  if (!learning) throw new Error('useLearning() outside of a learning tab')
  return learning
}
