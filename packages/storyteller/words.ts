import type { Difficulty } from '@nightlight/contract/enums'
import { hashText, mix } from './choose.ts'
import type { Language, WordEntry } from './language.ts'
import type { StoryWord } from './story.ts'
import type { Telling } from './tell.ts'

/** Words worth learning in a story of each level. */
export const wordsAt: Record<Difficulty, number> = { beginner: 4, intermediate: 6, advanced: 8 }
const rankOf: Record<Difficulty, number> = { beginner: 0, intermediate: 1, advanced: 2 }

type Index = { byForm: ReadonlyMap<string, WordEntry>; entries: readonly WordEntry[] }
const indexes = new WeakMap<readonly WordEntry[], Index>()

/**
 * The words of a story that are worth learning, each with the first sentence that it stands in: as many as the level has,
 * those of the level's own difficulty first.
 */
export function vocabularyOf<Noun>(telling: Telling, language: Language<Noun>, level: Difficulty, seed: number): StoryWord[] {
  const found = [...firstSentences(telling, language)]
    .map(([entry, contextSentence]) => ({
      entry,
      contextSentence,
      order: Math.abs(rankOf[entry.difficulty] - rankOf[level]) + mix(seed >>> 0, hashText(entry.word)) / 0x1_0000_0000,
    }))
    .sort((a, b) => a.order - b.order)
  return found.slice(0, wordsAt[level]).map(({ entry: { forms: _, ...word }, contextSentence }) => ({ ...word, contextSentence }))
}

/** A word in small letters of the four languages that part their words: quicker than \p{L}, and no entry has other letters. */
const latinWord = /[a-zß-öø-ÿœ]+(?:[’'-][a-zß-öø-ÿœ]+)*/g

/** The entries whose words stand in a story, each with its first sentence: as words of their own, or anywhere in Chinese, which parts none. */
function firstSentences<Noun>({ paragraphs, content }: Telling, { code, words }: Language<Noun>): Map<WordEntry, string> {
  const { byForm, entries } = indexOf(words)
  const sentences = paragraphs.flatMap(paragraph => paragraph.sentences)
  const first = new Map<WordEntry, string>()
  if (code === 'zh') {
    for (const entry of entries) {
      // What two sentences only make together is no word of the story.
      const sentence = content.includes(entry.word) ? sentences.find(one => one.includes(entry.word)) : undefined
      if (sentence !== undefined) first.set(entry, sentence)
    }
    return first
  }
  for (const sentence of sentences)
    for (const token of sentence.toLowerCase().match(latinWord) ?? []) {
      const entry = byForm.get(token)
      if (entry && !first.has(entry)) first.set(entry, sentence)
    }
  return first
}

function indexOf(words: readonly WordEntry[]): Index {
  let index = indexes.get(words)
  if (!index) {
    index = {
      byForm: new Map(words.flatMap(entry => [entry.word.toLowerCase(), ...(entry.forms ?? [])].map(form => [form, entry]))),
      entries: words,
    }
    indexes.set(words, index)
  }
  return index
}
