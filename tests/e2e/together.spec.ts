import type { Locator } from '@playwright/test'
import { expect, expectAccessible, signUp, test, texts } from './fixtures.ts'
import { listen, makeChild, makeStory } from './seed.ts'

const say = texts('en')
const inWords = (key: string) => say('stories', `tonight.${key}`)

test('in the form another child comes along in place of a best friend, and the story stands on both shelves', async ({ page }) => {
  await signUp(page)
  const mia = await makeChild(page, { name: 'Mia' })
  const ben = await makeChild(page, { name: 'Ben', pronouns: 'he' })
  await page.goto('/')
  const form = page.getByRole('form')
  await form.getByRole('button', { name: 'Mia', exact: true }).click()
  await form.getByRole('tab', { name: say('stories', 'form.tabs.personal') }).click()
  const along = form.getByRole('group', { name: say('child-profiles', 'companions.label') })
  const chip = along.getByRole('button', { name: 'Ben', exact: true })
  const bestFriend = form.getByLabel(say('stories', 'form.bestFriend.label'))
  await expect(along.getByRole('button')).toHaveCount(1)

  await bestFriend.fill('Noor')
  await chip.click()
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  await expect(bestFriend).toHaveValue('')
  await bestFriend.fill('Noor')
  await expect(chip).toHaveAttribute('aria-pressed', 'false')
  await chip.click()
  await expectAccessible(page)

  const sent = listen(page, 'POST', /^\/api\/stories$/)
  await form.getByRole('button', { name: say('stories', 'form.submit') }).click()
  await expect(page).toHaveURL('/my-stories')
  expect(sent).toEqual([expect.objectContaining({ childId: mia.id, companionId: ben.id })])
  expect(sent).not.toEqual([expect.objectContaining({ bestFriend: expect.anything() })])
  await page.goto(`/my-stories?childId=${ben.id}`)
  await expect(page.getByRole('link', { name: /Read/ })).toHaveCount(1)
})

test('tonight brothers and sisters are told a story together, and reading it counts for both', async ({ page }) => {
  await signUp(page)
  const ben = await makeChild(page, { name: 'Ben' })
  const mia = await makeChild(page, { name: 'Mia', favoriteAnimals: ['Fox'] })
  await page.goto('/')
  const card = page.getByRole('group', { name: inWords('with') }).filter({ has: page.getByRole('button', { name: 'Ben' }) })
  await card.getByRole('button', { name: 'Ben' }).click()
  await card
    .locator('..')
    .getByRole('button', { name: inWords('new') })
    .click()
  const window = page.getByRole('dialog')
  await expect(window).toContainText('Mia and Ben')
  const answer = (picture: Locator, next: Locator) =>
    expect(async () => {
      await picture.click({ timeout: 1000 })
      await expect(next).toBeVisible({ timeout: 1000 })
    }).toPass()
  const pictures = (question: string) => window.getByRole('list', { name: inWords(`questions.${question}`) })
  await answer(pictures('animal').getByRole('button').first(), pictures('setting'))
  await answer(pictures('setting').getByRole('button').first(), pictures('theme'))
  const sent = page.waitForRequest(request => request.method() === 'POST' && request.url().endsWith('/api/stories'))
  const theme = pictures('theme').getByRole('button').first()
  await expect(async () => {
    await theme.click({ timeout: 1000 })
    await expect(theme).toBeHidden({ timeout: 1000 })
  }).toPass()
  expect((await sent).postDataJSON()).toMatchObject({ childId: mia.id, childName: 'Mia', companionId: ben.id })
  await expect(page).toHaveURL(/\/story\/\d+\/book$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  const kept = [mia, ben].map(({ id }) => page.waitForResponse(reply => reply.url().includes(`/children/${id}/stories/`) && reply.ok()))
  await page.keyboard.press('End')
  await Promise.all(kept)
  const read = async () => {
    const profiles: { name: string; storiesRead: number }[] = await (await page.request.get('/api/child-profiles')).json()
    return profiles.map(({ name, storiesRead }) => [name, storiesRead])
  }
  expect(await read()).toEqual([
    ['Ben', 1],
    ['Mia', 1],
  ])
})

test('whoever came along is chosen for its quiz afterwards, and its minutes are not counted twice', async ({ page }) => {
  await signUp(page)
  const mia = await makeChild(page, { name: 'Mia' })
  const ben = await makeChild(page, { name: 'Ben' })
  const story = await makeStory(page, { childId: mia.id, companionId: ben.id })
  await page.clock.install()
  const bodies = listen(page, 'PUT', /\/progress$/)
  await page.goto(`/story/${story}`)
  await page.getByRole('button', { name: say('stories', 'reader.start') }).click()
  await page.clock.fastForward('05:00')
  await page.getByRole('button', { name: say('stories', 'reader.finish') }).click()
  await expect.poll(() => bodies.length).toBe(2)
  await page.getByRole('button', { name: /^Ben/ }).click()
  await expect.poll(() => bodies.length).toBe(3)
  expect(bodies).toEqual(Array(3).fill({ progressPercentage: 100, readingTimeMinutes: 5 }))
})
