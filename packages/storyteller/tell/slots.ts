import type { Difficulty } from '@nightlight/contract/enums'
import type { Cast, Person } from '../cast/cast.ts'
import { keeperOf } from '../cast/cast.ts'
import type { Detail } from '../cast/details.ts'
import { friendFunctions } from '../content/friend.ts'
import { atLevel } from '../content/leveled.ts'
import { type InstitutionName, institutions, type Prop } from '../content/place.ts'
import type { Template } from '../content/template.ts'
import { agreeing, type Noun, type Pronoun, slotMark } from '../grammar/grammar.ts'
import { detailNames } from '../plan/details.ts'
import type { StoryRequest } from '../story.ts'

/** What slots are filled from: the cast, and what a tale or a function adds to it. */
export type Scope = {
  cast: Cast
  /** Names that the tale's header gives to words of its own. */
  locals: ReadonlyMap<string, Template>
  /** People under another name within a function or an institution's sentence, such as `whom`. */
  people: Readonly<Record<string, Person>>
  /** A friend's function begins with the pronoun in place of the name. */
  startsWithPronoun?: Person
  render: (template: Template, scope: Scope) => string
}

/** A slot that gives nothing, because no such thing is known. */
export class SlotError extends Error {}

const functionCall = /^(friend|hero)\.([a-z-]+)(?: (\S+))?$/

/** The text of a slot. @throws SlotError that says what is not known */
export function fillSlot(slot: string, scope: Scope): string {
  const call = functionCall.exec(slot)
  if (call && isFunction(call[2] ?? '')) return functionText(call[1] ?? '', call[2] ?? '', call[3], scope)
  const tokens = slot.split(' ').filter(Boolean)
  const last = tokens.at(-1) ?? ''
  if (tokens.length > 1 && !last.includes('/') && !last.includes(':')) {
    const bent = phrase(tokens, scope)
    if (bent !== undefined) return slotMark + bent
  }
  const colon = slot.lastIndexOf(':')
  const words = colon < 0 ? slot : slot.slice(0, colon)
  const entity = colon < 0 ? undefined : slot.slice(colon + 1).trim()
  if (words.includes('/')) return alternatives(words.split('/'), entity ?? 'hero', scope)
  if (entity !== undefined) return pronounOf(words, entity, scope, undefined)
  return single(slot, scope)
}

const isFunction = (name: string) => name === 'manages' || friendFunctions.some(one => one === name)

