import type { User } from '@nightlight/contract/auth'
import type { CreateStoryInput, StoryCardPage } from '@nightlight/contract/stories'
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { cardsQuery, withCard } from '../../lib/cards.ts'
import { endpointQuery, keyOf } from '../../lib/query.ts'
import { forgetDraft } from './draft.ts'

export const myStoriesQuery = cardsQuery('GET /api/my-stories')

export const storyQuery = (id: number) => endpointQuery('GET /api/stories/:id', { params: { id } })

export const storyPagesQuery = (id: number) => endpointQuery('GET /api/stories/:id/pages', { params: { id } })

/** Makes a story. `key` is the same for every attempt at the same one, so that a repeated request neither writes nor charges twice. */
export function useCreateStory() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ body, key }: { body: CreateStoryInput; key: string }) =>
      call('POST /api/stories', { body, headers: { 'idempotency-key': key } }),
    onSuccess: ({ creditsRemaining, storiesCreatedThisMonth }, { body }) => {
      // Also where the form was left meanwhile: what it holds has become a story.
      if (body.userId) forgetDraft(body.userId)
      client.setQueryData<User | null>(
        keyOf('GET /api/auth/user'),
        user => user && { ...user, credits: creditsRemaining, storiesCreatedThisMonth },
      )
      return client.invalidateQueries({ queryKey: ['GET /api/my-stories'] })
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
      client.removeQueries({ queryKey: keyOf('GET /api/stories/:id', { params: { id } }) })
    },
  })
}
