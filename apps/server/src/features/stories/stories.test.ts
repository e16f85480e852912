import { endpoints } from '@nightlight/contract/endpoints'
import { triedStorySchema } from '@nightlight/contract/stories'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { creditLedger, stories as storyTable, users } from '../../database/schema.ts'
import { testApp } from '../../testing/app.ts'
import { makeCharacter, makeChild, makeStory, signUp, storyRequest } from '../../testing/builders.ts'
import { builtinWriter } from '../../writers/builtin.ts'

const { auth, stories, learning, billing } = endpoints
let time = new Date('2026-01-31T23:00:00Z')
const house = await testApp({ replace: { now: () => time } })
const { db } = house

const grant = (userId: string, credits: number) =>
  db.transaction(async tx => {
    await tx
      .update(users)
      .set({ credits: sql`${users.credits} + ${credits}` })
      .where(eq(users.id, userId))
    await tx.insert(creditLedger).values({ userId, kind: 'grant', reference: `test ${credits}`, amount: credits, balanceAfter: credits })
  })
const premium = (userId: string) =>
  db
    .update(users)
    .set({ premiumUntil: new Date('2030-01-01') })
    .where(eq(users.id, userId))

const balanceOf = async (userId: string) => {
  const entries = await db.select().from(creditLedger).where(eq(creditLedger.userId, userId))
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  return { balance: user?.credits, booked: entries.reduce((sum, entry) => sum + entry.amount, 0) }
}

test('a story is made, charged, kept with its learning material, listed and read', async () => {
  const person = await signUp(house)
  const request = {
    childName: "O'Neil",
    animal: 'Sea Turtle',
    theme: 'Self-belief',
    setting: 'Cloud City',
    mood: 'calm',
    language: 'fr',
  } as const
  const made = await makeStory(person, { ...request, storyLength: 'long', bestFriend: 'Noor' })
  expect(made).toMatchObject({ creditsRemaining: 20, storiesCreatedThisMonth: 1, writer: 'builtin' })

  const story = await person.call(stories.get, { params: { id: made.id } })
  expect(story).toMatchObject({
    ...request,
    title: made.title,
    storyLength: 'long',
    bestFriend: 'Noor',
    isFavorite: false,
    difficulty: 'beginner',
  })
  expect(story.contentLength).toBe(story.content.length)
  expect(story.content.startsWith(story.preview)).toBe(true)
  expect(story.preview).toHaveLength(150)

  expect(await person.call(stories.list)).toEqual([story])
  expect((await person.call(learning.questions, { params: { id: made.id } })).length).toBeGreaterThanOrEqual(5)
  expect((await person.call(learning.vocabulary, { params: { id: made.id } })).length).toBeGreaterThanOrEqual(4)
  expect((await person.call(learning.activities, { params: { id: made.id } })).length).toBeGreaterThanOrEqual(4)
  expect(await person.call(auth.user)).toMatchObject({ credits: 20, storiesCreatedThisMonth: 1 })
  expect(await person.call(billing.history)).toMatchObject({
    entries: [
      { kind: 'story', amount: -5, balance: 20, note: made.title },
      { kind: 'welcome', amount: 25, balance: 25 },
    ],
  })
})

test('what is left empty is as what is left out, and what is asked for wrongly is named', async () => {
  const person = await signUp(house)
  const { id } = await makeStory(person, { setting: '', mood: '', challenge: '  ', moralLesson: null })
  expect(await person.call(stories.get, { params: { id } })).toMatchObject({ challenge: null, moralLesson: null })

  const empty = { childName: '', animal: '', theme: '' }
  const refusal = async (body: object) => person.refused(stories.create, { body })
  expect(await refusal(empty)).toMatchObject({ status: 400, message: "Child's name is required", field: 'childName' })
  expect(await refusal({ ...empty, childName: 'Mia' })).toMatchObject({ status: 400, message: 'Animal is required', field: 'animal' })
  expect(await refusal({ ...empty, childName: 'Mia', animal: 'Owl' })).toMatchObject({
    status: 400,
    message: 'Theme is required',
    field: 'theme',
  })
  expect(await person.call(auth.user)).toMatchObject({ credits: 20 })
})

