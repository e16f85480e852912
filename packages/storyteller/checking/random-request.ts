import {
  animals,
  childPronouns,
  childRoles,
  type Difficulty,
  difficulties,
  type LanguageCode,
  moods,
  type StoryLength,
  settings,
  storyLengths,
  themes,
} from '@nightlight/contract/enums'
import { choose, fraction } from '../choose.ts'
import { type LexiconName, libraryOf } from '../content/library.ts'
import type { StoryRequest } from '../story.ts'

/** Names that are hard in one way or another: genitives, elisions, more than one word, very short and very long ones. */
const names: Record<LanguageCode, readonly string[]> = {
  en: ['Mia', 'James', 'Zoë', 'O’Neil', 'Ana María', 'Jean-Luc', 'Al', 'Bartholomew', 'Ottilie', 'Kwame', 'Priya', 'Theo'],
  es: ['Inés', 'Hugo', 'Ana María', 'Iker', 'Óscar', 'Yago', 'Leo', 'Hilario', 'Maximiliano', 'Zoe', 'Valeria', 'Noa'],
  fr: ['Anna', 'Hugo', 'Jean-Luc', 'Emma', 'Éloïse', 'Yann', 'Léo', 'Maximilien', 'Harry', 'Inès', 'Zoé', 'Malo'],
  de: ['Mia', 'Lukas', 'Max', 'Ayşe', 'Beatrice', 'Jo', 'Maximilian', 'Anna-Lena', 'Moritz', 'Frieda', 'Zoë', 'Ole'],
  zh: ['安安', '李明', '思远', '小满', '乐乐', '诗涵', '欧阳若兰', '子轩', '朵朵', '明', '雨桐', '阿宝'],
}
/** What no lexicon knows. */
const unheardOf = ['Quibbelwutsch', 'zorbing under the blue table', '“%&$ 42', '噗噜噗噜']

const at = <T>(list: readonly T[], seed: number, place: string): T => {
  const found = list[Math.floor(fraction(seed, place) * list.length)]
  if (found === undefined) throw new RangeError(`nothing to choose from at ${place}`)
  return found
}

/** What somebody may type: words of a lexicon that are no stems, else as the story says it, or something unheard of. */
function typed(code: LanguageCode, name: LexiconName, seed: number): string {
  if (fraction(seed, `${name}.unknown`) < 0.15) return at(unheardOf, seed, `${name}.word`)
  const { written, forms } = at(libraryOf(code).lexicon(name).entries, seed, name)
  const whole = written.filter(one => !/[*…]/.test(one))
  return whole.length > 0 ? at(whole, seed, `${name}.written`) : (forms[0] ?? at(written, seed, `${name}.written`).replaceAll('*', ''))
}

/**
 * A request that nobody had in mind: everything by chance, each detail in about two of five requests.
 * @param fixed what is not left to chance
 */
export function randomRequest(
  code: LanguageCode,
  seed: number,
  fixed: { tale?: string; difficulty: Difficulty; storyLength: StoryLength },
): StoryRequest {
  const sometimes = <T>(place: string, make: () => T, share = 0.4): T | undefined =>
    fraction(seed, `has.${place}`) < share ? make() : undefined
  const pronouns = () => at(childPronouns, seed, 'pronouns')
  return {
    language: code,
    childName: at(names[code], seed, 'name'),
    animal: at(animals, seed, 'animal'),
    theme: at(themes, seed, 'theme'),
    remembers: sometimes('remembers', () => at(libraryOf(code).tales(), seed, 'remembers'), 0.2),
    setting: at(settings, seed, 'setting'),
    mood: at(moods, seed, 'mood'),
    childRole: at(childRoles, seed, 'role'),
    includeChild: fraction(seed, 'child') < 0.85,
    pronouns: sometimes('pronouns', pronouns, 0.6),
    bestFriendPronouns: sometimes('bestPronouns', pronouns, 0.5),
    bestFriend: sometimes('best', () => bestFriendOf(code, seed)),
    favoriteColor: sometimes('colour', () => typed(code, 'colours', seed)),
    specialTalent: sometimes('talent', () => typed(code, 'talents', seed)),
    magicalPower: sometimes('power', () => typed(code, 'powers', seed)),
    challenge: sometimes('challenge', () => typed(code, 'challenges', seed)),
    dreamDestination: sometimes('destination', () => typed(code, 'destinations', seed)),
    moralLesson: sometimes('moral', () => typed(code, 'morals', seed)),
    ...fixed,
  }
}

/** A request of any level and length for any theme, everything by chance. */
export const anyRequest = (code: LanguageCode, seed: number): StoryRequest =>
  randomRequest(code, seed, { difficulty: choose(seed, 'difficulty', difficulties), storyLength: choose(seed, 'length', storyLengths) })

/** Somebody who is not called like the child. */
const bestFriendOf = (code: LanguageCode, seed: number) => {
  const others = names[code].filter(name => name !== at(names[code], seed, 'name'))
  return at(others, seed, 'best')
}

/** The same request with every detail, or with none. */
export function crowded(request: StoryRequest, seed: number): StoryRequest {
  const { language } = request
  return {
    ...request,
    bestFriend: bestFriendOf(language, seed),
    favoriteColor: typed(language, 'colours', seed),
    specialTalent: typed(language, 'talents', seed),
    magicalPower: typed(language, 'powers', seed),
    challenge: typed(language, 'challenges', seed),
    dreamDestination: typed(language, 'destinations', seed),
    moralLesson: typed(language, 'morals', seed),
  }
}
export function bare(request: StoryRequest): StoryRequest {
  const { language, childName, animal, theme, setting, mood, childRole, includeChild, pronouns, difficulty, storyLength, tale } = request
  return { language, childName, animal, theme, setting, mood, childRole, includeChild, pronouns, difficulty, storyLength, tale }
}
