import { endpoints } from '@nightlight/contract/endpoints'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test, vi } from 'vitest'
import * as schema from '../../database/schema.ts'
import { testApp } from '../../testing/app.ts'
import { makeChild, makeStory, password, signUp } from '../../testing/builders.ts'
import { ownedTables } from './export-data.ts'

const { auth, stories } = endpoints
let time = new Date('2026-03-10T20:00:00Z')
const house = await testApp({ replace: { now: () => time } })
const { db, visitor, mails } = house

test('registering signs in and gives the welcome credits', async () => {
  const { user, call } = await signUp(house)
  expect(user).toMatchObject({ credits: 25, isPremium: false, storiesCreatedThisMonth: 0, monthlyStoryLimit: 5 })
  expect(await call(auth.user)).toEqual(user)
})

test('an e-mail has one account, however it is written', async () => {
  await signUp(house, 'twice@example.org')
  const again = await visitor().refused(auth.register, { body: { email: ' Twice@Example.org ', password } })
  expect(again).toMatchObject({ status: 409, code: 'email_taken', field: 'email' })
})

test('signing in needs the right password, and no answer tells whether the account exists', async () => {
  await signUp(house, 'known@example.org')
  const wrong = await visitor().refused(auth.login, { body: { email: 'known@example.org', password: 'not this one' } })
  const unknown = await visitor().refused(auth.login, { body: { email: 'unknown@example.org', password: 'not this one' } })
  expect(wrong).toMatchObject({ status: 401, code: 'wrong_credentials' })
  expect(unknown).toEqual(wrong)
  const client = visitor()
  expect(await client.call(auth.login, { body: { email: 'KNOWN@example.org', password } })).toMatchObject({ email: 'known@example.org' })
})

test('an unknown e-mail takes as long to refuse as a wrong password', async () => {
  await signUp(house, 'timed@example.org')
  const timed = async (email: string) => {
    const began = performance.now()
    await visitor().refused(auth.login, { body: { email, password: 'not this one' } })
    return performance.now() - began
  }
  await timed('timed@example.org')
  const known: number[] = []
  const unknown: number[] = []
  for (let round = 0; round < 9; round++) {
    known.push(await timed('timed@example.org'))
    unknown.push(await timed('nobody@example.org'))
  }
  const middle = (times: number[]) => times.toSorted((x, y) => x - y)[4] ?? Number.NaN
  // Without the work of a password the answer would come some fifty times sooner; how busy the machine is moves both alike.
  expect(middle(unknown) / middle(known)).toBeGreaterThan(0.2)
  expect(middle(unknown) / middle(known)).toBeLessThan(5)
})

