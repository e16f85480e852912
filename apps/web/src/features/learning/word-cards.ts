import { masteredAt, masteryMax, masteryStars } from '@nightlight/contract/limits'

/** A deck of word cards as it goes. */
export type WordCards = {
  phase: 'intro' | 'cards'
  count: number
  /** Which card lies on top, from 0. */
  at: number
  /** A card first hides what its word means. */
  turned: boolean
  /** The mastery chosen for this card; the next one comes a second later. */
  rated: number | undefined
}

export type WordCardsAction =
  | { type: 'start'; count: number }
  | { type: 'turn' }
  | { type: 'rate'; mastery: number }
  /** The choice could not be kept: it can be made again. */
  | { type: 'fail' }
  | { type: 'next' }
  | { type: 'leave' }

export const newWordCards: WordCards = { phase: 'intro', count: 0, at: 0, turned: false, rated: undefined }

export const isLast = ({ at, count }: WordCards) => at >= count - 1
/** True where every card has been seen and the last one has its choice. */
export const isDone = (cards: WordCards) => cards.phase === 'cards' && isLast(cards) && cards.rated !== undefined

export const isMastered = (mastery: number) => mastery >= masteredAt
/** From 1 to 5. */
export const starsOf = (mastery: number) => Math.min(masteryStars, Math.floor(mastery / (masteryMax / masteryStars)) + 1)

export function wordCardsReducer(cards: WordCards, action: WordCardsAction): WordCards {
  switch (action.type) {
    case 'start':
      return action.count > 0 ? { ...newWordCards, phase: 'cards', count: action.count } : cards
    case 'turn':
      return { ...cards, turned: true }
    case 'rate':
      return cards.rated === undefined ? { ...cards, rated: action.mastery } : cards
    case 'fail':
      return { ...cards, rated: undefined }
    case 'next':
      return cards.rated === undefined || isLast(cards) ? cards : { ...cards, at: cards.at + 1, turned: false, rated: undefined }
    case 'leave':
      return newWordCards
  }
}
