import type { StoryCardPage } from '@nightlight/contract/stories'
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { cardsQuery, withCard } from '../../lib/cards.ts'
import { keyOf } from '../../lib/query.ts'

export const favoritesQuery = cardsQuery('GET /api/favorites')

/** Marks a story, or takes the mark away; what shows the mark is put right after the server has said so. */
export function useToggleFavorite(storyId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (favorite: boolean) => {
      if (favorite) await call('POST /api/favorites', { body: { storyId } })
      else await call('DELETE /api/favorites/:storyId', { params: { storyId } })
    },
    onSuccess: (_, isFavorite) => {
      client.setQueriesData<InfiniteData<StoryCardPage>>({ queryKey: ['GET /api/my-stories'] }, pages =>
        withCard(pages, storyId, card => ({ ...card, isFavorite })),
      )
      void client.invalidateQueries({ queryKey: ['GET /api/favorites'] })
      void client.invalidateQueries({ queryKey: ['GET /api/my-stories', { query: { favorite: 'true' } }] })
      return client.invalidateQueries({ queryKey: keyOf('GET /api/stories/:id', { params: { id: storyId } }) })
    },
  })
}
