import type { Story } from '@nightlight/contract/stories'
import { PartyPopper } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Progress } from '../../../ui/progress.tsx'

export type Reading = 'notStarted' | 'reading' | 'finished'

type StoryTextProps = {
  story: Story
  reading: Reading
  onReading: (reading: Reading) => void
  /** From 0 to 100. */
  percent: number
  /** What follows once it is read: the way to the learning activities. */
  afterwards: ReactNode
}

/** The story itself, and how far somebody has come in it. */
export function StoryText({ story, reading, onReading, percent, afterwards }: StoryTextProps) {
  const { t } = useTranslation('stories')
  const paragraphs = story.content.split(/\n\s*\n/)
  const toggle = (
    <Button
      variant={reading === 'reading' ? 'primary' : 'secondary'}
      onClick={() => onReading(reading === 'reading' ? 'finished' : 'reading')}
    >
      {reading === 'reading' ? t('reader.finish') : t('reader.start')}
    </Button>
  )
  return (
    <>
      {reading !== 'notStarted' && (
        <div className="mb-6 flex items-center gap-4 print:hidden">
          <Progress value={reading === 'finished' ? 100 : percent} label={t('reader.progress')} className="flex-1" />
          <span className="w-14 text-right text-sm text-ink-soft tabular-nums">{reading === 'finished' ? 100 : percent} %</span>
        </div>
      )}
      {reading === 'notStarted' && <div className="mb-6 flex justify-center print:hidden">{toggle}</div>}
      <article lang={story.language} className="mx-auto max-w-[34em] font-reading text-story">
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a story's paragraphs never change their order
          <p key={index} className="mb-[1.1em] break-inside-avoid">
            {paragraph}
          </p>
        ))}
      </article>
      {reading !== 'notStarted' && <div className="mt-4 flex justify-center print:hidden">{toggle}</div>}
      <div aria-live="polite" className="print:hidden">
        {reading === 'finished' && (
          <div className="mx-auto mt-8 flex max-w-md animate-page flex-col items-center gap-4 rounded-lg bg-amber-soft p-6 text-center">
            <PartyPopper className="size-8 text-link" aria-hidden="true" />
            <p className="font-heading text-lg font-bold">{t('reader.wellDone')}</p>
            {afterwards}
          </div>
        )}
      </div>
    </>
  )
}
