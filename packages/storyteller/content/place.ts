import type { Grammar, Noun, Pronoun } from '../grammar/grammar.ts'
import { ContentError } from './content-error.ts'
import { type Entry, optional, parseEntries, required } from './entries.ts'
import { type Element, elements, nounOf, oneOf } from './friend.ts'
import { type ActivityContent, activityOf } from './learn-file.ts'
import { type Leveled, leveled, templateOf } from './leveled.ts'
import type { Template } from './template.ts'

/** Every place has its own of each; a tale asks for one. */
export const institutions = ['crossing', 'bell', 'lamp', 'kitchen', 'post', 'workshop', 'band', 'garden'] as const
export type InstitutionName = (typeof institutions)[number]

const propNames = ['path', 'high', 'hollow', 'soft', 'find1', 'find2', 'food'] as const
const pluralNames = ['folk', 'young'] as const
export type PropName = (typeof propNames)[number] | (typeof pluralNames)[number]

/** Somebody who lives in a place. */
export type Dweller = { name: string; kind: Noun; pronoun: Pronoun; intro: Template }
/** A thing of a place, with where one is and goes there. */
export type Prop = { noun: Noun; at: Template | undefined; to: Template | undefined }
export type Institution = {
  noun: Noun
  keeper: string
  at: Template
  part: Noun
  sound: string
  sentences: Record<'intro' | 'need' | 'works', Leveled>
}
export type PlaceContent = {
  file: string
  name: string
  element: Element
  at: Template
  ground: Template
  arrive: Leveled
  evening: Leveled
  props: Record<PropName, Prop>
  elders: Dweller[]
  dwellers: Dweller[]
  institutions: Record<InstitutionName, Institution>
  activities: ActivityContent[]
}

/** @throws ContentError */
export function parsePlace(file: string, text: string, grammar: Grammar): PlaceContent {
  const entries = parseEntries(file, text)
  const one = (key: string) => required(file, entries, key)
  const sentences = (from: readonly Entry[], key: string, line: number): Leveled => {
    const found = leveled(file, from, key)
    if (!found) throw new ContentError(file, line, `“${key} 1:” is missing`)
    return found
  }
  const people = (key: string) => entries.filter(entry => entry.key === key).map(entry => dwellerOf(file, entry, grammar))
  const prop = (name: PropName): Prop => {
    const entry = one(name)
    const where = (key: string) => {
      const found = optional(file, entry.inner, key)
      return found && templateOf(file, found)
    }
    return {
      noun: nounOf(
        file,
        entry,
        grammar,
        pluralNames.some(plural => plural === name),
      ),
      at: where('at'),
      to: where('to'),
    }
  }
  const elders = people('elder')
  const institution = (name: InstitutionName): Institution => {
    const entry = one(name)
    const keeper = required(file, entry.inner, 'keeper', entry.line)
    if (!elders.some(elder => elder.name === keeper.value))
      throw new ContentError(file, keeper.line, `no elder is called “${keeper.value}”: ${elders.map(elder => elder.name).join(', ')}`)
    const said = (key: 'intro' | 'need' | 'works') => sentences(entry.inner, key, entry.line)
    return {
      noun: nounOf(file, entry, grammar),
      keeper: keeper.value,
      at: templateOf(file, required(file, entry.inner, 'at', entry.line)),
      part: nounOf(file, required(file, entry.inner, 'part', entry.line), grammar),
      sound: required(file, entry.inner, 'sound', entry.line).value,
      sentences: { intro: said('intro'), need: said('need'), works: said('works') },
    }
  }
  return {
    file,
    name: one('name').value,
    element: oneOf(file, one('element'), elements),
    at: templateOf(file, one('at')),
    ground: templateOf(file, one('ground')),
    arrive: sentences(entries, 'arrive', 1),
    evening: sentences(entries, 'evening', 1),
    props: record([...propNames, ...pluralNames], prop),
    elders,
    dwellers: people('dweller'),
    institutions: record(institutions, institution),
    activities: entries.filter(entry => entry.key === 'activity').map(entry => activityOf(file, entry)),
  }
}

function dwellerOf(file: string, entry: Entry, grammar: Grammar): Dweller {
  const inner = (key: string) => required(file, entry.inner, key, entry.line)
  return {
    name: entry.value,
    kind: nounOf(file, inner('kind'), grammar),
    pronoun: oneOf(file, inner('pronoun'), ['he', 'she', 'it']),
    intro: templateOf(file, inner('intro')),
  }
}

/** A record of each name with what is made of it. */
function record<const K extends string, V>(names: readonly K[], make: (name: K) => V): Record<K, V> {
  const made: Partial<Record<K, V>> = {}
  for (const name of names) made[name] = make(name)
  if (!isWhole(made, names)) throw new RangeError('a name is missing')
  return made
}
const isWhole = <K extends string, V>(made: Partial<Record<K, V>>, names: readonly K[]): made is Record<K, V> =>
  names.every(name => name in made)
