import type { Page } from '@playwright/test'
import { expect, signUp, test, texts } from '../../fixtures.ts'
import { makeStory } from '../../seed.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const landing = texts('en')('landing', 'hero.title')

/** Every row of the route table but the reader's, which needs a story, and the heading that its screen bears. */
const screens = [
  ['/', 'Create a Magical Story'],
  ['/my-stories', 'My Stories'],
  ['/favorites', 'Your Favorite Stories'],
  ['/child-profiles', 'Child Profiles'],
  ['/subscription', 'Credit Packs'],
  ['/subscription/success', 'Payment Successful!'],
  ['/subscription/cancel', 'Payment Cancelled'],
  ['/characters', 'Characters'],
  ['/educational-demo', 'See what a story can teach'],
] as const

test.describe('§2 Screens and routes › Route table', () => {
  test('signed in, each route shows its screen', async ({ page }) => {
    await signUp(page)
    const story = await makeStory(page)
    for (const [path, title] of [...screens, [`/story/${story}`, "Mia's Magical Adventure"] as const]) {
      await test.step(path, async () => {
        await page.goto(path)
        await expect(heading(page)).toHaveText(title)
      })
    }
    await test.step("the create story form's page title is 'Create a Magical Story'", async () => {
      await page.goto('/')
      await expect(page).toHaveTitle('Create a Magical Story · Nightlight')
    })
  })

  test('signed out, only / (landing page): every other route, the demo among them, leads there', async ({ page }) => {
    await page.goto('/')
    await expect(heading(page)).toHaveText(landing)
    for (const path of [...screens.map(([path]) => path).filter(path => path !== '/'), '/story/1', '/characters?new']) {
      await test.step(path, async () => {
        await page.goto(path)
        await expect(page).toHaveURL(`/?next=${encodeURIComponent(path)}`)
        await expect(heading(page)).toHaveText(landing)
      })
    }
  })

  test('while authentication is loading, only / (landing page)', async ({ page }) => {
    await signUp(page)
    for (const [path, meanwhile, afterwards] of [
      ['/', [landing], 'Create a Magical Story'],
      ['/my-stories', [], 'My Stories'],
    ] as const) {
      let answer = () => {}
      const held = new Promise<void>(resolve => {
        answer = resolve
      })
      await page.route('**/api/auth/user', async route => {
        await held
        await route.continue()
      })
      await page.goto(path)
      await expect(page.getByRole('main')).toBeVisible()
      await expect(heading(page)).toHaveText([...meanwhile])
      answer()
      await expect(heading(page)).toHaveText(afterwards)
      await page.unroute('**/api/auth/user')
    }
  })
})