function single(slot: string, scope: Scope): string {
  const { cast } = scope
  const { grammar } = cast.library
  const isPronoun = grammar.pronoun(slot, 'he') !== undefined
  if (isPronoun) return pronounOf(slot, 'hero', scope, undefined)
  if (/['’]s$/.test(slot)) return slotMark + grammar.name(["'s"], personOf(slot.slice(0, -2), scope).name)
  if (slot === 'riders') return slotMark + grammar.join(cast.riders.map(rider => rider.name))
  const person = findPerson(slot, scope)
  if (person) return slotMark + (scope.startsWithPronoun === person ? startWith(person, scope) : person.name)
  const text = textOf(slot, scope)
  if (text !== undefined) return text && slotMark + text
  const noun = nounOf(slot, scope)
  if (noun) return slotMark + grammar.phrase([], noun, undefined)
  throw new SlotError(`nothing is called {${slot}}`)
}

/** The first mention of the friend in one of its functions, as a pronoun: once only. */
function startWith(person: Person, scope: Scope): string {
  delete scope.startsWithPronoun
  return person.pronoun ? scope.cast.library.grammar.subject(person.pronoun) : person.name
}

function pronounOf(word: string, entity: string, scope: Scope, fallback: string | undefined): string {
  const { grammar } = scope.cast.library
  const person = findPerson(entity, scope)
  const who: Pronoun | undefined = person ? person.pronoun : spokenAs(nounOf(entity, scope))
  if (who) {
    const found = grammar.pronoun(word, who)
    if (found === undefined) throw new SlotError(`“${word}” is no pronoun`)
    return found
  }
  if (!person) throw new SlotError(`nobody is called {${entity}}`)
  if (fallback !== undefined) return fallback
  const named = grammar.named(word, person.name)
  if (named === undefined) throw new SlotError(`{${word}} needs another way of saying where no pronoun is known: {${word}/…}`)
  return slotMark + named
}

const spokenAs = (noun: Noun | undefined): Pronoun | undefined =>
  noun && (noun.plural ? 'they' : noun.gender === 'f' ? 'she' : noun.gender === 'n' ? 'it' : 'he')

function alternatives(forms: readonly string[], entity: string, scope: Scope): string {
  const { grammar, code } = scope.cast.library
  const [first = '', second = ''] = forms
  if (entity === 'riders') return (scope.cast.riders.length > 1 ? second : first).trim()
  if (grammar.pronoun(first, 'he') !== undefined && forms.length === 2) return pronounOf(first, entity, scope, second)
  const person = findPerson(entity, scope)
  if (code === 'en') return person?.pronoun === 'they' ? second : first
  const noun = person ? undefined : nounOf(entity, scope)
  if (!person && !noun) throw new SlotError(`nobody and nothing is called {${entity}}`)
  if (person && !person.pronoun && forms.length < 3)
    throw new SlotError(`{${forms.join('/')}} needs a third form where no pronoun is known`)
  return agreeing(forms, noun ? noun.gender : person?.pronoun === 'he' ? 'm' : person?.pronoun === 'she' ? 'f' : 'n').replace(/^_$/, '')
}

/** Words and a name or noun: `the old bell`, `den Bären`, `de hero`; undefined where the last word names nothing. */
function phrase(tokens: readonly string[], scope: Scope): string | undefined {
  const { grammar } = scope.cast.library
  const possessor = tokens.at(-1)?.startsWith('@') ? tokens.at(-1)?.slice(1) : undefined
  const rest = possessor === undefined ? tokens : tokens.slice(0, -1)
  const words = rest.slice(0, -1)
  const last = rest.at(-1) ?? ''
  if (last === 'destination') return words[0] === 'to' ? detailOf('destination', scope).forms[1] : undefined
  const person = findPerson(last, scope)
  if (person) return grammar.name(words, person.name)
  const noun = nounOf(last, scope)
  if (!noun) return undefined
  try {
    return grammar.phrase(words, noun, possessor === undefined ? undefined : personOf(possessor, scope).pronoun)
  } catch (error) {
    throw new SlotError(error instanceof Error ? error.message : String(error))
  }
}

function findPerson(name: string, scope: Scope): Person | undefined {
  const own = scope.people[name]
  if (own) return own
  const { people } = scope.cast
  switch (name) {
    case 'hero':
    case 'friend':
    case 'elder':
    case 'elder2':
    case 'dweller':
    case 'dweller2':
    case 'child':
    case 'best':
      return people[name]
    default:
      return undefined
  }
}

/** @throws SlotError */
function personOf(name: string, scope: Scope): Person {
  const person = findPerson(name, scope)
  if (!person) throw new SlotError(`nobody is called {${name}}`)
  return person
}

const propOf = (name: string, { cast }: Scope): Prop | undefined => Object.entries(cast.place.props).find(([key]) => key === name)?.[1]
const isInstitution = (name: string): name is InstitutionName => institutions.some(one => one === name)

/** The noun that a slot names: a thing of the place, a kind of person, a word of the tale's header. */
function nounOf(name: string, scope: Scope): Noun | undefined {
  const { cast } = scope
  const [owner = '', attribute] = name.split('.')
  if (attribute === 'kind') return findPerson(owner, scope)?.kind
  if (isInstitution(owner)) {
    const institution = cast.place.institutions[owner]
    return attribute === undefined ? institution.noun : attribute === 'part' ? institution.part : undefined
  }
  if (attribute !== undefined) return undefined
  const prop = propOf(name, scope)
  if (prop) return prop.noun
  if (name === 'animal') return cast.details.animal?.one
  if (name === 'animals') return cast.details.animal?.many
  const local = scope.locals.get(name)
  const said = local
    ? scope.render(local, scope).replaceAll(slotMark, '')
    : name === 'challenge'
      ? cast.details.challenge?.forms[0]
      : undefined
  if (said === undefined) return undefined
  try {
    return cast.library.grammar.parseNoun(said, false)
  } catch {
    return undefined
  }
}

/** The text that a slot names: sentences of the place, where something is, a detail. */
function textOf(name: string, scope: Scope): string | undefined {
  const { cast } = scope
  const { place } = cast
  if (name === 'remembered') return scope.cast.earlier && scope.render(scope.cast.earlier.remember, scope)
  const [owner = '', attribute] = name.split('.')
  const level = cast.request.difficulty
  const said = (template: Template | undefined, inner: Scope = scope) => (template ? scope.render(template, inner) : undefined)
  if (owner === 'place') {
    if (attribute === undefined) return place.name
    if (attribute === 'at' || attribute === 'ground') return said(place[attribute])
    if (attribute === 'arrive' || attribute === 'evening') return said(atLevel(place[attribute], level))
    return undefined
  }
  if (isInstitution(owner) && attribute !== undefined) {
    const institution = place.institutions[owner]
    if (attribute === 'sound') return institution.sound
    if (attribute === 'at') return said(institution.at)
    if (attribute !== 'intro' && attribute !== 'need' && attribute !== 'works') return undefined
    const keeper = keeperOf(place, owner)
    const elder: Person = { ...keeper, friend: undefined }
    return said(atLevel(institution.sentences[attribute], level), { ...scope, people: { ...scope.people, elder } })
  }
  const prop = attribute === 'at' || attribute === 'to' ? propOf(owner, scope)?.[attribute] : undefined
  if (prop) return said(prop)
  if (attribute === 'intro') return said(findPerson(owner, scope)?.intro)
  const local = scope.locals.get(name)
  if (local && attribute === undefined) return said(local)
  return detailText(name, scope)
}

function detailOf(name: (typeof detailNames)[number], { cast }: Scope): Detail {
  const detail = cast.details[name]
  if (!detail) throw new SlotError(`no ${name} was typed: {${name}} needs a condition`)
  return detail
}

function detailText(name: string, scope: Scope): string | undefined {
  const { cast } = scope
  if (name === 'animals') return cast.details.animal?.many.base
  if (name.startsWith('colour')) return colourText(name.slice('colour'.length), scope)
  const [owner = '', form] = name.split('.')
  const detail = detailNames.find(one => one === owner)
  if (!detail) return undefined
  const { typed, forms, more = '' } = detailOf(detail, scope)
  if (form === 'more') return more
  return form === 'typed' ? typed : form === undefined ? (forms[0] ?? typed) : forms[Number(form) - 1]
}

const colourForms = ['-m', '-f', '-mp', '-fp']

/** A colour with its ending: `-er` (German), `-f` (Spanish, French), `的` (Chinese). */
function colourText(ending: string, scope: Scope): string | undefined {
  const { cast } = scope
  if (ending === '.typed') return detailOf('colour', scope).typed
  const forms = cast.details.colour?.forms ?? []
  const [base = ''] = forms
  const form = colourForms.indexOf(ending)
  if (form >= 0) return forms[form] ?? forms[form === 3 ? 1 : 0] ?? base
  if (cast.library.code === 'zh') return Array.from(base).length > 1 || ending === '的' ? `${base}的` : base
  return base + ending.replace('-', '')
}

/** A short story for the oldest has no room for the richest sentences of friends: those of the level below tell as much in two thirds. */
const levelOfFunctions = ({ difficulty, storyLength }: StoryRequest): Difficulty =>
  storyLength === 'short' && difficulty === 'advanced' ? 'intermediate' : difficulty

function functionText(whose: string, name: string, argument: string | undefined, scope: Scope): string {
  const person = personOf(whose, scope)
  const { friend } = person
  if (!friend) throw new SlotError(`{${whose}.${name}}: the child has no functions; use it under [no child]`)
  const key = name === 'manages' ? (`manages ${scope.cast.place.element}` as const) : friendFunctions.find(one => one === name)
  const leveled = key && friend.functions[key]
  if (!leveled) {
    if (name === 'manages') return ''
    throw new SlotError(`${friend.file} has no “${name}”`)
  }
  const template = atLevel(leveled, levelOfFunctions(scope.cast.request))
  const { grammar } = scope.cast.library
  const startsWithPronoun = argument !== undefined && (argument === 'he' || grammar.pronoun(argument, 'he') !== undefined)
  const whom = argument === undefined || startsWithPronoun ? undefined : personOf(argument, scope)
  const people = { ...scope.people, friend: person, ...(whom && { whom }) }
  const inner: Scope = { ...scope, people, ...(startsWithPronoun && { startsWithPronoun: person }) }
  const text = template ? scope.render(template, inner) : ''
  // Where verbs need no pronoun the sentence now begins with its verb.
  return startsWithPronoun ? grammar.capitalize(text.replace(/^[\s\uE004]+/u, '')) : text
}
