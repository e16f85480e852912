import { type Found, lookUp, plain } from '../content/lexicon.ts'
import type { Library } from '../content/library.ts'
import type { Noun } from '../grammar/grammar.ts'
import { type DetailName, detailNames } from '../plan/details.ts'
import type { StoryRequest } from '../story.ts'
import { detailAsTold, plainText } from '../typed.ts'
import { spokenOf } from './spoken.ts'
import { typedMore } from './typed-more.ts'

/** A detail as typed, with what its lexicon knows of it. */
export type Detail = {
  /** As typed, without marks around it. */
  typed: string
  kind: string
  /** How the story says it; the first is the plainest. */
  forms: readonly string[]
  /** What was typed beyond the lexicon's words, where that stands behind them. */
  more?: string
}
export type Details = Partial<Record<DetailName, Detail>> & { animal?: { one: Noun; many: Noun } }

const fields = {
  challenge: 'challenge',
  power: 'magicalPower',
  talent: 'specialTalent',
  moral: 'moralLesson',
  destination: 'dreamDestination',
  colour: 'favoriteColor',
  best: 'bestFriend',
} as const satisfies Record<DetailName, keyof StoryRequest>

const lexiconOf = {
  challenge: 'challenges',
  power: 'powers',
  talent: 'talents',
  moral: 'morals',
  destination: 'destinations',
  colour: 'colours',
} as const

/** Everything that was typed, with its kind. */
export function detailsOf(request: StoryRequest, library: Library): Details {
  const details: Details = {}
  for (const name of detailNames) {
    const typed = detailAsTold(request[fields[name]] ?? '', request.language)
    if (!typed) continue
    if (name === 'best') {
      details.best = { typed, kind: 'known', forms: [typed] }
      continue
    }
    const lexicon = library.lexicon(lexiconOf[name])
    const found = lookUp(lexicon, typed)
    if (name === 'destination') details.destination = destinationOf(typed, found, library)
    else details[name] = { typed, ...knownOf(name, typed, found, request, library) }
  }
  if (details.power?.kind === 'talk') details.animal = animalOf(details.power.typed, library)
  if (details.colour?.kind === 'other') details.colour = { ...details.colour, forms: neutralColour(library) }
  return details
}

/** The lexicon's words for a detail, with what was typed beyond them; what was typed where it has none. */
function knownOf(
  name: DetailName,
  typed: string,
  found: Found | undefined,
  request: StoryRequest,
  library: Library,
): Omit<Detail, 'typed'> {
  const [form, ...others] = found?.entry.forms ?? []
  if (!found || form === undefined) return { kind: found?.entry.kind ?? 'other', forms: [typed] }
  const { kind, forms } = found.entry
  // A quarrel is the one with the best friend wherever there is one.
  const isWithBest = name === 'challenge' && kind === 'quarrel' && request.bestFriend !== undefined
  if (name === 'colour' || others.length > 0 || isWithBest) return { kind, forms }
  const owner = request.includeChild ? { name: plainText(request.childName), pronoun: spokenOf(request.pronouns, library.code) } : undefined
  const more = typedMore(form, typed, found.matched, owner, library)
  return more ? { kind, forms: [`${form} ${more}`], more } : { kind, forms }
}

/** So much of what was typed must the lexicon know before its own words stand for all of it (Grandma's house in Ghana is not Grandma's house). */
const wholeEnough = 0.7

/** A place as the lexicon has it where it knows nearly all of what was typed; else what was typed, with the preposition of unknown places where it brings none. */
function destinationOf(typed: string, found: Found | undefined, { lexicon, grammar }: Library): Detail {
  const kind = found?.entry.kind ?? 'other'
  const text = plain(typed)
  if (found && found.entry.forms.length > 0 && found.matched.length >= text.length * wholeEnough)
    return { typed, kind, forms: found.entry.forms }
  const [name = '…', towards = '…'] = lexicon('destinations').entries.find(entry => entry.kind === 'other')?.forms ?? []
  const bare = typed.replace(grammar.direction, '')
  const way = grammar.towards?.(typed) || towards.replace('…', typed)
  return { typed, kind, forms: [name.replace('…', bare), bare === typed ? way : typed] }
}

function animalOf(typed: string, library: Library): NonNullable<Details['animal']> {
  const lexicon = library.lexicon('nouns')
  const entry = lookUp(lexicon, typed)?.entry ?? lexicon.entries.find(one => one.kind === 'other')
  const [one = '', many = ''] = entry?.forms ?? []
  const noun = library.grammar.parseNoun(one, false)
  return { one: noun, many: { ...noun, plural: true, base: many } }
}

/** What a colour that no lexicon knows is called in the story: bright, bunt, 彩. */
const neutralColour = (library: Library) => library.lexicon('colours').entries.find(entry => entry.kind === 'other')?.forms ?? ['']
