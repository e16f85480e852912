import { expect, expectAccessible, signUp, test, texts } from './fixtures.ts'
import { makeChild, makeStory, storyOf } from './seed.ts'

const say = texts('en')
const inWords = (key: string, values: Record<string, string | number> = {}) => say('stories', `evening.${key}`, values)

test('a story has another evening with the same friend in the same place, and all its evenings are listed in order', async ({ page }) => {
  await signUp(page)
  const child = await makeChild(page, { name: 'Noor' })
  const first = await makeStory(page, { childId: child.id, childName: 'Noor', animal: 'Fox', theme: 'Gratitude' })
  const title = (await storyOf(page, first)).title
  await page.goto(`/story/${first}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation', { name: inWords('all') })).toHaveCount(0)

  await page.getByRole('button', { name: inWords('next') }).click()
  const window = page.getByRole('dialog')
  await expect(window.getByText(say('stories', 'price.cost_other', { count: 5 }))).toBeVisible()
  await expectAccessible(page)
  await window.getByRole('button', { name: inWords('tell') }).click()
  await expect(page).toHaveURL(/\/story\/\d+\/book$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const second = Number(/story\/(\d+)/.exec(page.url())?.[1])
  expect(await storyOf(page, second)).toMatchObject({ animal: 'Fox', childId: child.id, chain: first, evening: 2 })

  // At the end of a book, too, and the book of the evening that comes opens at its cover.
  await page.keyboard.press('End')
  await page.getByRole('button', { name: inWords('next') }).click()
  await window.getByRole('button', { name: inWords('tell') }).click()
  await expect(page).not.toHaveURL(`/story/${second}/book`)
  const third = Number(/story\/(\d+)/.exec(page.url())?.[1])
  await expect(page.getByRole('heading', { level: 1, name: (await storyOf(page, third)).title })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.keyboard.press('Escape')
  const evenings = page.getByRole('navigation', { name: inWords('all') })
  await expect(evenings.getByRole('link')).toHaveCount(3)
  await expect(evenings.getByRole('link').last()).toHaveAttribute('aria-current', 'page')
  await evenings.getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(`/story/${first}`)
  await page.goto('/my-stories')
  await expect(page.getByText(inWords('number', { number: 2 }), { exact: true })).toBeVisible()
})
