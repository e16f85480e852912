import { endpoints } from '@nightlight/contract/endpoints'
import type { CreateStoryInput } from '@nightlight/contract/stories'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { makeCharacter, makeChild, makeStory, type Person, signUp, storyRequest } from '../../testing/builders.ts'

const { auth, learning, stories } = endpoints
const profiles = endpoints['child-profiles']
const house = await testApp({ env: { STORY_CREDIT_COST: '0' } })

/** A family of three children, and how it makes a story. */
async function family() {
  const person = await signUp(house)
  await house.db.execute(`update users set premium_until = '2040-01-01' where id = '${person.user.id}'`)
  const mia = await makeChild(person, { name: 'Mia', pronouns: 'she' })
  const ben = await makeChild(person, { name: 'Benedikt', pronouns: 'he' })
  const zoe = await makeChild(person, { name: 'Zoe' })
  const tell = async (changes: Partial<CreateStoryInput>) => {
    const made = await makeStory(person, changes)
    return { ...made, ...(await person.call(stories.get, { params: { id: made.id } })) }
  }
  return { person, mia, ben, zoe, tell }
}

const cardsOf = async (person: Person, query: object) => {
  const reply = await person.call(stories.list, { query: { view: 'card', ...query } })
  return Array.isArray(reply) ? [] : reply.stories.map(({ id }) => id)
}
const told = async (person: Person, id: number) =>
  (await person.call(profiles.keepsakes, { params: { id } })).flatMap(({ tale, told }) => (told > 0 ? [tale] : []))

test('another child comes along where a best friend would, by name and pronoun, in every language', async () => {
  const { person, mia, ben, tell } = await family()
  const made = await tell({ childId: mia.id, companionId: ben.id, theme: 'Gratitude', storyLength: 'long' })
  expect(made).toMatchObject({ childId: mia.id, companionId: ben.id, bestFriend: 'Benedikt', bestFriendPronouns: 'he' })
  expect(made.content).toContain('Benedikt')
  const inGerman = await person.call(stories.get, { params: { id: made.id }, query: { language: 'de' } })
  expect(inGerman.content).toContain('Benedikt')
})

test('a story of two stands on both shelves, and on no third', async () => {
  const { person, mia, ben, zoe, tell } = await family()
  const { id, tale } = await tell({ childId: mia.id, companionId: ben.id })
  for (const child of [mia, ben]) {
    expect(await cardsOf(person, { childId: child.id })).toEqual([id])
    expect(await told(person, child.id)).toEqual([tale])
  }
  expect(await cardsOf(person, { childId: zoe.id })).toEqual([])
  expect(await told(person, zoe.id)).toEqual([])
})

test('what one of two has heard is known, and is told in another place', async () => {
  const { mia, ben, zoe, tell } = await family()
  const first = await tell({ childId: mia.id, companionId: ben.id, theme: 'Gratitude' })
  expect(first.heardBefore).toBe(false)
  const alone = await tell({ childId: ben.id, theme: 'Gratitude' })
  expect(alone.heardBefore).toBe(true)
  expect(alone.setting).not.toBe(first.setting)
  // Zoe has heard nothing, but Ben comes along.
  const along = await tell({ childId: zoe.id, companionId: ben.id, theme: 'Gratitude' })
  expect(along.heardBefore).toBe(true)
  expect([first.setting, alone.setting]).not.toContain(along.setting)
  expect((await tell({ theme: 'Gratitude' })).heardBefore).toBe(false)
})

test('a friend remembers who came along, and does not say so to a child who was not there', async () => {
  const { mia, ben, zoe, tell } = await family()
  await tell({ childId: mia.id, companionId: ben.id, theme: 'Gratitude', animal: 'Fox' })
  const remembers = 'Remember the night of the three hics?'
  expect((await tell({ childId: zoe.id, companionId: ben.id, theme: 'Patience', animal: 'Fox' })).content).not.toContain(remembers)
  expect((await tell({ childId: ben.id, theme: 'Patience', animal: 'Fox' })).content).toContain(remembers)
})

