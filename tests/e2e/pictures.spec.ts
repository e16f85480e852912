import type { Page } from '@playwright/test'
import { expect, expectAccessible, pressOn, signUp, test, texts } from './fixtures.ts'

const say = texts('en')

async function makeStory(page: Page, details: object = {}): Promise<number> {
  const story = { childName: 'Mia', animal: 'Owl', theme: 'Patience', setting: 'Cloud City', mood: 'calm', ...details }
  const made = await page.request.post('/api/stories', { data: story })
  expect(made.status()).toBe(201)
  const [latest]: { id: number }[] = await (await page.request.get('/api/my-stories')).json()
  if (!latest) throw new Error('The story is not on the shelf')
  return latest.id
}

const liked = { interests: ['Magic'], favoriteAnimals: ['Fox'], preferredThemes: ['Courage'] }

const coverOf = (page: Page) =>
  page.getByRole('img', { name: 'Cover: Mia and the Owl. Place: Cloud City. Mood: Calm, fireflies in a blue night.' })

test('a story’s cover says what it shows, on its card, among the favourites and in the reader', async ({ page }) => {
  await signUp(page)
  const id = await makeStory(page)
  await page.request.post('/api/favorites', { data: { storyId: id } })
  for (const path of ['/my-stories', '/favorites', `/story/${id}`]) {
    await page.goto(path)
    await expect(coverOf(page)).toBeVisible()
    const drawn = await coverOf(page).evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))
    expect(drawn, path).toBeGreaterThan(0)
  }
})

test('a changed face is seen at once on the profile’s card and on the covers', async ({ page }) => {
  await signUp(page)
  const { id }: { id: number } = await (await page.request.post('/api/characters', { data: { name: 'Mia' } })).json()
  const face = `/api/characters/${id}/portrait.svg`
  await page.request.post('/api/child-profiles', { data: { name: 'Mia', age: 6, avatarUrl: face, ...liked } })
  const story = await makeStory(page, { characterId: id })
  const drawnAt = async (link: string, picture: string) => {
    const answer = page.waitForResponse(response => response.url().includes(picture))
    await page.getByRole('link', { name: link, exact: true }).first().click()
    return (await answer).text()
  }
  const avatar = () => drawnAt('Child Profiles', face)
  const cover = () => drawnAt('My Stories', `/api/stories/${story}/cover.svg`)
  await page.goto('/characters')
  const before = [await avatar(), await cover()]
  await page.goBack()
  await page.goBack()
  await page.getByRole('link', { name: say('characters', 'edit', { name: 'Mia' }) }).click()
  await page.getByRole('button', { name: say('characters', 'surprise') }).click()
  await page.getByRole('button', { name: say('characters', 'save') }).click()
  await expect(page).toHaveURL('/characters')
  expect(await avatar()).not.toBe(before[0])
  expect(await cover()).not.toBe(before[1])
})

test('the page to colour in is reached from the activities and from the reader, and is printed alone', async ({ page }) => {
  await signUp(page)
  const id = await makeStory(page)
  await page.request.post('/api/child-profiles', { data: { name: 'Ida', age: 6, ...liked } })
  await page.goto(`/story/${id}`)
  await page.getByRole('button', { name: /Ida/ }).click()
  await page.getByRole('tab', { name: say('stories', 'reader.tabs.learn') }).click()
  await page.getByRole('button', { name: new RegExp(`^${say('learning', 'activities.title')}`) }).click()
  await pressOn(page, page.getByRole('link', { name: say('stories', 'colouring.open') }))
  await expect(page).toHaveURL(`/story/${id}/colouring`)
  const lines = page.getByRole('img', { name: /^Lines to color in\. Cover: Mia and the Owl\./ })
  await expect(lines).toBeVisible()
  await expectAccessible(page)
  const last = page.getByRole('button', { name: /Mia is asleep in bed/ })
  await last.click()
  await expect(last).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('img', { name: /^Lines to color in\. .*Mia is asleep in bed/ })).toBeVisible()
  await page.getByRole('button', { name: /^Cover: Mia and the Owl/ }).click()

  await page.emulateMedia({ media: 'print' })
  await expect(lines).toBeVisible()
  for (const away of ['button', 'heading'] as const) await expect(page.getByRole(away, { name: /Print|A page to color/ })).toBeHidden()
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)
  expect(pages).toHaveLength(1)

  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name: say('stories', 'colouring.back') }).click()
  await page.getByRole('link', { name: say('stories', 'colouring.title') }).click()
  await expect(page).toHaveURL(`/story/${id}/colouring`)
})

test('a story is printed with its cover and nothing of the app', async ({ page }) => {
  await signUp(page)
  const id = await makeStory(page)
  await page.goto(`/story/${id}`)
  await expect(page.getByRole('button', { name: say('stories', 'reader.print') })).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(coverOf(page)).toBeVisible()
  await expect(page.getByRole('article')).toBeVisible()
  // The words whose meaning a tap shows are the story's own.
  for (const role of ['button', 'link', 'tab'] as const)
    await expect(page.getByRole(role).and(page.locator(':not(article *)'))).toHaveCount(0)
  // The paper is white, not the theme's.
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)
  expect(pages?.length, 'pages of a short story').toBeLessThanOrEqual(3)
})

test('nothing moves when pictures come', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signUp(page)
  const id = await makeStory(page)
  await makeStory(page, { animal: 'Fox' })
  await page.request.post('/api/favorites', { data: { storyId: id } })
  // Late, after the fonts, so that a picture without a place of its own would push the rest away.
  const gates: (() => void)[] = []
  await page.route(/cover\.svg|\/samples\//, async route => {
    await new Promise<void>(resolve => gates.push(resolve))
    await route.continue()
  })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) if ('value' in entry && typeof entry.value === 'number') shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const shiftsOf = () => page.evaluate(() => ('shifts' in window && Array.isArray(window.shifts) ? window.shifts.splice(0) : undefined))
  for (const path of ['/my-stories', '/favorites', `/story/${id}`, `/story/${id}/colouring`, '/educational-demo']) {
    // The pictures are held back, and a page that already asks for one has not loaded before it comes.
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const picture = page.locator('main img').first()
    await expect(picture).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    // The page itself comes in by moving.
    await page.evaluate(() => Promise.all(document.getAnimations().map(animation => animation.finished.catch(() => undefined))))
    await expect.poll(() => gates.length, path).toBeGreaterThan(0)
    await page.waitForTimeout(300)
    await shiftsOf()
    const before = await picture.boundingBox()
    for (const open of gates.splice(0)) open()
    await picture.evaluate((image: HTMLImageElement) => image.decode())
    await page.waitForTimeout(100)
    expect(await picture.boundingBox(), path).toEqual(before)
    expect(await shiftsOf(), path).toEqual([])
  }
})

test('beside a link to the app a card is shown: a PNG of 1200 by 630', async ({ request, baseURL }) => {
  const [, address = ''] = /og:image" content="(.*?)"/.exec(await (await request.get('/')).text()) ?? []
  expect(address.startsWith(`${baseURL}/`)).toBe(true)
  const answer = await request.get(address)
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png'])
  const png = await answer.body()
  expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 1200, 630])
})
