import { endpoints } from '@nightlight/contract/endpoints'
import { languages } from '@nightlight/contract/enums'
import { type CreateStoryInput, newStorySchema, storyCreatedSchema, storyProgressSchema } from '@nightlight/contract/stories'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { creditLedger, modelUsage, users } from '../../database/schema.ts'
import { testApp } from '../../testing/app.ts'
import { type Person, signUp, storyRequest } from '../../testing/builders.ts'
import { cut, failing, good, type Manner, slow, startModelServer, tokens } from '../../testing/model-server.ts'

const { auth, stories, learning } = endpoints
const model = await startModelServer()
const house = await testApp({
  env: { MODEL_BASE_URL: model.url, MODEL_NAME: 'test-model', MODEL_TIMEOUT_SECONDS: '15', MODEL_AT_ONCE: '1', WELCOME_CREDITS: '100' },
})
const { db } = house
let address = ''
beforeAll(async () => {
  address = await house.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => model.close())

const wanted = (changes: Partial<CreateStoryInput> = {}) =>
  storyRequest({ childName: 'Lukas', bestFriend: 'Noor', setting: 'Cloud City', language: 'en', writer: 'model', ...changes })

/** From now on the model answers in this manner to this request. */
const answer = (manner: Manner, body: CreateStoryInput) => {
  const { userId: _, writer: __, characterId: ___, ...request } = newStorySchema.parse(body)
  model.become(manner, request)
}

async function somebody(): Promise<Person> {
  const person = await signUp(house)
  await person.call(auth.modelConsent, { body: { enabled: true } })
  return person
}

const chargesOf = async (person: Person) =>
  (await db.select().from(creditLedger).where(eq(creditLedger.userId, person.user.id))).filter(({ kind }) => kind === 'story')

/** As the browser asks: over the wire, so that a page can be left. */
const post = (person: Person, body: CreateStoryInput, key: string, signal?: AbortSignal) =>
  fetch(`${address}/api/stories`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `nightlight_session=${person.cookie()}`, 'idempotency-key': key },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  })

async function follow(person: Person, key: string) {
  const reply = await fetch(`${address}/api/stories/progress/${key}`, { headers: { cookie: `nightlight_session=${person.cookie()}` } })
  expect(reply.headers.get('content-type')).toContain('text/event-stream')
  const text = await reply.text()
  return [...text.matchAll(/^data: (.+)$/gm)].map(([, data]) => storyProgressSchema.parse(JSON.parse(data ?? '')))
}

