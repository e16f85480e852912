import type { LanguageCode } from '@nightlight/contract/enums'
import { folded } from '../spellings.ts'

/** A text as its letters and digits alone, in words with one space between: quotes, marks and accents make no difference. */
export const lettersOf = (text: string): string =>
  folded(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Whether a text holds another as whole words; in Chinese as characters. */
export const holds = (text: string, part: string, code: LanguageCode): boolean => lettersHold(lettersOf(text), part, code)

/** The same for a text whose letters were taken before, since many parts are looked for in it. */
export function lettersHold(letters: string, part: string, code: LanguageCode): boolean {
  const wanted = lettersOf(part)
  if (wanted === '') return false
  return code === 'zh' ? letters.includes(wanted) : ` ${letters} `.includes(` ${wanted} `)
}

const shortest = 4
const stemLetters = 5

/**
 * The share of a clause's words that a sentence has too, by their beginnings, since words bend; in Chinese of its pairs of characters.
 * Short words, which every sentence has, do not count.
 */
export function sharedWords(sentence: string, clause: string, code: LanguageCode): number {
  const told = new Set(stemsOf(sentence, code))
  const wanted = stemsOf(clause, code)
  return wanted.length === 0 ? 0 : wanted.filter(stem => told.has(stem)).length / wanted.length
}

function stemsOf(text: string, code: LanguageCode): string[] {
  const letters = lettersOf(text)
  if (code !== 'zh')
    return letters
      .split(' ')
      .filter(word => word.length >= shortest)
      .map(word => word.slice(0, stemLetters))
  const characters = [...letters.replace(/ /g, '')]
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`)
}
