import { plain } from '../content/lexicon.ts'
import type { Library } from '../content/library.ts'
import type { Pronoun } from '../grammar/grammar.ts'

/** The child whose detail it is, as the narrator speaks of it. */
export type Owner = { name: string; pronoun: Pronoun | undefined }

const longest = { words: 5, characters: 32 }
const plainWords = /^[\p{L}\p{M}'’ -]+$/u

/** Around words that only the narrator may say (the quarrel *with her brother*): see `settleVoices`. */
const narratorStart = '\uE010'
const narratorEnd = '\uE011'

/**
 * Whatever was typed beyond a lexicon's words for a detail, where that goes on behind them as the language does: the quarrel *with her brother*,
 * drawing *horses*; undefined where it does not.
 * @param form the lexicon's words @param matched what of the typed text it knows, plain
 */
export function typedMore(
  form: string,
  typed: string,
  matched: string,
  owner: Owner | undefined,
  { grammar }: Library,
): string | undefined {
  const { more } = grammar
  const rest = more && restAfter(matched, typed)
  if (!rest || rest.length > longest.characters || rest.split(' ').length > longest.words) return undefined
  if (plain(form).includes(plain(rest))) return undefined
  if (!plainWords.test(rest) || more.refused.test(rest)) return undefined
  if (!more.joins.test(rest) && !(more.takesObjects && plain(form) === matched)) return undefined
  let isUnknown = false
  const told = rest.replace(more.mine, mine => {
    const said = owner && more.whose(mine.toLowerCase(), owner)
    if (said === undefined) isUnknown = true
    return said ?? mine
  })
  if (isUnknown) return undefined
  const isOwn = told !== rest || more.whoseWords.test(told)
  return isOwn ? narratorStart + told + narratorEnd : told
}

/** The words behind those that a lexicon knows. */
function restAfter(matched: string, typed: string): string | undefined {
  const words = typed.split(' ')
  for (let count = 1; count < words.length; count++)
    if (` ${plain(words.slice(0, count).join(' '))}`.endsWith(` ${matched}`)) return words.slice(count).join(' ')
  return undefined
}

const quotations = /[“„«][^”“»]*[”“»]/gu
const narrated = new RegExp(` ${narratorStart}[^${narratorEnd}]*${narratorEnd}`, 'gu')
const without = (text: string) => text.replace(narrated, '')

/** Leaves the narrator's words out where somebody else speaks, to whom the brother is not hers: in quotation marks, and in a paragraph that a dash opens. */
export function settleVoices(paragraph: string): string {
  if (!paragraph.includes(narratorStart)) return paragraph
  const spoken = /^(?:\uE000[^\uE001]*\uE001|\s)*—/u.test(paragraph)
    ? without(paragraph)
    : paragraph.replace(quotations, said => without(said))
  return spoken.replace(new RegExp(`[${narratorStart}${narratorEnd}]`, 'gu'), '')
}
