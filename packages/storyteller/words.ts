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
  const inText = entriesOf(telling.content, language)
    .map(entry => ({
      entry,
      order: Math.abs(rankOf[entry.difficulty] - rankOf[level]) + mix(seed >>> 0, hashText(entry.word)) / 0x1_0000_0000,
    }))
    .sort((a, b) => a.order - b.order)
  const sentences = telling.paragraphs.flatMap(paragraph => paragraph.sentences)
  const words: StoryWord[] = []
  for (const { entry } of inText) {
    if (words.length === wordsAt[level]) break
    const written = [entry.word.toLowerCase(), ...(entry.forms ?? [])]
    const contextSentence = sentences.find(
      sentence => written.some(form => sentence.toLowerCase().includes(form)) && entriesOf(sentence, language).includes(entry),
    )
    const { forms: _, ...word } = entry
    // What two sentences only make together is no word of the story.
    if (contextSentence !== undefined) words.push({ ...word, contextSentence })
  }
  return words
}

/** A word in small letters of the four languages that part their words: quicker than \p{L}, and no entry has other letters. */
const latinWord = /[a-zß-öø-ÿœ]+(?:[’'-][a-zß-öø-ÿœ]+)*/g

/** The entries whose words stand in a text: as words of their own, or anywhere in Chinese, which parts none. */
function entriesOf<Noun>(text: string, { code, words }: Language<Noun>): WordEntry[] {
  const { byForm, entries } = indexOf(words)
  if (code === 'zh') return entries.filter(({ word }) => text.includes(word))
  const tokens = text.toLowerCase().match(latinWord) ?? []
  return [...new Set(tokens.map(token => byForm.get(token)))].filter(entry => entry !== undefined)
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
