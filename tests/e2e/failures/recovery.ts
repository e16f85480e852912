import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

/** How these tests are run: every one of these faults is brought about by them. */
export const failing = {
  expectedFaults: ['/api/', 'ERR_INTERNET_DISCONNECTED', 'ERR_FAILED', '/assets/', '/locales/'],
  contextOptions: { reducedMotion: 'reduce' as const },
}

/** Marks the page as it is now; the mark is gone where the page was loaded anew. */
export const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-same-page', ''))
export const expectSamePage = (page: Page) => expect(page.locator('body')).toHaveAttribute('data-same-page', '')

/** Turns the page's clock on, which the test has installed, until the app has waited long enough for this to be seen. */
export const hasten = (page: Page, seen: Locator) =>
  expect(async () => {
    await page.clock.runFor(1000)
    await expect(seen).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [0], timeout: 20_000 })
