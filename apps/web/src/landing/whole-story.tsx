import { BookOpen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paragraphsOf } from '../lib/paragraphs.ts'
import type { SampleStory } from './sample-story.ts'

/** One story in full, folded up until somebody wants to read it; the browser's own way, which needs no script. */
export function WholeStory({ story }: { story: SampleStory }) {
  const { t } = useTranslation('landing')
  return (
    <details className="group mt-10 rounded-lg border border-line bg-surface shadow-card">
      <summary className="flex min-h-target cursor-pointer list-none flex-wrap items-center gap-x-4 gap-y-1 rounded-lg p-5 [&::-webkit-details-marker]:hidden">
        <BookOpen className="size-6 text-link" aria-hidden="true" />
        <span className="font-heading text-lg font-bold underline decoration-amber decoration-2 underline-offset-4">
          {t('samples.whole')}
        </span>
        <span className="text-ink-soft">{t('samples.wholeText')}</span>
      </summary>
      <article lang={story.language} className="story mx-auto px-5 pb-8">
        <h3 className="mb-6 text-center text-xl">{story.title}</h3>
        {paragraphsOf(story.content).map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a story's paragraphs never change their order
          <p key={index} className="mb-[1.1em]">
            {paragraph}
          </p>
        ))}
      </article>
    </details>
  )
}
