import {
  type Animal,
  animals,
  childPronouns,
  childRoles,
  type Difficulty,
  difficulties,
  languages,
  moods,
  settings,
  storyLengths,
  themes,
} from '@nightlight/contract/enums'
import type { StoryRequest } from '../story.ts'

type Raw = Record<string, unknown>

/** The fields of a creation request that may be given, under the same names. */
export const requestFields = [
  'tale',
  'language',
  'childName',
  'pronouns',
  'animal',
  'theme',
  'difficulty',
  'setting',
  'mood',
  'storyLength',
  'includeChild',
  'childRole',
  'moralLesson',
  'favoriteColor',
  'specialTalent',
  'bestFriend',
  'bestFriendPronouns',
  'dreamDestination',
  'magicalPower',
  'challenge',
  'remembers',
  'isNextEvening',
] as const

/**
 * A creation request from command line options or a line of JSON; the same field names and defaults as the app's.
 * @throws Error that names the field which is not right
 */
export function requestFrom(raw: Raw): StoryRequest {
  const childName = text(raw, 'childName')
  if (!childName) throw new Error("childName: Child's name is required")
  return {
    childName,
    animal: oneOf<Animal>(raw, 'animal', animals) ?? fail('animal', 'Animal is required'),
    theme: oneOf(raw, 'theme', themes) ?? fail('theme', 'Theme is required'),
    language: oneOf(raw, 'language', languages) ?? 'en',
    difficulty: oneOf<Difficulty>(raw, 'difficulty', difficulties) ?? 'beginner',
    setting: oneOf(raw, 'setting', settings),
    mood: oneOf(raw, 'mood', moods),
    storyLength: oneOf(raw, 'storyLength', storyLengths) ?? 'medium',
    includeChild: truth(raw, 'includeChild'),
    childRole: oneOf(raw, 'childRole', childRoles) ?? 'hero',
    moralLesson: text(raw, 'moralLesson'),
    favoriteColor: text(raw, 'favoriteColor'),
    specialTalent: text(raw, 'specialTalent'),
    bestFriend: text(raw, 'bestFriend'),
    dreamDestination: text(raw, 'dreamDestination'),
    magicalPower: text(raw, 'magicalPower'),
    challenge: text(raw, 'challenge'),
    remembers: text(raw, 'remembers'),
    isNextEvening: raw.isNextEvening === undefined ? undefined : truth(raw, 'isNextEvening'),
    pronouns: oneOf(raw, 'pronouns', childPronouns),
    bestFriendPronouns: oneOf(raw, 'bestFriendPronouns', childPronouns),
    tale: text(raw, 'tale'),
  }
}

/** The seed of a request: a whole number, 1 when none is given. @throws Error when it is not one */
export function seedFrom(raw: Raw): number {
  const seed = Number(raw.seed ?? 1)
  if (!Number.isSafeInteger(seed)) throw new Error('seed: must be a whole number')
  return seed
}

function text(raw: Raw, field: string): string | undefined {
  const value = raw[field]
  if (value === undefined || value === null || value === '') return undefined
  if (typeof value !== 'string') throw new Error(`${field}: must be a text`)
  return value
}

function truth(raw: Raw, field: string): boolean {
  const value = raw[field] ?? true
  if (value === true || value === 'true') return true
  if (value === false || value === 'false') return false
  throw new Error(`${field}: must be true or false`)
}

function oneOf<T extends string>(raw: Raw, field: string, known: readonly T[]): T | undefined {
  const value = text(raw, field)
  if (value === undefined) return undefined
  return known.find(one => one === value) ?? fail(field, `must be one of ${known.join(', ')}`)
}

function fail(field: string, message: string): never {
  throw new Error(`${field}: ${message}`)
}
