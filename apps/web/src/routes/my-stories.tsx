import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'wouter'
import { useUser } from '../features/auth/api.ts'
import { childProfilesQuery } from '../features/child-profiles/api.ts'
import { FavoriteButton } from '../features/favorites/favorite-button.tsx'
import { foundStoriesQuery } from '../features/stories/api.ts'
import { StoryFromCode } from '../features/stories/code/story-from-code.tsx'
import { LibraryFilter } from '../features/stories/library/library-filter.tsx'
import { StoryCard } from '../features/stories/library/story-card.tsx'
import { paramsOf, wantedOf } from '../features/stories/library/wanted.ts'
import { cardsOf } from '../lib/cards.ts'
import { paths } from '../lib/paths.ts'
import { Button, ButtonLike } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { EndlessGrid } from '../ui/endless-grid.tsx'
import { Link } from '../ui/link.tsx'
import { LoadingCards } from '../ui/loading-cards.tsx'
import { Page } from '../ui/page.tsx'

/** A shelf of so many is looked over at a glance. */
const fewStories = 6

export default function MyStories() {
  const { t } = useTranslation(['stories', 'common'])
  const user = useUser()
  const [params, setParams] = useSearchParams()
  const wanted = wantedOf(params)
  const isNarrowed = Object.keys(wanted).length > 0
  const list = useInfiniteQuery({ ...foundStoriesQuery(wanted), placeholderData: keepPreviousData })
  const stories = cardsOf(list.data)
  // Once there it stays, whatever it has found: it may not go from under the hand.
  const [isFiltered, setFiltered] = useState(false)
  if (!isFiltered && (isNarrowed || stories.length > fewStories)) setFiltered(true)
  const profiles = useQuery({ ...childProfilesQuery, enabled: isFiltered })
  return (
    <Page title={t('library.title')} lead={t('library.lead')}>
      {user && (
        <div className="-mt-3 mb-4">
          <StoryFromCode user={user} />
        </div>
      )}
      {isFiltered && (
        <LibraryFilter wanted={wanted} profiles={profiles.data ?? []} onChange={next => setParams(paramsOf(next), { replace: true })} />
      )}
      {list.isPending && <LoadingCards />}
      {list.isLoadingError && (
        <EmptyState
          clouded
          title={t('library.failed')}
          text={t('library.failedText')}
          action={<Button onClick={() => void list.refetch()}>{t('common:reloadPage')}</Button>}
        />
      )}
      {list.isSuccess && stories.length === 0 && isNarrowed && (
        <EmptyState
          title={t('library.filter.none')}
          text={t('library.filter.noneText')}
          action={<Button onClick={() => setParams(new URLSearchParams(), { replace: true })}>{t('library.filter.clear')}</Button>}
        />
      )}
      {list.isSuccess && stories.length === 0 && !isNarrowed && (
        <EmptyState
          lit="book"
          title={t('library.empty')}
          text={t('library.emptyText')}
          action={
            <ButtonLike size="lg">
              <Link href={paths.home}>{t('library.create')}</Link>
            </ButtonLike>
          }
        />
      )}
      {stories.length > 0 && (
        <EndlessGrid
          label={t('library.title')}
          hasMore={list.hasNextPage}
          loadingMore={list.isFetchingNextPage}
          failed={list.isFetchNextPageError}
          onMore={() => void list.fetchNextPage()}
        >
          {stories.map(story => (
            <li key={story.id}>
              <StoryCard story={story} heart={<FavoriteButton story={story} place="list" />} />
            </li>
          ))}
        </EndlessGrid>
      )}
    </Page>
  )
}
