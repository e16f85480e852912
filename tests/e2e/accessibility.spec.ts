import type { Page } from '@playwright/test'
import { expect, expectAccessible, signUp, test, texts } from './fixtures.ts'
import { makeCharacter, makeChild, makeStory } from './seed.ts'

// States that no other test walks through; a 500 is asked about in failures/.
const say = texts('en')

const settled = async (page: Page, path: string) => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

const screens = [
  '/',
  '/my-stories',
  '/favorites',
  '/child-profiles',
  '/characters',
  '/subscription',
  '/subscription/cancel',
  '/subscription/success',
  '/educational-demo',
  '/nowhere',
]

// Each screen is asked about with some seconds of its own.
test.describe.configure({ timeout: 180_000 })

test.describe('to axe, before anything is there, in the dark theme', () => {
  test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } })

  test('no screen has a fault', async ({ page }) => {
    await signUp(page)
    for (const path of screens) {
      await settled(page, path)
      await test.step(path, () => expectAccessible(page))
    }
  })
})

for (const theme of ['light', 'dark'] as const) {
  test.describe(`to axe, in the ${theme} theme`, () => {
    test.use({ colorScheme: theme, contextOptions: { reducedMotion: 'reduce' } })

    test('no screen with something on it has a fault, on a phone', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await signUp(page)
      await makeChild(page)
      await makeCharacter(page)
      const story = await makeStory(page)
      await page.request.post('/api/favorites', { data: { storyId: story } })
      for (const path of [...screens, `/story/${story}`, `/story/${story}/book`, `/story/${story}/colouring`]) {
        await settled(page, path)
        await test.step(path, () => expectAccessible(page))
      }
      await test.step('the menu', async () => {
        await settled(page, '/')
        await page.getByRole('button', { name: say('common', 'nav.open') }).click()
        await expectAccessible(page)
      })
      await test.step('the question before something is deleted', async () => {
        await settled(page, '/my-stories')
        await page.getByRole('button', { name: /Delete/ }).click()
        await expect(page.getByRole('alertdialog')).toBeVisible()
        await expectAccessible(page)
      })
    })
  })
}
