import { endpoints } from '@nightlight/contract/endpoints'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { makeCharacter, makeChild, signUp } from '../../testing/builders.ts'

const { characters } = endpoints
const profiles = endpoints['child-profiles']
const house = await testApp()

test('a profile is added with its defaults, listed, changed in part and deleted', async () => {
  const person = await signUp(house)
  const child = await makeChild(person, { name: '  李明  ' })
  expect(child).toMatchObject({
    name: '李明',
    age: 5,
    readingLevel: 'beginner',
    difficulty: 'beginner',
    favoriteGenres: [],
    storiesRead: 0,
    totalReadingTime: 0,
    lastActiveAt: null,
  })
  expect(await person.call(profiles.list)).toEqual([child])

  const changed = await person.call(profiles.update, { params: { id: child.id }, body: { age: 9, interests: ['Music', 'Art', 'Music'] } })
  expect(changed).toMatchObject({ name: '李明', age: 9, interests: ['Music', 'Art'], preferredThemes: ['Courage'] })
  expect(await person.call(profiles.update, { params: { id: child.id }, body: {} })).toMatchObject({ age: 9 })

  await person.call(profiles.remove, { params: { id: child.id } })
  expect(await person.call(profiles.list)).toEqual([])
  expect(await person.refused(profiles.remove, { params: { id: child.id } })).toMatchObject({ status: 404, code: 'profile_not_found' })
})

test('each rule of the form is kept, with its words', async () => {
  const person = await signUp(house)
  const right = { name: 'Mia', interests: ['Space'], favoriteAnimals: ['Fox'], preferredThemes: ['Courage'] }
  const said = async (changes: object) => {
    const { message, field } = await person.refused(profiles.create, { body: { ...right, ...changes } })
    return [field, message]
  }
  expect(await said({ name: '  ' })).toEqual(['name', 'Name is required'])
  expect(await said({ name: undefined })).toEqual(['name', 'Name is required'])
  expect(await said({ interests: [] })).toEqual(['interests', 'At least one interest is required'])
  expect(await said({ favoriteAnimals: [] })).toEqual(['favoriteAnimals', 'At least one favorite animal is required'])
  expect(await said({ preferredThemes: undefined })).toEqual(['preferredThemes', 'At least one preferred theme is required'])
  for (const age of [0, 19, 5.5]) expect((await said({ age }))[0]).toBe('age')
  expect(await person.call(profiles.list)).toEqual([])
})

test('the face of a profile is the portrait of one of the account’s characters and nothing from elsewhere', async () => {
  const person = await signUp(house)
  const { id } = await makeCharacter(person)
  const avatarUrl = `/api/characters/${id}/portrait.svg`
  const child = await makeChild(person, { avatarUrl })
  expect(child.avatarUrl).toBe(avatarUrl)
  for (const elsewhere of ['https://example.org/face.png', '//example.org/face', 'javascript:alert(1)']) {
    const { field } = await person.refused(profiles.update, { params: { id: child.id }, body: { avatarUrl: elsewhere } })
    expect(field).toBe('avatarUrl')
  }
  expect(await person.call(profiles.update, { params: { id: child.id }, body: { avatarUrl: null } })).toMatchObject({ avatarUrl: null })
  expect(await person.call(characters.list)).toHaveLength(1)
})

test('a profile has its initial again once the character whose face it had is gone', async () => {
  const person = await signUp(house)
  const [gone, kept] = [await makeCharacter(person), await makeCharacter(person)]
  const child = await makeChild(person, { avatarUrl: `/api/characters/${gone.id}/portrait.svg` })
  const other = await makeChild(person, { avatarUrl: `/api/characters/${kept.id}/portrait.svg` })
  await person.call(characters.remove, { params: { id: gone.id } })
  const faces = Object.fromEntries((await person.call(profiles.list)).map(each => [each.id, each.avatarUrl]))
  expect(faces).toEqual({ [child.id]: null, [other.id]: other.avatarUrl })
})
