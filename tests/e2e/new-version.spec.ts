import type { Page } from '@playwright/test'
import { test as base, expect, signUp, texts } from './fixtures.ts'
import { type Door, openDoor } from './next-version.ts'
import { toastOf } from './seed.ts'

const say = texts('en')

const test = base.extend<{ door: Door }>({
  door: async ({ baseURL }, use) => {
    const door = await openDoor(baseURL ?? '')
    await use(door)
    door.close()
  },
})

// Two whole versions are fetched and kept.
test.slow()
test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' }, expectedFaults: ['ERR_INTERNET_DISCONNECTED'] })

/** The version that the page is of. */
const versionOf = (page: Page) =>
  page.evaluate(() => /\.(v\d)\.js$/.exec(document.querySelector('script[type=module]')?.getAttribute('src') ?? '')?.[1] ?? 'first')

/** The versions of which the browser has all that an open page may come to need. */
const versionsKept = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter(name => name.includes('precache'))
    const lists = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
    const found = lists.flat().map(({ url }) => /\.(v\d)\.(?:js|css)/.exec(url)?.[1] ?? (/\/assets\//.test(url) ? 'first' : undefined))
    return [...new Set(found.filter(version => version !== undefined))]
  })

const isWaiting = (page: Page) => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))

/** Opens the app and waits until its worker has everything. */
async function settle(page: Page, url: string) {
  await page.goto(url)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true)
  expect(await versionsKept(page)).toEqual(['first'])
}

/** What the browser does when the app is taken up again. */
const takeUp = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

test('a page that is open has all its parts after a newer version was deployed, keeps what is typed, and is of the newer one from the next screen on', async ({
  page,
  context,
  door,
}) => {
  await signUp(page)
  await settle(page, `${door.url}/child-profiles`)
  await page.getByRole('button', { name: say('child-profiles', 'add') }).click()
  const profile = page.getByRole('dialog', { name: say('child-profiles', 'add') })
  await profile.getByLabel(say('child-profiles', 'dialog.name'), { exact: true }).fill('Noa')
  for (const liking of ['Magic', 'Fox', 'Courage']) await profile.getByText(liking, { exact: true }).first().click()

  door.deploy()
  const other = await context.newPage()
  await other.goto(`${door.url}/my-stories`)
  await expect(other.getByText('No stories yet')).toBeVisible()
  expect(await versionOf(other)).toBe('v1')
  await expect.poll(() => isWaiting(other), { timeout: 20_000 }).toBe(true)
  expect(await versionsKept(page)).toEqual(['first', 'v1'])

  // What checks a form comes when it is first sent.
  await profile.getByRole('button', { name: say('child-profiles', 'dialog.create') }).click()
  await expect(page.getByRole('heading', { name: 'Noa' })).toBeVisible()
  expect(await versionOf(page)).toBe('first')
  await toastOf(page).getByRole('button', { name: 'Close' }).click()

  await page.getByRole('link', { name: 'Favorites' }).first().click()
  await expect(page.getByText('No Favorites Yet')).toBeVisible()
  await expect.poll(() => versionOf(page)).toBe('v1')
  // Nobody needs the earlier one any more.
  await expect.poll(() => isWaiting(page), { timeout: 20_000 }).toBe(false)
  await expect.poll(() => versionsKept(page)).toEqual(['v1'])
  await context.setOffline(true)
  await page.goto(`${door.url}/my-stories`)
  await expect(page.getByText(say('common', 'unreached.title')).or(page.getByText(say('stories', 'library.failed')))).toBeVisible({
    timeout: 20_000,
  })
  expect(await versionOf(page)).toBe('v1')
})

test('a page that is alone is of the newer version when it is loaded again, and so is what is kept', async ({ page, door }) => {
  await signUp(page)
  await settle(page, `${door.url}/favorites`)
  door.deploy()
  await page.reload()
  await expect(page.getByText('No Favorites Yet')).toBeVisible()
  expect(await versionOf(page)).toBe('v1')
  await expect.poll(() => versionsKept(page), { timeout: 20_000 }).toEqual(['v1'])
  expect(await isWaiting(page)).toBe(false)
})

test('an app that stays open for weeks learns of a newer version when it is taken up again: the form keeps its words, and what is said is read first', async ({
  page,
  door,
}) => {
  await signUp(page)
  await settle(page, door.url)
  door.deploy()
  await takeUp(page)
  await expect.poll(() => isWaiting(page), { timeout: 20_000 }).toBe(true)
  const child = page.getByLabel(say('stories', 'form.childName.label'))
  await child.fill('Mia')
  await page.getByRole('button', { name: 'Surprise me' }).click()
  await page.getByRole('button', { name: 'Generate Magical Story' }).click()
  await expect(toastOf(page)).toContainText(say('stories', 'created.title'))
  await expect(page).toHaveURL(`${door.url}/my-stories`)
  expect(await versionOf(page)).toBe('first')
  await toastOf(page).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'Create Story' }).first().click()
  await expect.poll(() => versionOf(page)).toBe('v1')
  await child.fill('Noa')
  door.deploy()
  await takeUp(page)
  await expect.poll(() => isWaiting(page), { timeout: 20_000 }).toBe(true)
  await expect(child).toHaveValue('Noa')
  await page.getByRole('link', { name: 'Favorites' }).first().click()
  await expect.poll(() => versionOf(page)).toBe('v2')
  await page.getByRole('link', { name: 'Create Story' }).first().click()
  await expect(child).toHaveValue('Noa')
})