test('without enough credits a story is refused with 402 before any limit is spoken of', async () => {
  const person = await signUp(house)
  for (let round = 0; round < 5; round++) await makeStory(person)
  // Neither credits nor stories are left: the credits are what is spoken of.
  expect(await person.refused(stories.create, { body: storyRequest() })).toMatchObject({
    status: 402,
    code: 'insufficient_credits',
    message: 'You need 5 credits to create a story. Click here to purchase more credits.',
    params: { count: 5 },
  })
})

test('at a price of one credit the message reads word for word as specified', async () => {
  const cheap = await testApp({ env: { STORY_CREDIT_COST: '1', WELCOME_CREDITS: '0' } })
  const person = await signUp(cheap)
  expect(person.user).toMatchObject({ credits: 0, storyCreditCost: 1 })
  const { message } = await person.refused(stories.create, { body: storyRequest() })
  expect(message).toBe('You need 1 credit to create a story. Click here to purchase more credits.')
})

test('the monthly limit stops a free account, starts anew with the month in UTC, and does not hold for premium', async () => {
  time = new Date('2026-01-31T23:59:00Z')
  const person = await signUp(house)
  await grant(person.user.id, 100)
  for (let round = 0; round < 5; round++) await makeStory(person)
  const refusal = await person.refused(stories.create, { body: storyRequest() })
  expect(refusal).toMatchObject({ status: 403, code: 'story_limit_reached', params: { count: 5, date: '2026-02-01T00:00:00.000Z' } })
  expect(refusal.message).toContain('2026-02-01')

  time = new Date('2026-02-01T00:00:01Z')
  expect(await person.call(auth.user)).toMatchObject({ storiesCreatedThisMonth: 0 })
  expect(await makeStory(person)).toMatchObject({ storiesCreatedThisMonth: 1 })

  await premium(person.user.id)
  for (let round = 0; round < 6; round++) await makeStory(person)
  expect(await balanceOf(person.user.id)).toEqual({ balance: 65, booked: 65 })
})

test('forty requests at once make as many stories as there are credits for', async () => {
  const person = await signUp(house)
  await premium(person.user.id)
  await grant(person.user.id, 10)
  const send = () => person.send({ method: 'POST', url: '/api/stories', payload: storyRequest() })
  const answers = await Promise.all(Array.from({ length: 40 }, send))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(7)
  expect(answers.filter(({ status }) => status === 402)).toHaveLength(33)
  expect(await balanceOf(person.user.id)).toEqual({ balance: 0, booked: 0 })
})

test('forty requests at once on a free account make as many stories as its month allows', async () => {
  const person = await signUp(house)
  await grant(person.user.id, 1000)
  const send = () => person.send({ method: 'POST', url: '/api/stories', payload: storyRequest() })
  const answers = await Promise.all(Array.from({ length: 40 }, send))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(35)
})

test('the same request forty times under one key is one story, one charge and one answer', async () => {
  const person = await signUp(house)
  const send = (childName = 'Mia') =>
    person.send({ method: 'POST', url: '/api/stories', payload: storyRequest({ childName }), headers: { 'idempotency-key': 'once' } })
  const answers = await Promise.all(Array.from({ length: 40 }, () => send()))
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(await person.call(stories.list)).toHaveLength(1)
  expect(await balanceOf(person.user.id)).toEqual({ balance: 20, booked: 20 })
  const other = await send('Noor')
  expect(other.status).toBe(422)
  expect(JSON.parse(other.text).code).toBe('idempotency_key_reused')
})

test('a story that cannot be told is not charged', async () => {
  const writers = { builtin: async () => Promise.reject(new Error('no words')) }
  const silent = await testApp({ replace: { writers } })
  const person = await signUp(silent)
  expect((await person.refused(stories.create, { body: storyRequest() })).status).toBe(500)
  expect(await person.call(auth.user)).toMatchObject({ credits: 25, storiesCreatedThisMonth: 0 })
})

