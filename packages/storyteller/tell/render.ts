import type { LanguageCode } from '@nightlight/contract/enums'
import type { Cast } from '../cast/cast.ts'
import { settleVoices } from '../cast/typed-more.ts'
import { chooseIndex, hashText, mix } from '../choose.ts'
import { holds, type Term } from '../content/condition.ts'
import type { Node, Template } from '../content/template.ts'
import { slotMark } from '../grammar/grammar.ts'
import { detailNames } from '../plan/details.ts'
import { fillSlot, type Scope } from './slots.ts'

/** Marks in unfinished text: where a proof stands, and where a word to be learned begins and ends. */
export const marks = { proofStart: '\uE000', proofEnd: '\uE001', wordStart: '\uE002', wordEnd: '\uE003' } as const

/** A passage that may go where the story is too long, with as many characters as that saves at most. */
export type Spare = { id: number; tier: number; length: number }

/** Renders templates of one story, leaving out the spare passages named. */
export function renderer(cast: Cast, locals: ReadonlyMap<string, Template>, dropped: ReadonlySet<number>) {
  const spares: Spare[] = []
  const render = (template: Template, scope: Scope): string => template.map(node => renderNode(node, scope)).join('')
  const renderNode = (node: Node, scope: Scope): string => {
    if ('text' in node) return node.text
    if ('slot' in node) {
      const text = fillSlot(node.slot, scope)
      return node.capital ? cast.library.grammar.capitalize(text) : text
    }
    if ('proof' in node) return marks.proofStart + node.proof + marks.proofEnd
    if ('word' in node) return marks.wordStart + node.word + marks.wordEnd
    if ('either' in node) {
      const key = mix(cast.plan.seed, node.id + 1)
      return render(node.either[chooseIndex(key, node.either.map(hashOf))] ?? [], scope)
    }
    const taken: Pick<Spare, 'id' | 'tier'>[] = []
    const isTrue = (term: Term) => {
      if (term.subject !== 'spare') return termHolds(term, cast)
      if (dropped.has(node.id)) return false
      taken.push({ id: node.id, tier: Number(term.value) })
      return true
    }
    const told = holds(node.condition, isTrue)
    const text = render(told ? node.holding : node.otherwise, scope)
    if (told) spares.push(...taken.map(spare => ({ ...spare, length: text.length })))
    return text
  }
  const scope: Scope = { cast, locals, people: {}, render }
  return {
    spares,
    render: (template: Template) => render(template, scope),
    /** With other people under other names, as within a friend's function. */
    renderWith: (template: Template, people: Scope['people']) => render(template, { ...scope, people }),
  }
}

const hashOf = (template: Template) => hashText(JSON.stringify(template))

/** From so many details on a story is crowded: the author lets something else give way. */
const manyDetails = 4

/** Whether one term of a condition holds for a story; `spare` is decided by the renderer. */
export function termHolds({ subject, value }: Term, { request, plan, details, people, place, earlier }: Cast): boolean {
  switch (subject) {
    case 'short':
    case 'medium':
    case 'long':
      return request.storyLength === subject
    case 'child':
      return request.includeChild
    case 'met':
      return earlier !== undefined
    case 'crowded':
      return detailNames.filter(name => details[name] && details[name].kind !== 'default').length >= manyDetails
    case 'pronoun':
      return value === undefined ? people.hero.pronoun !== undefined : people.hero.pronoun === value
    case 'role':
      return request.childRole === value
    case 'mood':
      return plan.mood === value
    case 'place':
      return place.element === value
    case 'level':
      return { beginner: '1', intermediate: '2', advanced: '3' }[request.difficulty] === value
    case 'friend':
    case 'hero': {
      const { friend } = people[subject]
      return friend !== undefined && (friend.size === value || friend.element === value)
    }
    case 'challenge':
    case 'power':
    case 'talent':
    case 'moral':
    case 'destination':
    case 'colour':
    case 'best': {
      const detail = details[subject]
      return detail !== undefined && detail.kind !== 'default' && (value === undefined || detail.kind === value)
    }
    default:
      return false
  }
}

/** A space that a passage left behind an opening quotation mark, or before a closing one; French has one there. */
const openingMark: Record<Exclude<LanguageCode, 'fr'>, RegExp> = { en: /(“) +/g, es: /((?<!\S)—|[«¿¡]) +/g, de: /(„) +/g, zh: /(“) +/g }
const closingMark: Record<Exclude<LanguageCode, 'fr'>, RegExp> = { en: / +(?=”)/g, es: / +(?=»)/g, de: / +(?=“)/g, zh: / +(?=”)/g }

/** Opening marks and the marks of proofs at the beginning of a paragraph, whose names are no letters of it. */
const opening = /^((?:\uE000[^\uE001]*\uE001|[\s\p{Ps}\p{Pi}\p{Pd}„"'¿¡\uE002\uE004])*)([\s\S]*)$/u

/** A paragraph as it stands in the story, still with the marks of proofs and words. */
export function finishParagraph(text: string, cast: Cast): string {
  const { grammar, code } = cast.library
  const spaced = settleVoices(text)
    .replace(/[ \t]{2,}/g, ' ')
    .trim()
  const marked =
    code === 'fr'
      ? spaced
      : spaced
          .replace(/ +(?=[.,;:!?…])/g, '')
          .replace(openingMark[code], '$1')
          .replace(closingMark[code], '')
  const closed =
    code === 'zh'
      ? marked.replace(/ *(?<=[\p{Script=Han}，。！？：；“”‘’（）…—]) +| +(?=[\p{Script=Han}，。！？：；“”‘’（）…—])/gu, '')
      : marked
  const [, before = '', rest = ''] = opening.exec(closed) ?? []
  return grammar.finish(before + grammar.capitalize(rest)).replaceAll(slotMark, '')
}
