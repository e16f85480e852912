import type { StoryCard } from '@nightlight/contract/stories'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'

type Pictured = Pick<StoryCard, 'childName' | 'animal' | 'setting' | 'mood' | 'includeChild'>

/** What a story's cover shows, for those who do not see it: child, friend, place, mood and weather. Nothing of a story that has no cover. */
export function coverWords(t: TFunction<'stories'>, { childName, animal, setting, mood, includeChild }: Pictured): string {
  if (!setting || !mood) return ''
  return t(includeChild ? 'card.cover.withChild' : 'card.cover.friendAlone', {
    child: childName,
    theAnimal: t(`theAnimals.${animal}`),
    place: t(`settings.${setting}`),
    mood: t(`moods.${mood}`),
    weather: t(`weather.${mood}`),
  })
}

/** A story in the interface's words: how it is called in lists, and what its cover shows. */
export function useStoryWords(story: Pictured) {
  const { t } = useTranslation('stories')
  const title = t('card.title', { child: story.childName, theAnimal: t(`theAnimals.${story.animal}`) })
  return { title, cover: coverWords(t, story) }
}
