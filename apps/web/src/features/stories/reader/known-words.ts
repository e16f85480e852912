import type { VocabularyWord } from '@nightlight/contract/learning'

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

/** Where a word stands in a sentence: itself, or a form that begins as it does (lantern, lanterns). */
function placeOf(word: string, sentence: string): { start: number; end: number } | undefined {
  const lower = sentence.toLowerCase()
  const whole = lower.indexOf(word.toLowerCase())
  if (/\p{Script=Han}/u.test(word)) return whole < 0 ? undefined : { start: whole, end: whole + word.length }
  const stem = word.toLowerCase().slice(0, Math.max(3, word.length - 2))
  for (const match of lower.matchAll(/[\p{L}\p{M}]+/gu)) {
    if (match[0] === word.toLowerCase()) return { start: match.index, end: match.index + match[0].length }
  }
  for (const match of lower.matchAll(/[\p{L}\p{M}]+/gu)) {
    if (match[0].startsWith(stem) && match[0].length <= word.length + 4) return { start: match.index, end: match.index + match[0].length }
  }
  return undefined
}