test('a companion is another child than the one whose story it is, and not a best friend beside', async () => {
  const { person, mia, ben } = await family()
  const refused = (changes: Partial<CreateStoryInput>) => person.refused(stories.create, { body: storyRequest(changes) })
  const invalid = { status: 400, code: 'invalid_input' }
  expect(await refused({ childId: mia.id, companionId: mia.id })).toMatchObject({ ...invalid, field: 'companionId' })
  expect(await refused({ companionId: ben.id, bestFriend: 'Noor' })).toMatchObject({ ...invalid, field: 'bestFriend' })
  expect(await refused({ companionId: ben.id, bestFriendPronouns: 'she' })).toMatchObject({ ...invalid, field: 'bestFriendPronouns' })
  const missing = { status: 404, code: 'profile_not_found', field: 'companionId' }
  expect(await refused({ companionId: ben.id + 1000 })).toMatchObject(missing)
  const stranger = await makeChild(await signUp(house))
  expect(await refused({ childId: mia.id, companionId: stranger.id })).toMatchObject(missing)
  expect(await cardsOf(person, {})).toEqual([])
})

test('each of two has reading and a quiz of its own', async () => {
  const { person, mia, ben, tell } = await family()
  const { id: storyId } = await tell({ childId: mia.id, companionId: ben.id })
  const [question] = await person.call(learning.questions, { params: { id: storyId } })
  if (!question) throw new Error('the story came without questions')
  const answer = (id: number, given: string) =>
    person.call(learning.answerQuestion, { params: { id }, body: { questionId: question.id, answer: given } })
  await answer(mia.id, 'the moon did it')
  expect(await person.call(learning.assessments, { params: { id: ben.id } })).toEqual([])
  await answer(ben.id, question.correctAnswer)
  const average = async (id: number) => (await person.call(learning.progressReport, { params: { id } })).comprehensionAverage
  expect([await average(mia.id), await average(ben.id)]).toEqual([0, 100])

  const body = { progressPercentage: 100, readingTimeMinutes: 4 }
  await person.call(learning.updateReading, { params: { id: ben.id, storyId }, body })
  expect(await cardsOf(person, { childId: ben.id, reading: 'finished' })).toEqual([storyId])
  expect(await cardsOf(person, { childId: mia.id, reading: 'finished' })).toEqual([])
})

test('whoever comes along is drawn as on its portrait, as long as it has one', async () => {
  const { person, mia, ben, tell } = await family()
  const character = await makeCharacter(person)
  const { id } = await tell({ childId: mia.id, companionId: ben.id, theme: 'Gratitude', storyLength: 'long' })
  const pages = await person.call(stories.pages, { params: { id } })
  const pictures = () => Promise.all(pages.map(async ({ picture }) => (await person.send({ method: 'GET', url: picture })).text))
  const before = await pictures()
  await person.call(profiles.update, {
    params: { id: ben.id },
    body: { avatarUrl: `/api/characters/${character.id}/portrait.svg` },
  })
  expect(await pictures()).not.toEqual(before)
  await person.call(endpoints.characters.remove, { params: { id: character.id } })
  expect(await pictures()).toEqual(before)
})

test('the story stays, and is the other child’s, when the profile of one goes; the data that is downloaded says who came along', async () => {
  const { person, mia, ben, tell } = await family()
  const { id, tale } = await tell({ childId: mia.id, companionId: ben.id })
  const { text } = await person.send({ method: 'GET', url: auth.exportData.path })
  expect(JSON.parse(text).stories).toMatchObject([{ id, childId: mia.id, companionId: ben.id }])
  await person.call(profiles.remove, { params: { id: mia.id } })
  const kept = await person.call(stories.get, { params: { id } })
  expect(kept).toMatchObject({ childId: null, companionId: ben.id, userId: person.user.id })
  expect(await told(person, ben.id)).toEqual([tale])
  // What Ben was told is not what was told to nobody in particular.
  expect((await tell({ theme: kept.theme })).heardBefore).toBe(false)
  await person.call(profiles.remove, { params: { id: ben.id } })
  expect(await person.call(stories.get, { params: { id } })).toMatchObject({ childId: null, companionId: null, bestFriend: 'Benedikt' })
})
