/**
 * Finds a name in a text in whatever way it is spelt: case, accents, umlauts written out, full width, a hyphen or a space or neither
 * between its parts, and with the s that genitives and plurals put at its end.
 */

/** Words that stand in names and in everything else as well. */
const particles = new Set([
  'and',
  'the',
  'his',
  'her',
  'und',
  'der',
  'die',
  'das',
  'von',
  'van',
  'del',
  'las',
  'los',
  'les',
  'des',
  'mon',
  'ses',
])
const letters: Record<string, string> = { ß: 'ss', ø: 'o', œ: 'oe', æ: 'ae', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }
const written: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' }
const script = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** What most words are; then nothing needs to be taken off. */
const ascii = /^[\p{ASCII}]*$/u

/** A text with case, accents, width and ligatures taken off. */
export const folded = (text: string): string => (ascii.test(text) ? text.toLowerCase() : foldedFully(text))

const foldedFully = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßøœæłđðþı]/g, letter => letters[letter] ?? letter)

const umlautsWritten = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[äöü]/g, letter => written[letter] ?? letter)

/** Letters that a name must have before its beginning a word, or standing in one, is more than chance. */
const hintLetters = { beginning: 3, anywhere: 5 }

const tokensOf = (text: string) => [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(match => ({ text: match[0], at: match.index }))

/** The name itself, and each part of it that could be used alone (Ana and María of Ana María). */
export function partsOf(name: string): string[] {
  const parts = tokensOf(name)
    .map(token => token.text)
    .filter(part => part.length >= 3 && part[0] !== part[0]?.toLowerCase() && !particles.has(part.toLowerCase()))
  return [...new Set([name, ...parts])]
}

export type Place = { start: number; end: number }

/** The words of a text, spelt as names are looked for: so that several names can be looked for in one text. */
export const spelt = (text: string): Spelt => tokensOf(text).map(token => ({ ...token, spelt: folded(token.text) }))
type Spelt = readonly { text: string; at: number; spelt: string }[]

/** Where a name stands in a text, the first place first; the genitive's s stays outside. */
export function placesOf(name: string, text: string, tokens: Spelt = spelt(text)): Place[] {
  if (script.test(name)) return placesOfCharacters(name, text)
  const letters = endingsOf(name)
  const most = tokensOf(name).length + 2
  const places: Place[] = []
  for (let first = 0; first < tokens.length; first++) {
    const start = tokens[first]?.at ?? 0
    let joined = ''
    for (let last = first; last < Math.min(first + most, tokens.length); last++) {
      const token = tokens[last]
      if (!token) break
      joined += token.spelt
      const more = letters.get(joined)
      if (more === undefined) continue
      const end = token.at + token.text.length - more
      places.push({ start, end })
      first = last
      break
    }
  }
  return places
}

/** Every spelling of a name as one word, with how many letters of it are a genitive's or a plural's ending. */
function endingsOf(name: string): Map<string, number> {
  const endings = new Map<string, number>()
  for (const spell of [folded, umlautsWritten]) {
    const word = tokensOf(spell(name))
      .map(token => token.text)
      .join('')
    if (word === '') continue
    endings.set(word, 0)
    if (word.length < hintLetters.beginning) continue
    for (const ending of ['s', 'es']) if (!endings.has(word + ending)) endings.set(word + ending, ending.length)
  }
  return endings
}

function placesOfCharacters(name: string, text: string): Place[] {
  const wanted = [...name.normalize('NFKC')].filter(character => /\p{L}/u.test(character)).join('')
  if (wanted === '') return []
  // Letters only, so nothing in it needs escaping.
  const pattern = [...wanted].join('[\\s·・.-]*')
  return [...text.matchAll(new RegExp(pattern, 'giu'))].map(match => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
}

/** Whether a text hints at a name that it does not hold as a word: Lukasland, SuperLukas. */
export function isHinted(name: string, text: string): boolean {
  const wanted = folded(name).replace(/[^\p{L}\p{N}]+/gu, '')
  if (wanted.length < hintLetters.beginning) return false
  const words = tokensOf(text).map(token => folded(token.text))
  return words.some(word => word.startsWith(wanted) || (wanted.length >= hintLetters.anywhere && word.includes(wanted)))
}

export const isNamed = (name: string, text: string, tokens?: Spelt): boolean => placesOf(name, text, tokens).length > 0