test('a model writes only for an account that allows it, and the consent is kept with its date', async () => {
  const person = await signUp(house)
  expect(person.user.model).toEqual({ name: 'test-model', host: new URL(model.url).host, consentedAt: null })
  expect(await person.refused(stories.create, { body: wanted() })).toMatchObject({ status: 403, code: 'model_not_allowed' })
  const allowed = await person.call(auth.modelConsent, { body: { enabled: true } })
  expect(Date.parse(allowed.model?.consentedAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
  expect((await person.call(auth.modelConsent, { body: { enabled: false } })).model?.consentedAt).toBeNull()
  expect(await person.refused(stories.create, { body: wanted() })).toMatchObject({ status: 403 })
})

test('consent is for one address: where the operator names another one, the account is asked anew', async () => {
  const person = await somebody()
  await db.update(users).set({ modelConsentHost: 'elsewhere.example.org' }).where(eq(users.id, person.user.id))
  expect((await person.call(auth.user)).model?.consentedAt).toBeNull()
  expect(await person.refused(stories.create, { body: wanted() })).toMatchObject({ status: 403, code: 'model_not_allowed' })
})

test.each(languages)(
  'a story that a model wrote in %s is saved with its learning material, charged once, and remembers its writer',
  async language => {
    const person = await somebody()
    const [childName, bestFriend] = language === 'zh' ? ['李明', '王芳'] : ['Lukas', 'Noor']
    const body = wanted({ language, childName, bestFriend })
    answer(good, body)
    const made = await person.call(stories.create, { body })
    expect(made).toMatchObject({ writer: 'model', creditsRemaining: 95 })
    const story = await person.call(stories.get, { params: { id: made.id } })
    expect(story).toMatchObject({ writer: 'model', childName })
    expect(story.content).toContain(childName)
    expect(story.content).toContain(bestFriend)
    expect(await person.call(learning.questions, { params: { id: made.id } })).toHaveLength(5)
    expect(await chargesOf(person)).toHaveLength(1)
    expect(await db.select().from(modelUsage).where(eq(modelUsage.storyId, made.id))).toMatchObject([
      { model: 'test-model', writer: 'model', outcome: 'told', attempts: 1, tokensIn: tokens.in, tokensOut: tokens.out },
    ])
  },
)

test.each([
  ['fails', failing(401)],
  ['breaks off', cut],
  ['says something else', () => 'No.'],
] as const)('where the model %s, the story is ours, charged once, and the answer says who told it', async (_what, manner) => {
  const person = await somebody()
  const body = wanted()
  answer(manner, body)
  const made = await person.call(stories.create, { body })
  expect(made).toMatchObject({ writer: 'builtin', creditsRemaining: 95 })
  expect((await person.call(stories.get, { params: { id: made.id } })).writer).toBe('builtin')
  expect(await chargesOf(person)).toHaveLength(1)
  // So that the failures of this test do not send the model to rest.
  answer(good, body)
  await person.call(stories.create, { body })
})

test('what is being done is told while it is done, on the request’s own key, and to nobody else', async () => {
  const person = await somebody()
  const other = await somebody()
  const body = wanted()
  answer(slow(300), body)
  const steps = follow(person, 'mine')
  const [made] = await Promise.all([post(person, body, 'mine'), new Promise(resolve => setTimeout(resolve, 50))])
  expect(made.status).toBe(201)
  expect((await steps).map(({ step }) => step)).toEqual(['planning', 'writing', 'checking', 'saving'])
  expect(other.user.id).not.toBe(person.user.id)
})

test('leaving the page loses nothing, and asking again with the same key gets the same story', async () => {
  const person = await somebody()
  const body = wanted()
  answer(slow(400), body)
  const page = new AbortController()
  const left = post(person, body, 'left', page.signal).catch(() => 'gone')
  while (model.asked.length === 0) await new Promise(resolve => setTimeout(resolve, 10))
  page.abort()
  expect(await left).toBe('gone')
  const again = storyCreatedSchema.parse(await (await post(person, body, 'left')).json())
  expect(model.asked).toHaveLength(1)
  expect(await person.call(stories.list)).toMatchObject([{ id: again.id, writer: 'model' }])
  expect(await chargesOf(person)).toHaveLength(1)
})

test('an account has one story written at a time; a server as many as it may, the others in their order', async () => {
  const [first, second, third] = [await somebody(), await somebody(), await somebody()]
  const body = wanted()
  answer(slow(300), body)
  const order: string[] = []
  const begin = (person: Person, name: string) => post(person, body, name).then(reply => order.push(`${name} ${reply.status}`))
  const one = begin(first, 'first')
  while (model.asked.length === 0) await new Promise(resolve => setTimeout(resolve, 10))
  expect(await first.refused(stories.create, { body })).toMatchObject({ status: 409, code: 'story_in_progress' })
  const two = begin(second, 'second')
  await new Promise(resolve => setTimeout(resolve, 50))
  const three = begin(third, 'third')
  const steps = await follow(third, 'third')
  await Promise.all([one, two, three])
  expect(order).toEqual(['first 201', 'second 201', 'third 201'])
  expect(steps.filter(({ step }) => step === 'waiting')).toEqual([
    { step: 'waiting', place: 2 },
    { step: 'waiting', place: 1 },
  ])
})

test('a server that is asked to stop finishes the story that a model was writing, told by ours', async () => {
  const closing = await testApp({ env: { MODEL_BASE_URL: model.url, MODEL_NAME: 'test-model', MODEL_TIMEOUT_SECONDS: '30' } })
  const person = await signUp(closing)
  await person.call(auth.modelConsent, { body: { enabled: true } })
  const body = wanted()
  answer(slow(2000), body)
  const made = person.call(stories.create, { body })
  while (model.asked.length === 0) await new Promise(resolve => setTimeout(resolve, 10))
  const begun = performance.now()
  await closing.app.close()
  expect(performance.now() - begun).toBeLessThan(1500)
  expect(await made).toMatchObject({ writer: 'builtin' })
})
