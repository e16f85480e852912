import type { StoryLength } from '@nightlight/contract/enums'
import { type DetailName, detailKinds, detailNames } from '../plan/details.ts'
import { ContentError } from './content-error.ts'

/** One thing that a condition asks, such as `challenge dark`, `long` or `spare 2`. */
export type Term = { negated: boolean; subject: string; value: string | undefined }
/** Holds where every term of one of its groups holds. */
export type Condition = readonly (readonly Term[])[]

const isDetail = (word: string): word is DetailName => detailNames.some(name => name === word)
const sizes = ['tiny', 'small', 'big', 'huge']
const elements = ['land', 'water', 'air']
const lengths: readonly StoryLength[] = ['short', 'medium', 'long']

/** Which values each subject may have; an empty list is for subjects without one. */
const values: Record<string, readonly string[]> = {
  role: ['hero', 'helper', 'explorer', 'leader', 'friend'],
  mood: ['adventurous', 'calm', 'mysterious', 'joyful', 'inspiring'],
  friend: [...sizes, ...elements],
  hero: [...sizes, ...elements],
  place: elements,
  level: ['1', '2', '3'],
  spare: ['1', '2', '3'],
  pronoun: ['he', 'she', 'they'],
  child: [],
  crowded: [],
  met: [],
  ...Object.fromEntries(lengths.map(length => [length, []])),
}
const mayStandAlone = ['pronoun', 'child', 'crowded', 'met', 'spare', ...lengths]

/** Reads a condition such as `no challenge and friend small or long`. @throws Error that says which word is not known */
export function parseCondition(text: string): Condition {
  return text.split(/\s+or\s+/).map(group => group.split(/\s+and\s+/).map(parseTerm))
}

function parseTerm(text: string): Term {
  const negated = /^no\s+/.test(text)
  const words = text
    .trim()
    .replace(/^no\s+/, '')
    .replace(/^(?:best friend|best)\b/, 'best')
    .split(/\s+/)
  const [subject = '', value, ...rest] = words
  if (rest.length > 0) throw new Error(`“${text}” is no condition`)
  if (isDetail(subject)) {
    const kinds: readonly string[] = detailKinds[subject]
    if (value !== undefined && !kinds.includes(value)) throw new Error(`${subject} has no kind “${value}”: ${kinds.join(', ')}`)
    return { negated, subject, value }
  }
  if (negated && subject === 'spare')
    throw new Error(`“${text}” never holds: what stands in for a spare is written [[spare 3: text | other text]]`)
  const known = values[subject]
  if (!known) throw new Error(`“${subject}” is no condition`)
  if (value === undefined ? !mayStandAlone.includes(subject) : !known.includes(value))
    throw new Error(`“${text}” is no condition: ${subject} ${known.join(', ')}`)
  return { negated, subject, value: subject === 'spare' ? (value ?? '1') : value }
}

/** A condition of a content file. @throws ContentError */
export function conditionOf(file: string, line: number, text: string): Condition {
  try {
    return parseCondition(text)
  } catch (error) {
    throw new ContentError(file, line, error instanceof Error ? error.message : String(error))
  }
}

/** True where the condition holds, given what each term says. */
export function holds(condition: Condition, isTrue: (term: Term) => boolean): boolean {
  return condition.some(group => group.every(term => isTrue(term) !== term.negated))
}
