import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { endpoints } from '@nightlight/contract/endpoints'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { users } from '../../database/schema.ts'
import { testApp } from '../../testing/app.ts'
import { password, signUp } from '../../testing/builders.ts'
import { startStripeServer } from '../../testing/stripe-server.ts'
import { checkLedger } from './check-ledger.ts'

const house = await testApp()
const program = fileURLToPath(new URL('./ledger-command.ts', import.meta.url))

const ledger = (...args: string[]) =>
  new Promise<{ code: number; said: string }>(resolve => {
    const env = { PATH: process.env.PATH, DATABASE_URL: house.database.url }
    execFile(process.execPath, [program, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: stdout + stderr }),
    )
  })

describe('npm run ledger', () => {
  it('grants credits, which the account sees with their reason', async () => {
    const person = await signUp(house, 'Ada@example.org')
    expect(await ledger('grant', 'ada@EXAMPLE.org', '50', '--reason', 'Thank you')).toEqual({
      code: 0,
      said: 'ada@EXAMPLE.org has 75 credits now.\n',
    })
    const { entries } = await person.call(endpoints.billing.history)
    expect(entries[0]).toMatchObject({ kind: 'grant', amount: 50, balance: 75, note: 'Thank you' })
    expect(await ledger('check')).toEqual({ code: 0, said: '1 accounts, 2 entries: every balance is right\n' })
  })

  it('makes an account premium to the end of a day', async () => {
    const person = await signUp(house, 'premium@example.org')
    expect((await ledger('premium', 'premium@example.org', '--until', '2099-12-31')).code).toBe(0)
    expect(await person.call(endpoints.auth.user)).toMatchObject({ isPremium: true, premiumUntil: '2099-12-31T23:59:59.999Z' })
  })

  it('says what is wrong and changes nothing', async () => {
    const person = await signUp(house, 'careful@example.org')
    for (const args of [
      ['grant', 'careful@example.org', '-5', '--reason', 'x'],
      ['grant', 'careful@example.org', '5.5', '--reason', 'x'],
      ['grant', 'careful@example.org', '5'],
      ['grant', 'nobody@example.org', '5', '--reason', 'x'],
      ['premium', 'careful@example.org', '--until', '2027-02-30'],
      ['sing'],
      [],
    ])
      expect(await ledger(...args), args.join(' ')).toMatchObject({ code: 1, said: expect.stringMatching(/Usage|no account/) })
    expect(await person.call(endpoints.auth.user)).toMatchObject({ credits: 25, isPremium: false })
  })

  it('names a payment that was taken after its account was removed, until it is given back', async () => {
    const stripe = await startStripeServer()
    const shop = await testApp({ env: stripe.env })
    const person = await signUp(shop, 'leaver@example.org')
    const { url } = await person.call(endpoints.billing.createCheckout, { body: { priceId: 'price_starter' } })
    const paid = stripe.pay(url.split('/').at(-1) ?? '')
    await person.call(endpoints.auth.deleteAccount, { body: { password } })
    const tell = async (type: string, object: unknown) => {
      const { payload, headers } = stripe.event(type, object)
      return (await shop.app.inject({ method: 'POST', url: '/api/stripe/webhook', payload, headers })).statusCode
    }
    expect(await tell('checkout.session.completed', paid)).toBe(200)
    expect((await checkLedger(shop.db)).faults).toEqual([expect.stringMatching(/taken after the account was removed, give it back/)])
    expect(await tell('charge.refunded', { payment_intent: paid.payment_intent, amount_refunded: 1000 })).toBe(200)
    expect((await checkLedger(shop.db)).faults).toEqual([])
    await stripe.close()
  })

  it('names what differs and fails', async () => {
    const { user } = await signUp(house, 'wrong@example.org')
    await house.db.update(users).set({ credits: 26 }).where(eq(users.id, user.id))
    const { code, said } = await ledger('check')
    expect(code).toBe(1)
    expect(said).toContain(`${user.id}: the balance is 26, its entries come to 25`)
  })
})
