import type { Difficulty, LanguageCode } from '@nightlight/contract/enums'
import { commonest, meanSentence, type Range, readingFormula } from './measure.ts'
import { commonCharacters } from './measuring/common-characters.ts'

/**
 * How far inside its level's bounds a telling keeps its mean sentence, as shares of the distance between them. Further from the least,
 * for short sentences of short words fail the reading formula too.
 */
const margins = { least: 0.38, most: 0.2 }

/** From so many sentences on there is a pace to be kept. */
const first = 8

/**
 * The reading formula of each language as told by what is quick to count: words a sentence and signs a word, parted by spaces. Least
 * squares over 400 stories; `error` is what it misses by (root mean square), and a telling keeps twice as far inside its level. For
 * Chinese the formula itself: the share of characters that are common enough, which are its signs.
 */
const estimates: Record<LanguageCode, { base: number; words: number; signs: number; error: number }> = {
  en: { base: -16.136, words: 0.464, signs: 2.73, error: 0.23 },
  es: { base: 200.39, words: -1.345, signs: -19.347, error: 1.32 },
  fr: { base: 212.852, words: -1.507, signs: -17.876, error: 1.86 },
  de: { base: 192.122, words: -1.367, signs: -16.277, error: 1.42 },
  zh: { base: 0, words: 0, signs: 100, error: 0.3 },
}

/** Keeps count of a telling's sentences while it grows, and says which line would lead it out of its level. */
export type Pace = {
  add: (text: string, sentences: number) => void
  remove: (text: string, sentences: number) => void
  /**
   * How far, with this line told as well, the mean sentence and the reading formula leave the level, in widths of its bounds: 0 where both
   * stay within or come nearer.
   */
  strays: (text: string, sentences: number) => number
}

export function paceOf(level: Difficulty, code: LanguageCode): Pace {
  const [least, most] = meanSentence[code === 'zh' ? 'characters' : 'words'][level]
  const mean: Range = [least + (most - least) * margins.least, most - (most - least) * margins.most]
  const estimate = estimates[code]
  const [easiest, hardest] = readingFormula[code][level]
  const error = 2 * estimate.error
  const formula: Range = [easiest + error, hardest - error]
  const countWords = code === 'zh' ? countCharacters : countSpaced
  const countSigns = code === 'zh' ? countCommon(level) : (text: string) => text.length
  let sentences = 0
  let words = 0
  let signs = 0
  const formulaOf = (perSentence: number, perWord: number) => estimate.base + estimate.words * perSentence + estimate.signs * perWord
  return {
    add: (text, count) => {
      words += countWords(text)
      sentences += count
      signs += countSigns(text)
    },
    remove: (text, count) => {
      words -= countWords(text)
      sentences -= count
      signs -= countSigns(text)
    },
    strays: (text, count) => {
      if (sentences < first) return 0
      const wordsThen = words + countWords(text)
      const meanThen = wordsThen / (sentences + count)
      const formulaThen = formulaOf(meanThen, (signs + countSigns(text)) / wordsThen)
      return straying(words / sentences, meanThen, mean) + straying(formulaOf(words / sentences, signs / words), formulaThen, formula)
    },
  }
}

function straying(now: number, then: number, range: Range): number {
  const away = distance(then, range)
  return away < distance(now, range) ? 0 : away
}

function distance(value: number, [least, most]: Range): number {
  const width = Number.isFinite(most - least) ? most - least : 1
  return Math.max(least - value, value - most, 0) / width
}

/** Words, counted quickly by the spaces between them. */
function countSpaced(text: string): number {
  let spaces = 0
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) spaces++
  return spaces + 1
}

/** Chinese characters, counted quickly: every sign but marks. */
function countCharacters(text: string): number {
  let characters = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code >= 0x4e00 && code <= 0x9fff) characters++
  }
  return characters
}

/** How common each character is, from 1, by its code from the first Chinese one on; 0 for those beyond the list. */
const firstCharacter = 0x4e00
const ranks = new Uint16Array(0x9fff - firstCharacter + 1)
for (const [index, character] of [...commonCharacters].entries()) ranks[character.charCodeAt(0) - firstCharacter] = index + 1

/** Counts the Chinese characters that are common enough for a level. */
function countCommon(level: Difficulty): (text: string) => number {
  return text => {
    let known = 0
    for (let at = 0; at < text.length; at++) {
      const rank = ranks[text.charCodeAt(at) - firstCharacter]
      if (rank && rank <= commonest[level]) known++
    }
    return known
  }
}
