import { endpoints } from '@nightlight/contract/endpoints'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { makeStory, signUp } from '../../testing/builders.ts'

const { characters, stories } = endpoints
const house = await testApp()

test('a character has the stated defaults, is listed, changed and deleted', async () => {
  const person = await signUp(house)
  const made = await person.call(characters.create, { body: { name: 'Zoë' } })
  expect(made.customization).toMatchObject({
    body: 'default',
    hair: 'short',
    eyes: 'round',
    mouth: 'smile',
    clothes: 'casual',
    accessories: [],
  })
  for (const color of Object.values(made.customization.color)) expect(color).toMatch(/^#[0-9a-f]{6}$/)
  expect(await person.call(characters.list)).toEqual([made])

  const customization = { ...made.customization, hair: 'afro', color: { ...made.customization.color, hair: '#ABCDEF' } } as const
  const changed = await person.call(characters.update, { params: { id: made.id }, body: { customization } })
  expect(changed).toMatchObject({ name: 'Zoë', customization: { hair: 'afro', eyes: 'round', color: { hair: '#abcdef' } } })
  expect(await person.call(characters.update, { params: { id: made.id }, body: {} })).toEqual(changed)

  await person.call(characters.remove, { params: { id: made.id } })
  expect(await person.call(characters.list)).toEqual([])
})

test('parts that nobody can draw are refused by name', async () => {
  const person = await signUp(house)
  const said = async (customization: object, name = 'Zoë') => {
    const { message, field } = await person.refused(characters.create, { body: { name, customization } })
    return `${field}: ${message}`
  }
  expect(await said({}, '')).toBe('name: Name is required')
  expect(await said({ wings: 'large' })).toBe('customization.wings: Unrecognized key: "wings"')
  expect(await said({ hair: 'green' })).toContain('customization.hair')
  expect(await said({ accessories: ['sword'] })).toContain('customization.accessories.0')
  expect(await said({ color: { skin: 'red' } })).toBe('customization.color.skin: Must be a colour such as #a1b2c3')
})

test('a character has a portrait, which changes with its look', async () => {
  const person = await signUp(house)
  const { id } = await person.call(characters.create, { body: { name: 'Zoë' } })
  const portrait = () => person.call(characters.portrait, { params: { id } })
  const before = await portrait()
  expect(before).toMatch(/^<svg /)
  await person.call(characters.update, { params: { id }, body: { customization: { color: { skin: '#472a20' } } } })
  expect(await portrait()).not.toBe(before)
})

test('a story outlives the character in it', async () => {
  const person = await signUp(house)
  const { id: characterId } = await person.call(characters.create, { body: { name: 'Zoë' } })
  const { id } = await makeStory(person, { characterId })
  expect(await person.call(stories.get, { params: { id } })).toMatchObject({ characterId })
  await person.call(characters.remove, { params: { id: characterId } })
  expect(await person.call(stories.get, { params: { id } })).toMatchObject({ characterId: null })
})
