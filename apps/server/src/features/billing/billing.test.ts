import { endpoints } from '@nightlight/contract/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { connect } from '../../database/connect.ts'
import { creditLedger, payments, users } from '../../database/schema.ts'
import { testApp } from '../../testing/app.ts'
import { makeStory, type Person, signUp } from '../../testing/builders.ts'
import { startStripeServer } from '../../testing/stripe-server.ts'
import { checkLedger } from './check-ledger.ts'

const stripe = await startStripeServer()
const house = await testApp({ env: stripe.env })
const { app, db } = house
afterEach(() => stripe.trouble(undefined))
afterAll(() => stripe.close())

const { billing } = endpoints

async function buy(person: Person, priceId = 'price_starter'): Promise<string> {
  const { url } = await person.call(billing.createCheckout, { body: { priceId } })
  return url.split('/').at(-1) ?? ''
}
const verify = (person: Person, sessionId: string) => person.call(billing.verifyPayment, { body: { sessionId } })
async function deliver(type: string, object: unknown, ...signed: [secret?: string, timestamp?: number]): Promise<number> {
  const { payload, headers } = stripe.event(type, object, ...signed)
  return (await app.inject({ method: 'POST', url: '/api/stripe/webhook', payload, headers })).statusCode
}
const balance = async (person: Person) => (await person.call(endpoints.auth.user)).credits
const history = async (person: Person) =>
  (await person.call(billing.history)).entries.map(({ kind, amount, note }) => ({ kind, amount, note }))

afterEach(async () => expect(await checkLedger(db)).toMatchObject({ faults: [] }))

describe('the packs', () => {
  it('are the three of the specification, with the prices that Stripe knows them by', async () => {
    expect(await house.visitor().call(billing.packs)).toMatchObject([
      { name: 'Starter', priceId: 'price_starter', price: '$10', credits: 50, stories: 10 },
      { name: 'Professional', priceId: 'price_professional', price: '$40', credits: 250, stories: 50, highlighted: true },
      { name: 'Enterprise', priceId: 'price_enterprise', price: '$120', credits: 1000, stories: 200 },
    ])
  })

  it('are not sold when Stripe has another price for them, or none', async () => {
    const other = await startStripeServer({ price_starter: 999, price_enterprise: 12000 })
    const { visitor } = await testApp({ env: other.env })
    await expect.poll(async () => (await visitor().call(billing.packs)).map(pack => pack.priceId)).toEqual([null, null, 'price_enterprise'])
    await other.close()
  })
})

describe('buying', () => {
  it('sends the browser to Stripe, and brings credits and a year of premium when paid', async () => {
    const person = await signUp(house)
    const session = await buy(person, 'price_professional')
    stripe.pay(session)
    const result = await verify(person, session)
    expect(result).toMatchObject({ creditsAdded: 250, credits: 275, isPremium: true })
    const year = new Date()
    year.setUTCFullYear(year.getUTCFullYear() + 1)
    expect(Math.abs(Date.parse(result.premiumUntil ?? '') - year.getTime())).toBeLessThan(60_000)
    expect(await history(person)).toEqual([
      { kind: 'purchase', amount: 250, note: 'Professional' },
      { kind: 'welcome', amount: 25, note: null },
    ])
  })

  it('adds the second year to the end of the first', async () => {
    const person = await signUp(house)
    for (const _ of [1, 2]) {
      const session = await buy(person)
      stripe.pay(session)
      await verify(person, session)
    }
    const { premiumUntil } = await person.call(endpoints.auth.user)
    expect(new Date(premiumUntil ?? '').getUTCFullYear()).toBe(new Date().getUTCFullYear() + 2)
  })

  it('refuses a price that is none of the packs', async () => {
    const person = await signUp(house)
    expect(await person.refused(billing.createCheckout, { body: { priceId: 'price_of_a_friend' } })).toMatchObject({
      status: 400,
      message: 'Invalid credit package',
    })
    expect(await person.refused(billing.createCheckout, { body: {} })).toMatchObject({ status: 400, message: 'Invalid credit package' })
  })

  it('refuses to buy for somebody else, and for nobody', async () => {
    const person = await signUp(house)
    const other = await signUp(house)
    const body = { priceId: 'price_starter', userId: other.user.id }
    expect(await person.refused(billing.createCheckout, { body })).toMatchObject({ status: 403, code: 'other_user' })
    expect(await house.visitor().refused(billing.createCheckout, { body })).toMatchObject({ status: 401 })
  })
})

