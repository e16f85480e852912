import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints } from '@nightlight/contract/endpoints'
import { languages } from '@nightlight/contract/enums'
import { afterEach, describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { type Person, signUp } from '../../testing/builders.ts'
import { checkLedger } from './check-ledger.ts'

const house = await testApp()
const { billing } = endpoints

async function begin(person: Person): Promise<string> {
  const { url } = await person.call(billing.createCheckout, { body: { priceId: 'test_starter' } })
  return new URL(url).pathname
}
const fillIn = (person: Person, page: string, fields: Record<string, string>) =>
  person.send({
    method: 'POST',
    url: page,
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
const balance = async (person: Person) => (await person.call(endpoints.auth.user)).credits

afterEach(async () => expect(await checkLedger(house.db)).toMatchObject({ faults: [] }))

describe('the test checkout', () => {
  it('says in the visitor’s language that no card is charged', async () => {
    const person = await signUp(house)
    const page = await begin(person)
    const inLanguage = async (language: string) => (await person.send({ url: page, headers: { 'accept-language': language } })).text
    expect(await inLanguage('en')).toMatch(/<html lang="en">[\s\S]*No card is charged[\s\S]*50 credits[\s\S]*Pay \$10</)
    expect(await inLanguage('de-DE')).toContain('Keine Karte wird belastet')
    expect(await inLanguage('zh-CN')).toContain('不会从任何银行卡扣款')
  })

  it.each(languages)('calls the pack in %s what the app calls it', async language => {
    const person = await signUp(house)
    const page = await begin(person)
    const { text } = await person.send({ url: page, headers: { 'accept-language': language } })
    const words = join(import.meta.dirname, `../../../../web/public/locales/${language}/billing.json`)
    expect(text).toContain(JSON.parse(readFileSync(words, 'utf8')).packs.Starter)
  })

  it('takes 4242 4242 4242 4242 as paid, and brings the browser to where the payment is verified', async () => {
    const person = await signUp(house)
    const page = await begin(person)
    const paid = await fillIn(person, page, { action: 'pay', cardNumber: '4242 4242 4242 4242' })
    expect(paid.status).toBe(302)
    const sessionId = new URL(String(paid.headers.location), 'http://here').searchParams.get('session_id') ?? ''
    expect(paid.headers.location).toBe(`/subscription/success?session_id=${sessionId}`)
    expect(await person.call(billing.verifyPayment, { body: { sessionId } })).toMatchObject({
      creditsAdded: 50,
      credits: 75,
      isPremium: true,
    })
  })

  it('books once however often it is paid', async () => {
    const person = await signUp(house)
    const page = await begin(person)
    await Promise.all(Array.from({ length: 10 }, () => fillIn(person, page, { action: 'pay', cardNumber: '4242424242424242' })))
    expect(await balance(person)).toBe(75)
  })

  it('declines 4000 0000 0000 0002 and knows no other card, says so, and lets another be tried', async () => {
    const person = await signUp(house)
    const page = await begin(person)
    const declined = await fillIn(person, page, { action: 'pay', cardNumber: '4000 0000 0000 0002' })
    expect(declined.headers.location).toBe(`${page}?refused=declined`)
    expect((await person.send({ url: `${page}?refused=declined` })).text).toContain('The card was declined')
    const unknown = await fillIn(person, page, { action: 'pay', cardNumber: '5555 5555 5555 4444' })
    expect(unknown.headers.location).toBe(`${page}?refused=unknown`)
    expect(await balance(person)).toBe(25)
    await fillIn(person, page, { action: 'pay', cardNumber: '4242424242424242' })
    expect(await balance(person)).toBe(75)
  })

  it('can be cancelled, and is not paid after that', async () => {
    const person = await signUp(house)
    const page = await begin(person)
    expect((await fillIn(person, page, { action: 'cancel', cardNumber: '' })).headers.location).toBe('/subscription/cancel')
    expect((await fillIn(person, page, { action: 'pay', cardNumber: '4242424242424242' })).headers.location).toBe('/subscription/cancel')
    const sessionId = page.split('/').at(-1)
    expect(await person.refused(billing.verifyPayment, { body: { sessionId } })).toMatchObject({ status: 410, code: 'payment_expired' })
    expect(await balance(person)).toBe(25)
  })

  it('is not cancelled after it was paid', async () => {
    const person = await signUp(house)
    const page = await begin(person)
    const { headers } = await fillIn(person, page, { action: 'pay', cardNumber: '4242424242424242' })
    expect((await fillIn(person, page, { action: 'cancel', cardNumber: '' })).headers.location).toBe(headers.location)
  })

  it('is nobody else’s, and is not verified before it is paid', async () => {
    const person = await signUp(house)
    const thief = await signUp(house)
    const page = await begin(person)
    expect((await thief.send({ url: page })).status).toBe(404)
    expect((await fillIn(thief, page, { action: 'pay', cardNumber: '4242424242424242' })).status).toBe(404)
    const sessionId = page.split('/').at(-1)
    expect(await person.refused(billing.verifyPayment, { body: { sessionId } })).toMatchObject({ status: 402, code: 'payment_unpaid' })
  })

  it('takes forms on its own page only', async () => {
    const person = await signUp(house)
    const sent = await fillIn(person, '/api/stories', { childName: 'Mia', animal: 'Owl', theme: 'Patience' })
    expect(sent.status).toBe(415)
  })

  it('is off in production unless it is switched on by name, and packs are then shown and not sold', async () => {
    const closed = await testApp({ env: { NODE_ENV: 'production' } })
    const person = await signUp(closed)
    expect((await person.call(billing.packs)).map(pack => pack.priceId)).toEqual([null, null, null])
    expect(await person.refused(billing.createCheckout, { body: { priceId: 'test_starter' } })).toMatchObject({
      code: 'invalid_credit_package',
    })
    const open = await testApp({ env: { NODE_ENV: 'production', TEST_CHECKOUT: 'on' } })
    expect((await open.visitor().call(billing.packs)).map(pack => pack.priceId)).toEqual([
      'test_starter',
      'test_professional',
      'test_enterprise',
    ])
  })
})