test('the cookie is hidden from scripts and other sites, and the table holds only its hash', async () => {
  const client = visitor()
  const { headers } = await client.send({ method: 'POST', url: '/api/register', payload: { email: 'cookie@example.org', password } })
  expect(String(headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax$/)
  const kept = await db.select().from(schema.sessions)
  expect(kept.length).toBeGreaterThan(0)
  expect(JSON.stringify(kept)).not.toContain(client.cookie())
})

test('behind TLS the cookie is sent over TLS only', async () => {
  const secure = await testApp({ env: { PUBLIC_URL: 'https://stories.example.org' } })
  const payload = { email: 'tls@example.org', password }
  const { headers } = await secure.visitor().send({ method: 'POST', url: '/api/register', payload })
  expect(String(headers['set-cookie'])).toContain('Secure')
})

test('signing in anew changes the session and ends the old one', async () => {
  const person = await signUp(house, 'renew@example.org')
  const before = person.cookie()
  await person.call(auth.login, { body: { email: 'renew@example.org', password } })
  expect(person.cookie()).not.toBe(before)
  const thief = await visitor().send({ method: 'GET', url: '/api/auth/user', headers: { cookie: `nightlight_session=${before}` } })
  expect(thief.status).toBe(401)
})

test('logging out ends the session on the server, by call and by page', async () => {
  for (const method of ['POST', 'GET'] as const) {
    const person = await signUp(house)
    const cookie = `nightlight_session=${person.cookie()}`
    const { status, headers } = await person.send({ method, url: '/api/logout' })
    expect(status).toBe(method === 'GET' ? 302 : 204)
    if (method === 'GET') expect(headers.location).toBe('/')
    expect((await visitor().send({ method: 'GET', url: '/api/auth/user', headers: { cookie } })).status).toBe(401)
  }
})

test('a link on another site signs nobody out', async () => {
  const person = await signUp(house)
  await person.send({ method: 'GET', url: '/api/logout', headers: { 'sec-fetch-site': 'cross-site' } })
  await person.call(auth.user)
})

test('a session ends after thirty days without a visit, and a visit moves the end at most once a day', async () => {
  const person = await signUp(house)
  const ends = async () => (await db.select().from(schema.sessions)).find(row => row.userId === person.user.id)?.expire.getTime()
  const day = 86_400_000
  const first = await ends()
  time = new Date(time.getTime() + day / 2)
  await person.call(auth.user)
  expect(await ends()).toBe(first)
  time = new Date(time.getTime() + day)
  await person.call(auth.user)
  expect(await ends()).toBe(time.getTime() + 30 * day)
  time = new Date(time.getTime() + 31 * day)
  expect(await person.refused(auth.user)).toMatchObject({ status: 401, code: 'unauthenticated' })
})

test('a forgotten password is set anew with the link, once, and every session ends', async () => {
  const person = await signUp(house, 'forgot@example.org')
  await visitor().call(auth.forgottenPassword, { body: { email: 'forgot@example.org', language: 'de' } })
  const mail = await vi.waitUntil(() => mails.find(({ to }) => to === 'forgot@example.org'))
  expect(mail.subject).toBe('Ein neues Passwort für Nightlight')
  const token = /reset=([\w-]+)/.exec(mail.text)?.[1] ?? ''
  expect(JSON.stringify(await db.select().from(schema.passwordResets))).not.toContain(token)

  await visitor().call(auth.resetPassword, { body: { token, password: 'another long one' } })
  expect((await person.refused(auth.user)).status).toBe(401)
  await visitor().refused(auth.login, { body: { email: 'forgot@example.org', password } })
  await visitor().call(auth.login, { body: { email: 'forgot@example.org', password: 'another long one' } })
  expect(await visitor().refused(auth.resetPassword, { body: { token, password: 'a third long one' } })).toMatchObject({
    code: 'reset_link_invalid',
  })
})

test('a link to set a password works for an hour', async () => {
  await signUp(house, 'slow@example.org')
  await visitor().call(auth.forgottenPassword, { body: { email: 'slow@example.org' } })
  const mail = await vi.waitUntil(() => mails.find(({ to }) => to === 'slow@example.org'))
  time = new Date(time.getTime() + 3_600_001)
  const token = /reset=([\w-]+)/.exec(mail.text)?.[1]
  expect(await visitor().refused(auth.resetPassword, { body: { token, password } })).toMatchObject({
    status: 400,
    code: 'reset_link_invalid',
  })
})

test('asking for a link answers the same whether or not the account exists, and nobody else is mailed', async () => {
  const before = mails.length
  await visitor().call(auth.forgottenPassword, { body: { email: 'stranger@example.org' } })
  await new Promise(resolve => setTimeout(resolve, 100))
  expect(mails.length).toBe(before)
})

test('changing the password needs the present one and ends every other session', async () => {
  const person = await signUp(house, 'change@example.org')
  const elsewhere = visitor()
  await elsewhere.call(auth.login, { body: { email: 'change@example.org', password } })
  const wrong = await person.refused(auth.changePassword, { body: { currentPassword: 'no', newPassword: 'another long one' } })
  expect(wrong).toMatchObject({ status: 403, code: 'wrong_password', field: 'currentPassword' })
  await person.call(auth.changePassword, { body: { currentPassword: password, newPassword: 'another long one' } })
  await person.call(auth.user)
  expect((await elsewhere.refused(auth.user)).status).toBe(401)
})

test('a deleted account is gone with everything in it', async () => {
  const person = await signUp(house, 'gone@example.org')
  await makeStory(person)
  await makeChild(person)
  expect(await person.refused(auth.deleteAccount, { body: { password: 'no' } })).toMatchObject({ code: 'wrong_password' })
  await person.call(auth.deleteAccount, { body: { password } })
  expect((await person.refused(auth.user)).status).toBe(401)
  for (const table of Object.values(schema)) {
    if (!is(table, PgTable) || !('userId' in getTableColumns(table))) continue
    expect(JSON.stringify(await db.select().from(table)), getTableName(table)).not.toContain(person.user.id)
  }
  await signUp(house, 'gone@example.org')
})

test('the download holds everything that the account owns and no password', async () => {
  const person = await signUp(house, 'export@example.org')
  const { id } = await makeStory(person, { childName: 'Zoë' })
  await makeChild(person, { name: 'Zoë' })
  const { text, headers } = await person.send({ method: 'GET', url: auth.exportData.path })
  expect(headers['content-disposition']).toContain('attachment')
  const data = JSON.parse(text)
  expect(data.account.email).toBe('export@example.org')
  expect(data.stories).toMatchObject([{ id, childName: 'Zoë' }])
  expect(data.childProfiles).toMatchObject([{ name: 'Zoë' }])
  expect(data.comprehensionQuestions.length).toBeGreaterThan(0)
  expect(text).not.toContain('argon2')
})

test('the download names every table with something of a user in it', () => {
  const secretOrOurs = ['sessions', 'user_emails', 'password_resets', 'sign_in_networks', 'idempotency_keys']
  const owned = Object.values(schema).filter(table => is(table, PgTable) && 'userId' in getTableColumns(table))
  const wanted = owned.map(table => getTableName(table)).filter(name => !secretOrOurs.includes(name))
  expect(
    Object.values(ownedTables)
      .map(table => getTableName(table))
      .sort(),
  ).toEqual(wanted.sort())
})

test('too many attempts are turned away, by address and by account, and right ones do not count', async () => {
  const strict = await testApp({ env: { LOGIN_LIMIT_PER_MINUTE: '3', REGISTER_LIMIT_PER_HOUR: '2' } })
  const person = await signUp(strict, 'limited@example.org')
  const attempt = (password: string) => ({ body: { email: 'limited@example.org', password } })
  for (let round = 0; round < 5; round++) await person.call(auth.login, attempt(password))
  for (let round = 0; round < 3; round++) expect((await person.refused(auth.login, attempt('wrong'))).status).toBe(401)
  expect(await person.refused(auth.login, attempt(password))).toMatchObject({ status: 429, code: 'too_many_requests' })
  await signUp(strict)
  const answer = await strict.visitor().send({ method: 'POST', url: '/api/register', payload: { email: 'third@example.org', password } })
  expect(answer.status).toBe(429)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
})

test('behind a proxy visitors are told apart by what the proxy adds, not by what they claim', async () => {
  const proxied = await testApp({ env: { TRUST_PROXY: 'on', LOGIN_LIMIT_PER_MINUTE: '2' } })
  let account = 0
  const attempt = async (forwarded: string) => {
    const payload = { email: `nobody${++account}@example.org`, password }
    return (await proxied.visitor().send({ method: 'POST', url: '/api/login', payload, headers: { 'x-forwarded-for': forwarded } })).status
  }
  expect([await attempt('10.0.0.1'), await attempt('1.1.1.1, 10.0.0.1'), await attempt('2.2.2.2, 10.0.0.1')]).toEqual([401, 401, 429])
  expect(await attempt('10.0.0.2')).toBe(401)
})

test('a session and its account are needed for everything but the open calls', async () => {
  expect(await visitor().refused(stories.list)).toEqual({ status: 401, code: 'unauthenticated', message: 'You must be logged in' })
})
