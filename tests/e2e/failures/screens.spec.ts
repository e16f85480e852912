import { expect, expectAccessible, test, texts } from '../fixtures.ts'
import { settle } from '../seed.ts'
import { expectSamePage, failing, hasten, mark } from './recovery.ts'
import { screens } from './screens.ts'

const say = texts('en')

test.use(failing)

for (const { name, path, call, failed, again, content } of screens) {
  test(`${name}: slow, the shape of what comes stands there; a 500 is said, and a press is enough to go on`, async ({ page }) => {
    const { storyId } = await settle(page)
    const slow = Promise.withResolvers<void>()
    await page.route(call, async route => {
      await slow.promise
      await route.fulfill({ status: 500, json: { message: 'The lamp is out', code: 'internal' } })
    })
    await page.clock.install()
    await page.goto(path(storyId))
    // The children have a place of their own that stays empty; who is there is asked behind the shape of any page.
    if (name !== 'the children in the reader') await expect(page.locator('.animate-breathe').first()).toBeVisible()
    await page.clock.runFor(1000)
    await expect(page.getByText(failed(500))).toHaveCount(0)
    await expect(page.getByText(content)).toHaveCount(0)
    slow.resolve()
    await hasten(page, page.getByText(failed(500)).first())
    await expectAccessible(page)
    await mark(page)
    await page.unroute(call)
    await page.getByRole('button', { name: again }).first().click()
    await expect(page.getByText(content).first()).toBeVisible()
    await expect(page.getByText(failed(500))).toHaveCount(0)
    await expectSamePage(page)
  })

  test(`${name}: a lost network is said, and when it is back all goes on by itself`, async ({ page }) => {
    const { storyId } = await settle(page)
    await page.clock.install()
    for (const lost of [call, '**/api/auth/methods']) await page.route(lost, route => route.abort())
    await page.goto(path(storyId))
    await hasten(page, page.getByText(failed(undefined)).first())
    await mark(page)
    await page.unrouteAll()
    await hasten(page, page.getByText(content).first())
    await expect(page.getByText(failed(undefined))).toHaveCount(0)
    await expect(page.getByText(say('common', 'offline.waiting'))).toBeHidden()
    await expectSamePage(page)
  })
}
