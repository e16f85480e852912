import type { LanguageCode } from '@nightlight/contract/enums'
import type { VocabularyWord } from '@nightlight/contract/learning'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Progress } from '../../ui/progress.tsx'
import { useNewReviewWords, useReviewWords, useWordProgress, useWords } from './api.ts'
import { useLearning } from './calls.ts'
import { Stars } from './stars.tsx'
import { Loaded, View } from './view.tsx'
import { isMastered, starsOf } from './word-cards.ts'
import { WordDeck } from './word-deck.tsx'

/** A word as its card shows it: words to see again come from other stories, which may be in other languages. */
export type DeckWord = VocabularyWord & { language: LanguageCode; storyTitle?: string }
export type MasteryOf = (wordId: number) => number

export function WordsView({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('learning')
  const { language } = useLearning().story
  const [deck, setDeck] = useState<readonly DeckWord[]>()
  const layOut = useNewReviewWords()
  const words = useWords()
  const progress = useWordProgress()
  const again = useReviewWords().data ?? []
  const levels = new Map([
    ...again.map(word => [word.id, word.masteryLevel] as const),
    ...(progress.data ?? []).map(word => [word.wordId, word.masteryLevel] as const),
  ])
  const masteryOf: MasteryOf = id => levels.get(id) ?? 0
  const leave = () => {
    setDeck(undefined)
    layOut()
  }
  return (
    <View title={t('words.title')} onBack={onBack}>
      {deck ? (
        <WordDeck words={deck} masteryOf={masteryOf} onLeave={leave} />
      ) : (
        <>
          <Loaded query={words} empty={t('words.empty')}>
            {list => <Summary words={list} masteryOf={masteryOf} onStart={() => setDeck(list.map(word => ({ ...word, language })))} />}
          </Loaded>
          {again.length > 0 && (
            <section
              aria-labelledby="words-again"
              className="mt-6 flex flex-wrap items-center justify-between gap-4 rounded-lg bg-sunken p-5 sm:p-6"
            >
              <div>
                <h3 id="words-again" className="text-lg">
                  {t('words.again', { count: again.length })}
                </h3>
                <p className="text-ink-soft">{t('words.againText')}</p>
              </div>
              <Button variant="secondary" onClick={() => setDeck(again)}>
                {t('words.againStart')}
              </Button>
            </section>
          )}
        </>
      )}
    </View>
  )
}

type SummaryProps = { words: readonly VocabularyWord[]; masteryOf: MasteryOf; onStart: () => void }

/** Which words of the story there are, and how well the child knows each. */
function Summary({ words, masteryOf, onStart }: SummaryProps) {
  const { t } = useTranslation('learning')
  const { language } = useLearning().story
  const mastered = words.filter(word => isMastered(masteryOf(word.id))).length
  const label = t('words.mastered', { done: mastered, total: words.length })
  return (
    <div className="flex flex-col gap-5 rounded-lg border border-line bg-surface p-5 shadow-card sm:p-7">
      <p className="max-w-xl">{t('words.intro')}</p>
      <div>
        <p className="mb-2 font-heading font-semibold">{label}</p>
        <Progress value={(mastered / words.length) * 100} label={label} />
      </div>
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {words.map(word => {
          const stars = starsOf(masteryOf(word.id))
          return (
            <li key={word.id} className="flex items-center justify-between gap-3 border-b border-line py-2.5">
              <span lang={language} className="font-heading font-semibold">
                {word.word}
              </span>
              <Stars count={stars} label={t('words.stars', { count: stars })} />
            </li>
          )
        })}
      </ul>
      <Button size="lg" className="self-start" onClick={onStart}>
        {t('words.start')}
      </Button>
    </div>
  )
}
