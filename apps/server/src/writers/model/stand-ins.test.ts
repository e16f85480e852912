import type { LanguageCode } from '@nightlight/contract/enums'
import type { StoryRequest } from '@nightlight/storyteller/story'
import { describe, expect, test } from 'vitest'
import { instructions, shapeInWords } from './prompt.ts'
import { isNamed, placesOf } from './spellings.ts'
import { soundOf, standInsFor } from './stand-ins.ts'

const request = (language: LanguageCode, childName: string, changes: Partial<StoryRequest> = {}): StoryRequest => ({
  childName,
  animal: 'Fox',
  theme: 'Courage',
  difficulty: 'beginner',
  language,
  storyLength: 'short',
  includeChild: true,
  childRole: 'hero',
  ...changes,
})
const veil = (language: LanguageCode, childName: string, changes: Partial<StoryRequest> = {}) => {
  const standIns = standInsFor(request(language, childName, changes), 3)
  if (!standIns) throw new Error('nothing stands in')
  return { ...standIns, child: standIns.request.childName, friend: standIns.request.bestFriend ?? '' }
}

test.each([
  ['fr', 'Emma', 'd’'],
  ['fr', 'Hugo', 'd’'],
  ['fr', 'Zoé', 'de '],
  ['fr', 'Heidi', 'de '],
] as const)('in %s a stand-in for %s is elided as the name is', (language, name, de) => {
  const { child, putBack } = veil(language, name)
  expect(soundOf(child, language)).toBe(soundOf(name, language))
  expect(putBack(`Le rêve ${de}${child}, rien ${de === 'd’' ? 'qu’' : 'que '}${child}.`)).toBe(
    `Le rêve ${de}${name}, rien ${de === 'd’' ? 'qu’' : 'que '}${name}.`,
  )
})

test.each([
  ['Mia', 's', 'Mias Laterne'],
  ['Lukas', '’', 'Lukas’ Laterne'],
  ['Moritz', '’', 'Moritz’ Laterne'],
  ['Max', '’', 'Max’ Laterne'],
] as const)('in German the genitive of %s comes back right', (name, ending, told) => {
  const { child, putBack } = veil('de', name)
  expect(putBack(`${child}${ending} Laterne`)).toBe(told)
})

test.each([
  ['Inés', 'e'],
  ['Hilario', 'e'],
  ['Olga', 'y'],
  ['Mateo', 'y'],
] as const)('in Spanish %s is joined by the same and', (name, and) => {
  const { child, putBack } = veil('es', name)
  expect(soundOf(child, 'es')).toBe(soundOf(name, 'es'))
  expect(putBack(`el zorro ${and} ${child}`)).toBe(`el zorro ${and} ${name}`)
})

test('in English James and Mia, O’Neil and Anna each have a stand-in of their kind', () => {
  for (const name of ['James', 'Mia', "O'Neil", 'Anna', '李明']) {
    const { child, putBack } = veil('en', name)
    expect(soundOf(child, 'en')).toBe(soundOf(name, 'en'))
    expect(putBack(`${child}’s lamp. “${child.toUpperCase()}!”`)).toBe(`${name}’s lamp. “${name.toUpperCase()}!”`)
  }
})

describe('a name', () => {
  test.each([
    ['Zoë', 'zoe, ZOE and Zoë’s lamp', 3],
    ['Jean-Luc', 'Jean Luc, JeanLuc, jean-luc', 3],
    ['Jörg', 'Joerg und Jorg', 2],
    ['Mia', 'Mias Garten, miau, Miami', 1],
    ["O'Neil", 'O’Neil and ONeil', 2],
    ['李明', '李明和李 明，小李', 2],
    ['Zoë', 'Ｚｏｅ'.normalize('NFC'), 1],
  ] as const)('%s is found in “%s”', (name, text, count) => {
    expect(placesOf(name, text)).toHaveLength(count)
  })

  test('stands in no word of what every request says', () => {
    const names =
      'Mia Max Will May Mark Rose Hope Joy Grace Faith Ben Sam Art Bill Dawn Lily Iris Leo Ana Noa Luz Sol Mar Ian Ada Eva Ida Eli'
    const taken = names.split(' ').filter(name => isNamed(name, instructions + shapeInWords))
    expect(taken).toEqual([])
  })
})

test('names go out of every field, the longest first, and come back as they were typed', () => {
  const typed = { bestFriend: 'Ana María', moralLesson: 'ANA MARÍA helps Ana, and ana helps', specialTalent: 'counting with Ana' }
  const { request: sent, putBack, givesAway } = veil('en', 'Ana', typed)
  const all = JSON.stringify(sent)
  expect(all).not.toMatch(/ana|mar[ií]a/i)
  expect(givesAway(all)).toBe(false)
  expect(givesAway('“Anas lamp”')).toBe(true)
  expect(putBack(`${sent.bestFriend} and ${sent.childName}`)).toBe('Ana María and Ana')
})

test('a stand-in that was made into another word is noticed', () => {
  const { child, isBent } = veil('de', 'Mia')
  expect(isBent(`${child}s Laterne, ${child}!`)).toBe(false)
  expect(isBent(`${child}lein schlief`)).toBe(true)
})

test('what was typed that uses up every stand-in of a kind leaves none', () => {
  expect(standInsFor(request('fr', 'Emma', { moralLesson: 'Alix, Andrea et Émery' }), 1)).toBeUndefined()
})
