import type { Difficulty, LanguageCode } from '@nightlight/contract/enums'

export type Range = readonly [least: number, most: number]

/** The end of a sentence: its mark, quotation marks behind it, and space before something that begins like a sentence. */
const end = /[.!?…](?:[\u00a0\u202f]?»|["”“’」』）)\]*_])*\s+(?=[«„“"‘'(¿¡—–-]*\s?[\p{Lu}\p{N}])/gu
const endChinese = /[。！？…]+[”’」』）]*/gu

/**
 * The sentences of a text, in order, with their marks. A sentence ends with . ! ? or … where a capital letter follows; in Chinese
 * with 。！？ and the quotation mark behind it.
 */
export function sentencesOf(text: string, code: string): string[] {
  const mark = code === 'zh' ? endChinese : end
  const sentences: string[] = []
  let start = 0
  // Each test goes on where the last one ended, and the last of all, which fails, sets the mark back to the beginning.
  while (mark.test(text)) {
    sentences.push(text.slice(start, mark.lastIndex).trim())
    start = mark.lastIndex
  }
  const rest = text.slice(start).trim()
  if (rest) sentences.push(rest)
  return sentences
}

/** The words of a text; in Chinese its characters. Numbers count as words, marks do not. */
export function wordsOf(text: string, code: string): string[] {
  if (code === 'zh') return text.match(/\p{Script=Han}/gu) ?? []
  return text.match(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu) ?? []
}

/** The longest sentence of each level, in words (in characters for Chinese). */
export const longestSentence: Record<'words' | 'characters', Record<Difficulty, number>> = {
  words: { beginner: 12, intermediate: 20, advanced: 30 },
  characters: { beginner: 18, intermediate: 28, advanced: 42 },
}

/** The mean sentence of each level, from least to most, in words (in characters for Chinese). */
export const meanSentence: Record<'words' | 'characters', Record<Difficulty, Range>> = {
  words: { beginner: [5, 8], intermediate: [8, 12], advanced: [11, 17] },
  characters: { beginner: [6, 10], intermediate: [10, 15], advanced: [14, 22] },
}

/**
 * The bounds of each level by its language's reading formula (measuring/levels.ts); for Chinese the least cover by the commonest
 * characters, in percent.
 */
export const readingFormula: Record<LanguageCode, Record<Difficulty, Range>> = {
  en: { beginner: [Number.NEGATIVE_INFINITY, 2.5], intermediate: [2.3, 4.7], advanced: [4.2, 7.5] },
  es: { beginner: [80, Number.POSITIVE_INFINITY], intermediate: [72, 84], advanced: [62, 77] },
  fr: { beginner: [91, Number.POSITIVE_INFINITY], intermediate: [82, 93], advanced: [70, 86] },
  de: { beginner: [78, Number.POSITIVE_INFINITY], intermediate: [70, 82], advanced: [60, 76] },
  zh: { beginner: [93, Number.POSITIVE_INFINITY], intermediate: [97, Number.POSITIVE_INFINITY], advanced: [98, Number.POSITIVE_INFINITY] },
}

/** How many of the commonest characters each level may use (measuring/common-characters.ts). */
export const commonest: Record<Difficulty, number> = { beginner: 1600, intermediate: 2500, advanced: 3000 }
