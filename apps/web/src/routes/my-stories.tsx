import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FavoriteButton } from '../features/favorites/favorite-button.tsx'
import { myStoriesQuery } from '../features/stories/api.ts'
import { StoryCard } from '../features/stories/story-card.tsx'
import { cardsOf } from '../lib/cards.ts'
import { paths } from '../lib/paths.ts'
import { Button, ButtonLike } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { EndlessGrid } from '../ui/endless-grid.tsx'
import { Link } from '../ui/link.tsx'
import { LoadingCards } from '../ui/loading-cards.tsx'
import { Page } from '../ui/page.tsx'

export default function MyStories() {
  const { t } = useTranslation(['stories', 'common'])
  const list = useInfiniteQuery(myStoriesQuery)
  const stories = cardsOf(list.data)
  return (
    <Page title={t('library.title')} lead={t('library.lead')}>
      {list.isPending && <LoadingCards />}
      {list.isLoadingError && (
        <EmptyState
          clouded
          title={t('library.failed')}
          text={t('library.failedText')}
          action={<Button onClick={() => void list.refetch()}>{t('common:reloadPage')}</Button>}
        />
      )}
      {list.isSuccess && stories.length === 0 && (
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