test('a story that cannot be saved whole is not saved at all', async () => {
  const writers: Parameters<typeof testApp>[0] = {
    replace: {
      writers: {
        builtin: async (request, seed) => {
          const told = await builtinWriter(request, seed)
          // Longer than the column is: the last insert of the transaction fails.
          return { ...told, activities: told.activities.map(activity => ({ ...activity, title: 'long '.repeat(60) })) }
        },
      },
    },
  }
  const broken = await testApp(writers)
  const person = await signUp(broken)
  expect((await person.refused(stories.create, { body: storyRequest() })).status).toBe(500)
  expect(await broken.db.select().from(storyTable)).toEqual([])
  expect(await person.call(auth.user)).toMatchObject({ credits: 25, storiesCreatedThisMonth: 0 })
})

test('a story may not be made for another account, with another’s character, or by a model that nobody named', async () => {
  const person = await signUp(house)
  const other = await signUp(house)
  const { id: characterId } = await makeCharacter(other)
  expect(await person.refused(stories.create, { body: storyRequest({ userId: other.user.id }) })).toMatchObject({
    status: 403,
    field: 'userId',
  })
  expect(await person.refused(stories.create, { body: storyRequest({ characterId }) })).toMatchObject({ status: 404, field: 'characterId' })
  expect(await person.refused(stories.create, { body: storyRequest({ writer: 'model' }) })).toMatchObject({ status: 403, field: 'writer' })
  expect(await makeStory(other, { userId: other.user.id, characterId })).toMatchObject({ creditsRemaining: 20 })
})

test('cards come a page at a time, the newest first, without the text', async () => {
  const person = await signUp(house)
  for (const childName of ['One', 'Two', 'Three']) await makeStory(person, { childName })
  const page = async (cursor?: number) => {
    const reply = await person.call(stories.list, { query: { view: 'card', limit: 2, ...(cursor !== undefined && { cursor }) } })
    if (Array.isArray(reply)) throw new Error('a page was asked for')
    return reply
  }
  const first = await page()
  expect(first.stories.map(({ childName }) => childName)).toEqual(['Three', 'Two'])
  expect(first.stories[0]).not.toHaveProperty('content')
  const second = await page(first.nextCursor ?? undefined)
  expect(second).toMatchObject({ stories: [{ childName: 'One' }], nextCursor: null })
})

test('a deleted story is gone with its questions, and its price stays paid', async () => {
  const person = await signUp(house)
  const { id } = await makeStory(person)
  await person.call(stories.remove, { params: { id } })
  expect(await person.refused(stories.get, { params: { id } })).toMatchObject({ status: 404, code: 'story_not_found' })
  expect(await person.refused(learning.questions, { params: { id } })).toMatchObject({ status: 404 })
  expect(await person.call(auth.user)).toMatchObject({ credits: 20 })
})

test('a preview is cut between characters, never inside one', async () => {
  const writers: { builtin: typeof builtinWriter } = {
    builtin: async (request, seed) => ({ ...(await builtinWriter(request, seed)), content: '🦉'.repeat(200) }),
  }
  const owls = await testApp({ replace: { writers } })
  const person = await signUp(owls)
  const { id } = await makeStory(person)
  expect((await person.call(stories.get, { params: { id } })).preview).toBe('🦉'.repeat(150))
})

test('a story has a cover of its own, the same each time, in colour or to colour in, and nothing typed gets into it', async () => {
  const person = await signUp(house)
  const { id: characterId } = await makeCharacter(person)
  const { id } = await makeStory(person, { childName: 'Zoë & Co', favoriteColor: '"/> red', characterId })
  const cover = async (style?: string) => {
    const { text, headers } = await person.send({ method: 'GET', url: `/api/stories/${id}/cover.svg${style ? `?style=${style}` : ''}` })
    expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8')
    return text
  }
  const picture = await cover()
  expect(picture).toMatch(/^<svg /)
  expect(picture).not.toMatch(/Zoë|"\/> red|<script|href="http/)
  expect(await cover()).toBe(picture)
  expect(await cover('line')).not.toBe(picture)
})

