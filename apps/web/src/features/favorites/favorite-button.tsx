import type { StoryCard } from '@nightlight/contract/stories'
import { Heart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { failureText } from '../../lib/failure.ts'
import { Button } from '../../ui/button.tsx'
import { toastFailure } from '../../ui/failure.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useToggleFavorite } from './api.ts'

/** The heart: alone on a card, with its word in the reader. */
export function FavoriteButton({ story, place }: { story: StoryCard; place: 'list' | 'reader' }) {
  const { t } = useTranslation('favorites')
  const toggle = useToggleFavorite(story.id)
  const press = () =>
    toggle.mutate(!story.isFavorite, {
      onSuccess: (_, added) => toast({ title: added ? t('added') : t('removed') }),
      onError: error =>
        toastFailure(error, { description: place === 'reader' ? t('failedInReader', { message: failureText(error) }) : t('failed') }),
    })
  const heart = <Heart aria-hidden="true" className={story.isFavorite ? 'fill-amber text-link' : ''} />
  if (place === 'reader') {
    return (
      <Button variant="secondary" onClick={press} pending={toggle.isPending}>
        {!toggle.isPending && heart}
        {story.isFavorite ? t('favorited') : t('favorite')}
      </Button>
    )
  }
  return (
    <Button
      variant="secondary"
      size="icon"
      aria-pressed={story.isFavorite}
      aria-label={t('favoriteNamed', { title: story.title })}
      onClick={press}
      aria-disabled={toggle.isPending}
    >
      {heart}
    </Button>
  )
}