describe('a payment', () => {
  it('is booked once when it is verified fifty times and told fifty times at once, and everyone is told the same', async () => {
    const person = await signUp(house)
    const session = await buy(person)
    const paid = stripe.pay(session)
    const told = Array.from({ length: 50 }, () => deliver('checkout.session.completed', paid))
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(person, session)))
    expect(new Set(await Promise.all(told))).toEqual(new Set([200]))
    expect(answers.every(answer => answer.creditsAdded === 50 && answer.credits === 75)).toBe(true)
    expect(await balance(person)).toBe(75)
    expect(await history(person)).toHaveLength(2)
  })

  it('is booked by the webhook alone, for who never comes back', async () => {
    const person = await signUp(house)
    expect(await deliver('checkout.session.completed', stripe.pay(await buy(person)))).toBe(200)
    expect(await balance(person)).toBe(75)
  })

  it('is booked when a slow way of paying comes through, and not before', async () => {
    const person = await signUp(house)
    const session = await buy(person)
    await deliver('checkout.session.completed', { ...stripe.sessions.get(session), status: 'complete' })
    expect(await balance(person)).toBe(25)
    await deliver('checkout.session.async_payment_succeeded', stripe.pay(session))
    await deliver('checkout.session.completed', { ...stripe.sessions.get(session), payment_status: 'unpaid' })
    expect(await balance(person)).toBe(75)
  })

  it('is closed when a slow way of paying fails or the checkout expires, and late news changes nothing of one that was made', async () => {
    const person = await signUp(house)
    const failed = await buy(person)
    await deliver('checkout.session.async_payment_failed', stripe.sessions.get(failed))
    const expired = await buy(person)
    await deliver('checkout.session.expired', stripe.expire(expired))
    const made = await buy(person)
    const paid = stripe.pay(made)
    await deliver('checkout.session.completed', paid)
    await deliver('checkout.session.expired', { ...paid, status: 'expired' })
    await deliver('checkout.session.async_payment_failed', paid)
    const rows = await db
      .select({ session: payments.sessionId, status: payments.status })
      .from(payments)
      .where(eq(payments.userId, person.user.id))
    expect(Object.fromEntries(rows.map(row => [row.session, row.status]))).toEqual({
      [failed]: 'failed',
      [expired]: 'expired',
      [made]: 'fulfilled',
    })
    expect(await balance(person)).toBe(75)
  })

  it('gives nothing for a session that is unpaid, expired, made up or another user’s, and logs it', async () => {
    const person = await signUp(house)
    const thief = await signUp(house)
    const warned = vi.spyOn(app.log, 'warn')
    const session = await buy(person)
    const refused = async (who: Person, sessionId: string) => {
      const { status, code } = await who.refused(billing.verifyPayment, { body: { sessionId } })
      return [status, code]
    }
    expect(await refused(person, session)).toEqual([402, 'payment_unpaid'])
    stripe.pay(session)
    expect(await refused(thief, session)).toEqual([404, 'payment_not_found'])
    expect(await refused(person, 'cs_test_made_up')).toEqual([404, 'payment_not_found'])
    const expired = await buy(person)
    stripe.expire(expired)
    expect(await refused(person, expired)).toEqual([410, 'payment_expired'])
    await verify(person, session)
    expect(await refused(thief, session)).toEqual([404, 'payment_not_found'])
    expect([await balance(person), await balance(thief)]).toEqual([75, 25])
    expect(warned.mock.calls.filter(([, message]) => message === 'payment refused')).toHaveLength(5)
    warned.mockRestore()
  })

  it('is refused to another user even where only Stripe knows whose it is', async () => {
    const person = await signUp(house)
    const thief = await signUp(house)
    const session = await buy(person)
    await db.update(payments).set({ sessionId: null }).where(eq(payments.sessionId, session))
    stripe.pay(session)
    expect(await thief.refused(billing.verifyPayment, { body: { sessionId: session } })).toMatchObject({ code: 'payment_not_found' })
    expect(await verify(person, session)).toMatchObject({ creditsAdded: 50 })
  })

  it('is not believed from a webhook that is forged, unsigned, too old or changed on the way', async () => {
    const person = await signUp(house)
    const paid = stripe.pay(await buy(person))
    expect(await deliver('checkout.session.completed', paid, 'whsec_of_a_stranger')).toBe(400)
    expect(await deliver('checkout.session.completed', paid, undefined, Math.floor(Date.now() / 1000) - 3600)).toBe(400)
    const { payload, headers } = stripe.event('checkout.session.completed', paid)
    const changed = { method: 'POST', url: '/api/stripe/webhook', payload: payload.replace('evt_', 'evt-'), headers } as const
    expect((await app.inject(changed)).statusCode).toBe(400)
    expect((await app.inject({ ...changed, payload, headers: { 'content-type': 'application/json' } })).statusCode).toBe(400)
    expect((await app.inject({ method: 'POST', url: '/api/stripe/webhook' })).statusCode).toBe(400)
    expect(await balance(person)).toBe(25)
  })

  it('is not believed from a webhook that was signed for a time to come, nor from one that lacks what it should tell', async () => {
    const person = await signUp(house)
    const paid = stripe.pay(await buy(person))
    expect(await deliver('checkout.session.completed', paid, undefined, Math.floor(Date.now() / 1000) + 3600)).toBe(400)
    for (const object of [null, 'paid', {}, { ...paid, payment_status: 7 }, { ...paid, id: '' }])
      expect(await deliver('checkout.session.completed', object), JSON.stringify(object)).toBe(400)
    expect(await deliver('charge.refunded', { payment_intent: 'pi_1', amount_refunded: 'all' })).toBe(400)
    expect(await balance(person)).toBe(25)
    expect(await deliver('checkout.session.completed', paid, undefined, Math.floor(Date.now() / 1000) + 60)).toBe(200)
    expect(await balance(person)).toBe(75)
  })

  it('of some other shop on the same Stripe account is none of ours', async () => {
    const foreign = { id: 'cs_foreign', payment_status: 'paid', payment_intent: 'pi_foreign', metadata: {} }
    expect(await deliver('checkout.session.completed', foreign)).toBe(200)
    expect(await deliver('customer.created', { id: 'cus_1' })).toBe(200)
  })
})

