import { endpoints } from '@nightlight/contract/endpoints'
import { expect, test, vi } from 'vitest'
import { testApp } from '../testing/app.ts'
import { signUp } from '../testing/builders.ts'

const { auth } = endpoints

/** The link that is mailed when somebody asks for one and says that this is our host. */
async function linkFor(env: Record<string, string>, host: string) {
  const house = await testApp({ env })
  const { user } = await signUp(house)
  await house.visitor().send({ method: 'POST', url: auth.forgottenPassword.path, payload: { email: user.email }, headers: { host } })
  const [mail] = await vi.waitUntil(() => house.mails.length > 0 && house.mails)
  return /https?:\/\/\S+(?=\/api\/login\?reset=)/.exec(mail?.text ?? '')?.[0]
}

test('the link for a new password leads where we listen, or to PUBLIC_URL, whatever host the request names', async () => {
  expect(await linkFor({ PORT: '3456' }, 'evil.example')).toBe('http://localhost:3456')
  expect(await linkFor({ HOST: '::', PORT: '3456' }, 'evil.example')).toBe('http://localhost:3456')
  expect(await linkFor({ HOST: 'fd00::7', PORT: '3456' }, 'evil.example')).toBe('http://[fd00::7]:3456')
  expect(await linkFor({ PUBLIC_URL: 'https://stories.example.org' }, 'evil.example')).toBe('https://stories.example.org')
})

test('in production a request for a host that is not ours is refused, unless PUBLIC_URL says where we are', async () => {
  const statusAt = async (env: Record<string, string>, host: string) => {
    const { visitor } = await testApp({ env: { NODE_ENV: 'production', ...env } })
    return (await visitor().send({ method: 'GET', url: '/api/auth/methods', headers: { host } })).status
  }
  for (const host of ['localhost:3000', 'LOCALHOST', '127.0.0.1:3000', '[::1]:3000']) expect(await statusAt({}, host), host).toBe(200)
  for (const host of ['evil.example', 'localhost.evil.example', '10.0.0.1', 'localhost@evil.example'])
    expect(await statusAt({}, host), host).toBe(421)
  expect(await statusAt({ HOST: 'nightlight.lan' }, 'nightlight.lan:3000')).toBe(200)
  expect(await statusAt({ PUBLIC_URL: 'https://stories.example.org' }, 'upstream:3000')).toBe(200)
  expect(await statusAt({ NODE_ENV: 'development' }, 'tablet.local')).toBe(200)
})
