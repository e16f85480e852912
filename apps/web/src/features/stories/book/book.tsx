import type { StoryPage } from '@nightlight/contract/stories'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useVoices } from '../../../lib/voice.ts'
import type { StoryWord } from '../reader/known-words.ts'
import { ReadAloudBar } from '../reader/read-aloud-bar.tsx'
import { sentencesOf } from '../reader/sentences.ts'
import { useReadAloud } from '../reader/use-read-aloud.ts'
import { BookBar } from './book-bar.tsx'
import { type BookStory, Leaf, PageLeaf } from './book-leaf.tsx'
import { PrintedBook } from './printed-book.tsx'
import { useLeaf } from './use-leaf.ts'
import { useSwipe } from './use-swipe.ts'

type BookProps = {
  story: BookStory
  cover: { picture: string; alt: string }
  /** The story whose place in the book is kept; a story that nobody keeps has none. */
  storyId?: number
  /** How far the child is by another device, in percent. */
  elsewhere?: number
  /** Is told which leaf lies open, of how many. */
  onLeaf?: (leaf: number, leaves: number) => void
  pages: readonly StoryPage[]
  words: readonly StoryWord[]
  onClose: () => void
  /** What there is to do after the last page. */
  afterwards: ReactNode
}

/** A story as a picture book that fills the screen: its cover, a page for each beat, and good night. */
export function Book({ story, cover, storyId, elsewhere = 0, onLeaf, pages, words, onClose, afterwards }: BookProps) {
  const { t } = useTranslation('stories')
  const leaves = pages.length + 2
  const { leaf, turnTo } = useLeaf({ storyId, leaves, elsewhere, onClose })
  const tell = useEffectEvent(() => onLeaf?.(leaf, leaves))
  // Before it is seen: who closes the book the moment a leaf lies open has come as far as that leaf.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told when another leaf lies open
  useLayoutEffect(() => tell(), [leaf])
  const [touched, setTouched] = useState(false)
  // The whole book is read aloud in one go, and turns its own pages: each page knows where its sentences begin.
  const spoken = useMemo(() => pages.map(page => sentencesOf(page.text, story.language).flat()), [pages, story.language])
  const starts = useMemo(() => spoken.map((_, index) => spoken.slice(0, index).flat().length), [spoken])
  const voices = useVoices(story.language)
  const aloud = useReadAloud(
    useMemo(() => spoken.flat(), [spoken]),
    voices.voice,
  )
  const saying = aloud.spoken?.sentence
  const listenFrom = (to: number) => aloud.move((starts[Math.max(to, 1) - 1] ?? 0) - (saying ?? 0))
  const turn = (to: number) => {
    turnTo(to)
    if (aloud.state !== 'reading') return
    if (to > pages.length) aloud.stop()
    else listenFrom(to)
  }
  const said = saying === undefined ? undefined : starts.findLastIndex(start => start <= saying) + 1
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page turns when the voice has come to the next one, and at no other time
  useEffect(() => {
    if (said !== undefined && said !== leaf) turnTo(said)
  }, [said])
  const swipe = useSwipe(
    by => turn(leaf + by),
    () => setTouched(!touched),
  )
  const page = pages[leaf - 1]
  const from = starts[leaf - 1] ?? 0
  return (
    <>
      <PrintedBook story={story} cover={cover.picture} pages={pages} />
      <main id="main" tabIndex={-1} className="group fixed inset-0 touch-pan-y overflow-hidden bg-paper print:hidden" {...swipe}>
        {page && (
          <PageLeaf
            key={leaf}
            story={story}
            page={page}
            words={words}
            spoken={aloud.spoken && { ...aloud.spoken, sentence: aloud.spoken.sentence - from }}
          />
        )}
        {leaf === 0 && (
          <Leaf {...cover} lang={story.language}>
            <div className="my-auto text-center">
              <h1 lang={story.language} className="text-3xl text-balance">
                {story.title}
              </h1>
              <p className="mt-3 text-ink-soft">{t('reader.title', { child: story.childName })}</p>
            </div>
          </Leaf>
        )}
        {leaf > pages.length && (
          <Leaf picture={pages.at(-1)?.picture ?? cover.picture} alt="" lang={story.language} dim>
            <div className="my-auto text-center">
              <h1 className="text-2xl">{t('book.goodNight', { child: story.childName })}</h1>
              <div className="mt-6 flex flex-wrap justify-center gap-3 opacity-80">{afterwards}</div>
            </div>
          </Leaf>
        )}
        {/* The edges turn the page; the keyboard and screen readers have the buttons of the bar. */}
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className="absolute inset-y-16 left-0 w-[9%] cursor-w-resize"
          onClick={() => turn(leaf - 1)}
        />
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className="absolute inset-y-16 right-0 w-[9%] cursor-e-resize"
          onClick={() => turn(leaf + 1)}
        />
        <BookBar
          leaf={leaf}
          pages={pages.length}
          shown={touched}
          onTurn={by => turn(leaf + by)}
          onClose={onClose}
          raised={aloud.state !== 'off'}
          onListen={voices.voice && aloud.state === 'off' ? () => listenFrom(leaf) : undefined}
        />
        {aloud.state !== 'off' && <ReadAloudBar aloud={aloud} voices={voices} onStop={aloud.stop} />}
      </main>
    </>
  )
}
