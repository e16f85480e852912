import type { LanguageCode } from '@nightlight/contract/enums'
import { shuffle } from '@nightlight/storyteller/choose'
import { grammars } from '@nightlight/storyteller/grammar/all'
import type { StoryRequest } from '@nightlight/storyteller/story'
import { detailAsTold, plainText } from '@nightlight/storyteller/typed'
import { folded, isHinted, isNamed, partsOf, placesOf, spelt } from './spellings.ts'

/**
 * Names that may stand in for a child's and a friend's: neither a girl's nor a boy's only, no words of their language, and some for each
 * way in which a language bends a name (s at the end, an elided beginning, an i or o sound).
 */
const candidates: Record<LanguageCode, readonly string[]> = {
  en: ['Marlo', 'Remy', 'Tavi', 'Emery', 'Arlo', 'Avery', 'Maris', 'Lennis', 'Joris', 'Ellis', 'Innes', 'Addis', '沐言', '予安', '若溪'],
  es: ['Noa', 'Dani', 'Remi', 'Izar', 'Irati', 'Indi', 'Oriel', 'Onai', 'Odei', '沐言', '予安', '若溪'],
  fr: ['Camille', 'Sacha', 'Noa', 'Alix', 'Andrea', 'Émery', '沐言', '予安', '若溪'],
  de: ['Luca', 'Toni', 'Mika', 'Joris', 'Lennis', 'Maris', '沐言', '予安', '若溪'],
  zh: ['沐言', '予安', '若溪', 'Marlo', 'Remy', 'Tavi'],
}

/** How a name bends in a language: two names that give the same text here may stand for each other in any sentence. */
export function soundOf(name: string, code: LanguageCode): string {
  const grammar = grammars[code]
  const forms = ["'s", 'de', 'que', 'y'].map(word => grammar.finish(grammar.name([word], name)).replace(name, ''))
  const own = [/\p{Script=Han}/u.test(name), code === 'es' && /^h?[oó]/i.test(name), code === 'en' && /^[aeiou]/i.test(folded(name))]
  return [...forms, code === 'en' && /(?:[sxz]|ce|ch|sh)$/i.test(name), ...own].join('|')
}

export type StandIns = {
  /** The request as a model may see it: stand-ins for both names, wherever they were typed. */
  request: StoryRequest
  /** True where what was typed holds a name in a form that nothing can stand in for (Lukasland). */
  isHinted: boolean
  /** True where a text holds a real name in any spelling; such a text is not sent. */
  givesAway: (text: string) => boolean
  /** The text with the real names in their places. */
  putBack: (text: string) => string
  /** True where a stand-in was made into another word (Linchen, Annabella), which no name can be put into. */
  isBent: (text: string) => boolean
  /** Characters that a text gains (or loses) by putting the names back. */
  growth: (text: string) => number
}

export const typedFields = [
  'moralLesson',
  'favoriteColor',
  'specialTalent',
  'dreamDestination',
  'magicalPower',
  'challenge',
] as const satisfies readonly (keyof StoryRequest)[]

/**
 * Stand-ins for the names of a request, chosen by the seed among those that begin and end with the same kind of sound. Undefined where
 * every one of them is taken by what was typed in.
 */
export function standInsFor(request: StoryRequest, seed: number): StandIns | undefined {
  const { language } = request
  const typed = [request.childName, request.bestFriend, ...typedFields.map(field => request[field])].join('\n')
  const pool = shuffle(seed, 'stand-ins', candidates[language]).filter(name => !isNamed(name, typed))
  // One that is as long as the name, if there is one: a story that was fitted with a shorter name in it is too long with the real one.
  const like = (name: string, taken: string | undefined) => {
    const fitting = pool.filter(one => one !== taken && soundOf(one, language) === soundOf(name, language))
    return fitting.find(one => one.length >= name.length) ?? fitting[0]
  }

  const childName = plainText(request.childName)
  const child = like(childName, undefined)
  const bestFriend = request.bestFriend === undefined ? undefined : detailAsTold(request.bestFriend, language)
  const friend = bestFriend === undefined ? undefined : like(bestFriend, child)
  if (child === undefined || (bestFriend !== undefined && friend === undefined)) return undefined
  const veils = [{ real: childName, typed: request.childName, standIn: child }]
  if (bestFriend !== undefined && friend !== undefined) veils.push({ real: bestFriend, typed: request.bestFriend ?? '', standIn: friend })

  // The longest first, so that Ana María is found before Ana.
  const hidden = veils
    .flatMap(({ real, typed, standIn }) => [...new Set([...partsOf(real), ...partsOf(plainText(typed))])].map(name => ({ name, standIn })))
    .sort((a, b) => b.name.length - a.name.length)
  const veiled = (text: string) => hidden.reduce((sum, { name, standIn }) => replaceName(sum, name, standIn), text)
  const hide = (text: string | undefined) => (text === undefined ? undefined : veiled(detailAsTold(text, language)))
  const forms = veils.map(({ real, standIn }) => ({ real, standIn, whole: wholeWord(standIn, language) }))

  const veiledRequest: StoryRequest = {
    ...request,
    childName: child,
    bestFriend: friend,
    ...Object.fromEntries(typedFields.map(field => [field, hide(request[field])])),
  }
  const veiledFields = typedFields.flatMap(field => veiledRequest[field] ?? [])

  return {
    request: veiledRequest,
    isHinted: veiledFields.some(text => hidden.some(({ name }) => isHinted(name, text))),
    givesAway: text => {
      const tokens = spelt(text)
      return hidden.some(({ name }) => isNamed(name, text, tokens))
    },
    putBack: text => forms.reduce((sum, { real, whole }) => sum.replace(whole, found => likeWritten(found, real)), text),
    isBent: text =>
      forms.some(({ standIn, whole }) => capitalised(text.replace(whole, ' ')).some(word => folded(word).startsWith(folded(standIn)))),
    growth: text =>
      forms.reduce((sum, { real, standIn, whole }) => sum + (text.match(whole)?.length ?? 0) * (real.length - standIn.length), 0),
  }
}

/** A stand-in as a word of its own; in German the genitive's s may follow it directly. */
function wholeWord(name: string, code: LanguageCode): RegExp {
  if (/\p{Script=Han}/u.test(name)) return new RegExp(name, 'gu')
  const after = code === 'de' ? '(?=s?(?![\\p{L}\\p{M}]))' : '(?![\\p{L}\\p{M}])'
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${name}|${name.toUpperCase()})${after}`, 'gu')
}

const capitalised = (text: string) => text.match(/\p{Lu}[\p{L}\p{M}]*/gu) ?? []

const likeWritten = (found: string, real: string) =>
  found.length > 1 && found === found.toUpperCase() && found !== found.toLowerCase() ? real.toUpperCase() : real

function replaceName(text: string, name: string, standIn: string): string {
  let replaced = text
  for (const { start, end } of placesOf(name, text).reverse())
    replaced = replaced.slice(0, start) + likeWritten(text.slice(start, end), standIn) + replaced.slice(end)
  return replaced
}
