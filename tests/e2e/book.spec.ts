import type { StoryPage } from '@nightlight/contract/stories'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, signUp, test, texts } from './fixtures.ts'
import { makeStory, storyOf, voice } from './seed.ts'

const say = texts('en')

/** An account with a story, its picture book opened from the reader. */
async function openBook(page: Page) {
  await signUp(page)
  const id = await makeStory(page)
  const pages: StoryPage[] = await (await page.request.get(`/api/stories/${id}/pages`)).json()
  await page.goto(`/story/${id}`)
  await page.getByRole('link', { name: say('stories', 'book.open') }).click()
  await expect(page).toHaveURL(`/story/${id}/book`)
  const story = await storyOf(page, id)
  await expect(page.getByRole('heading', { name: story.title })).toBeVisible()
  const position = (number: number) => page.getByText(say('stories', 'book.page', { page: number, pages: pages.length }))
  return { id, pages, story, position }
}

/** The last words of a page, as they stand in its text. */
const lastWords = ({ text }: { text: string }) => text.slice(-24)

test('a picture book is read from cover to good night with the keyboard alone, each page with its picture and its words', async ({
  page,
}) => {
  const { id, pages, story, position } = await openBook(page)
  for (const one of pages) {
    await page.keyboard.press(one.number % 2 ? 'ArrowRight' : 'Space')
    await expect(position(one.number)).toBeVisible()
    const picture = page.getByRole('img', { name: one.description })
    await expect(picture).toBeVisible()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await expect(page.locator('article')).toContainText(lastWords(one))
  }
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { name: say('stories', 'book.goodNight', { child: 'Mia' }) })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(position(pages.length)).toBeVisible()
  await page.keyboard.press('Home')
  await expect(page.getByRole('heading', { name: story.title })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(`/story/${id}`)
})

test('a book that was left is taken up at its page, and one that was finished begins anew', async ({ page }) => {
  const { pages, story, position } = await openBook(page)
  for (const number of [1, 2, 3]) {
    await page.keyboard.press('ArrowRight')
    await expect(position(number)).toBeVisible()
  }
  await page.reload()
  await expect(position(3)).toBeVisible()
  await page.keyboard.press('End')
  await expect(page.getByText(say('stories', 'book.end'), { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: story.title })).toBeVisible()
  expect(pages.length).toBeGreaterThanOrEqual(6)
})

test('whoever signs out leaves no place in any book behind', async ({ page }) => {
  const { position } = await openBook(page)
  await page.keyboard.press('ArrowRight')
  await expect(position(1)).toBeVisible()
  const places = () => page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('nightlight.book.')))
  expect(await places()).toHaveLength(1)
  await page.goto('/')
  await page
    .getByRole('link', { name: say('common', 'nav.logout') })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('landing', 'hero.title'))
  expect(await places()).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('nothing but the page is seen until it is touched, and a tap at its edge turns it', async ({ page }) => {
    const { position } = await openBook(page)
    const next = page.getByRole('button', { name: say('stories', 'book.next') })
    const bar = page.getByRole('navigation', { name: say('stories', 'book.pages') })
    await expect(bar).toHaveCSS('opacity', '0')
    await page.touchscreen.tap(380, 400)
    await expect(position(1)).toBeAttached()
    await page.touchscreen.tap(195, 700)
    await expect(bar).toHaveCSS('opacity', '1')
    await expectAccessible(page)
    await next.tap()
    await expect(position(2)).toBeVisible()
  })
})

test('a book that reads itself aloud turns its pages, and a page that is turned by hand is read from its beginning', async ({ page }) => {
  await page.addInitScript(voice, 400)
  const { pages, position } = await openBook(page)
  const said = (): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'said'))
  await page.mouse.move(600, 300)
  await page.getByRole('button', { name: say('stories', 'reader.aloud.start') }).click()
  await expect(position(1)).toBeAttached()
  await expect(page.locator('article [aria-current="true"]')).toHaveCount(1)
  await expect(position(2)).toBeAttached({ timeout: 30_000 })
  await page.getByRole('button', { name: say('stories', 'book.next') }).click()
  await page.getByRole('button', { name: say('stories', 'book.next') }).click()
  await page.getByRole('button', { name: say('stories', 'reader.aloud.pause') }).click()
  const fourth = pages[3]?.text ?? ''
  expect((await said()).some(sentence => fourth.startsWith(sentence.trim()))).toBe(true)
  await page.getByRole('button', { name: say('stories', 'reader.aloud.stop') }).click()
  await expect(page.locator('article [aria-current="true"]')).toHaveCount(0)
})

test('a story from before there were tales says that it has no pictures, and leads to its text', async ({ page }) => {
  await signUp(page)
  const id = await makeStory(page)
  await page.route(`**/api/stories/${id}/pages`, route => route.fulfill({ json: [] }))
  await page.goto(`/story/${id}/book`)
  await expect(page.getByText(say('stories', 'book.none'))).toBeVisible()
  await page.getByRole('link', { name: say('stories', 'book.toStory') }).click()
  await expect(page).toHaveURL(`/story/${id}`)
})

test('a book is printed as a sheet for its cover and one for each page, and nothing of the app', async ({ page }) => {
  const { pages } = await openBook(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(lastWords(pages.at(-1) ?? { text: '?' }))).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  const sheets = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)
  expect(sheets).toHaveLength(pages.length + 1)
})
