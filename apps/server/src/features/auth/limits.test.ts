import { endpoints } from '@nightlight/contract/endpoints'
import { expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { parseEnv } from '../../env.ts'
import { networkOf } from '../../http/rate-limits.ts'
import { testApp } from '../../testing/app.ts'
import { password } from '../../testing/builders.ts'

const { auth } = endpoints
const env = { TRUST_PROXY: 'on', LOGIN_LIMIT_PER_MINUTE: '3' }
const house = await testApp({ env })
const home = '2001:db8:1:1::7'

/** What a visitor at this address is answered, as the proxy in front tells it. */
const send = async (ip: string, url: string, payload: object) =>
  (await house.visitor().send({ method: 'POST', url, payload, headers: { 'x-forwarded-for': ip } })).status
const signIn = (ip: string, email: string, tried = password) => send(ip, auth.login.path, { email, password: tried })
const register = (ip: string, email: string) => send(ip, auth.register.path, { email, password })

test('guesses made elsewhere never keep the right password out where the account has signed in before', async () => {
  expect(await register(home, 'ann@example.org')).toBe(201)
  const guesses: number[] = []
  for (let guess = 0; guess < 40; guess++) guesses.push(await signIn(`198.51.100.${guess}`, 'ann@example.org', 'a guess'))
  // All together the strangers get no further than thirty.
  expect(guesses).toEqual([...Array(30).fill(401), ...Array(10).fill(429)])
  expect(await signIn('203.0.113.1', 'ann@example.org')).toBe(429)
  expect(await signIn(home, 'ann@example.org')).toBe(200)
})

test('guesses at other accounts in the same network keep nobody out who has signed in there before', async () => {
  expect(await register('192.0.2.1', 'ben@example.org')).toBe(201)
  for (let guess = 0; guess < 5; guess++) await signIn('192.0.2.1', `nobody${guess}@example.org`, 'a guess')
  expect(await signIn('192.0.2.1', 'nobody@example.org')).toBe(429)
  expect(await signIn('192.0.2.1', 'ben@example.org')).toBe(200)
})

test('another address of the same IPv6 network is no way past the limit', async () => {
  const statuses: number[] = []
  for (let guess = 0; guess < 5; guess++) statuses.push(await signIn(`2001:db8:2:2::${guess}`, `carl${guess}@example.org`, 'a guess'))
  expect(statuses).toEqual([401, 401, 401, 429, 429])
  expect(await signIn('2001:db8:2:3::1', 'carl@example.org', 'a guess')).toBe(401)
})

test('links that strangers ask for leave the owner her own', async () => {
  expect(await register('2001:db8:3::1', 'dora@example.org')).toBe(201)
  const ask = (ip: string) => send(ip, auth.forgottenPassword.path, { email: 'dora@example.org' })
  const asked: number[] = []
  for (let time = 0; time < 7; time++) asked.push(await ask(`198.51.100.${100 + time}`))
  expect(asked).toEqual([204, 204, 204, 204, 204, 429, 429])
  expect(await ask('2001:db8:3::99')).toBe(204)
})

test('what one server has counted, another one on the same database knows', async () => {
  const other = await buildApp({ env: parseEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...env }), db: house.db })
  for (let guess = 0; guess < 3; guess++) expect(await signIn('192.0.2.77', `eve${guess}@example.org`, 'a guess')).toBe(401)
  const { statusCode } = await other.inject({
    method: 'POST',
    url: auth.login.path,
    payload: { email: 'eve@example.org', password: 'a guess' },
    headers: { 'x-forwarded-for': '192.0.2.77' },
  })
  expect(statusCode).toBe(429)
  await other.close()
})

test('an address is counted by its network, however it is written', () => {
  const same = ['2001:db8::1', '2001:0db8:0:0:ffff::', '2001:DB8:0:0:1:2:3:4', '2001:db8::1%eth0', '2001:db8:0:0::']
  expect([...new Set(same.map(networkOf))]).toEqual(['2001:db8:0:0::/64'])
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
  expect(networkOf('::ffff:192.0.2.1')).toBe('192.0.2.1')
  expect(networkOf('192.0.2.1')).toBe('192.0.2.1')
})
