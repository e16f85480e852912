import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expect, pressOn, signUp, test, texts } from '../fixtures.ts'
import { makeChild, makeStory, openLearning, settle, toastOf } from '../seed.ts'
import { expectSamePage, failing, mark } from './recovery.ts'

const say = texts('en')

test.use(failing)

/** Presses without a network, where the page says what happened, and again with one, where the file comes; gives what is in it. */
async function fetchTwice(page: Page, press: Locator) {
  await expect(press).toBeVisible()
  await mark(page)
  await page.context().setOffline(true)
  await pressOn(page, press)
  await expect(toastOf(page)).toHaveText(say('common', 'downloadFailed') + say('common', 'errors.network'))
  await page.context().setOffline(false)
  const coming = page.waitForEvent('download')
  await pressOn(page, press)
  const file = await coming
  await expectSamePage(page)
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') }
}

test('everything that the account has: without a network the page says that it did not come, and with one it comes', async ({ page }) => {
  const email = await signUp(page)
  await makeChild(page, { name: 'Noor' })
  await page.goto('/my-stories')
  await page.getByRole('button', { name: 'My account' }).click()
  const { name, text } = await fetchTwice(page, page.getByRole('link', { name: say('auth', 'account.download') }))
  expect(name).toBe('nightlight.json')
  expect(text).toContain(email)
  expect(text).toContain('Noor')
})

test('the progress report as a table: the same', async ({ page }) => {
  const { child, storyId } = await settle(page)
  await page.request.put(`/api/children/${child.id}/stories/${storyId}/progress`, {
    data: { progressPercentage: 100, readingTimeMinutes: 7 },
  })
  const room = await openLearning(page, storyId)
  await room.getByRole('button', { name: /^Progress Report/ }).click()
  const { name, text } = await fetchTwice(page, room.getByRole('link', { name: say('learning', 'report.csv') }))
  expect(name).toBe('reading.csv')
  expect(text.split('\n')[1]).toContain('7')
})

test('the story as a book whose picture does not come: the same', async ({ page }) => {
  await signUp(page)
  await page.goto(`/story/${await makeStory(page)}`)
  const { name, text } = await fetchTwice(page, page.getByRole('button', { name: say('stories', 'reader.epub') }))
  expect(name).toMatch(/\.epub$/)
  expect(text).toContain('application/epub+zip')
})

test('a file that the server cannot make is no file, and the session that has ended is asked for once', async ({ page }) => {
  await signUp(page)
  await page.goto('/my-stories')
  await page.getByRole('button', { name: 'My account' }).click()
  const link = page.getByRole('link', { name: say('auth', 'account.download') })
  await page.route('**/api/auth/export', route => route.fulfill({ status: 500, json: { message: 'x', code: 'internal' } }))
  await link.click()
  await expect(toastOf(page)).toHaveText(say('common', 'downloadFailed') + say('common', 'errors.internal'))
  await toastOf(page).getByRole('button', { name: 'Close' }).click()
  await page.unroute('**/api/auth/export')
  await page.request.post('/api/logout')
  await link.click()
  await expect(page.getByRole('dialog', { name: say('auth', 'ended.title') })).toBeVisible()
  await expect(toastOf(page)).toHaveCount(0)
})
