import type { Page } from '@playwright/test'
import { expect, test, texts } from '../fixtures.ts'
import { settle, toastOf } from '../seed.ts'
import { expectSamePage, failing, hasten, mark } from './recovery.ts'

const say = texts('en')

test.use(failing)

test.describe('the learning views', () => {
  const rooms = [
    { room: 'quiz', call: '**/questions', content: say('learning', 'quiz.start') },
    { room: 'words', call: '**/vocabulary', content: say('learning', 'words.start') },
    { room: 'activities', call: '**/activities', content: /min/ },
    { room: 'report', call: '**/progress-report', content: say('learning', 'report.empty') },
  ] as const

  async function enter(page: Page, storyId: number, room: string) {
    await page.goto(`/story/${storyId}`)
    await page.getByRole('button', { name: say('child-profiles', 'picker.child_other', { name: 'Mia', count: 7 }) }).click()
    await page.getByRole('tab', { name: say('stories', 'reader.tabs.learn') }).click()
    await page.getByRole('button', { name: new RegExp(`^${say('learning', `${room}.title`)}`) }).click()
  }

  for (const { room, call, content } of rooms) {
    test(`${room}: a 500 is said and a press is enough; a lost network comes back by itself`, async ({ page }) => {
      const { storyId } = await settle(page)
      await page.clock.install()
      await page.route(call, route => route.fulfill({ status: 500 }))
      await enter(page, storyId, room)
      const failed = page.getByText(say('learning', 'failed'))
      await hasten(page, failed)
      await mark(page)
      await page.unroute(call)
      for (const lost of [call, '**/api/auth/methods']) await page.route(lost, route => route.abort())
      await page.getByRole('button', { name: say('common', 'tryAgain') }).click()
      await expect(page.getByText(say('common', 'offline.reading'))).toBeVisible({ timeout: 10_000 })
      await hasten(page, failed)
      await page.unrouteAll()
      await hasten(page, page.getByText(content).first())
      await expect(failed).toBeHidden()
      await expectSamePage(page)
    })
  }

  test('an answer that does not arrive is still there, and is sent by the next press', async ({ page }) => {
    const { storyId } = await settle(page)
    await enter(page, storyId, 'quiz')
    await page.getByRole('button', { name: say('learning', 'quiz.start') }).click()
    await page.route('**/answer-question', route => route.abort())
    const field = page.getByRole('tabpanel').getByRole('textbox')
    const option = page.getByRole('tabpanel').getByRole('radio').first()
    await expect(field.or(option)).toBeVisible()
    if (await field.isVisible()) await field.fill('an owl')
    else await option.check()
    const send = page.getByRole('tabpanel').locator('button[type=submit]')
    await send.click()
    await expect(toastOf(page)).toContainText(say('common', 'errors.network'))
    if (await field.isVisible()) await expect(field).toHaveValue('an owl')
    else await expect(option).toBeChecked()
    await page.unroute('**/answer-question')
    await send.click()
    await expect(page.getByText(/^Question 2 of/)).toBeVisible()
  })
})
