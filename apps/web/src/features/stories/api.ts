import type { User } from '@nightlight/contract/auth'
import type { CreateStoryInput, StoryCardPage, TellingQuery } from '@nightlight/contract/stories'
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { cardsQuery, type Wanted, withCard } from '../../lib/cards.ts'
import { endpointQuery, keyOf } from '../../lib/query.ts'
import { forgetDraft } from './draft.ts'

export const storyQuery = (id: number) => endpointQuery('GET /api/stories/:id', { params: { id } })

/** The story told otherwise, beat for beat. */
export const tellingQuery = (id: number, query: TellingQuery) => endpointQuery('GET /api/stories/:id', { params: { id }, query })

export const storyPagesQuery = (id: number) => endpointQuery('GET /api/stories/:id/pages', { params: { id } })

/** The cards of the library that are as wanted. */
export const foundStoriesQuery = (wanted: Wanted) => cardsQuery('GET /api/my-stories', wanted)

type Making = {
  body: CreateStoryInput
  /** The same for every attempt at the same story, so that a repeated request neither writes nor charges twice. */
  key: string
  /** What the form holds is another story, and stays. */
  besideForm?: boolean
}

/** Makes a story. */
export function useCreateStory() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ body, key }: Making) => call('POST /api/stories', { body, headers: { 'idempotency-key': key } }),
    onSuccess: ({ creditsRemaining, storiesCreatedThisMonth }, { body, besideForm }) => {
      // Also where the form was left meanwhile: what it holds has become a story.
      if (body.userId && !besideForm) forgetDraft(body.userId)
      client.setQueryData<User | null>(
        keyOf('GET /api/auth/user'),
        user => user && { ...user, credits: creditsRemaining, storiesCreatedThisMonth },
      )
      void client.invalidateQueries({ queryKey: ['GET /api/children/:id/keepsakes'] })
      return client.invalidateQueries({ queryKey: ['GET /api/my-stories'] })
    },
  })
}

export function useRenameStory(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (title: string) => call('PUT /api/stories/:id', { params: { id }, body: { title } }),
    onSuccess: story => {
      client.setQueryData(keyOf('GET /api/stories/:id', { params: { id } }), story)
      return Promise.all(
        (['GET /api/my-stories', 'GET /api/favorites', 'GET /api/children/:id/keepsakes', 'GET /api/children/:id/report'] as const).map(
          list => client.invalidateQueries({ queryKey: [list] }),
        ),
      )
    },
  })
}

export function useDeleteStory(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE /api/stories/:id', { params: { id } }),
    onSuccess: () => {
      for (const list of ['GET /api/my-stories', 'GET /api/favorites'] as const) {
        client.setQueriesData<InfiniteData<StoryCardPage>>({ queryKey: [list] }, pages => withCard(pages, id, () => undefined))
      }
      // A list of one has nothing left to show in its place.
      void client.invalidateQueries({ queryKey: ['GET /api/my-stories', { query: { limit: 1 } }] })
      for (const ofChild of ['GET /api/children/:id/keepsakes', 'GET /api/children/:id/report', 'GET /api/children/glance'] as const) {
        void client.invalidateQueries({ queryKey: [ofChild] })
      }
      client.removeQueries({ queryKey: keyOf('GET /api/stories/:id', { params: { id } }) })
    },
  })
}
