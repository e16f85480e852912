import type { Endpoint } from '@nightlight/contract/endpoint'
import { endpoints } from '@nightlight/contract/endpoints'
import { errorReplySchema } from '@nightlight/contract/errors'
import { is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { InjectOptions } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as schema from '../database/schema.ts'
import { testApp } from '../testing/app.ts'
import { makeCharacter, makeChild, makeStory, password, signUp, storyRequest } from '../testing/builders.ts'

const house = await testApp()
const person = await signUp(house)
const story = await makeStory(person)
const child = await makeChild(person)
const sibling = await makeChild(person, { name: 'Ben' })
const character = await makeCharacter(person)

/** Everything in the database, as text. */
async function everything() {
  const rows = Object.values(schema).map(async table => (is(table, PgTable) ? await house.db.select().from(table) : []))
  return JSON.stringify(await Promise.all(rows))
}

let before: string
beforeEach(async () => {
  before = await everything()
})
afterEach(async () => {
  expect(await everything()).toBe(before)
})

const { auth, stories, favorites, learning, characters, billing } = endpoints
const profiles = endpoints['child-profiles']
const detail = 'something'

/** A right body for every call that takes one; each of its fields is then made wrong. */
const bodies = new Map<Endpoint, Record<string, unknown>>([
  [auth.register, { email: 'new@example.org', password, firstName: 'Ann', lastName: 'Lee' }],
  [auth.login, { email: 'new@example.org', password }],
  [auth.forgottenPassword, { email: 'new@example.org', language: 'en' }],
  [auth.resetPassword, { token: 'abc', password }],
  [auth.changePassword, { currentPassword: 'abc', newPassword: password }],
  [auth.deleteAccount, { password: 'abc' }],
  [auth.modelConsent, { enabled: true }],
  [
    stories.create,
    {
      ...storyRequest(),
      difficulty: 'beginner',
      characterId: character.id,
      childId: child.id,
      companionId: sibling.id,
      setting: 'Cloud City',
      mood: 'calm',
      includeChild: true,
      childRole: 'hero',
      moralLesson: detail,
      favoriteColor: detail,
      specialTalent: detail,
      bestFriend: detail,
      dreamDestination: detail,
      magicalPower: detail,
      challenge: detail,
      language: 'en',
      writer: 'builtin',
      seed: 7,
      userId: person.user.id,
    },
  ],
  [stories.try, { childName: 'Mia', animal: 'Fox', language: 'en' }],
  [favorites.add, { storyId: story.id }],
  [
    profiles.create,
    {
      name: 'Mia',
      age: 5,
      readingLevel: 'beginner',
      interests: ['Space'],
      favoriteAnimals: ['Fox'],
      preferredThemes: ['Courage'],
      favoriteGenres: ['Tales'],
      difficulty: 'beginner',
      avatarUrl: `/api/characters/${character.id}/portrait.svg`,
    },
  ],
  [stories.rename, { title: 'Mine' }],
  [profiles.update, { name: 'Mia', age: 5, interests: ['Space'], favoriteAnimals: ['Fox'], preferredThemes: ['Courage'] }],
  [learning.answerQuestion, { questionId: 1, answer: 'the owl', timeToAnswer: 3 }],
  [learning.updateWord, { masteryLevel: 60 }],
  [
    learning.completeActivity,
    { childId: child.id, activityId: 1, completed: true, notes: 'Nice', rating: 5, timeSpent: 3, completedAt: '2026-01-01T00:00:00Z' },
  ],
  [learning.updateReading, { progressPercentage: 50, readingTimeMinutes: 3 }],
  [characters.create, { name: 'Mia', customization: { hair: 'long' } }],
  [characters.update, { name: 'Mia', customization: { hair: 'long' } }],
  [billing.createCheckout, { priceId: 'test_starter', userId: person.user.id }],
  [billing.verifyPayment, { sessionId: 'abc' }],
  [billing.testCheckoutPay, { action: 'pay', cardNumber: '4242' }],
])

/** Characters that a password or a token may well hold. */
const secrets = new Set(['password', 'currentPassword', 'newPassword', 'token'])
const ids: Record<string, string | number> = {
  id: story.id,
  storyId: story.id,
  wordId: 1,
  sessionId: 'abc',
  provider: 'none',
  key: 'a-key',
}

const all: Endpoint[] = Object.values(endpoints).flatMap(table => Object.values<Endpoint>(table))
const nameOf = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`
const pathOf = (endpoint: Endpoint, changed: Record<string, string> = {}) =>
  endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(changed[name] ?? ids[name]))

async function refusal(endpoint: Endpoint, options: InjectOptions) {
  const { status, text } = await person.send({ method: endpoint.method, url: pathOf(endpoint), ...options })
  const said = `${nameOf(endpoint)} ${String(options.url ?? JSON.stringify(options.payload)).slice(0, 120)} → ${status} ${text.slice(0, 200)}`
  expect(status, said).toBeGreaterThanOrEqual(400)
  expect(status, said).toBeLessThan(500)
  return { status, said, ...errorReplySchema.parse(JSON.parse(text)) }
}

function wrongValues(field: string, right: unknown): unknown[] {
  const wrongType = typeof right === 'string' ? 12_345 : 'not at all'
  const values: unknown[] = [wrongType, { some: 'thing' }]
  if (typeof right === 'number') values.push(-1, 1.5, 1e300)
  if (typeof right === 'string') values.push('a\u0000b', 'long '.repeat(1000))
  if (typeof right === 'string' && !secrets.has(field)) values.push('<script>alert(1)</script>', '<img src=x onerror=alert(1)>')
  if (Array.isArray(right))
    values.push(
      [12_345],
      ['<b>Unknown</b>'],
      [null],
      Array.from({ length: 500 }, () => right[0]).map((value, i) => `${value}${i}`),
    )
  return values
}

describe.each([...bodies].map(([endpoint, body]) => ({ name: nameOf(endpoint), endpoint, body })))('$name', ({ endpoint, body }) => {
  test('refuses each field that is of the wrong type, unknown, too long, or holds markup or a NUL, and names it', async () => {
    for (const [field, right] of Object.entries(body)) {
      for (const wrong of wrongValues(field, right)) {
        // Seconds may have a fraction.
        if (field === 'timeToAnswer' && wrong === 1.5) continue
        const { said, field: named } = await refusal(endpoint, { payload: { ...body, [field]: wrong } })
        expect(named?.split('.')[0], said).toBe(field)
      }
    }
  })

  test('refuses a body that is no object, no JSON, broken, of another type or of ten megabytes', async () => {
    const json = { 'content-type': 'application/json' }
    const payloads = ['[]', '"text"', '12', 'null', '{"a":', '{"a":1}}', '\u0000', '{"__proto__":{"polluted":true}}']
    for (const payload of payloads) {
      const { status, said } = await refusal(endpoint, { payload, headers: json })
      expect(status, said).toBe(400)
    }
    expect(await refusal(endpoint, { payload: 'a=1', headers: { 'content-type': 'text/plain' } })).toMatchObject({ status: 415 })
    expect(await refusal(endpoint, { payload: `{"a":"${'x'.repeat(10_000_000)}"}`, headers: json })).toMatchObject({
      status: 413,
      field: 'body',
    })
  })
})

test('every call with a body is in the list above', () => {
  expect(all.filter(endpoint => endpoint.body && !bodies.has(endpoint)).map(nameOf)).toEqual([])
})

test('an id that is no whole number is refused by name', async () => {
  const wrong = ['abc', '1e3', '-1', '0', '1.5', '%00', '99999999999999999999', 'NaN', '1%27%20or%201=1', '%3Cb%3E', '1%2F2', '٣']
  for (const endpoint of all) {
    for (const name of [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)) {
      if (typeof ids[name] === 'string') continue
      for (const value of wrong) {
        const { status, field, said } = await refusal(endpoint, {
          url: pathOf(endpoint, { [name]: value }),
          payload: bodies.get(endpoint) ?? {},
        })
        expect([status, field], said).toEqual([400, name])
      }
    }
  }
})

test('a query that makes no sense is refused by name', async () => {
  for (const query of ['view=all', 'limit=0', 'limit=1000', 'limit=x', 'cursor=%00', 'cursor=-1', 'view=card&view=full']) {
    const { field, said } = await refusal(stories.list, { url: `${stories.list.path}?${query}` })
    expect(field, said).toBe(query.split('=')[0])
  }
})

test('paths that nothing answers to, broken ones and wild methods are refused as JSON', async () => {
  for (const url of ['/api/nothing', '/api/%zz', '/api/stories/1/%00', '/api/../etc/passwd', '/nothing.json'])
    await refusal(stories.get, { url })
  await refusal(stories.get, { method: 'DELETE', url: '/api/my-stories' })
})

test('an Idempotency-Key that is no key is refused by name', async () => {
  for (const key of ['', 'two words', 'x'.repeat(201)]) {
    const { field, said } = await refusal(stories.create, { payload: storyRequest(), headers: { 'idempotency-key': key } })
    expect(field, said).toBe('idempotency-key')
  }
})
