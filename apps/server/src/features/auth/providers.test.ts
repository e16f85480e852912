import { endpoints } from '@nightlight/contract/endpoints'
import { afterAll, expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { password, signUp } from '../../testing/builders.ts'
import { startIdentityProvider } from '../../testing/identity-provider.ts'

const { auth } = endpoints
const acme = await startIdentityProvider()
afterAll(acme.close)
const { issuer, clientId, clientSecret } = acme
const down = { id: 'down', name: 'Down', issuer: 'http://127.0.0.1:9', clientId, clientSecret }
const providers = [{ id: 'acme', name: 'Acme', issuer, clientId, clientSecret }, down]
const house = await testApp({ env: { OIDC_PROVIDERS: JSON.stringify(providers) } })

/** A browser that follows the way to the provider and back; `bend` tampers with the way back. */
async function signIn(claims: Record<string, unknown>, bend = (url: URL) => url, query = '') {
  const client = house.visitor()
  const headers = { host: 'stories.example.org' }
  const there = await client.send({ method: 'GET', url: `/api/auth/providers/acme${query}`, headers })
  expect(there.status).toBe(302)
  const cookie = String(there.headers['set-cookie']).split(';')[0] ?? ''
  const back = bend(new URL(acme.signIn(String(there.headers.location), claims)))
  const { headers: answered } = await client.send({ method: 'GET', url: back.pathname + back.search, headers: { ...headers, cookie } })
  return { client, location: answered.location }
}

test('the sign-in page is told of the providers', async () => {
  expect((await house.visitor().call(auth.methods)).providers).toEqual([
    { id: 'acme', name: 'Acme' },
    { id: 'down', name: 'Down' },
  ])
})

test('who signs in through a provider has an account from the first time, with the welcome credits, and the same one again', async () => {
  const claims = { sub: 'a1', email: 'Ann@Example.org', email_verified: true, given_name: 'Ann' }
  const first = await signIn(claims)
  expect(first.location).toBe('/')
  const user = await first.client.call(auth.user)
  expect(user).toMatchObject({ email: 'ann@example.org', firstName: 'Ann', credits: 25, hasPassword: false })
  const second = await signIn({ ...claims, email: 'other@example.org' })
  expect(await second.client.call(auth.user)).toEqual(user)
})

test('who wanted to go somewhere is led there afterwards, and never to another site or to a call', async () => {
  const ways = {
    '/story/7?page=2': '/story/7?page=2',
    '/api/login?view=done': '/api/login?view=done',
    '//evil.example': '/',
    '/\\evil.example': '/',
    'https://evil.example': '/',
    '/api/logout': '/',
    '/\t/evil.example': '/',
    '/./api/logout': '/',
    '/%61pi/logout': '/',
    '/api/login/../logout': '/',
    '/story/7?of=Zoë': '/story/7?of=Zo%C3%AB',
    '/story/7?of=\u0007x': '/story/7?of=%07x',
    '/\u0007': '/',
    '/Zoë': '/',
  }
  for (const [next, led] of Object.entries(ways)) {
    const { location } = await signIn({ sub: 'a1' }, undefined, `?next=${encodeURIComponent(next)}`)
    expect(location, next).toBe(led)
  }
})

test('an account without a password may be deleted without one, and may be given one', async () => {
  const { client } = await signIn({ sub: 'a2' })
  expect(await client.call(auth.user)).toMatchObject({ email: null, hasPassword: false })
  await client.call(auth.changePassword, { body: { currentPassword: '', newPassword: password } })
  expect(await client.call(auth.user)).toMatchObject({ hasPassword: true })
  const { client: other } = await signIn({ sub: 'a3' })
  await other.call(auth.deleteAccount, { body: {} })
})

test('an e-mail that has an account already is not taken over, verified or not', async () => {
  await signUp(house, 'taken@example.org')
  const verified = await signIn({ sub: 'thief', email: 'taken@example.org', email_verified: true })
  expect(verified.location).toBe('/api/login?error=email_taken')
  expect((await verified.client.refused(auth.user)).status).toBe(401)
  const unverified = await signIn({ sub: 'thief', email: 'taken@example.org' })
  expect(await unverified.client.call(auth.user)).toMatchObject({ email: null })
})

test('an answer that does not fit the attempt signs nobody in', async () => {
  const bends: ((url: URL) => URL)[] = [
    url => {
      url.searchParams.set('state', 'another')
      return url
    },
    url => {
      url.searchParams.set('code', 'made up')
      return url
    },
    url => new URL(`${url.origin}${url.pathname}?error=access_denied`),
  ]
  for (const bend of bends) {
    const { client, location } = await signIn({ sub: 'a1' }, bend)
    expect(location).toBe('/api/login?error=sign_in_provider')
    expect((await client.refused(auth.user)).status).toBe(401)
  }
  const { location } = await signIn({ sub: 'a1', nonce: 'another' })
  expect(location).toBe('/api/login?error=sign_in_provider')
})

test('a provider that is down or unknown is told plainly', async () => {
  expect(await house.visitor().refused(auth.providerStart, { params: { provider: 'down' } })).toMatchObject({
    status: 502,
    code: 'sign_in_provider',
  })
  expect(await house.visitor().refused(auth.providerStart, { params: { provider: 'unknown' } })).toMatchObject({ status: 404 })
})
