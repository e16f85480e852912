import { endpoints } from '@nightlight/contract/endpoints'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { makeStory, signUp } from '../../testing/builders.ts'

const { favorites, stories } = endpoints
const house = await testApp()

test('a story is marked as a favourite, twice is as once, and the mark is taken away again', async () => {
  const person = await signUp(house)
  const { id } = await makeStory(person, { childName: 'Loved' })
  await makeStory(person, { childName: 'Other' })

  const marked = await person.call(favorites.add, { body: { storyId: id } })
  expect(await person.call(favorites.add, { body: { storyId: id } })).toEqual(marked)
  expect(await person.call(stories.get, { params: { id } })).toMatchObject({ isFavorite: true })
  expect(await person.call(favorites.list)).toMatchObject([{ id, childName: 'Loved', isFavorite: true }])
  expect(await person.call(favorites.list, { query: { view: 'card' } })).toMatchObject({ stories: [{ id }], nextCursor: null })

  await person.call(favorites.remove, { params: { storyId: id } })
  await person.call(favorites.remove, { params: { storyId: id } })
  expect(await person.call(favorites.list)).toEqual([])
  expect(await person.call(stories.get, { params: { id } })).toMatchObject({ isFavorite: false })
})

test('only a story of one’s own can be a favourite', async () => {
  const [person, other] = [await signUp(house), await signUp(house)]
  const { id } = await makeStory(other)
  expect(await person.refused(favorites.add, { body: { storyId: id } })).toMatchObject({ status: 404, field: 'storyId' })
  expect(await person.refused(favorites.add, { body: { storyId: 999_999 } })).toMatchObject({ status: 404, field: 'storyId' })
})
