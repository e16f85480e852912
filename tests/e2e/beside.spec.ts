import { expect, expectAccessible, signUp, test, texts } from './fixtures.ts'
import { makeStory, storyOf } from './seed.ts'

const say = texts('en')

test('a story is read beside itself in another language and at another level, or either alone, and the address keeps which', async ({
  page,
}) => {
  await signUp(page)
  const id = await makeStory(page, { theme: 'Gratitude' })
  const story = await storyOf(page, id)
  await page.goto(`/story/${id}`)
  await page.getByRole('link', { name: say('stories', 'beside.open') }).click()
  await expect(page).toHaveURL(`/story/${id}/beside`)
  await page.getByLabel(say('stories', 'beside.language')).selectOption('fr')
  await page.getByLabel(say('stories', 'beside.level')).selectOption('advanced')
  await expect(page).toHaveURL(`/story/${id}/beside?language=fr&difficulty=advanced`)
  const french = await (await page.request.get(`/api/stories/${id}?language=fr&difficulty=advanced`)).json()
  const [first, last] = [story.paragraphs?.[0]?.text ?? '', french.paragraphs.at(-1).text]
  await expect(page.getByText(first)).toBeVisible()
  await expect(page.getByText(last)).toBeVisible()
  await expect(page.locator('[lang=fr]', { hasText: last })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(say('stories', 'beside.show')).selectOption('right')
  await expect(page.getByText(first)).toBeHidden()
  await page.reload()
  await expect(page.getByLabel(say('stories', 'beside.level'))).toHaveValue('advanced')
})
