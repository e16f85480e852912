import type { StoryCard } from '@nightlight/contract/stories'
import { useTranslation } from 'react-i18next'

/** A story in the interface's words: how it is called in lists, and what its cover shows. */
export function useStoryWords(story: Pick<StoryCard, 'childName' | 'animal' | 'setting' | 'mood'>) {
  const { t } = useTranslation('stories')
  const title = t('card.title', { child: story.childName, theAnimal: t(`theAnimals.${story.animal}`) })
  const facts = [title, story.setting && t(`settings.${story.setting}`), story.mood && t(`moods.${story.mood}`)]
  return { title, cover: t('card.cover', { facts: facts.filter(Boolean).join(' · ') }) }
}
