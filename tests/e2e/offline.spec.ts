import { languages } from '@nightlight/contract/enums'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, newEmail, password, signUp, test, texts } from './fixtures.ts'

const say = texts('en')

test.use({ serviceWorkers: 'allow', expectedFaults: ['ERR_INTERNET_DISCONNECTED', 'ERR_FAILED', '/api/auth/user'] })

type Made = { id: number; content: string }

async function makeStory(page: Page, childName = 'Mia'): Promise<Made> {
  const made = await page.request.post('/api/stories', { data: { childName, animal: 'Owl', theme: 'Patience' } })
  expect(made.ok()).toBe(true)
  const [newest] = await (await page.request.get('/api/my-stories')).json()
  return (await page.request.get(`/api/stories/${newest.id}`)).json()
}

const firstParagraph = ({ content }: Made) => content.split('\n\n')[0]?.slice(0, 60) ?? ''

/** Everything in Cache Storage: the addresses, by cache. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const lists = await Promise.all(
      names.map(async name => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)),
    )
    return lists.flat()
  })

/** Opens a story and waits until the worker has all of it. */
async function open(page: Page, story: Made) {
  await page.goto(`/story/${story.id}`)
  await expect(page.getByText(firstParagraph(story))).toBeVisible()
  await expect
    .poll(() => kept(page), { timeout: 20_000 })
    .toEqual(
      expect.arrayContaining([
        '/index.html',
        '/api/auth/user',
        '/api/child-profiles',
        `/api/stories/${story.id}`,
        `/api/stories/${story.id}/vocabulary`,
        `/api/stories/${story.id}/cover.svg`,
        '/locales/en/stories.json',
      ]),
    )
}

test('a picture book that was opened once is read to its end without a network, with every picture', async ({ page, context }) => {
  await signUp(page)
  const story = await makeStory(page)
  await open(page, story)
  const pages: { number: number; picture: string; description: string }[] = await (
    await page.request.get(`/api/stories/${story.id}/pages`)
  ).json()
  await page.goto(`/story/${story.id}/book`)
  const pictures = pages.map(({ picture }) => picture)
  await expect.poll(() => kept(page), { timeout: 20_000 }).toEqual(expect.arrayContaining([`/api/stories/${story.id}/pages`, ...pictures]))

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(say('stories', 'book.cover'), { exact: true })).toBeVisible()
  for (const { description } of pages) {
    await page.keyboard.press('ArrowRight')
    const picture = page.getByRole('img', { name: description }).first()
    await expect(picture).toBeVisible()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  }
})

test('a story that was opened once is read without a network, its picture and its words too, and the page says where they come from', async ({
  page,
  context,
}) => {
  await signUp(page)
  const story = await makeStory(page)
  const unopened = await makeStory(page, 'Noa')
  await open(page, story)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(firstParagraph(story))).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: say('common', 'offline.reading') })).toBeVisible()
  const cover = page.locator(`img[src^="/api/stories/${story.id}/cover.svg"]`).first()
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expectAccessible(page)

  await page.goto(`/story/${unopened.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Error: ${say('common', 'errors.network')}`, { timeout: 15_000 })
  await context.setOffline(false)
  await expect(page.getByText(firstParagraph(unopened))).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText(say('common', 'offline.reading'))).toBeHidden()
})

