import { animals, type Difficulty, difficulties, type LanguageCode, settings } from '@nightlight/contract/enums'
import { castOf } from '../cast/cast.ts'
import { ContentError } from '../content/content-error.ts'
import { type FriendContent, friendFunctions, managing } from '../content/friend.ts'
import { atLevel, hasLevel } from '../content/leveled.ts'
import { companions, type FriendId, type Library, lexiconNames, libraryOf, outlines } from '../content/library.ts'
import { institutions } from '../content/place.ts'
import type { Template } from '../content/template.ts'
import { longestSentence, sentencesOf, wordsOf } from '../measure.ts'
import { detailKinds } from '../plan/details.ts'
import type { Plan } from '../plan/plan.ts'
import type { StoryRequest } from '../story.ts'
import { finishParagraph, renderer } from '../tell/render.ts'

/** A fault in an author's words: `file:line: what is wrong`. */
export type Fault = string

/** Runs a piece of the check and keeps what it throws as a fault. */
export function faultsOf(run: () => Fault[]): Fault[] {
  try {
    return run()
  } catch (error) {
    return [error instanceof ContentError ? error.message : error instanceof Error ? `${error.message}` : String(error)]
  }
}

/** Friends, places and lexicons of a language. */
export function checkWorld(code: LanguageCode): Fault[] {
  const library = libraryOf(code)
  const friends: readonly FriendId[] = [...animals, ...companions]
  return [
    ...lexiconNames.flatMap(name => faultsOf(() => checkLexicon(library, name))),
    ...faultsOf(() => (library.bedtime().length < 3 ? [`languages/${code}/details/bedtime.txt: fewer than three activities`] : [])),
    ...friends.flatMap(id => faultsOf(() => checkFriend(library, id))),
    ...faultsOf(() => doubled(friends, library)),
    ...settings.flatMap(setting => faultsOf(() => checkPlace(library, setting))),
  ]
}

function checkLexicon(library: Library, name: (typeof lexiconNames)[number]): Fault[] {
  const { file, entries } = library.lexicon(name)
  const kinds: Partial<Record<string, readonly string[]>> = {
    talents: detailKinds.talent,
    powers: detailKinds.power,
    challenges: detailKinds.challenge,
    destinations: detailKinds.destination,
    morals: detailKinds.moral,
    colours: detailKinds.colour,
    nouns: ['known', 'animal', 'thing', 'other'],
  }
  const known = kinds[name] ?? []
  const faults = entries
    .filter(entry => !known.includes(entry.kind))
    .map(entry => `${file}:${entry.line}: no kind is called [${entry.kind}]: ${known.join(', ')}`)
  for (const special of ['colours', 'nouns', 'destinations'])
    if (name === special && !entries.some(entry => entry.kind === 'other'))
      faults.push(`${file}:1: the section [other] with its one line is missing`)
  for (const entry of name === 'nouns' ? entries : [])
    faults.push(...faultsOf(() => nounFaults(library, entry.forms[0] ?? '')).map(fault => `${file}:${entry.line}: ${fault}`))
  for (const entry of name === 'destinations' || name === 'nouns' ? entries : [])
    if (entry.forms.length !== 2) faults.push(`${file}:${entry.line}: two forms are needed: one | other`)
  return faults
}

function nounFaults({ grammar }: Library, phrase: string): Fault[] {
  grammar.parseNoun(phrase, false)
  return []
}

const neutral: Omit<StoryRequest, 'language'> = {
  childName: 'Mia',
  animal: 'Fox',
  theme: 'Kindness',
  difficulty: 'beginner',
  storyLength: 'medium',
  includeChild: true,
  childRole: 'hero',
  pronouns: 'she',
}

/** A plan in a place, for rendering pieces of content outside a tale. */
function stage(library: Library, request: Omit<StoryRequest, 'language'>, setting: (typeof settings)[number]) {
  const outline = [...outlines().values()][0]
  if (!outline) throw new RangeError('there is no outline yet')
  const plan: Plan = {
    outline,
    setting,
    mood: 'calm',
    companion: 'snail',
    dwellers: [0, 1, 2, 3],
    elders: [0, 1, 2],
    seed: 1,
    remembers: undefined,
  }
  return castOf({ ...request, language: library.code }, plan, library)
}

