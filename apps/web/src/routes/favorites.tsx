import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { favoritesQuery } from '../features/favorites/api.ts'
import { FavoriteButton } from '../features/favorites/favorite-button.tsx'
import { FavoriteCard } from '../features/favorites/favorite-card.tsx'
import { cardsOf } from '../lib/cards.ts'
import { paths } from '../lib/paths.ts'
import { Button, ButtonLike } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { EndlessGrid } from '../ui/endless-grid.tsx'
import { Link } from '../ui/link.tsx'
import { LoadingCards } from '../ui/loading-cards.tsx'
import { Page } from '../ui/page.tsx'

export default function Favorites() {
  const { t } = useTranslation(['favorites', 'stories', 'common'])
  const list = useInfiniteQuery(favoritesQuery)
  const stories = cardsOf(list.data)
  return (
    <Page title={t('title')} lead={t('lead')}>
      {list.isPending && <LoadingCards />}
      {list.isLoadingError && (
        <EmptyState
          clouded
          title={t('stories:library.failed')}
          text={t('stories:library.failedText')}
          action={<Button onClick={() => void list.refetch()}>{t('common:reloadPage')}</Button>}
        />
      )}
      {list.isSuccess && stories.length === 0 && (
        <EmptyState
          lit="heart"
          title={t('empty')}
          text={t('emptyText')}
          action={
            <ButtonLike size="lg">
              <Link href={paths.home}>{t('create')}</Link>
            </ButtonLike>
          }
        />
      )}
      {stories.length > 0 && (
        <EndlessGrid
          label={t('title')}
          hasMore={list.hasNextPage}
          loadingMore={list.isFetchingNextPage}
          failed={list.isFetchNextPageError}
          onMore={() => void list.fetchNextPage()}
        >
          {stories.map(story => (
            <li key={story.id}>
              <FavoriteCard story={story} heart={<FavoriteButton story={story} place="list" />} />
            </li>
          ))}
        </EndlessGrid>
      )}
    </Page>
  )
}