test('a story is a picture book: a page for each beat with its text, its picture and what that shows, the same each time', async () => {
  const person = await signUp(house)
  const { id } = await makeStory(person, { childName: 'Zoë & Co', favoriteColor: '"/> red', storyLength: 'medium' })
  const { content, friendName } = await person.call(stories.get, { params: { id } })
  const pages = await person.call(stories.pages, { params: { id } })
  expect(pages.length).toBeGreaterThanOrEqual(8)
  expect(pages.length).toBeLessThanOrEqual(12)
  expect(pages.map(({ text }) => text).join('\n\n')).toBe(content)
  expect(pages.map(({ number }) => number)).toEqual(pages.map((_, index) => index + 1))
  expect(pages.at(-1)?.description).toContain('Zoë & Co is asleep in bed.')
  expect(pages.some(({ description }) => description.includes(friendName ?? '?'))).toBe(true)
  const draw = async (url: string) => (await person.send({ method: 'GET', url })).text
  for (const { picture } of pages) {
    const drawn = await draw(picture)
    expect(drawn).toMatch(/^<svg /)
    expect(drawn).not.toMatch(/Zoë|"\/> red|<script|href="http|NaN|undefined/)
    expect(await draw(picture)).toBe(drawn)
  }
  const answer = await person.send({ method: 'GET', url: `/api/stories/${id}/pages/${pages.length + 1}.svg` })
  expect(answer.status).toBe(404)
})

test('a story from before there were tales has no pages', async () => {
  const writers: { builtin: typeof builtinWriter } = {
    builtin: async (request, seed) => {
      return { ...(await builtinWriter(request, seed)), paragraphs: [] }
    },
  }
  const old = await testApp({ replace: { writers } })
  const person = await signUp(old)
  const { id } = await makeStory(person)
  expect(await person.call(stories.pages, { params: { id } })).toEqual([])
})

test('a visitor tries a story without an account, nothing of it is kept, and with an account it is told again as it was', async () => {
  const visitor = await testApp({ env: { TRY_LIMIT_PER_HOUR: '2' } })
  const attempt = (body: object) => visitor.app.inject({ method: 'POST', url: '/api/stories/try', body })
  const answer = await attempt({ childName: 'Zoë', animal: 'Owl', language: 'fr' })
  expect(answer.statusCode).toBe(200)
  const { pages, cover, friendName, title, ...request } = triedStorySchema.parse(answer.json())
  expect(pages.length).toBeGreaterThanOrEqual(6)
  for (const { picture } of [...pages, { picture: cover }]) expect(picture).toMatch(/^data:image\/svg\+xml,%3Csvg/)
  expect(await visitor.db.$count(storyTable)).toBe(0)

  const person = await signUp(visitor)
  const { id } = await makeStory(person, request)
  const kept = await person.call(stories.get, { params: { id } })
  expect(kept).toMatchObject({ title, friendName, content: pages.map(({ text }) => text).join('\n\n') })

  expect((await attempt({ childName: '', animal: 'Owl' })).json()).toMatchObject({ field: 'childName' })
  expect((await attempt({ childName: 'Mia', animal: 'Owl' })).statusCode).toBe(200)
  const refused = await attempt({ childName: 'Mia', animal: 'Owl' })
  expect([refused.statusCode, refused.headers['retry-after'] !== undefined]).toEqual([429, true])
})

test("a story made for a child is that child's, and stays when the profile goes", async () => {
  const person = await signUp(house)
  const child = await makeChild(person)
  const { id } = await makeStory(person, { childId: child.id })
  expect(await person.call(stories.get, { params: { id } })).toMatchObject({ childId: child.id })
  const gone = child.id + 1000
  expect(await person.refused(stories.create, { body: storyRequest({ childId: gone }) })).toMatchObject({
    status: 404,
    code: 'profile_not_found',
    field: 'childId',
  })
  await person.call(endpoints['child-profiles'].remove, { params: { id: child.id } })
  expect(await person.call(stories.get, { params: { id } })).toMatchObject({ childId: null })
})

