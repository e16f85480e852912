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
 * The words of a story that are worth learning, each with the sentence that it stands in: as many as the level has,
 * those of the level's own difficulty first.
 */
export function vocabularyOf<Noun>(telling: Telling, language: Language<Noun>, level: Difficulty, seed: number): StoryWord[] {
  const found = new Map<WordEntry, string>()
  const { byForm, entries } = indexOf(language.words)
  for (const sentence of telling.paragraphs.flatMap(paragraph => paragraph.sentences)) {
    if (language.code === 'zh') {
      for (const entry of entries) if (!found.has(entry) && sentence.includes(entry.word)) found.set(entry, sentence)
    } else {
      for (const token of sentence.toLowerCase().match(/[\p{L}\p{M}]+(?:[’'-][\p{L}\p{M}]+)*/gu) ?? []) {
        const entry = byForm.get(token)
        if (entry && !found.has(entry)) found.set(entry, sentence)
      }
    }
  }
  return [...found]
    .map(([entry, contextSentence]) => ({
      entry,
      contextSentence,
      order: Math.abs(rankOf[entry.difficulty] - rankOf[level]) + mix(seed >>> 0, hashText(entry.word)) / 0x1_0000_0000,
    }))
    .sort((a, b) => a.order - b.order)
    .slice(0, wordsAt[level])
    .map(({ entry: { forms: _, ...word }, contextSentence }) => ({ ...word, contextSentence }))
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
