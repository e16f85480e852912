import { expect, signUp, test, texts } from '../fixtures.ts'
import { settle } from '../seed.ts'
import { expectSamePage, failing, mark } from './recovery.ts'

const say = texts('en')

test.use(failing)

test.describe('parts of the app that have not come yet', () => {
  test('a language that is chosen without a network comes when it is back', async ({ page, context }) => {
    await signUp(page)
    await page.goto('/my-stories')
    await expect(page.getByText('No stories yet')).toBeVisible()
    await context.setOffline(true)
    await mark(page)
    await page.getByLabel('Language').selectOption('de')
    await expect(page.getByText(say('common', 'offline.waiting'))).toBeVisible()
    await expect(page.getByText('No stories yet')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(texts('de')('stories', 'library.empty'))).toBeVisible({ timeout: 20_000 })
    await expectSamePage(page)
  })

  for (const path of ['/my-stories', '/child-profiles', '/educational-demo'])
    test(`${path} waits for the network and then opens by itself`, async ({ page, context }) => {
      await settle(page)
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create a Magical Story')
      await context.setOffline(true)
      await mark(page)
      await page.locator(`a[href="${path}"]`).last().click()
      await expect(page.getByText(say('common', 'offline.waiting'))).toBeVisible()
      await expect(page.locator('main[aria-busy=true]')).toBeVisible()
      await context.setOffline(false)
      await expect(page.locator('main[aria-busy=true]')).toBeHidden({ timeout: 15_000 })
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Create a Magical Story')
      await expect(page.getByText(say('common', 'offline.waiting'))).toBeHidden()
    })

  test('a chunk that a newer version no longer has: the page is loaded anew once, and the screen opens', async ({ page }) => {
    await settle(page)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create a Magical Story')
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    let missed = 0
    await page.route('**/assets/my-stories-*.js', route => {
      missed += 1
      return missed === 1 ? route.fulfill({ status: 404, json: { message: 'Not found', code: 'not_found' } }) : route.continue()
    })
    await page.getByRole('link', { name: 'My Stories' }).first().click()
    await expect(page.getByText('Mia and the Owl').first()).toBeVisible({ timeout: 15_000 })
    expect(missed).toBeGreaterThan(1)
    expect(loads).toBe(1)
  })

  test('a chunk that is gone for good does not make the page go round: it says so and offers to load again', async ({ page }) => {
    await settle(page)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create a Magical Story')
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    await page.route('**/assets/my-stories-*.js', route =>
      route.fulfill({ status: 404, json: { message: 'Not found', code: 'not_found' } }),
    )
    await page.getByRole('link', { name: 'My Stories' }).first().click()
    await expect(page.getByText(say('common', 'broken.title'))).toBeVisible({ timeout: 15_000 })
    expect(loads).toBe(1)
  })
})