describe('a refund', () => {
  async function bought(priceId?: string) {
    const person = await signUp(house)
    const session = await buy(person, priceId)
    const paid = stripe.pay(session)
    return { person, paid, intent: paid.payment_intent }
  }
  const refund = (intent: string | null, amount_refunded: number) => deliver('charge.refunded', { payment_intent: intent, amount_refunded })

  it('takes back what is unspent of its purchase, once, and says so', async () => {
    const { person, paid, intent } = await bought()
    await deliver('checkout.session.completed', paid)
    for (const _ of Array.from({ length: 7 })) await makeStory(person)
    await Promise.all([refund(intent, 1000), refund(intent, 1000), refund(intent, 1000)])
    expect(await balance(person)).toBe(0)
    expect((await history(person))[0]).toEqual({ kind: 'refund', amount: -40, note: 'Starter' })
  })

  it('in parts takes back in parts, in whatever order it is told', async () => {
    const { person, paid, intent } = await bought()
    await deliver('checkout.session.completed', paid)
    await refund(intent, 200)
    expect(await balance(person)).toBe(65)
    await refund(intent, 500)
    await refund(intent, 200)
    expect(await balance(person)).toBe(50)
  })

  it('that is told before the payment is booked takes its credits back all the same', async () => {
    const { person, paid, intent } = await bought()
    await refund(intent, 1000)
    await deliver('checkout.session.completed', paid)
    expect(await balance(person)).toBe(25)
    expect((await history(person)).map(entry => entry.amount)).toEqual([-50, 50, 25])
  })

  it('told while the payment is being booked is not lost', async () => {
    const { person, paid, intent } = await bought()
    await Promise.all([deliver('checkout.session.completed', paid), refund(intent, 1000)])
    expect(await balance(person)).toBe(25)
  })

  it('never takes a balance below zero, nor credits of another purchase', async () => {
    const { person, paid, intent } = await bought()
    await deliver('checkout.session.completed', paid)
    for (const _ of Array.from({ length: 15 })) await makeStory(person)
    const later = await buy(person, 'price_professional')
    await deliver('checkout.session.completed', stripe.pay(later))
    await refund(intent, 1000)
    expect(await balance(person)).toBe(250)
    expect((await history(person))[0]).toEqual({ kind: 'refund', amount: 0, note: 'Starter' })
  })

  it('by way of a dispute takes back as well, and a refund after it takes nothing twice', async () => {
    const { person, paid, intent } = await bought()
    await deliver('checkout.session.completed', paid)
    await deliver('charge.dispute.created', { payment_intent: intent, amount: 1000 })
    await refund(intent, 1000)
    expect(await balance(person)).toBe(25)
    const [row] = await db
      .select({ status: payments.status })
      .from(payments)
      .where(eq(payments.intentId, intent ?? ''))
    expect(row?.status).toBe('disputed')
  })
})

