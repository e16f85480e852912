import { expect, expectAccessible, signUp, test, texts } from './fixtures.ts'
import { makeStory, storyOf } from './seed.ts'

const say = texts('en')
const inWords = (key: string) => say('stories', `code.${key}`)

test('a story shows its code, and whoever types it in gets the same story for another child', async ({ page }) => {
  await signUp(page)
  const id = await makeStory(page, { childName: 'Noor', animal: 'Fox', theme: 'Gratitude', setting: 'Cloud City' })
  const story = await storyOf(page, id)
  await page.goto(`/story/${id}`)
  await expect(page.getByText(story.code ?? 'no code', { exact: true })).toBeVisible()

  await page.goto('/my-stories')
  await page.getByRole('button', { name: inWords('have') }).click()
  const window = page.getByRole('dialog')
  const field = window.getByLabel(inWords('label'))
  await field.fill('bimo-bimo')
  await window.getByRole('button', { name: say('stories', 'evening.tell') }).click()
  await expect(window.getByText(inWords('wrong'))).toBeVisible()
  await expect(window.getByText(say('stories', 'form.errors.childName'))).toBeVisible()
  await expectAccessible(page)
  await window.getByLabel(say('stories', 'form.childName.label')).fill('Ole')
  await field.fill((story.code ?? '').toUpperCase().replace('-', ' '))
  await window.getByRole('button', { name: say('stories', 'evening.tell') }).click()
  await expect(page).toHaveURL(/\/story\/\d+\/book$/)
  const told = await storyOf(page, Number(/story\/(\d+)/.exec(page.url())?.[1]))
  expect(told).toMatchObject({ childName: 'Ole', animal: 'Fox', setting: 'Cloud City', tale: story.tale, code: story.code })
})
