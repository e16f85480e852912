import type { LanguageCode } from '@nightlight/contract/enums'
import naughtyDe from 'naughty-words/de.json' with { type: 'json' }
import naughtyEn from 'naughty-words/en.json' with { type: 'json' }
import naughtyEs from 'naughty-words/es.json' with { type: 'json' }
import naughtyFr from 'naughty-words/fr.json' with { type: 'json' }
import naughtyZh from 'naughty-words/zh.json' with { type: 'json' }
import { allowed, harmless, type Reasoned } from './unsafe-words/allowed.ts'
import { de } from './unsafe-words/de.ts'
import { en } from './unsafe-words/en.ts'
import { es } from './unsafe-words/es.ts'
import { everywhere } from './unsafe-words/everywhere.ts'
import { fr } from './unsafe-words/fr.ts'
import { zh } from './unsafe-words/zh.ts'

/**
 * Words that have no place in a bedtime story: those of the npm list `naughty-words` but for the ones that a children's story needs
 * (unsafe-words/allowed.ts says which and why), and ours, each group with its reason. `murder*`: with a star any ending is meant.
 */
const own: Record<LanguageCode, readonly Reasoned[]> = { en, es, fr, de, zh }
const naughty: Record<LanguageCode, readonly string[]> = { en: naughtyEn, es: naughtyEs, fr: naughtyFr, de: naughtyDe, zh: naughtyZh }

/** Words in small letters with one space between. Accents stay: Blüten are no Bluten. */
const spelt = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

function listOf(code: LanguageCode): List {
  const permitted = new Set(allowed[code].flatMap(({ words }) => words.map(spelt)))
  // A single Chinese character stands in too many good words to be forbidden.
  const published = naughty[code].map(spelt).filter(word => word.length > 1 && !permitted.has(word))
  const ours = [...own[code], ...everywhere].flatMap(({ words }) => words)
  const whole = [...published, ...ours.filter(word => !word.endsWith('*')).map(spelt)]
  const isWord = (word: string) => !word.includes(' ') && !/\p{Script=Han}/u.test(word)
  return {
    words: new Set(whole.filter(isWord)),
    beginnings: ours.filter(word => word.endsWith('*')).map(spelt),
    phrases: whole.filter(word => !isWord(word)).map(word => (/\p{Script=Han}/u.test(word) ? word : ` ${word} `)),
    harmless: harmless[code].map(phrase => ` ${spelt(phrase)} `),
  }
}

type List = { words: ReadonlySet<string>; beginnings: readonly string[]; phrases: readonly string[]; harmless: readonly string[] }
const lists: Record<LanguageCode, List> = { en: listOf('en'), es: listOf('es'), fr: listOf('fr'), de: listOf('de'), zh: listOf('zh') }

/** The unsafe words of a text, each once. */
export function unsafeWordsIn(text: string, code: LanguageCode): string[] {
  const { words, beginnings, phrases, harmless } = lists[code]
  const padded = harmless.reduce((rest, phrase) => rest.replaceAll(phrase, ' '), ` ${spelt(text)} `)
  const found = phrases.filter(phrase => padded.includes(phrase)).map(phrase => phrase.trim())
  for (const word of new Set(padded.split(' ')))
    if (words.has(word) || beginnings.some(beginning => word.startsWith(beginning))) found.push(word)
  return found
}
