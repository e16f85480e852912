import { useTranslation } from 'react-i18next'
import { placeOf } from '../../lib/word-place.ts'
import { Badge } from '../../ui/badge.tsx'
import { SpeakButton } from './speak-button.tsx'
import { Stars } from './stars.tsx'
import { useFocus } from './view.tsx'
import { starsOf } from './word-cards.ts'
import type { DeckWord } from './words-view.tsx'

type WordCardProps = { word: DeckWord; turned: boolean; mastery: number }

/** A card: the word and how it sounds; turned, what it means and where it stood. */
export function WordCard({ word, turned, mastery }: WordCardProps) {
  const { t } = useTranslation(['learning', 'stories'])
  const heading = useFocus<HTMLHeadingElement>(word.id)
  const stars = starsOf(mastery)
  return (
    <article
      aria-label={word.word}
      className={`flex min-h-56 flex-col items-center justify-center gap-3 rounded-xl border border-line bg-surface p-6 text-center shadow-lift sm:min-h-72 ${turned ? 'animate-flip' : 'animate-page'}`}
    >
      <div className="flex items-center gap-3">
        <h3 ref={heading} tabIndex={-1} lang={word.language} className="scroll-mt-56 text-2xl">
          {word.word}
        </h3>
        <SpeakButton text={word.word} language={word.language} label={t('words.listen', { word: word.word })} />
      </div>
      <p className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 text-ink-soft">
        <span lang={word.language}>{word.pronunciation}</span>
        <span lang={word.language}>{word.partOfSpeech}</span>
        <Badge>{t(`stories:difficulties.${word.difficulty}`)}</Badge>
      </p>
      <Stars count={stars} label={t('words.stars', { count: stars })} />
      {turned && <Meaning word={word} />}
      {word.storyTitle && <p className="text-sm text-ink-soft">{t('words.from', { title: word.storyTitle })}</p>}
    </article>
  )
}

/** The other side of the card. It is led to as it appears: the button that turned the card is gone. */
function Meaning({ word }: { word: DeckWord }) {
  const definition = useFocus<HTMLParagraphElement>(word.id)
  return (
    <div lang={word.language} className="flex flex-col gap-3">
      <p ref={definition} tabIndex={-1} className="text-lg">
        {word.definition}
      </p>
      <blockquote className="border-t border-line pt-3 font-reading text-ink-soft">
        <Sentence text={word.contextSentence} word={word.word} />
      </blockquote>
    </div>
  )
}

/** The sentence that the word stands in, with the word lit. */
function Sentence({ text, word }: { text: string; word: string }) {
  const place = placeOf(word, text)
  if (!place) return text
  return (
    <>
      {text.slice(0, place.start)}
      <strong className="text-link">{text.slice(place.start, place.end)}</strong>
      {text.slice(place.end)}
    </>
  )
}
