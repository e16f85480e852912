import type { LanguageCode } from '@nightlight/contract/enums'
import type { Language, TroubleContent } from './language.ts'
import type { DetailName, Plan } from './plan.ts'
import type { Slot } from './scene.ts'
import type { Trouble } from './world.ts'

/** What stands in a slot of this story. @throws RangeError for a slot that does not exist */
export type Cast = (slot: Slot) => string

/** Whom and what a slot may name, besides the details. */
export const participants = ['hero', 'friend', 'other', 'child', 'best', 'keeper', 'thing', 'token', 'animal'] as const

/** The names of details as slots and line marks use them. */
export const detailText: Partial<Record<string, DetailName>> = {
  color: 'color',
  talent: 'talent',
  best: 'best',
  dream: 'dream',
  power: 'power',
  challenge: 'challenge',
  moral: 'moral',
}

/** Characters of a typed-in detail that a story tells; what is beyond is left out at the end of a word. */
export const detailCharacters: Record<LanguageCode, number> = { en: 80, es: 80, fr: 80, de: 80, zh: 30 }

/** Someone or something with a name typed in, or a noun of the tables. */
type Participant<Noun> = { name: string } | { noun: Noun }

/** Casts a plan in a language: what each slot says in this story. */
export function castOf<Noun>(plan: Plan, language: Language<Noun>): Cast {
  const { grammar } = language
  const place = language.settings[plan.setting].place
  const trouble = troubleContent(plan.trouble, plan, language)
  const child = { name: plainText(plan.childName) }
  const animal = { noun: language.friends[plan.animal].noun }
  const companion = { noun: language.companions[plan.companion] }
  const cast: Partial<Record<string, Participant<Noun>>> = {
    child,
    animal,
    hero: plan.includeChild ? child : animal,
    friend: plan.includeChild ? animal : companion,
    other: plan.includeChild ? child : companion,
    keeper: { noun: trouble.keeper },
    thing: { noun: trouble.thing },
    token: { noun: language.tokens[plan.token] },
    ...(plan.details.best === undefined ? {} : { best: { name: detailAsTold(plan.details.best, language.code) } }),
  }
  const known = new Map<Slot, string>()

  const say = (slot: Slot): string | undefined => {
    const participant = cast[slot.slot]
    if (participant) {
      if (slot.agree) return 'noun' in participant ? grammar.agree(participant.noun, slot.agree) : undefined
      return 'noun' in participant ? grammar.noun(participant.noun, slot.form) : grammar.name(participant.name, slot.form)
    }
    if (slot.slot === 'place') return { '': place.name, in: place.in, to: place.to, from: place.from }[slot.form]
    if (slot.slot === 'spot') return { '': trouble.spot.at, at: trouble.spot.at, to: trouble.spot.to }[slot.form]
    const detail = detailText[slot.slot]
    const value = detail && plan.details[detail]
    return value === undefined ? undefined : detailAsTold(value, language.code)
  }
  return slot => {
    const before = known.get(slot)
    if (before !== undefined) return before
    const text = say(slot)
    if (text === undefined) throw new RangeError(`${language.code}: nothing stands in the slot {${slot.source}}`)
    const said = slot.capital ? grammar.capitalize(text) : text
    known.set(slot, said)
    return said
  }
}

/** The content of the trouble that a plan picked. @throws RangeError where the place has no such trouble */
export function troubleContent<Noun>(trouble: Trouble, { setting }: Pick<Plan, 'setting'>, language: Language<Noun>) {
  const troubles: Partial<Record<Trouble, TroubleContent<Noun>>> = language.settings[setting].troubles
  const content = troubles[trouble]
  if (!content) throw new RangeError(`${setting} has no trouble ${trouble}`)
  return content
}

/** Typed-in text as one line of plain text: white space and control characters become single spaces. */
export function plainText(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
}

/** A detail as a story tells it: one line, no mark at its end, cut at the end of a word where it is too long. */
export function detailAsTold(text: string, code: LanguageCode): string {
  const most = detailCharacters[code]
  const plain = plainText(text)
  let cut = plain
  if ([...plain].length > most) {
    const within = [...plain].slice(0, most).join('')
    const space = within.lastIndexOf(' ')
    cut = space > most / 2 ? within.slice(0, space) : within
  }
  return cut.replace(/[\s.,;:!?…。，；：！？、]+$/u, '') || cut
}
