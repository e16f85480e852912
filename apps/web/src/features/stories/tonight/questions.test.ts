import { animals, settings, themes } from '@nightlight/contract/enums'
import { expect, test } from 'vitest'
import { childWith } from '../../../testing/child.ts'
import { filledIn, layOut, themeGroups, unheardFirst } from './questions.ts'

const child = childWith({
  id: 7,
  name: 'Noor',
  readingLevel: 'beginner',
  favoriteAnimals: ['Fox', 'Turtle', 'Panda'],
  preferredThemes: ['Courage', 'Magic'],
})

test('every theme is in one group of eight', () => {
  expect(themeGroups.every(group => group.length === 8)).toBe(true)
  expect(themeGroups.flat().sort()).toEqual([...themes].sort())
})

test('all friends and places are laid out, six at a time, those the child likes in the first hand', () => {
  const { animal, setting, theme } = layOut(child)
  expect(animal.flat().sort()).toEqual([...animals].sort())
  expect(setting.flat().sort()).toEqual([...settings].sort())
  expect(animal[0]).toHaveLength(6)
  expect(animal[0]).toEqual(expect.arrayContaining(['Fox', 'Sea Turtle']))
  expect(theme[0]).toContain('Courage')
})

test('the hands come in another order another time', () => {
  expect(layOut(child, () => 0)).not.toEqual(layOut(child, () => 0.99))
})

test('what the child answers is filled in with what its profile says', () => {
  expect(filledIn(child, { animal: 'Owl', setting: 'Cloud City', theme: 'Hope' })).toMatchObject({
    childId: 7,
    childName: 'Noor',
    difficulty: 'beginner',
    animal: 'Owl',
    setting: 'Cloud City',
    theme: 'Hope',
    mood: '',
    companionId: 0,
  })
  expect(filledIn(child, { animal: 'Owl' }, childWith({ id: 8 }))).toMatchObject({ childId: 7, companionId: 8, bestFriend: '' })
})

test('of the themes those come first whose tale the child has not heard', () => {
  const { theme } = layOut(child)
  const [first = []] = unheardFirst(theme, new Set(theme[0]?.slice(0, 3)))
  expect(first).toEqual([...(theme[0]?.slice(3) ?? []), ...(theme[0]?.slice(0, 3) ?? [])])
})
