import type { Difficulty } from '@nightlight/contract/enums'
import { hashText, mix } from './choose.ts'
import type { Language, WordEntry } from './language.ts'
import type { StoryWord } from './story.ts'
import type { Telling } from './tell.ts'

/** Words worth learning in a story of each level. */
export const wordsAt: Record<Difficulty, number> = { beginner: 4, intermediate: 6, advanced: 8 }
const rankOf: Record<Difficulty, number> = { beginner: 0, intermediate: 1, advanced: 2 }

type Index = {
  byForm: ReadonlyMap<string, WordEntry>
  /** 1 at the hashes of all forms: of the words of a text, nearly all others need not be cut out and looked up. */
  hashes: Uint8Array
}
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

/** The entries whose words stand in a story, each with its first sentence: as words of their own, or anywhere in Chinese, which parts none. */
function firstSentences<Noun>({ paragraphs, content }: Telling, { code, words }: Language<Noun>): Map<WordEntry, string> {
  const sentences = paragraphs.flatMap(paragraph => paragraph.sentences)
  const first = new Map<WordEntry, string>()
  if (code === 'zh') {
    for (const entry of words) {
      // What two sentences only make together is no word of the story.
      const sentence = content.includes(entry.word) ? sentences.find(one => one.includes(entry.word)) : undefined
      if (sentence !== undefined) first.set(entry, sentence)
    }
    return first
  }
  const index = indexOf(words)
  for (const sentence of sentences) for (const entry of entriesIn(sentence, index)) if (!first.has(entry)) first.set(entry, sentence)
  return first
}

/** Letters of the four languages that part their words, by their codes; no entry has other letters. */
const letters = Uint8Array.from({ length: 0x180 }, (_, code) => Number(/[a-zß-öø-ÿœ]/.test(String.fromCharCode(code))))
const isLetter = (code: number) => code < letters.length && letters[code] === 1
const joiners: readonly string[] = ['’', "'", '-']
/** Whether a mark after a letter joins the next one to it (d’accord, grand-mère). */
const joinsAt = (text: string, at: number) => joiners.includes(text.charAt(at)) && isLetter(text.charCodeAt(at + 1))

/** The bits of a hash that the table of hashes has a place for. */
const hashBits = (1 << 14) - 1
const hashOn = (hash: number, code: number) => Math.imul(hash, 31) + code

/** The entries of the words of a text in their order. A word is of letters, and of marks that join them. */
function entriesIn(text: string, { byForm, hashes }: Index): WordEntry[] {
  const lower = text.toLowerCase()
  const found: WordEntry[] = []
  let start = 0
  let hash = 0
  for (let at = 0; at <= lower.length; at++) {
    const code = at < lower.length ? lower.charCodeAt(at) : 0
    if (isLetter(code) || (at > start && joinsAt(lower, at))) {
      hash = hashOn(hash, code)
      continue
    }
    const entry = at > start && hashes[hash & hashBits] === 1 ? byForm.get(lower.slice(start, at)) : undefined
    if (entry) found.push(entry)
    start = at + 1
    hash = 0
  }
  return found
}

function indexOf(words: readonly WordEntry[]): Index {
  let index = indexes.get(words)
  if (!index) {
    const byForm = new Map(words.flatMap(entry => [entry.word.toLowerCase(), ...(entry.forms ?? [])].map(form => [form, entry])))
    const hashes = new Uint8Array(hashBits + 1)
    for (const form of byForm.keys()) {
      let hash = 0
      for (let at = 0; at < form.length; at++) hash = hashOn(hash, form.charCodeAt(at))
      hashes[hash & hashBits] = 1
    }
    index = { byForm, hashes }
    indexes.set(words, index)
  }
  return index
}
