import type { Story } from '@nightlight/contract/stories'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useStoryWords } from '../../../lib/story-words.ts'
import { Badge } from '../../../ui/badge.tsx'
import { StoryCover } from '../../../ui/story-cover.tsx'

export function StoryHeader({ story, heart }: { story: Story; heart: ReactNode }) {
  const { t } = useTranslation('stories')
  const { cover } = useStoryWords(story)
  return (
    <div className="overflow-hidden rounded-xl border border-line bg-surface shadow-card print:border-none print:bg-transparent print:shadow-none">
      <StoryCover
        story={story}
        alt={cover}
        first
        className="aspect-[4/3] w-full object-[50%_88%] sm:aspect-[16/9] print:aspect-[2/1] print:rounded-xl"
      />
      <div className="flex flex-wrap items-center justify-between gap-4 p-5 sm:p-6 print:px-0 print:py-4">
        <div>
          <h2 className="text-xl">
            {t('reader.adventure', {
              child: story.childName,
              animal: t(`animals.${story.animal}`),
              theAnimal: t(`theAnimals.${story.animal}`),
            })}
          </h2>
          <p className="mt-2 flex flex-wrap gap-2">
            <Badge>{t(`difficulties.${story.difficulty}`)}</Badge>
            <Badge tone="amber">{t(`themes.${story.theme}`)}</Badge>
            {story.setting && <Badge>{t(`settings.${story.setting}`)}</Badge>}
          </p>
          <p className="mt-2 text-sm text-ink-soft">
            {[story.friendName && t('reader.friend', { name: story.friendName }), t(`writers.${story.writer}`)].filter(Boolean).join(' · ')}
          </p>
        </div>
        <div className="print:hidden">{heart}</div>
        {story.code && (
          <p className="w-full text-sm text-ink-soft">
            {t('code.label')}: <code className="font-bold tracking-wide text-ink select-all">{story.code}</code>
            <span className="block print:hidden">{t('code.about')}</span>
          </p>
        )}
      </div>
    </div>
  )
}
