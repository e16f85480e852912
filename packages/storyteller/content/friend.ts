import type { Grammar, Noun, Pronoun } from '../grammar/grammar.ts'
import { ContentError } from './content-error.ts'
import { type Entry, parseEntries, required } from './entries.ts'
import { type Leveled, leveled } from './leveled.ts'

export const sizes = ['tiny', 'small', 'big', 'huge'] as const
export type Size = (typeof sizes)[number]
export const elements = ['land', 'water', 'air'] as const
export type Element = (typeof elements)[number]

/** What a friend does in words of its own, as whole sentences. */
export const friendFunctions = [
  'comes',
  'goes',
  'frets',
  'frets-again',
  'tangle',
  'comforts',
  'delights',
  'carries',
  'settles',
  'lives',
  'sleeps',
] as const
/** Only for elements that are not the friend's own. */
export const managing = ['manages land', 'manages water', 'manages air'] as const
export type FriendFunction = (typeof friendFunctions)[number] | (typeof managing)[number]

export type FriendContent = {
  file: string
  name: string
  kind: Noun
  pronoun: Pronoun
  size: Size
  element: Element
  functions: Partial<Record<FriendFunction, Leveled>>
}

/** @throws ContentError */
export function parseFriend(file: string, text: string, grammar: Grammar): FriendContent {
  const entries = parseEntries(file, text)
  const functions: Partial<Record<FriendFunction, Leveled>> = {}
  for (const name of [...friendFunctions, ...managing]) {
    const found = leveled(file, entries, name)
    if (found) functions[name] = found
  }
  return {
    file,
    name: required(file, entries, 'name').value,
    kind: nounOf(file, required(file, entries, 'kind'), grammar),
    pronoun: oneOf(file, required(file, entries, 'pronoun'), ['he', 'she', 'it']),
    size: oneOf(file, required(file, entries, 'size'), sizes),
    element: oneOf(file, required(file, entries, 'element'), elements),
    functions,
  }
}

/** The noun of an entry. @throws ContentError */
export function nounOf(file: string, entry: Entry, grammar: Grammar, plural = false): Noun {
  try {
    return grammar.parseNoun(entry.value, plural)
  } catch (error) {
    throw new ContentError(file, entry.line, error instanceof Error ? error.message : String(error))
  }
}

/** @throws ContentError where the value is not one of those known */
export function oneOf<const T extends string>(file: string, entry: Entry, known: readonly T[]): T {
  const found = known.find(one => one === entry.value)
  if (!found) throw new ContentError(file, entry.line, `“${entry.key}: ${entry.value}” must be one of ${known.join(', ')}`)
  return found
}
