import type { StoryCard, StoryCardPage } from '@nightlight/contract/stories'
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query'
import { type RequestAt, send } from './call.ts'

type CardRoute = 'GET /api/my-stories' | 'GET /api/favorites'

/** Which of the cards are wanted. */
export type Wanted = Omit<NonNullable<RequestAt<'GET /api/my-stories'>['query']>, 'view' | 'cursor'>

/** A list of stories as cards, a page at a time. */
export const cardsQuery = (route: CardRoute, wanted: Wanted = {}) =>
  infiniteQueryOptions({
    queryKey: [route, { query: { view: 'card', ...wanted } }],
    queryFn: async ({ pageParam, signal }): Promise<StoryCardPage> => {
      const reply = await send(route, { query: { view: 'card', ...wanted, ...(pageParam && { cursor: pageParam }) } }, signal)
      if (Array.isArray(reply)) throw new Error('Expected a page of cards')
      return reply
    },
    initialPageParam: 0,
    getNextPageParam: page => page.nextCursor ?? undefined,
  })

export const cardsOf = (pages: InfiniteData<StoryCardPage> | undefined): StoryCard[] => pages?.pages.flatMap(page => page.stories) ?? []

/** The pages with one story's card changed, or left out where `change` gives nothing. */
export const withCard = (
  pages: InfiniteData<StoryCardPage> | undefined,
  id: number,
  change: (card: StoryCard) => StoryCard | undefined,
): InfiniteData<StoryCardPage> | undefined =>
  pages && {
    ...pages,
    pages: pages.pages.map(page => ({ ...page, stories: page.stories.flatMap(card => (card.id === id ? (change(card) ?? []) : card)) })),
  }
