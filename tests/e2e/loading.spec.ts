import type { Page } from '@playwright/test'
import { expect, signUp, test } from './fixtures.ts'
import { makeStory } from './seed.ts'

/** The bytes of script that a page brings until nothing more comes, as they travel. */
async function scriptOf(page: Page, path: string) {
  const sizes: Promise<number>[] = []
  page.on('response', response => {
    if (/\.js$/.test(new URL(response.url()).pathname)) sizes.push(response.headerValue('content-length').then(Number))
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

test.use({ viewport: { width: 390, height: 844 } })

test('the first signed-in screen brings at most 150 kB of script, compressed', async ({ page }) => {
  await signUp(page)
  const bytes = await scriptOf(page, '/')
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThanOrEqual(150_000)
})

test('a page names what its screen begins with, so that it comes along with the page', async ({ page, context, baseURL }) => {
  await signUp(page)
  await context.addCookies([{ name: 'i18next', value: 'fr', url: baseURL ?? '' }])
  const linksOf = async (path: string) => {
    const html = await (await page.request.get(`${baseURL}${path}`, { headers: { accept: 'text/html' } })).text()
    return [...html.matchAll(/<link rel="(?:module)?preload"[^>]* href="([^"]+)"/g)].map(([, href]) => href)
  }
  for (const path of ['/', '/my-stories', '/child-profiles', '/story/1', '/subscription/success']) {
    const name = path === '/' ? 'create-story' : path.replace('/1', '').slice(1).replaceAll('/', '-')
    const links = await linksOf(path)
    expect(links, path).toContainEqual(expect.stringMatching(new RegExp(`^/assets/${name}-[\\w-]+\\.js$`)))
    expect(links, path).toEqual(expect.arrayContaining(['/api/auth/user', '/locales/fr/common.json']))
  }
  expect(await linksOf('/story/12')).toEqual(
    expect.arrayContaining(['/api/stories/12', '/api/stories/12/cover.svg', '/locales/fr/learning.json']),
  )
})

const screens = ['/', '/my-stories', '/favorites', '/child-profiles', '/characters', '/subscription', '/story/:id']

/** An account with a story, and the address of a screen. */
async function settle(page: Page, screen: string) {
  await signUp(page)
  return screen.replace(':id', String(await makeStory(page)))
}

for (const screen of screens) {
  test(`what the page of ${screen} names, the screen asks for by itself`, async ({ page }) => {
    const address = await settle(page, screen)
    const named: string[] = []
    const link = /<link rel="(?:module)?preload"[^>]* href="([^"]+)"[^>]*>/g
    await page.route(
      url => url.pathname === address,
      async route => {
        const reply = await route.fetch()
        const html = await reply.text()
        named.push(...[...html.matchAll(link)].map(([, href = '']) => href))
        await route.fulfill({ response: reply, body: html.replaceAll(link, '') })
      },
    )
    const asked: string[] = []
    page.on('request', request => asked.push(new URL(request.url()).pathname + new URL(request.url()).search))
    await page.goto(address, { waitUntil: 'networkidle' })
    expect(named.length).toBeGreaterThan(4)
    await expect.poll(() => named.filter(href => !asked.includes(href))).toEqual([])
  })
}

test('in another language nothing is fetched of English', async ({ page, context, baseURL }) => {
  await signUp(page)
  await context.addCookies([{ name: 'i18next', value: 'fr', url: baseURL ?? '' }])
  const words: string[] = []
  page.on('request', request => request.url().includes('/locales/') && words.push(new URL(request.url()).pathname))
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(words.length).toBeGreaterThan(2)
  expect(words.filter(path => !path.startsWith('/locales/fr/'))).toEqual([])
})

for (const screen of screens) {
  test(`${screen} is shown with a dozen files of script, and nothing comes twice`, async ({ page }) => {
    const address = await settle(page, screen)
    const asked: string[] = []
    page.on('request', request => request.method() === 'GET' && asked.push(new URL(request.url()).pathname))
    await page.goto(address, { waitUntil: 'networkidle' })
    expect(asked.filter(path => path.endsWith('.js')).length).toBeLessThanOrEqual(12)
    expect(asked.filter((path, at) => asked.indexOf(path) !== at)).toEqual([])
  })
}

test('the code of a screen comes when its link is approached, before it is pressed', async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 900 })
  await signUp(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  const fetched = page.waitForResponse(response => /\/assets\/child-profiles-[\w-]+\.js$/.test(response.url()))
  await page.getByRole('navigation').getByRole('link', { name: 'Child Profiles' }).hover()
  await fetched
  expect(new URL(page.url()).pathname).toBe('/')
})
