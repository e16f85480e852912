import { masteryChoices, wordAdvanceMs } from '@nightlight/contract/limits'
import { Check } from 'lucide-react'
import { useEffect, useReducer } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { toastFailure } from '../../ui/failure.tsx'
import { Progress } from '../../ui/progress.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useRateWord } from './api.ts'
import { useFocus } from './view.tsx'
import { WordCard } from './word-card.tsx'
import { isDone, newWordCards, wordCardsReducer } from './word-cards.ts'
import type { DeckWord, MasteryOf } from './words-view.tsx'

type WordDeckProps = { words: readonly DeckWord[]; masteryOf: MasteryOf; onLeave: () => void }

/** The cards, one after the other. */
export function WordDeck({ words, masteryOf, onLeave }: WordDeckProps) {
  const { t } = useTranslation('learning')
  const [cards, dispatch] = useReducer(wordCardsReducer, wordCardsReducer(newWordCards, { type: 'start', count: words.length }))
  const rating = useRateWord()
  const word = words[cards.at]
  const kept = cards.rated !== undefined && rating.isSuccess && rating.variables.wordId === word?.id

  // The next card comes by itself, a second after the choice has been kept.
  useEffect(() => {
    if (!kept) return
    const timer = setTimeout(() => dispatch({ type: 'next' }), wordAdvanceMs)
    return () => clearTimeout(timer)
  }, [kept])

  const rate = (masteryLevel: number) => {
    if (!word || cards.rated !== undefined) return
    dispatch({ type: 'rate', mastery: masteryLevel })
    rating.mutate(
      { wordId: word.id, masteryLevel },
      {
        onSuccess: () => toast({ title: t('words.updated') }),
        onError: error => {
          dispatch({ type: 'fail' })
          toastFailure(error)
        },
      },
    )
  }

  if (!word) return null
  const position = t('words.position', { number: cards.at + 1, total: cards.count })
  return (
    <div className="mx-auto flex max-w-xl flex-col gap-5">
      <div className="flex items-center gap-4">
        <p className="shrink-0 font-heading font-semibold text-ink-soft">{position}</p>
        <Progress value={((cards.at + (isDone(cards) ? 1 : 0)) / cards.count) * 100} label={t('words.progress')} className="flex-1" />
      </div>
      <WordCard key={word.id} word={word} turned={cards.turned} mastery={cards.rated ?? masteryOf(word.id)} />
      <Choices turned={cards.turned} rated={cards.rated} onTurn={() => dispatch({ type: 'turn' })} onRate={rate} />
      {kept && isDone(cards) && <Done onLeave={onLeave} />}
    </div>
  )
}

type ChoicesProps = { turned: boolean; rated: number | undefined; onTurn: () => void; onRate: (mastery: number) => void }

function Choices({ turned, rated, onTurn, onRate }: ChoicesProps) {
  const { t } = useTranslation('learning')
  const chosen = (mastery: number) => ({ 'aria-disabled': rated !== undefined, onClick: () => onRate(mastery) })
  if (!turned) {
    return (
      <div className="grid gap-3 sm:grid-cols-2">
        <Button size="lg" onClick={onTurn} aria-disabled={rated !== undefined}>
          {t('words.show')}
        </Button>
        <Button size="lg" variant="secondary" {...chosen(masteryChoices.knowIt)}>
          {rated !== undefined && <Check aria-hidden="true" />}
          {t('words.known')}
        </Button>
      </div>
    )
  }
  return (
    <fieldset aria-label={t('words.howWell')} className="grid gap-3 sm:grid-cols-3">
      {(['needPractice', 'gettingIt', 'knowIt'] as const).map(choice => (
        <Button
          key={choice}
          size="lg"
          variant={rated === masteryChoices[choice] ? 'primary' : 'secondary'}
          className="px-4"
          {...chosen(masteryChoices[choice])}
        >
          {t(`words.${choice}`)}
        </Button>
      ))}
    </fieldset>
  )
}

function Done({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('learning')
  const heading = useFocus<HTMLHeadingElement>(true)
  return (
    <div className="flex flex-col items-center gap-3 rounded-lg bg-success-soft p-5 text-center">
      <h3 ref={heading} tabIndex={-1} className="text-lg text-success">
        {t('words.done')}
      </h3>
      <Button variant="secondary" onClick={onLeave}>
        {t('words.toSummary')}
      </Button>
    </div>
  )
}
