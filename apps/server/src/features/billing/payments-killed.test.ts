import { setTimeout as sleep } from 'node:timers/promises'
import { paymentResultSchema } from '@nightlight/contract/billing'
import { endpoints } from '@nightlight/contract/endpoints'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { testDatabase } from '../../testing/database.ts'
import { killServers, type ServerProcess, startServer } from '../../testing/server-process.ts'
import { startStripeServer } from '../../testing/stripe-server.ts'
import { callAs, register, type Visitor } from '../../testing/visitor.ts'
import { checkLedger } from './check-ledger.ts'

const stripe = await startStripeServer()
const { db, pool, url: DATABASE_URL } = await testDatabase()
afterAll(() => stripe.close())

const start = () => startServer({ env: { ...stripe.env, DATABASE_URL, REGISTER_LIMIT_PER_HOUR: '1000' } })
let server: ServerProcess
let visitor: Visitor
let visitors = 0

beforeEach(async () => {
  server = await start()
  visitor = await register(server.url, `parent${++visitors}@example.org`)
})
afterEach(async () => {
  stripe.trouble(undefined)
  await killServers()
  expect(await checkLedger(db)).toMatchObject({ faults: [] })
})

const urlSchema = z.object({ url: z.string() })
const buy = (at: ServerProcess) =>
  callAs(visitor, at.url, 'POST', endpoints.billing.createCheckout.path, { body: { priceId: 'price_starter' } })
const sessionOf = async (reply: Response) =>
  urlSchema
    .parse(await reply.json())
    .url.split('/')
    .at(-1) ?? ''
const verify = (at: ServerProcess, sessionId: string) =>
  callAs(visitor, at.url, 'POST', endpoints.billing.verifyPayment.path, { body: { sessionId } })
const tell = (at: ServerProcess, sessionId: string) => {
  const { payload, headers } = stripe.event('checkout.session.completed', stripe.sessions.get(sessionId))
  return fetch(`${at.url}/api/stripe/webhook`, { method: 'POST', body: payload, headers })
}
const credits = async () => (await pool.query('select credits from users where id = $1', [visitor.user.id])).rows[0]?.credits

/** Has PostgreSQL wait at one step of booking a payment, so that the process can be killed right there. */
async function waitAt(table: string, moment: string) {
  await pool.query(`create or replace function wait() returns trigger language plpgsql as $$ begin perform pg_sleep(2); return new; end $$`)
  await pool.query(`create ${moment.includes('deferred') ? 'constraint ' : ''}trigger wait ${moment.replace('deferred', '')} on ${table}
    ${moment.includes('deferred') ? 'deferrable initially deferred' : ''} for each row execute function wait()`)
}
const isWaiting = async () =>
  (await pool.query(`select 1 from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`)).rowCount !== 0

/** What a database does with whoever is gone; a commit that has begun goes on to its end. */
async function forgetTheKilled(moment: string) {
  if (!moment.includes('deferred')) {
    await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`)
  }
  await expect.poll(isWaiting, { timeout: 10_000 }).toBe(false)
}

const steps = [
  { step: 'before the payment is looked up', table: 'payment_reversals', moment: 'before insert' },
  { step: 'before the balance is changed', table: 'users', moment: 'before update' },
  { step: 'after the balance is changed and before its entry is written', table: 'credit_ledger', moment: 'before insert' },
  { step: 'after the entry is written', table: 'credit_ledger', moment: 'after insert' },
  { step: 'before the payment is marked', table: 'payments', moment: 'before update' },
  { step: 'after the payment is marked', table: 'payments', moment: 'after update' },
  { step: 'while it is being committed', table: 'payments', moment: 'after update deferred' },
] as const

describe('a server that is killed between paying and crediting', () => {
  describe.each([
    ['verifying', verify],
    ['the webhook', tell],
  ])('by %s', (_name, book) => {
    it.each(steps)('$step: the credits are there after a restart and one more try, once', async ({ table, moment }) => {
      const sessionId = await sessionOf(await buy(server))
      stripe.pay(sessionId)
      await waitAt(table, moment)
      const lost = book(server, sessionId).catch(() => undefined)
      while (!(await isWaiting())) await sleep(5)
      await server.end('SIGKILL')
      expect((await lost)?.status).toBeUndefined()
      await forgetTheKilled(moment)
      await pool.query(`drop trigger wait on ${table}`)

      server = await start()
      expect((await book(server, sessionId)).status).toBe(200)
      expect(await credits()).toBe(75)
      expect((await verify(server, sessionId)).status).toBe(200)
      expect(await credits()).toBe(75)
    })
  })

  it('while the provider is being asked: the credits are there after a restart and one more verifying', async () => {
    const sessionId = await sessionOf(await buy(server))
    stripe.pay(sessionId)
    stripe.trouble('held')
    const asked = stripe.requests()
    const lost = verify(server, sessionId).catch(() => undefined)
    while (stripe.requests() === asked) await sleep(5)
    await server.end('SIGKILL')
    await lost
    stripe.trouble(undefined)
    server = await start()
    expect((await verify(server, sessionId)).status).toBe(200)
    expect(await credits()).toBe(75)
  })

  it('while a checkout is begun: the next try asks under the same key, and the first one is known when it is paid all the same', async () => {
    await waitAt('payments', 'before update')
    stripe.keys.length = 0
    const lost = buy(server).catch(() => undefined)
    while (!(await isWaiting())) await sleep(5)
    await server.end('SIGKILL')
    await lost
    await forgetTheKilled('before update')
    await pool.query('drop trigger wait on payments')

    server = await start()
    const [begun] = [...stripe.sessions.values()].filter(session => session.metadata.user_id === visitor.user.id)
    const sessionId = await sessionOf(await buy(server))
    expect(sessionId).toBe(begun?.id)
    expect(new Set(stripe.keys).size).toBe(1)
    stripe.pay(sessionId)
    expect((await tell(server, sessionId)).status).toBe(200)
    expect(await credits()).toBe(75)
  })
})

describe('two servers on one database', () => {
  it('book a payment once when both are asked fifty times and told fifty times at once', async () => {
    const other = await start()
    const sessionId = await sessionOf(await buy(server))
    stripe.pay(sessionId)
    const servers = Array.from({ length: 50 }, (_, number) => (number % 2 === 0 ? server : other))
    const told = servers.map(at => tell(at, sessionId))
    const asked = await Promise.all(servers.map(at => verify(at, sessionId)))
    expect(new Set((await Promise.all(told)).map(reply => reply.status))).toEqual(new Set([200]))
    const answers = await Promise.all(asked.map(async reply => paymentResultSchema.parse(await reply.json())))
    expect(answers.every(answer => answer.creditsAdded === 50 && answer.credits === 75)).toBe(true)
    expect(await credits()).toBe(75)
  })
})
