import type { Page } from '@playwright/test'
import { expect, signUp, test, texts } from '../../fixtures.ts'
import { hold, makeStory } from '../../seed.ts'

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

  test('signed out, only / (landing page): every other route, the demo among them, leads there and, after signing in, on', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(heading(page)).toHaveText(landing)
    for (const path of [...screens.map(([path]) => path).filter(path => path !== '/'), '/story/1', '/characters?new']) {
      await test.step(path, async () => {
        await page.goto(path)
        const next = encodeURIComponent(path)
        await expect(page).toHaveURL(`/?next=${next}`)
        await expect(heading(page)).toHaveText(landing)
        await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', `/api/login?next=${next}`)
      })
    }
  })

  test("any other path: heading '404 Page Not Found' and text 'Did you forget to add the page to the router?'", async ({ page }) => {
    await signUp(page)
    for (const path of ['/nowhere', '/story', '/my-stories/1', '/subscription/elsewhere']) {
      await page.goto(path)
      await expect(heading(page)).toHaveText('404 Page Not Found')
      await expect(page.getByText('Did you forget to add the page to the router?', { exact: true })).toBeVisible()
    }
  })

  test('while authentication is loading, only / (landing page)', async ({ page }) => {
    await signUp(page)
    for (const [path, meanwhile, afterwards] of [
      ['/', [landing], 'Create a Magical Story'],
      ['/my-stories', [], 'My Stories'],
    ] as const) {
      const answer = await hold(page, '**/api/auth/user')
      await page.goto(path)
      await expect(page.getByRole('main')).toBeVisible()
      await expect(heading(page)).toHaveText([...meanwhile])
      answer()
      await expect(heading(page)).toHaveText(afterwards)
      await page.unroute('**/api/auth/user')
    }
  })
})
