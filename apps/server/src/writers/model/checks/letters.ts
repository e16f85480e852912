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
