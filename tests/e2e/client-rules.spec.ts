import { expect, signUp, test, texts } from './fixtures.ts'

const say = texts('en')

test.describe('the language', () => {
  const setUp = [
    { by: 'the query parameter before the cookie', query: '?lng=de', cookie: 'fr', stored: 'es', expected: 'de' },
    { by: 'the cookie before local storage', query: '', cookie: 'fr', stored: 'es', expected: 'fr' },
    { by: 'local storage before the browser', query: '', cookie: undefined, stored: 'es', expected: 'es' },
    { by: 'the browser where nothing else says', query: '', cookie: undefined, stored: undefined, expected: 'zh' },
  ]
  test.use({ locale: 'zh-CN' })
  for (const { by, query, cookie, stored, expected } of setUp) {
    test(`is taken from ${by}, and is kept in local storage`, async ({ page, context, baseURL }) => {
      if (cookie) await context.addCookies([{ name: 'i18next', value: cookie, url: baseURL ?? '' }])
      if (stored) await page.addInitScript(language => localStorage.setItem('i18nextLng', language), stored)
      await page.goto(`/${query}`)
      await expect(page.locator('html')).toHaveAttribute('lang', expected)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts(expected)('landing', 'hero.title'))
      expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toMatch(new RegExp(`^${expected}`))
    })
  }
})

test.describe('a call that fails', () => {
  test.use({ expectedFaults: ['/api/'] })

  test('is tried twice more, and then the reader says "Error: …"', async ({ page }) => {
    await signUp(page)
    let asked = 0
    await page.route('**/api/stories/7', route => {
      asked += 1
      return route.fulfill({ status: 500, json: { message: 'The lamp is out', code: 'internal' } })
    })
    await page.clock.install()
    await page.goto('/story/7')
    await expect.poll(() => asked).toBe(1)
    await page.clock.runFor(1000)
    await expect.poll(() => asked).toBe(2)
    await page.clock.runFor(2000)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Error: ${say('common', 'errors.internal')}`)
    expect(asked).toBe(3)
    await page.getByRole('link', { name: 'Return Home' }).click()
    await expect(page).toHaveURL('/')
  })

  test('is not tried again where the answer is 404', async ({ page }) => {
    await signUp(page)
    let asked = 0
    page.on('request', request => {
      if (request.url().endsWith('/api/stories/2000000000')) asked += 1
    })
    await page.clock.install()
    await page.goto('/story/2000000000')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Story not found')
    await page.clock.runFor(60_000)
    expect(asked).toBe(1)
  })
})

test.describe('on the create form', () => {
  test('a fault is shown at its field, the tab that holds it opens, and what was typed is there after a reload', async ({ page }) => {
    await signUp(page)
    await page.goto('/')
    await page.getByRole('tab', { name: 'Personal' }).click()
    await page.getByLabel(say('stories', 'form.favoriteColor.label')).fill('Yellow')
    await page.getByRole('button', { name: 'Generate Magical Story' }).click()
    await expect(page.getByText("Child's name is required")).toBeVisible()
    await expect(page.getByText('Animal is required')).toBeVisible()
    await expect(page.getByText('Theme is required')).toBeVisible()
    await expect(page.getByLabel(say('stories', 'form.childName.label'))).toBeFocused()
    await page.getByLabel(say('stories', 'form.childName.label')).fill('Mia')
    await page.reload()
    await expect(page.getByLabel(say('stories', 'form.childName.label'))).toHaveValue('Mia')
    await page.getByRole('tab', { name: 'Personal' }).click()
    await expect(page.getByLabel(say('stories', 'form.favoriteColor.label'))).toHaveValue('Yellow')
  })
})
