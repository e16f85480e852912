import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useContext, useRef } from 'react'
import type { RequestAt } from '../../lib/call.ts'
import { endpointQuery } from '../../lib/query.ts'
import { LearningCallContext, type LearningRoute, useLearning } from './calls.ts'

/** A call as a query, answered by whoever answers here, under the key that it has everywhere. */
function useCallQuery<R extends LearningRoute>(route: R, request: RequestAt<R>) {
  const call = useContext(LearningCallContext)
  return useQuery({ queryKey: [route, request], queryFn: () => call(route, request) })
}

// What the story brings

const useOfStory = () => ({ params: { id: useLearning().story.id } })

export const useQuestions = () => useCallQuery('GET /api/stories/:id/questions', useOfStory())
/** The words of a story, outside of the learning tab: their meanings in the text. */
export const useStoryWordList = (storyId: number) => useCallQuery('GET /api/stories/:id/vocabulary', { params: { id: storyId } })
export const useWords = () => useCallQuery('GET /api/stories/:id/vocabulary', useOfStory())
export const useActivities = () => useCallQuery('GET /api/stories/:id/activities', useOfStory())

// What the child has done, in this story or in all

function useOfChild() {
  const { story, child } = useLearning()
  return { params: { id: child.id }, query: { storyId: story.id } }
}

export const useAssessments = () => useCallQuery('GET /api/children/:id/assessments', useOfChild())
export const useWordProgress = () => useCallQuery('GET /api/children/:id/vocabulary-progress', useOfChild())
export const useActivityProgress = () => useCallQuery('GET /api/children/:id/activity-progress', useOfChild())
export const useReviewWords = () => useCallQuery('GET /api/children/:id/review-words', { params: { id: useLearning().child.id } })
export const useReport = () => useCallQuery('GET /api/children/:id/progress-report', { params: { id: useLearning().child.id } })

// What the child does now

/** Everything that sums up what a child has done. */
const reports = ['GET /api/children/:id/progress-report', 'GET /api/children/:id/report', 'GET /api/children/glance'] as const
type Forgotten = LearningRoute | (typeof reports)[number] | 'GET /api/child-profiles' | 'GET /api/my-stories'

const forget = (client: QueryClient, ...routes: Forgotten[]) =>
  Promise.all(routes.map(route => client.invalidateQueries({ queryKey: [route] })))

export function useAnswer() {
  const call = useContext(LearningCallContext)
  const client = useQueryClient()
  const { child } = useLearning()
  return useMutation({
    mutationFn: (body: { questionId: number; answer: string; timeToAnswer: number }) =>
      call('POST /api/children/:id/answer-question', { params: { id: child.id }, body }),
    onSuccess: () => void forget(client, 'GET /api/children/:id/assessments', ...reports),
  })
}

export function useRateWord() {
  const call = useContext(LearningCallContext)
  const client = useQueryClient()
  const { child } = useLearning()
  return useMutation({
    mutationFn: ({ wordId, masteryLevel }: { wordId: number; masteryLevel: number }) =>
      call('PUT /api/children/:id/vocabulary/:wordId', { params: { id: child.id, wordId }, body: { masteryLevel } }),
    // The words to see again stay as they were laid out until the deck is left: a card may not slip away under the hand.
    onSuccess: () => void forget(client, 'GET /api/children/:id/vocabulary-progress', ...reports),
  })
}

/** Lays the words to see again out anew. */
export function useNewReviewWords() {
  const client = useQueryClient()
  return () => void forget(client, 'GET /api/children/:id/review-words')
}

export function useCompleteActivity() {
  const call = useContext(LearningCallContext)
  const client = useQueryClient()
  const { child } = useLearning()
  return useMutation({
    mutationFn: (noted: { activityId: number; notes?: string; rating?: number }) =>
      call('POST /api/activities/complete', {
        body: { childId: child.id, completed: true, completedAt: new Date().toISOString(), ...noted },
      }),
    onSuccess: () => forget(client, 'GET /api/children/:id/activity-progress', ...reports),
  })
}

/** How far a child is in a story. */
export const readingProgressQuery = (childId: number, storyId: number) =>
  endpointQuery('GET /api/children/:id/reading-progress', { params: { id: childId }, query: { storyId } })

/** Keeps how far children are in a story that they read together. `minutes` are those since the page was opened; each child's earlier ones stay. */
export function useRecordReading(storyId: number) {
  const call = useContext(LearningCallContext)
  const client = useQueryClient()
  const earlier = useRef(new Map<number, number>())
  return useMutation({
    mutationFn: async ({ childIds, minutes, percent }: { childIds: readonly number[]; minutes: number; percent: number }) => {
      const record = async (childId: number) => {
        if (!earlier.current.has(childId)) {
          const [before] = await call('GET /api/children/:id/reading-progress', { params: { id: childId }, query: { storyId } })
          earlier.current.set(childId, before?.readingTimeMinutes ?? 0)
        }
        return call('PUT /api/children/:id/stories/:storyId/progress', {
          params: { id: childId, storyId },
          body: { progressPercentage: percent, readingTimeMinutes: (earlier.current.get(childId) ?? 0) + minutes },
        })
      }
      await Promise.all(childIds.map(record))
    },
    onSuccess: () => forget(client, 'GET /api/child-profiles', 'GET /api/children/:id/reading-progress', 'GET /api/my-stories', ...reports),
  })
}
