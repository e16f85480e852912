import type { VocabularyWord } from '@nightlight/contract/learning'
import { placeOf } from '../../../lib/word-place.ts'

export type StoryWord = Pick<VocabularyWord, 'id' | 'word' | 'definition' | 'pronunciation' | 'contextSentence'>
/** A stretch of a sentence, and the word of the story's list that it is, if it is one. */
export type Stretch = { text: string; start: number; word: StoryWord | undefined }

/** A sentence parted at the words of the story's list: each is marked once, where its own sentence says it. */
export function stretchesOf(sentence: string, words: readonly StoryWord[]): Stretch[] {
  const found = words
    .flatMap(word => {
      if (!word.contextSentence.includes(sentence.trim()) && !sentence.includes(word.contextSentence)) return []
      const place = placeOf(word.word, sentence)
      return place ? [{ word, ...place }] : []
    })
    .toSorted((a, b) => a.start - b.start)
  const stretches: Stretch[] = []
  let at = 0
  for (const { word, start, end } of found) {
    if (start < at) continue
    if (start > at) stretches.push({ text: sentence.slice(at, start), start: at, word: undefined })
    stretches.push({ text: sentence.slice(start, end), start, word })
    at = end
  }
  if (at < sentence.length) stretches.push({ text: sentence.slice(at), start: at, word: undefined })
  return stretches
}
