import { type Animal, animals, type Setting, settings } from './enums.ts'

/**
 * A story code names a tale, a friend and a place, and nothing else: no name, no detail, no account. Everybody's Nightlight reads everybody's codes, so a
 * tale, a friend or a place keeps its number for good: new ones are put at the end.
 */
export const tales = [
  'again',
  'all-shoes-in',
  'dont-mind',
  'hand-wider',
  'hiccups',
  'knots',
  'looked',
  'map-stops',
  'mm',
  'my-kitchen',
  'nine-doors',
  'not-so-bad',
  'on-three',
  'one-left-over',
  'one-more',
  'one-question',
  'quiet-bell',
  'the-gap',
  'the-rules',
  'tomorrow',
  'turn-round',
  'two-songs',
  'who-was-it',
  'yes-exactly',
] as const

export type Coded = { tale: string; animal: Animal; setting: Setting }

const consonants = 'bdfghjklmnprstvz'
const vowels = 'aeio'
/** A syllable is a digit to this base. */
const base = consonants.length * vowels.length
/** Odd, so that one wrong syllable is always noticed; the last syllable is the check. */
const weights = [1, 5, 11]
const shape = new RegExp(`^(?:[${consonants}][${vowels}]){4}$`)

const syllable = (digit: number) => `${consonants[Math.floor(digit / vowels.length)]}${vowels[digit % vowels.length]}`
const digitOf = (text: string) => consonants.indexOf(text[0] ?? '') * vowels.length + vowels.indexOf(text[1] ?? '')
const check = (digits: readonly number[]) => digits.reduce((sum, digit, place) => sum + (digit + 7) * (weights[place] ?? 1), 0) % base

/** Two words such as `bimo-lato`; undefined where something has no number. */
export function storyCode({ tale, animal, setting }: Coded): string | undefined {
  const numbers = [tales.findIndex(one => one === tale), animals.indexOf(animal), settings.indexOf(setting)]
  if (numbers.some(number => number < 0 || number >= base)) return undefined
  const [first, second, third, fourth] = [...numbers, check(numbers)].map(syllable)
  return `${first}${second}-${third}${fourth}`
}

/** What a code stands for, in any case, with or without its hyphen and spaces; undefined where it is none, or mistyped. */
export function readStoryCode(code: string): Coded | undefined {
  const letters = code.toLowerCase().replace(/[\s\p{Pd}]/gu, '')
  if (!shape.test(letters)) return undefined
  const digits = (letters.match(/../g) ?? []).map(digitOf)
  const [ofTale = -1, ofAnimal = -1, ofSetting = -1, last] = digits
  const [tale, animal, setting] = [tales[ofTale], animals[ofAnimal], settings[ofSetting]]
  return tale && animal && setting && last === check([ofTale, ofAnimal, ofSetting]) ? { tale, animal, setting } : undefined
}
