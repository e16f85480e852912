import { endpoints } from '@nightlight/contract/endpoints'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { sessions, users } from '../../database/schema.ts'
import { type TestApp, testApp } from '../../testing/app.ts'
import { makeStory, type Person, signUp } from '../../testing/builders.ts'
import { checkLedger } from './check-ledger.ts'

let time = new Date()
const house = await testApp({ replace: { now: () => time } })
const { auth, billing } = endpoints
const creditsOf = async (person: Person) => (await person.call(auth.user)).credits
const monthlyOf = async (person: Person) => (await person.call(billing.history)).entries.filter(({ kind }) => kind === 'monthly')

/** Later, with everybody still signed in. */
async function later(moment: string, { db }: TestApp = house) {
  time = new Date(moment)
  await db.update(sessions).set({ expire: new Date('2050-01-01') })
}

beforeEach(() => {
  time = new Date()
})

test('a free account is filled up at its first use in a month, once, and what it spends then is spent', async () => {
  const person = await signUp(house)
  for (let made = 0; made < 3; made++) await makeStory(person)
  expect(await creditsOf(person)).toBe(10)
  await later('2040-02-29T23:59:59Z')
  expect(await creditsOf(person)).toBe(25)
  await makeStory(person)
  expect(await creditsOf(person)).toBe(20)
  await later('2040-03-01T00:00:00Z')
  expect(await makeStory(person)).toMatchObject({ creditsRemaining: 20 })
  expect(await creditsOf(person)).toBe(20)
  expect((await monthlyOf(person)).map(({ amount, balance }) => ({ amount, balance }))).toEqual([
    { amount: 5, balance: 25 },
    { amount: 15, balance: 25 },
  ])
  expect(await checkLedger(house.db)).toMatchObject({ faults: [] })
})

test('twenty first uses at once fill it up once', async () => {
  const person = await signUp(house)
  await makeStory(person)
  await later('2040-05-05T00:00:00Z')
  const seen = await Promise.all(Array.from({ length: 20 }, () => creditsOf(person)))
  expect(new Set(seen)).toEqual(new Set([25]))
  expect(await monthlyOf(person)).toHaveLength(1)
})

test('a fuller purse is left as it is, and that month is over with; premium is not filled up', async () => {
  const rich = await signUp(house)
  await later('2040-06-01T00:00:00Z')
  expect(await creditsOf(rich)).toBe(25)
  await makeStory(rich)
  expect(await creditsOf(rich)).toBe(20)
  const premium = await signUp(house)
  time = new Date()
  await makeStory(premium)
  await house.db
    .update(users)
    .set({ premiumUntil: new Date('2050-01-01') })
    .where(eq(users.id, premium.user.id))
  await later('2040-07-01T00:00:00Z')
  expect(await creditsOf(premium)).toBe(20)
})

test('an operator who gives nothing away says 0', async () => {
  const strict = await testApp({ env: { MONTHLY_FREE_CREDITS: '0' }, replace: { now: () => time } })
  const person = await signUp(strict)
  await makeStory(person)
  await later('2041-01-01T00:00:00Z', strict)
  expect(await creditsOf(person)).toBe(20)
})
