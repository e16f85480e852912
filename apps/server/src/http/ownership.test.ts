import type { Endpoint } from '@nightlight/contract/endpoint'
import { endpoints } from '@nightlight/contract/endpoints'
import { is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import * as schema from '../database/schema.ts'
import { testApp } from '../testing/app.ts'
import { makeCharacter, makeChild, makeStory, signUp, storyRequest } from '../testing/builders.ts'

const { stories, favorites, learning, characters, billing } = endpoints
const profiles = endpoints['child-profiles']

const house = await testApp()
const owner = await signUp(house)
const stranger = await signUp(house)

const story = await makeStory(owner)
const child = await makeChild(owner)
const character = await makeCharacter(owner)
const id = { id: story.id }
const [question] = await owner.call(learning.questions, { params: id })
const [word] = await owner.call(learning.vocabulary, { params: id })
const [activity] = await owner.call(learning.activities, { params: id })
const own = { story: await makeStory(stranger), child: await makeChild(stranger) }
if (!question || !word || !activity) throw new Error('the story came without learning material')

const answer = { questionId: question.id, answer: question.correctAnswer }
const reading = { progressPercentage: 100, readingTimeMinutes: 9 }
const done = { completed: true, rating: 5 }
const avatarUrl = `/api/characters/${character.id}/portrait.svg`
const profile = { name: 'Mia', interests: ['Space'], favoriteAnimals: ['Fox'], preferredThemes: ['Courage'] }

/** Every way of reaching for what is another's: its id in the path, or in the body beside something of one's own. */
const reaches: [Endpoint, { params?: Record<string, number | string>; body?: unknown }][] = [
  [stories.get, { params: id }],
  [stories.rename, { params: id, body: { title: 'Mine' } }],
  [stories.remove, { params: id }],
  [stories.cover, { params: id }],
  [stories.pages, { params: id }],
  [stories.pagePicture, { params: { ...id, number: 1 } }],
  [stories.keepsake, { params: id }],
  [stories.progress, { params: { key: 'a-key-of-another' } }],
  [stories.create, { body: storyRequest({ characterId: character.id }) }],
  [stories.create, { body: storyRequest({ childId: child.id }) }],
  [stories.create, { body: storyRequest({ companionId: child.id }) }],
  [stories.create, { body: storyRequest({ childId: own.child.id, companionId: child.id }) }],
  [favorites.add, { body: { storyId: story.id } }],
  [favorites.remove, { params: { storyId: story.id } }],
  [profiles.create, { body: { ...profile, avatarUrl } }],
  [profiles.update, { params: { id: child.id }, body: { name: 'Mine' } }],
  [profiles.update, { params: { id: own.child.id }, body: { avatarUrl } }],
  [profiles.remove, { params: { id: child.id } }],
  [profiles.keepsakes, { params: { id: child.id } }],
  [learning.questions, { params: id }],
  [learning.vocabulary, { params: id }],
  [learning.activities, { params: id }],
  [learning.assessments, { params: { id: child.id } }],
  [learning.answerQuestion, { params: { id: child.id }, body: answer }],
  [learning.answerQuestion, { params: { id: own.child.id }, body: answer }],
  [learning.vocabularyProgress, { params: { id: child.id } }],
  [learning.updateWord, { params: { id: child.id, wordId: word.id }, body: { masteryLevel: 100 } }],
  [learning.updateWord, { params: { id: own.child.id, wordId: word.id }, body: { masteryLevel: 100 } }],
  [learning.reviewWords, { params: { id: child.id } }],
  [learning.activityProgress, { params: { id: child.id } }],
  [learning.completeActivity, { body: { ...done, childId: child.id, activityId: activity.id } }],
  [learning.completeActivity, { body: { ...done, childId: own.child.id, activityId: activity.id } }],
  [learning.readingProgress, { params: { id: child.id } }],
  [learning.updateReading, { params: { id: child.id, storyId: story.id }, body: reading }],
  [learning.updateReading, { params: { id: own.child.id, storyId: story.id }, body: reading }],
  [learning.updateReading, { params: { id: child.id, storyId: own.story.id }, body: reading }],
  [learning.progressReport, { params: { id: child.id } }],
  [learning.childReport, { params: { id: child.id } }],
  [learning.progressReportCsv, { params: { id: child.id } }],
  [characters.update, { params: { id: character.id }, body: { name: 'Mine' } }],
  [characters.remove, { params: { id: character.id } }],
  [characters.portrait, { params: { id: character.id } }],
  [billing.verifyPayment, { body: { sessionId: 'another-s' } }],
  [billing.testCheckoutPage, { params: { sessionId: 'another-s' } }],
  [billing.testCheckoutPay, { params: { sessionId: 'another-s' }, body: { action: 'pay' } }],
]

const all: Endpoint[] = Object.values(endpoints).flatMap(table => Object.values<Endpoint>(table))
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

async function everything() {
  const rows = Object.values(schema).map(async table => (is(table, PgTable) ? await house.db.select().from(table) : []))
  return JSON.stringify(await Promise.all(rows))
}

test.each(reaches.map(([endpoint, request]) => ({ name: nameOf(endpoint), endpoint, request })))(
  'what is another’s is not found and not changed: $name $request',
  async ({ endpoint, request }) => {
    const before = await everything()
    expect((await stranger.refused(endpoint, request)).status).toBe(404)
    expect(await everything()).toBe(before)
  },
)

test('every call that names something owned is in the walk', () => {
  const walked = new Set(reaches.map(([endpoint]) => endpoint))
  const missing = all.filter(endpoint => endpoint.access === 'user' && endpoint.path.includes(':') && !walked.has(endpoint))
  expect(missing.map(nameOf)).toEqual([])
})

test('lists hold nothing of another’s', async () => {
  const lists = [stories.list, favorites.list, profiles.list, characters.list, billing.history, endpoints.auth.exportData]
  const newcomer = await signUp(house)
  for (const endpoint of lists)
    expect(JSON.stringify(await newcomer.call<Endpoint>(endpoint)), nameOf(endpoint)).not.toContain(owner.user.id)
})

test('nobody who is not signed in gets further than the open calls', async () => {
  for (const endpoint of all.filter(({ access }) => access === 'user')) {
    const params = { id: story.id, storyId: story.id, wordId: word.id, sessionId: 'another-s' }
    expect((await house.visitor().refused(endpoint, { params, body: {} })).status, nameOf(endpoint)).toBe(401)
  }
})
