import type { Story } from '@nightlight/contract/stories'
import { clsx } from 'clsx'
import { type Ref, useEffect, useMemo, useRef } from 'react'
import { useComfort } from './comfort.ts'
import { glideTo } from './glide.ts'
import { type StoryWord, type Stretch, stretchesOf } from './known-words.ts'
import type { Spoken } from './use-read-aloud.ts'
import { WordMeaning } from './word-meaning.tsx'

type StorySentencesProps = {
  ref: Ref<HTMLElement>
  story: Pick<Story, 'language' | 'difficulty'>
  /** By paragraph. */
  sentences: readonly (readonly string[])[]
  words: readonly StoryWord[]
  spoken: Spoken | undefined
}

/** The story's text, set as somebody likes it; the sentence that is read aloud is lit. */
export function StorySentences({ ref, story, sentences, words, spoken }: StorySentencesProps) {
  const { comfort } = useComfort()
  const face = comfort.face === 'level' ? (story.difficulty === 'beginner' ? 'clear' : 'book') : comfort.face
  const numbered = useMemo(() => {
    let number = 0
    return sentences.map(paragraph => paragraph.map(sentence => ({ number: number++, stretches: stretchesOf(sentence, words) })))
  }, [sentences, words])
  return (
    <article
      ref={ref}
      tabIndex={-1}
      lang={story.language}
      className="story mx-auto scroll-mt-10"
      data-size={comfort.size}
      data-spacing={comfort.spacing}
      data-face={face}
    >
      {numbered.map(paragraph => (
        <p key={paragraph[0]?.number} className="mb-[1.1em] print:mb-[0.25em]">
          {paragraph.map(({ number, stretches }) => (
            <Sentence key={number} stretches={stretches} spoken={spoken?.sentence === number ? spoken : undefined} />
          ))}
        </p>
      ))}
    </article>
  )
}

function Sentence({ stretches, spoken }: { stretches: readonly Stretch[]; spoken: Spoken | undefined }) {
  const lit = spoken !== undefined
  const line = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (lit && line.current) glideTo(line.current, 'center')
  }, [lit])
  return (
    <span ref={line} className={clsx(lit && 'rounded-sm bg-amber-soft box-decoration-clone')} {...(lit && { 'aria-current': 'true' })}>
      {stretches.map(({ text, start, word }) =>
        word ? (
          <WordMeaning key={start} word={word}>
            {text}
          </WordMeaning>
        ) : (
          <LitWord key={start} text={text} start={start} word={spoken?.word} />
        ),
      )}
    </span>
  )
}

/** A stretch of text, with the word that is being said underlined where it lies in it. */
function LitWord({ text, start, word }: { text: string; start: number; word: Spoken['word'] }) {
  if (!word || word.start < start || word.start >= start + text.length) return text
  const from = word.start - start
  return (
    <>
      {text.slice(0, from)}
      <span className="underline decoration-link decoration-2 underline-offset-4">{text.slice(from, from + word.length)}</span>
      {text.slice(from + word.length)}
    </>
  )
}
