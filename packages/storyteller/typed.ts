import type { LanguageCode } from '@nightlight/contract/enums'

/** Characters of a typed-in detail that a story tells; what is beyond is left out at the end of a word. */
const detailCharacters: Record<LanguageCode, number> = { en: 80, es: 80, fr: 80, de: 80, zh: 30 }

/**
 * Typed-in text as one line of plain text: white space, control characters and letters of Unicode's private area, which mark places in unfinished
 * text, become single spaces.
 */
export function plainText(text: string): string {
  return text
    .replace(/[\p{Cc}\uE000-\uF8FF\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
}

/** A detail as a story tells it: one line, without quotation marks around it, no mark at its end, cut at the end of a word where it is too long. */
export function detailAsTold(text: string, code: LanguageCode): string {
  const most = detailCharacters[code]
  const plain = plainText(text).replace(/^[“”„«»"]+|[“”„«»"]+$/gu, '')
  let cut = plain
  if ([...plain].length > most) {
    const within = [...plain].slice(0, most).join('')
    const space = within.lastIndexOf(' ')
    cut = space > most / 2 ? within.slice(0, space) : within
  }
  return cut.replace(/[\s.,;:!?…。，；：！？、“”„«»"]+$/u, '') || cut
}
