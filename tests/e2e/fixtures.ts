import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Locator, type Page } from '@playwright/test'

type Fixtures = {
  /** Faults of the console that this test brings about on purpose: parts of their text or of the address that failed. */
  expectedFaults: string[]
}

/** A page on which nothing unexpected may be written to the console as an error. */
export const test = base.extend<Fixtures>({
  expectedFaults: [[], { option: true }],
  page: async ({ page, expectedFaults }, use) => {
    const faults: string[] = []
    // Nobody being signed in is an answer of this call, though the browser notes every 401 as an error.
    const expected = ['/api/auth/user', ...expectedFaults]
    page.on('pageerror', error => faults.push(error.message))
    page.on('console', message => {
      const text = `${message.text()} ${message.location().url}`
      if (message.type() === 'error' && !expected.some(part => text.includes(part))) faults.push(text)
    })
    await use(page)
    expect(faults, 'errors on the console').toEqual([])
  },
})

export { expect }

let accounts = 0
export const newEmail = () => `reader-${process.pid}-${Date.now()}-${accounts++}@example.org`
export const password = 'a lamp in the window'

/** Opens an account and signs this page's browser in, without the screens. */
export async function signUp(page: Page): Promise<string> {
  const email = newEmail()
  const response = await page.request.post('/api/register', { data: { email, password } })
  expect(response.status()).toBe(201)
  return email
}

type Texts = { [key: string]: string | Texts }

/** The texts of a language, read from where the app reads them: `say('stories', 'form.submit')`. */
export const texts =
  (language: string) =>
  (namespace: string, key: string, values: Record<string, string | number> = {}) => {
    const all: Texts = JSON.parse(
      readFileSync(join(import.meta.dirname, `../../apps/web/public/locales/${language}/${namespace}.json`), 'utf8'),
    )
    const found = key
      .split('.')
      .reduce<string | Texts | undefined>((level, part) => (typeof level === 'object' ? level[part] : undefined), all)
    if (typeof found !== 'string') throw new Error(`${language}/${namespace}.json has no ${key}`)
    return found.replace(/\{\{\s*(\w+)[^}]*\}\}/g, (_, name: string) => String(values[name]))
  }

/** Walks with Tab until `target` has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 120; presses++) {
    if (await target.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard cannot reach ${target}`)
}

/** Reaches `target` with the keyboard and presses it. */
export async function pressOn(page: Page, target: Locator) {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** No violation of any of axe's rules on what is shown now. */
export async function expectAccessible(page: Page) {
  await page.evaluate(() => Promise.all(document.getAnimations().map(animation => animation.finished.catch(() => undefined))))
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(node => `${node.target} ${node.failureSummary}`) })),
  ).toEqual([])
}