function checkFriend(library: Library, id: FriendId): Fault[] {
  const friend = library.friend(id)
  const faults: Fault[] = []
  for (const name of friendFunctions) {
    const leveled = friend.functions[name]
    if (!leveled) faults.push(`${friend.file}:1: “${name} 1:” is missing`)
    else
      for (const level of difficulties)
        if (!hasLevel(leveled, level)) faults.push(`${friend.file}:1: “${name}” is missing at the level ${level}`)
  }
  for (const name of [...friendFunctions, ...managing])
    for (const difficulty of difficulties) {
      const template = friend.functions[name] && atLevel(friend.functions[name], difficulty)
      if (template) faults.push(...faultsOf(() => sayFunction(library, friend, name, template, difficulty)))
    }
  return faults
}

function sayFunction(
  library: Library,
  friend: FriendContent,
  name: string,
  template: Template,
  difficulty: StoryRequest['difficulty'],
): Fault[] {
  const cast = stage(library, { ...neutral, difficulty }, 'Ancient Library')
  const acting = { name: friend.name, pronoun: friend.pronoun, kind: friend.kind, intro: undefined, friend }
  const whole = { ...cast, people: { ...cast.people, friend: acting } }
  const nouns: Record<LanguageCode, string> = {
    en: 'a long red belt',
    es: 'una cinta roja',
    fr: 'un ruban rouge',
    de: 'die rote Schnur',
    zh: '一条红绳子',
  }
  const local: Template = [{ text: nouns[library.code] }]
  const { renderWith } = renderer(
    whole,
    new Map([
      ['cord', local],
      ['thing', local],
    ]),
    new Set(),
  )
  const said = withFile(friend.file, name, () => finishParagraph(renderWith(template, { friend: acting, whom: cast.people.dweller }), cast))
  if (name === 'goes' && !said.includes(cast.people.hero.name)) return [`${friend.file}: “goes” does not say {riders}`]
  return tooLong(friend.file, name, said, library.code, difficulty)
}

const withFile = <T>(file: string, name: string, run: () => T): T => {
  try {
    return run()
  } catch (error) {
    throw new Error(`${file}: “${name}”: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function tooLong(file: string, name: string, text: string, code: LanguageCode, difficulty: Difficulty): Fault[] {
  if (code === 'zh') return []
  return sentencesOf(text, code)
    .map(sentence => ({ sentence, words: wordsOf(sentence, code).length }))
    .filter(({ words }) => words > longestSentence.words[difficulty])
    .map(({ sentence, words }) => `${file}: “${name}”, ${difficulty}: ${words} words in one sentence: ${sentence}`)
}

function doubled(friends: readonly FriendId[], library: Library): Fault[] {
  const seen = new Map<string, string>()
  return friends.flatMap(id => {
    const { name, file } = library.friend(id)
    const other = seen.get(name)
    seen.set(name, file)
    return other ? [`${file}:1: the name ${name} is taken (${other})`] : []
  })
}

function checkPlace(library: Library, setting: (typeof settings)[number]): Fault[] {
  const place = library.place(setting)
  const faults: Fault[] = []
  if (place.elders.length !== 3) faults.push(`${place.file}:1: ${place.elders.length} elders, not 3`)
  if (place.dwellers.length !== 4) faults.push(`${place.file}:1: ${place.dwellers.length} dwellers, not 4`)
  if (place.activities.length === 0) faults.push(`${place.file}:1: no activity`)
  for (const name of ['path', 'high', 'hollow', 'soft'] as const)
    if (!place.props[name].at) faults.push(`${place.file}:1: “${name}” has no “at:”`)
  for (const name of ['high', 'hollow'] as const) if (!place.props[name].to) faults.push(`${place.file}:1: “${name}” has no “to:”`)
  for (const difficulty of difficulties) {
    const cast = stage(library, { ...neutral, difficulty }, setting)
    const { render } = renderer(cast, new Map(), new Set())
    const sentences: [string, Template | undefined][] = [
      ['at', place.at],
      ['ground', place.ground],
      ['arrive', atLevel(place.arrive, difficulty)],
      ['evening', atLevel(place.evening, difficulty)],
      ...institutions.flatMap(name =>
        (['intro', 'need', 'works'] as const).map((key): [string, Template | undefined] => [
          `${name} ${key}`,
          atLevel(place.institutions[name].sentences[key], difficulty),
        ]),
      ),
    ]
    for (const [name, template] of sentences)
      if (template)
        faults.push(
          ...faultsOf(() => {
            const said = withFile(place.file, name, () => finishParagraph(render(template), cast))
            return name === 'at' || name === 'ground' ? [] : tooLong(place.file, name, said, library.code, difficulty)
          }),
        )
  }
  return [...new Set(faults)]
}