test('nothing but what the reader needs is kept of the API, and nothing that was sent', async ({ page }) => {
  await signUp(page)
  const story = await makeStory(page)
  const unopened = await makeStory(page, 'Noa')
  await open(page, story)
  for (const path of ['/my-stories', '/favorites', '/child-profiles', '/subscription', '/characters', '/']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  const paths = await kept(page)
  const ofApi = paths.filter(path => path.startsWith('/api/')).filter(path => !path.startsWith(`/api/stories/${story.id}`))
  expect(ofApi.toSorted()).toEqual(['/api/auth/user', '/api/child-profiles'])
  expect(paths.some(path => path.includes(`/stories/${unopened.id}`))).toBe(false)
  // Of five languages one, and of the fonts those in sight.
  expect(paths.filter(path => path.startsWith('/locales/')).every(path => path.startsWith('/locales/en/'))).toBe(true)
  expect(paths.filter(path => path.endsWith('.woff2')).length).toBeLessThan(10)
  expect(paths).not.toContain('/')
})

test('signed out, nothing is left on the device, and the next visitor without a network sees nothing of anybody', async ({
  page,
  context,
}) => {
  await signUp(page)
  const story = await makeStory(page)
  await open(page, story)
  await page.goto('/')
  await page.getByRole('link', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('landing', 'hero.title'))
  await expect.poll(() => page.evaluate(() => caches.keys()), { timeout: 15_000 }).toEqual([])
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await context.setOffline(true)
  await expect(page.goto(`/story/${story.id}`)).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
})

test('an account that is removed leaves nothing on the device', async ({ page }) => {
  await signUp(page)
  await open(page, await makeStory(page))
  await page.goto('/')
  await page.getByRole('button', { name: 'My account' }).click()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete your account?' })
  await question.getByLabel('Password', { exact: true }).fill(password)
  await question.getByRole('button', { name: 'Delete everything' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('landing', 'hero.title'), { timeout: 15_000 })
  await expect.poll(() => page.evaluate(() => caches.keys()), { timeout: 15_000 }).toEqual([])
})

test('when another account signs in, what was kept of the one before is gone', async ({ page, context }) => {
  await signUp(page)
  const story = await makeStory(page)
  await open(page, story)
  const email = newEmail()
  expect((await page.request.post('/api/register', { data: { email, password } })).status()).toBe(201)
  await page.goto('/my-stories')
  await expect(page.getByText('No stories yet')).toBeVisible()
  await expect.poll(async () => (await kept(page)).filter(path => path.startsWith('/api/stories/'))).toEqual([])
  await context.setOffline(true)
  await page.goto(`/story/${story.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Error: ${say('common', 'errors.network')}`, { timeout: 15_000 })
})

test('a session that ended elsewhere takes along what was kept, as soon as the server says so', async ({ page }) => {
  await signUp(page)
  const story = await makeStory(page)
  await open(page, story)
  await page.request.post('/api/logout')
  await page.goto(`/story/${story.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('landing', 'hero.title'))
  // The worker is there until this page goes, and may still keep a font.
  await expect.poll(() => kept(page).then(paths => paths.filter(path => !path.endsWith('.woff2')))).toEqual([])
})

test('a story that is deleted is not kept either', async ({ page }) => {
  await signUp(page)
  const story = await makeStory(page)
  await open(page, story)
  await page.goto('/my-stories')
  await page.getByRole('button', { name: /^Delete: / }).click()
  const question = page.getByRole('alertdialog', { name: /^Delete “/ })
  await question.getByRole('button', { name: say('stories', 'delete.confirm') }).click()
  await expect(page.getByText('No stories yet')).toBeVisible()
  expect((await kept(page)).filter(path => path.startsWith(`/api/stories/${story.id}`))).toEqual([])
})

test('without a network nobody is signed out, and the page says so', async ({ page, context }) => {
  await signUp(page)
  await open(page, await makeStory(page))
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create a Magical Story')
  await context.setOffline(true)
  await expect(page.getByRole('status').filter({ hasText: say('common', 'offline.waiting') })).toBeVisible()
  await page.getByRole('link', { name: 'Log out' }).click()
  await expect(page.getByText(say('common', 'offline.stillSignedIn'), { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/')
})

test('a page of payment or sign-in never comes out of the cupboard', async ({ page, context }) => {
  await signUp(page)
  await open(page, await makeStory(page))
  await context.setOffline(true)
  for (const path of ['/api/login', '/subscription', '/subscription/success?session_id=1'])
    await expect(page.goto(path), path).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
})

test('who is not signed in gets the landing page from the server and no worker at all', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('landing', 'hero.title'))
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})

test('the app can be put on a home screen: a description in each language, with icons of every size that is asked for', async ({
  page,
  request,
}) => {
  await page.goto('/?lng=de')
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.de.webmanifest')
  for (const language of languages) {
    const answer = await request.get(`/manifest.${language}.webmanifest`)
    expect(answer.headers()['content-type']).toContain('application/manifest+json')
    const manifest = await answer.json()
    expect(manifest).toMatchObject({ name: 'Nightlight', short_name: 'Nightlight', start_url: '/', display: 'standalone', lang: language })
    expect(manifest.icons.map((icon: { sizes: string; purpose: string }) => `${icon.sizes} ${icon.purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '192x192 maskable',
      '512x512 maskable',
    ])
    for (const { src, sizes } of manifest.icons) {
      const png = await (await request.get(src)).body()
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
    }
  }
  // Chromium's own opinion of it.
  const session = await page.context().newCDPSession(page)
  const { errors } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
})
