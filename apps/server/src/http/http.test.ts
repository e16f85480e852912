import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoints } from '@nightlight/contract/endpoints'
import { afterAll, describe, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { parseEnv } from '../env.ts'
import { testApp } from '../testing/app.ts'
import { signUp, storyRequest } from '../testing/builders.ts'

const house = await testApp()

test('a request that changes something is refused from another site, by either of the browser’s signs', async () => {
  const person = await signUp(house)
  const from = (headers: Record<string, string>) =>
    person.send({ method: 'POST', url: '/api/stories', payload: storyRequest(), headers: { host: 'stories.example.org', ...headers } })
  const foreign = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://stories.example.org.evil.example' },
    { origin: 'http://stories.example.org:8080' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ]
  for (const headers of foreign) {
    const { status, text } = await from(headers)
    expect([status, JSON.parse(text).code], JSON.stringify(headers)).toEqual([403, 'foreign_origin'])
  }
  expect(await person.call(endpoints.stories.list)).toEqual([])
  expect((await from({ origin: 'http://stories.example.org', 'sec-fetch-site': 'same-origin' })).status).toBe(201)
})

test('behind a proxy the public address counts as our own', async () => {
  const proxied = await testApp({ env: { PUBLIC_URL: 'https://stories.example.org' } })
  const person = await signUp(proxied)
  const headers = { origin: 'https://stories.example.org', host: 'localhost:3000' }
  expect((await person.send({ method: 'POST', url: '/api/stories', payload: storyRequest(), headers })).status).toBe(201)
})

test('every answer forbids scripts, frames and requests that are not our own', async () => {
  const { headers } = await house.visitor().send({ method: 'GET', url: '/api/credit-packs' })
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'self'")
  // Beside our own files only the one script that stands in each page, where the app is built: the theme before the first paint.
  expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^']+')?;/)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/https?:/)
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin', 'cache-control': 'no-store' })
})

test('an answer to our own fault says nothing of what was inside', async () => {
  const broken = await testApp({ replace: { writers: { builtin: async () => Promise.reject(new Error('the secret detail')) } } })
  const person = await signUp(broken)
  const { text, status } = await person.send({ method: 'POST', url: '/api/stories', payload: storyRequest() })
  expect(status).toBe(500)
  expect(text).not.toContain('secret')
})

describe('the web app, once built', async () => {
  const root = await mkdtemp(join(tmpdir(), 'nightlight-web-'))
  afterAll(() => rm(root, { recursive: true }))
  const inline = 'document.documentElement.dataset.theme = "dark"'
  const card = '<meta property="og:image" content="ORIGIN/card.png">'
  await writeFile(join(root, 'index.html'), `<!doctype html><html lang="en"><script>${inline}</script>${card}<title>app</title></html>`)
  await writeFile(join(root, 'login.html'), '<!doctype html><html lang="en"><title>sign in</title></html>')
  await writeFile(join(root, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const app = await buildApp({ env: parseEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }), db: house.db, webRoot: root })
  afterAll(() => app.close())
  const html = { accept: 'text/html,*/*' }

  test('is answered at every path of its own and nowhere under /api', async () => {
    for (const url of ['/', '/my-stories', '/story/12', '/nowhere']) {
      const { statusCode, body } = await app.inject({ url, headers: html })
      expect([statusCode, body.includes('<title>app')], url).toEqual([200, true])
      expect((await app.inject({ method: 'HEAD', url, headers: html })).statusCode, url).toBe(200)
    }
    for (const url of ['/api/nowhere', '/locales/xx/common.json']) {
      const { statusCode, headers } = await app.inject({ url, headers: { accept: '*/*' } })
      expect([statusCode, String(headers['content-type'])], url).toEqual([404, 'application/json; charset=utf-8'])
    }
  })

  test('may run the scripts that stand in its pages, by their hashes', async () => {
    const { headers } = await app.inject({ url: '/', headers: html })
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/]+=*';/)
  })

  test('names its card for social networks with its whole address, which no visitor can make markup of', async () => {
    const cardFor = async (host: string) =>
      /og:image" content="(.*?)">/.exec((await app.inject({ url: '/', headers: { host, accept: '*/*' } })).body)?.[1]
    expect(await cardFor('stories.example.org:8080')).toBe('http://stories.example.org:8080/card.png')
    expect(await cardFor('x"><script>alert(1)</script>')).toBe('/card.png')
  })

  test('its files are served, and nothing beside them', async () => {
    expect((await app.inject({ url: '/icon.svg' })).headers['content-type']).toContain('image/svg+xml')
    for (const url of ['/../package.json', '/%2e%2e/package.json', '/.env']) expect((await app.inject({ url })).statusCode, url).toBe(404)
  })

  test('no page is served before it is finished', async () => {
    expect((await app.inject({ url: '/index.html', headers: { host: 'stories.example.org' } })).body).toContain(
      'http://stories.example.org/card.png',
    )
    for (const url of ['/login.html', '/LOGIN.html', '/%6cogin.html', '/landing.html']) {
      const { statusCode } = await app.inject({ url, headers: { accept: '*/*' } })
      expect(statusCode, url).toBe(404)
    }
  })

  test('the sign-in page is in the visitor’s language', async () => {
    const languageAt = async (url: string, headers: Record<string, string>) =>
      /<html lang="(\w+)"/.exec((await app.inject({ url, headers: { ...html, ...headers } })).body)?.[1]
    expect(await languageAt('/api/login', {})).toBe('en')
    expect(await languageAt('/api/login', { 'accept-language': 'pt,de-AT;q=0.8,en;q=0.5' })).toBe('de')
    expect(await languageAt('/api/login', { 'accept-language': 'de', cookie: 'i18next=zh' })).toBe('zh')
    expect(await languageAt('/api/login?lng=fr', { cookie: 'i18next=zh' })).toBe('fr')
    expect(await languageAt('/api/login?lng=<script>', {})).toBe('en')
  })
})

test('the OpenAPI document describes every call, and there is a page to read it', async () => {
  const visitor = house.visitor()
  const document = JSON.parse((await visitor.send({ method: 'GET', url: '/api/openapi.json' })).text)
  expect(document.openapi).toBe('3.1.0')
  const described = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => `${method} ${path}`),
  )
  const mounted = Object.values(endpoints).flatMap(table =>
    Object.values(table).map(({ method, path }) => `${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')}`),
  )
  expect(described.sort()).toEqual(mounted.sort())
  const { required, anyOf, properties } = document.paths['/api/stories'].post.requestBody.content['application/json'].schema
  expect(required).toEqual(['childName'])
  expect(anyOf).toEqual([{ required: ['animal', 'theme'] }, { required: ['after'] }, { required: ['code'] }])
  expect(properties.mood).toBeDefined()
  const page = await visitor.send({ method: 'GET', url: '/api/docs' })
  expect([page.status, page.text.includes('swagger')]).toEqual([200, true])
})
