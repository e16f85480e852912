import type { StoryCard } from '@nightlight/contract/stories'
import { BookOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import { useStoryWords } from '../../lib/story-words.ts'
import { ButtonLike } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CardTitle } from '../../ui/card-title.tsx'
import { Link } from '../../ui/link.tsx'
import { StoryCover } from '../../ui/story-cover.tsx'

export function FavoriteCard({ story, heart }: { story: StoryCard; heart: ReactNode }) {
  const { t } = useTranslation(['favorites', 'stories'])
  const { cover } = useStoryWords(story)
  return (
    <Card lifts flush className="flex h-full flex-col">
      <div className="relative">
        <StoryCover story={story} alt={cover} className="aspect-[4/3] w-full" />
        <div className="absolute top-3 right-3">{heart}</div>
      </div>
      <div className="flex flex-1 flex-col gap-2 p-5">
        <CardTitle story={story} line={t('card.title', { child: story.childName })} />
        <p className="flex-1 text-ink-soft">
          {t('card.text', { anAnimal: t(`stories:anAnimals.${story.animal}`), theme: t(`stories:themes.${story.theme}`) })}
        </p>
        <ButtonLike className="mt-2">
          <Link href={paths.story(story.id)} aria-label={t('card.readNamed', { title: story.title })}>
            <BookOpen aria-hidden="true" />
            {t('card.read')}
          </Link>
        </ButtonLike>
      </div>
    </Card>
  )
}
