import { endpoints } from '@nightlight/contract/endpoints'
import { libraryOf } from '@nightlight/storyteller/content/library'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { stories as storyTable } from '../../database/schema.ts'
import { testApp } from '../../testing/app.ts'
import { makeChild, makeStory, signUp, storyRequest } from '../../testing/builders.ts'

const { stories } = endpoints
const house = await testApp()

test('a story that is a tale answers the tale’s id, the friend’s name and the beat of every paragraph', async () => {
  const person = await signUp(house)
  const { id } = await makeStory(person, { theme: 'Gratitude', animal: 'Fox' })
  const story = await person.call(stories.get, { params: { id } })
  expect(story).toMatchObject({ tale: 'hiccups', friendName: libraryOf('en').friend('Fox').name })
  expect(story.content).toContain(story.friendName)
  expect(story.paragraphs?.map(({ text }) => text).join('\n\n')).toBe(story.content)
  expect(story.paragraphs?.[0]?.beat).toBe('pyjamas')
  expect(story.paragraphs?.at(-1)?.beat).toBe('bed')
})

test('a friend has the same name in every story', async () => {
  const person = await signUp(house)
  const made = [await makeStory(person, { theme: 'Gratitude' }), await makeStory(person, { theme: 'Kindness', setting: 'Cloud City' })]
  const told = await Promise.all(made.map(({ id }) => person.call(stories.get, { params: { id } })))
  expect(new Set(told.map(({ friendName }) => friendName)).size).toBe(1)
})

test('the child and its best friend are spoken of as the request says, and by their names where it says nothing', async () => {
  const person = await signUp(house)
  const body = storyRequest({ theme: 'Gratitude', childName: 'Robin', animal: 'Fox', difficulty: 'intermediate', storyLength: 'long' })
  const asked = { ...body, pronouns: 'he', bestFriend: 'Kim', bestFriendPronouns: 'they' } as const
  const { id } = await person.call(stories.create, { body: asked })
  expect(await person.call(stories.get, { params: { id } })).toMatchObject({ pronouns: 'he', bestFriendPronouns: 'they' })
  const nobody = await person.call(stories.get, { params: { id: (await person.call(stories.create, { body })).id } })
  expect(nobody).toMatchObject({ pronouns: null, bestFriendPronouns: null })

  const refused = await person.refused(stories.create, { body: { ...body, pronouns: 'it' } })
  expect(refused).toMatchObject({ status: 400, field: 'pronouns' })
})

test('a profile keeps how stories speak of the child', async () => {
  const person = await signUp(house)
  const child = await makeChild(person, { pronouns: 'they' })
  expect(child.pronouns).toBe('they')
  expect((await makeChild(person)).pronouns).toBeNull()
  const profiles = endpoints['child-profiles']
  const params = { id: child.id }
  expect(await person.call(profiles.update, { params, body: { pronouns: null } })).toMatchObject({ pronouns: null, name: child.name })
})

test('a story is told again in another language and at another level, beat for beat, with the same cast, and nothing of that is kept', async () => {
  const person = await signUp(house)
  const asked = { theme: 'Gratitude', storyLength: 'long', bestFriend: 'Noor', favoriteColor: 'turquoise', language: 'en' } as const
  const { id } = await makeStory(person, asked)
  const get = (query: object) => person.call(stories.get, { params: { id }, query })
  const story = await get({})
  const spanish = await get({ language: 'es', difficulty: 'advanced' })
  expect(spanish).toMatchObject({ id, language: 'es', difficulty: 'advanced', tale: story.tale, setting: story.setting, mood: story.mood })
  expect(spanish.title).not.toBe(story.title)
  expect(spanish.content).toContain('Noor')
  expect(spanish.content).toContain('turquesa')
  expect((await get({ language: 'zh' })).content).toContain('蓝绿色')
  const beats = (each: typeof story) => [...new Set(each.paragraphs?.map(({ beat }) => beat))]
  expect(beats(spanish)).toEqual(beats(story))
  expect(await get({ language: 'es', difficulty: 'advanced' })).toEqual(spanish)
  expect(await get({})).toEqual(story)
})

test('a story from before there were tales, or that a model told, cannot be told otherwise, and says so', async () => {
  const person = await signUp(house)
  const { id } = await makeStory(person)
  const inFrench = { params: { id }, query: { language: 'fr' } }
  for (const change of [{ writer: 'model' as const }, { writer: 'builtin' as const, tale: null, beats: null }]) {
    await house.db.update(storyTable).set(change).where(eq(storyTable.id, id))
    expect(await person.refused(stories.get, inFrench)).toMatchObject({ status: 409, code: 'not_retold' })
  }
  expect(await person.refused(stories.get, { params: { id }, query: { language: 'tlh' } })).toMatchObject({
    status: 400,
    field: 'language',
  })
})
