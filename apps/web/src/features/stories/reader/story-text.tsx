import type { Story } from '@nightlight/contract/stories'
import { PartyPopper, Volume2 } from 'lucide-react'
import { type ReactNode, useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/format.ts'
import { useVoices } from '../../../lib/voice.ts'
import { Button } from '../../../ui/button.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { ComfortMenu } from './comfort-menu.tsx'
import { glideTo } from './glide.ts'
import type { StoryWord } from './known-words.ts'
import { ReadAloudBar } from './read-aloud-bar.tsx'
import { sentencesOf } from './sentences.ts'
import { StorySentences } from './story-sentences.tsx'
import { useReadAloud } from './use-read-aloud.ts'

export type Reading = 'notStarted' | 'reading' | 'finished'

type StoryTextProps = {
  story: Story
  /** The words worth learning, whose meaning a tap shows. */
  words: readonly StoryWord[]
  reading: Reading
  onReading: (reading: Reading) => void
  /** From 0 to 100. */
  percent: number
  /** What follows once it is read: the way to the learning activities. */
  afterwards: ReactNode
}

/** The story itself, and how far somebody has come in it. */
export function StoryText({ story, words, reading, onReading, percent, afterwards }: StoryTextProps) {
  const { t } = useTranslation('stories')
  const format = useFormat()
  const read = reading === 'finished' ? 100 : percent
  const sentences = useMemo(() => sentencesOf(story.content, story.language), [story.content, story.language])
  const voices = useVoices(story.language)
  const aloud = useReadAloud(
    useMemo(() => sentences.flat(), [sentences]),
    voices.voice,
  )
  const text = useRef<HTMLElement>(null)
  const listen = useRef<HTMLButtonElement>(null)
  const stop = () => {
    flushSync(aloud.stop)
    listen.current?.focus({ preventScroll: true })
  }
  const press = () => {
    onReading(reading === 'reading' ? 'finished' : 'reading')
    // The button that was pressed goes to the end of the text; whoever begins is led to its beginning.
    if (reading === 'reading' || !text.current) return
    text.current.focus({ preventScroll: true })
    glideTo(text.current, 'start')
  }
  const toggle = (
    <Button variant={reading === 'finished' ? 'secondary' : 'primary'} onClick={press}>
      {reading === 'reading' ? t('reader.finish') : t('reader.start')}
    </Button>
  )
  return (
    <>
      {reading !== 'notStarted' && (
        <div className="mb-6 flex items-center gap-4 print:hidden">
          <Progress value={read} label={t('reader.progress')} className="flex-1" />
          <span className="w-14 text-right text-sm text-ink-soft tabular-nums">{format.percent(read)}</span>
        </div>
      )}
      <div className="mb-6 flex flex-wrap justify-center gap-3 print:hidden">
        {reading === 'notStarted' && toggle}
        {voices.voice && aloud.state === 'off' && (
          <Button ref={listen} variant="secondary" onClick={aloud.start}>
            <Volume2 aria-hidden="true" />
            {t('reader.aloud.start')}
          </Button>
        )}
        <ComfortMenu />
      </div>
      <StorySentences ref={text} story={story} sentences={sentences} words={words} spoken={aloud.spoken} />
      {aloud.state !== 'off' && <ReadAloudBar aloud={aloud} voices={voices} onStop={stop} />}
      {reading !== 'notStarted' && <div className="mt-4 flex justify-center print:hidden">{toggle}</div>}
      <div aria-live="polite" className="print:hidden">
        {reading === 'finished' && (
          <div
            ref={box => (box ? glideTo(box, 'nearest') : undefined)}
            className="mx-auto mt-8 flex max-w-md animate-page flex-col items-center gap-4 rounded-lg bg-amber-soft p-6 text-center"
          >
            <PartyPopper className="size-8 text-link" aria-hidden="true" />
            <p className="font-heading text-lg font-bold">{t('reader.wellDone')}</p>
            {afterwards}
          </div>
        )}
      </div>
    </>
  )
}