test('the library is asked by text, child, friend, theme, language, favourite and reading, in either order, all of it together', async () => {
  const person = await signUp(house)
  await grant(person.user.id, 100)
  const child = await makeChild(person)
  const owl = await makeStory(person, { childId: child.id })
  const fox = await makeStory(person, { animal: 'Fox', theme: 'Courage', language: 'de', childId: child.id })
  const other = await makeStory(person, { childName: 'Per%cy', animal: 'Fox', theme: 'Hope' })
  await person.call(endpoints.favorites.add, { body: { storyId: fox.id } })
  const read = { progressPercentage: 100, readingTimeMinutes: 3 }
  await person.call(learning.updateReading, { params: { id: child.id, storyId: owl.id }, body: read })
  const ids = async (query: object) => {
    const reply = await person.call(stories.list, { query: { view: 'card', ...query } })
    return Array.isArray(reply) ? [] : reply.stories.map(card => card.id)
  }
  expect(await ids({})).toEqual([other.id, fox.id, owl.id])
  expect(await ids({ order: 'oldest' })).toEqual([owl.id, fox.id, other.id])
  expect(await ids({ order: 'oldest', cursor: owl.id })).toEqual([fox.id, other.id])
  expect(await ids({ childId: child.id })).toEqual([fox.id, owl.id])
  expect(await ids({ animal: 'Fox' })).toEqual([other.id, fox.id])
  expect(await ids({ theme: 'Courage' })).toEqual([fox.id])
  expect(await ids({ language: 'de' })).toEqual([fox.id])
  expect(await ids({ favorite: 'true' })).toEqual([fox.id])
  expect(await ids({ reading: 'finished' })).toEqual([owl.id])
  expect(await ids({ reading: 'begun' })).toEqual([])
  const half = { progressPercentage: 40, readingTimeMinutes: 1 }
  await person.call(learning.updateReading, { params: { id: child.id, storyId: fox.id }, body: half })
  expect(await ids({ reading: 'begun' })).toEqual([fox.id])
  expect(await ids({ reading: 'open', childId: child.id })).toEqual([fox.id])
  expect(await ids({ search: 'r%C' })).toEqual([other.id])
  expect(await ids({ search: owl.title.slice(1, -1).toUpperCase(), animal: 'Owl' })).toEqual([owl.id])
  expect(await ids({ animal: 'Fox', theme: 'Patience' })).toEqual([])
  expect(await person.refused(stories.list, { query: { animal: 'Fox' } })).toMatchObject({ status: 400, field: 'animal' })
})

test('twenty stories that are made at once have twenty titles', async () => {
  const person = await signUp(house)
  await premium(person.user.id)
  await grant(person.user.id, 100)
  const made = await Promise.all(Array.from({ length: 20 }, () => makeStory(person, { seed: 1 })))
  expect(new Set(made.map(({ title }) => title)).size).toBe(20)
})

test('no two stories of an account have one title, and a title is changed to one that is free', async () => {
  const person = await signUp(house)
  const first = await makeStory(person, { seed: 1 })
  const second = await makeStory(person, { seed: 1 })
  const third = await makeStory(person, { seed: 1 })
  expect([second.title, third.title]).toEqual([`${first.title} (2)`, `${first.title} (3)`])
  const rename = (id: number, title: string) => ({ params: { id }, body: { title } })
  expect(await person.call(stories.rename, rename(third.id, ' The one with the owl '))).toMatchObject({ title: 'The one with the owl' })
  expect(await person.call(stories.get, { params: { id: third.id } })).toMatchObject({ title: 'The one with the owl' })
  expect(await person.refused(stories.rename, rename(second.id, first.title))).toMatchObject({
    status: 409,
    code: 'title_taken',
    field: 'title',
  })
  expect(await person.refused(stories.rename, rename(second.id, ' '))).toMatchObject({ status: 400, field: 'title' })
  expect(await person.call(stories.rename, rename(first.id, first.title))).toMatchObject({ title: first.title })
})
