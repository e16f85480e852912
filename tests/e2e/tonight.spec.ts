import type { StoryPage } from '@nightlight/contract/stories'
import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, signUp, test, texts } from './fixtures.ts'
import { makeChild, makeStory, storyOf } from './seed.ts'

const say = texts('en')
const inWords = (key: string, values: Record<string, string | number> = {}) => say('stories', `tonight.${key}`, values)

test('a child answers three questions by pictures, and the book of its story opens', async ({ page }) => {
  await signUp(page)
  const child = await makeChild(page, { name: 'Noor', favoriteAnimals: ['Fox'], preferredThemes: ['Courage'] })
  await page.goto('/')
  await page.getByRole('button', { name: inWords('new') }).click()
  const window = page.getByRole('dialog')
  await expect(window.getByRole('heading', { name: inWords('questions.animal') })).toBeVisible()
  await expectAccessible(page)
  // A question that has just come lies there for a moment before it can be answered.
  const answer = (picture: Locator, next: string) =>
    expect(async () => {
      await picture.click({ timeout: 1000 })
      await expect(window.getByRole('heading', { name: inWords(next) })).toBeVisible({ timeout: 500 })
    }).toPass()
  const places = window.getByRole('list', { name: inWords('questions.setting') }).getByRole('button')
  await answer(window.getByRole('button', { name: say('stories', 'animals.Fox'), exact: true }), 'questions.setting')
  await answer(places.first(), 'questions.theme')
  await window.getByRole('button', { name: inWords('back') }).click()
  await answer(places.nth(1), 'questions.theme')
  const sent = page.waitForRequest(request => request.method() === 'POST' && request.url().endsWith('/api/stories'))
  const theme = window.getByRole('button', { name: inWords('themes.Courage'), exact: true })
  await expect(async () => {
    await theme.click({ timeout: 1000 })
    await expect(theme).toBeHidden({ timeout: 1000 })
  }).toPass()
  expect((await sent).postDataJSON()).toMatchObject({ childId: child.id, childName: 'Noor', animal: 'Fox', theme: 'Courage' })
  await expect(page).toHaveURL(/\/story\/\d+\/book$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('other pictures come when they are asked for, until all have been shown', async ({ page }) => {
  await signUp(page)
  await makeChild(page)
  await page.goto('/')
  await page.getByRole('button', { name: inWords('new') }).click()
  const seen = new Set<string>()
  const friends = page.getByRole('list', { name: inWords('questions.animal') }).getByRole('button')
  for (let hand = 0; hand < 10; hand++) {
    await expect(friends).toHaveCount(6)
    for (const name of await friends.allInnerTexts()) seen.add(name)
    await page.getByRole('button', { name: inWords('others') }).click()
  }
  expect(seen.size).toBe(60)
})

test('a child goes on where it was, on another device too, and hears its favourite once more', async ({ page, browser }) => {
  await signUp(page)
  const child = await makeChild(page, { name: 'Noor' })
  const loved = await makeStory(page, { childId: child.id, childName: 'Noor' })
  const begun = await makeStory(page, { childId: child.id, childName: 'Noor', animal: 'Fox' })
  await page.request.post('/api/favorites', { data: { storyId: loved } })
  await page.goto('/')
  await page.getByRole('link', { name: inWords('unread') }).click()
  await expect(page).toHaveURL(`/story/${begun}/book`)
  const position = (where: Page, number: number) => where.getByText(say('stories', 'book.page', { page: number, pages: pages.length }))
  const pages: StoryPage[] = await (await page.request.get(`/api/stories/${begun}/pages`)).json()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const number of [1, 2, 3]) {
    await page.keyboard.press('ArrowRight')
    await expect(position(page, number)).toBeVisible()
  }
  const kept = page.waitForResponse(reply => reply.request().method() === 'PUT' && reply.url().endsWith('/progress'))
  await page.keyboard.press('Escape')
  expect((await kept).status()).toBe(200)

  const elsewhere = await browser.newContext({ storageState: { cookies: await page.context().cookies(), origins: [] } })
  const phone = await elsewhere.newPage()
  await phone.goto('/')
  await phone.getByRole('link', { name: inWords('goOn') }).click()
  await expect(position(phone, 3)).toBeVisible()
  const finished = phone.waitForResponse(reply => reply.request().method() === 'PUT' && reply.url().endsWith('/progress'))
  await phone.keyboard.press('End')
  expect((await finished).status()).toBe(200)
  await phone.goto('/')
  // What was read to its end is not gone on with: the favourite, never opened, is what is left to read.
  await expect(phone.getByRole('link', { name: inWords('unread') })).toContainText((await storyOf(page, loved)).title)
  await elsewhere.close()
})

test('the reader knows the child that its story was made for', async ({ page }) => {
  await signUp(page)
  await makeChild(page, { name: 'Ole' })
  const child = await makeChild(page, { name: 'Noor' })
  const story = await makeStory(page, { childId: child.id })
  await page.goto(`/story/${story}`)
  await expect(
    page.getByRole('button', { name: say('child-profiles', 'picker.child_other', { name: 'Noor', count: child.age }) }),
  ).toHaveAttribute('aria-pressed', 'true')
})