describe('a provider in trouble', () => {
  it.each(['down', 'rubbish', 'odd'] as const)('that is %s is told of clearly, and asked again under the same key', async trouble => {
    const person = await signUp(house)
    stripe.keys.length = 0
    await buy(await signUp(house))
    stripe.trouble(trouble)
    expect(await person.refused(billing.createCheckout, { body: { priceId: 'price_starter' } })).toMatchObject({
      status: 502,
      code: 'payment_provider',
    })
    stripe.trouble(undefined)
    const session = await buy(person)
    const rows = await db.select().from(payments).where(eq(payments.userId, person.user.id))
    expect(rows.map(row => [row.id, row.sessionId])).toEqual([[stripe.keys.at(-1), session]])
    stripe.pay(session)
    stripe.trouble(trouble)
    expect(await person.refused(billing.verifyPayment, { body: { sessionId: session } })).toMatchObject({
      status: 502,
      code: 'payment_provider',
    })
    stripe.trouble(undefined)
    expect(await verify(person, session)).toMatchObject({ creditsAdded: 50 })
  })

  it('that takes half a minute holds up nothing else, and loses nothing', { timeout: 40_000 }, async () => {
    const person = await signUp(house)
    stripe.trouble('slow')
    const begun = performance.now()
    const slow = person.refused(billing.createCheckout, { body: { priceId: 'price_starter' } })
    const story = performance.now()
    await makeStory(person)
    expect(performance.now() - story).toBeLessThan(2000)
    expect(await slow).toMatchObject({ status: 502, code: 'payment_provider', message: expect.stringContaining('Nothing was charged') })
    expect(performance.now() - begun).toBeLessThan(30_000)
    stripe.trouble(undefined)
    await buy(person)
    expect(await db.select().from(payments).where(eq(payments.userId, person.user.id))).toHaveLength(1)
  })
})

describe('forty requests at once', () => {
  const forty = async (person: Person, headers: () => Record<string, string> = () => ({})) => {
    const body = { childName: 'Mia', animal: 'Owl', theme: 'Patience', storyLength: 'short' }
    return Promise.all(
      Array.from({ length: 40 }, () => person.send({ method: 'POST', url: '/api/stories', payload: body, headers: headers() })),
    )
  }
  const count = (answers: { status: number }[], status: number) => answers.filter(answer => answer.status === status).length
  const stories = async (person: Person) => {
    const list = await person.call(endpoints.stories.list)
    return 'length' in list ? list.length : list.stories.length
  }

  it('with credits for seven on a premium account make exactly seven stories', async () => {
    const person = await signUp(house)
    await deliver('checkout.session.completed', stripe.pay(await buy(person)))
    for (const _ of Array.from({ length: 8 })) await makeStory(person)
    expect(await balance(person)).toBe(35)
    const answers = await forty(person)
    expect([count(answers, 201), count(answers, 402)]).toEqual([7, 33])
    expect([await balance(person), await stories(person)]).toEqual([0, 15])
  })

  it('on a free account with credits to spare make exactly its monthly limit', async () => {
    const person = await signUp(house)
    await deliver('checkout.session.completed', stripe.pay(await buy(person)))
    await db.update(users).set({ premiumUntil: null }).where(eq(users.id, person.user.id))
    const answers = await forty(person)
    expect([count(answers, 201), count(answers, 403)]).toEqual([5, 35])
    expect([await balance(person), await stories(person)]).toEqual([50, 5])
  })

  it('with one Idempotency-Key make one story, one charge and forty same answers', async () => {
    const person = await signUp(house)
    const answers = await forty(person, () => ({ 'idempotency-key': 'the-same' }))
    expect(count(answers, 201)).toBe(40)
    expect(new Set(answers.map(answer => answer.text)).size).toBe(1)
    expect([await balance(person), await stories(person)]).toEqual([20, 1])
  })
})

describe('checking the ledger', () => {
  it('names a balance that is not the sum of its entries, an entry that does not follow, and a payment without one', async () => {
    const { connection } = { connection: connect({ connectionString: (await testApp()).database.url }) }
    const [user] = await connection.db.insert(users).values({ credits: 30 }).returning()
    if (!user) throw new Error('no user')
    await connection.db
      .insert(creditLedger)
      .values({ userId: user.id, kind: 'welcome', reference: 'welcome', amount: 25, balanceAfter: 20 })
    const [payment] = await connection.db
      .insert(payments)
      .values({
        userId: user.id,
        provider: 'stripe',
        pack: 'Starter',
        credits: 50,
        price: 1000,
        status: 'fulfilled',
        fulfilledAt: new Date(),
      })
      .returning()
    const { faults } = await checkLedger(connection.db)
    expect(faults).toEqual([
      expect.stringContaining(`${user.id}: the balance is 30, its entries come to 25`),
      expect.stringContaining(`${user.id}: entry`),
      expect.stringContaining(`payment ${payment?.id}`),
    ])
    await connection.close()
  })
})
