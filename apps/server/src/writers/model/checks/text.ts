import { brands } from './brands.ts'
import { lettersOf } from './letters.ts'

/** Tags, entities, the marks of Markdown, slots that nobody filled, and pictures out of signs. */
const markup = /<[a-z/!?]|&(?:#\d+|[a-z]+);|[*_`#{}[\]|\\~^@]|undefined|\p{Extended_Pictographic}|\p{Cc}/iu
const links = /https?:|www\.|\b[\w-]+\.(?:com|org|net|info|io|ai|app|de|fr|es|cn|uk|eu)\b|\d{5,}/iu
/** A doubled space or mark, or a space before one. */
const unsound = /[ \u00a0]{2}|([,;:])\1|(?<!\.)\.\.(?!\.)| [,.](?!\.)/u

export const hasMarkup = (text: string) => markup.test(text) || unsound.test(text)
export const hasLink = (text: string) => links.test(text)

type Known = { brand: string; letters: string }
const known = brands.map((brand): Known => ({ brand, letters: lettersOf(brand) }))
const isWord = ({ letters }: Known) => /^[^ \p{Script=Han}]+$/u.test(letters)
const byWord = new Map(known.filter(isWord).map(({ brand, letters }) => [letters, brand]))
const phrases = known
  .filter(one => !isWord(one))
  .map(one => (/\p{Script=Han}/u.test(one.letters) ? one : { ...one, letters: ` ${one.letters} ` }))

/** The first brand that a text names, if it names one. */
export function brandIn(text: string): string | undefined {
  const letters = lettersOf(text)
  const word = letters.split(' ').find(one => byWord.has(one))
  if (word !== undefined) return byWord.get(word)
  const padded = ` ${letters} `
  return phrases.find(phrase => padded.includes(phrase.letters))?.brand
}
