import { themes } from '@nightlight/contract/enums'
import { expect, it } from 'vitest'
import { childWith } from '../../../testing/child.ts'
import { fillFor, surprise } from './fill.ts'
import { defaultValues } from './values.ts'

const child = childWith({
  pronouns: 'she',
  favoriteAnimals: ['Panda', 'Turtle', 'Fox'],
  preferredThemes: ['Magic', 'Problem Solving', 'Courage'],
})

it('fills in the name and the level, and a friend and a theme that the child likes and stories know', () => {
  const filled = fillFor(child, { ...defaultValues, moralLesson: 'Share.' })
  expect(filled).toMatchObject({ childName: 'Mia', difficulty: 'intermediate', moralLesson: 'Share.' })
  expect(['Sea Turtle', 'Fox']).toContain(filled.animal)
  expect(['Problem-solving', 'Courage']).toContain(filled.theme)
})

it('draws the child as its portrait shows it, and nobody as a brother or sister who was chosen before', () => {
  const drawn = fillFor({ ...child, avatarUrl: '/api/characters/12/portrait.svg' }, defaultValues)
  expect(drawn.characterId).toBe(12)
  expect(fillFor(child, drawn).characterId).toBe(0)
})

it('keeps who comes along, unless it is now that child’s own story', () => {
  const along = { ...defaultValues, companionId: child.id }
  expect(fillFor({ ...child, id: child.id + 1 }, along).companionId).toBe(child.id)
  expect(fillFor(child, along).companionId).toBe(0)
})

it('takes another friend and another theme the next time', () => {
  const once = fillFor(child, defaultValues)
  const again = fillFor(child, once)
  expect(again.animal).not.toBe(once.animal)
  expect(again.theme).not.toBe(once.theme)
})

it('leaves the friend as it is where the child likes none that stories know', () => {
  expect(fillFor({ ...child, favoriteAnimals: ['Panda', 'Dog'] }, { ...defaultValues, animal: 'Owl' }).animal).toBe('Owl')
})

it('surprises with what is not chosen yet, and leaves what is', () => {
  const filled = surprise({ ...defaultValues, theme: 'Patience' })
  expect(filled.theme).toBe('Patience')
  expect([filled.animal, filled.setting, filled.mood]).not.toContain('')
})

it('surprises anew with what the last surprise has chosen, and leaves what was chosen since', () => {
  const once = surprise({ ...defaultValues, theme: 'Patience' })
  const { animal, setting, mood } = once
  const changed = { ...once, mood: mood === 'calm' ? ('joyful' as const) : ('calm' as const) }
  const again = surprise(changed, { animal, setting, mood, theme: '' })
  expect(again.animal).not.toBe(animal)
  expect(again.setting).not.toBe(setting)
  expect(again).toMatchObject({ theme: 'Patience', mood: changed.mood })
})

it('surprises a child with a theme whose tale it has not heard, as long as there is one', () => {
  const heard = new Set(themes.filter(theme => theme !== 'Hope'))
  for (let press = 0; press < 20; press++) expect(surprise(defaultValues, undefined, heard).theme).toBe('Hope')
  expect(surprise(defaultValues, undefined, new Set(themes)).theme).not.toBe('')
})
