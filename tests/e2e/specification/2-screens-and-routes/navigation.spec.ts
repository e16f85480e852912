import { expect, signUp, test } from '../../fixtures.ts'

test.describe('§2 Screens and routes › Top navigation', () => {
  test('the bar of a wide window', async ({ page }) => {
    await signUp(page)
    await page.goto('/')
    const bar = page.getByRole('banner')

    await test.step('links: Create Story, My Stories, Child Profiles, Favorites', async () => {
      const links = bar.getByRole('navigation').getByRole('link')
      await expect(links).toHaveText(['Create Story', 'My Stories', 'Child Profiles', 'Favorites'])
      for (const [name, path] of [
        ['My Stories', '/my-stories'],
        ['Child Profiles', '/child-profiles'],
        ['Favorites', '/favorites'],
        ['Create Story', '/'],
      ] as const) {
        await links.filter({ hasText: name }).click()
        await expect(page).toHaveURL(path)
        await expect(links.filter({ hasText: name })).toHaveAttribute('aria-current', 'page')
      }
    })

    await test.step('a credits badge', async () => {
      await expect(bar.getByRole('link', { name: '25 credits' })).toHaveAttribute('href', '/subscription')
    })

    await test.step("for free users, a story counter shown as N/limit Stories with an 'Upgrade to Premium' link", async () => {
      await expect(bar).toContainText('0/5 Stories')
      await expect(bar.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute('href', '/subscription')
      await expect(bar.getByText('Premium', { exact: true })).toHaveCount(0)
    })

    await test.step('a language selector (en English, es Español, fr Français, de Deutsch, zh 中文)', async () => {
      const options = bar.getByRole('combobox', { name: 'Language' }).locator('option')
      await expect(options).toHaveText(['English', 'Español', 'Français', 'Deutsch', '中文'])
      expect(await options.evaluateAll(all => all.map(option => option.getAttribute('value')))).toEqual(['en', 'es', 'fr', 'de', 'zh'])
      await bar.getByRole('combobox', { name: 'Language' }).selectOption('中文')
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh')
      await bar.getByRole('combobox', { name: '语言' }).selectOption('English')
    })

    await test.step('a logout button, a full-page navigation to /api/logout', async () => {
      await expect(bar.getByRole('link', { name: 'Log out' })).toHaveAttribute('href', '/api/logout')
    })
  })

  test('a premium badge in the place of the counter', async ({ page }) => {
    await signUp(page)
    await page.route('**/api/auth/user', async route => {
      const user: object = await (await route.fetch()).json()
      return route.fulfill({ json: { ...user, isPremium: true, premiumUntil: '2999-01-01T00:00:00.000Z' } })
    })
    await page.goto('/')
    const bar = page.getByRole('banner')
    await expect(bar.getByText('Premium', { exact: true })).toBeVisible()
    await expect(bar.getByText('/5 Stories')).toHaveCount(0)
    await expect(bar.getByRole('link', { name: 'Upgrade to Premium' })).toHaveCount(0)
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'light' })

    test('the bar keeps the credits, and the drawer holds all the rest', async ({ page }) => {
      await signUp(page)
      await page.goto('/favorites')
      await expect(page.getByRole('banner').getByRole('link', { name: '25 credits' })).toBeVisible()
      await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0)
      await page.getByRole('button', { name: 'Open the menu' }).click()
      const drawer = page.getByRole('dialog', { name: 'Menu' })
      await expect(drawer.getByRole('navigation').getByRole('link')).toHaveText([
        'Create Story',
        'My Stories',
        'Child Profiles',
        'Favorites',
      ])
      await expect(drawer).toContainText('0/5 Stories')
      await expect(drawer.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute('href', '/subscription')
      await expect(drawer.getByRole('combobox', { name: 'Language' }).locator('option')).toHaveCount(5)
      await expect(drawer.getByRole('link', { name: 'Log out' })).toHaveAttribute('href', '/api/logout')
      await drawer.getByRole('button', { name: 'Dim the lights' }).click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await drawer.getByRole('link', { name: 'My Stories' }).click()
      await expect(page).toHaveURL('/my-stories')
      await expect(drawer).toHaveCount(0)
    })
  })

  for (const [system, other] of [
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const) {
    test.describe(`on a system set to ${system}`, () => {
      test.use({ colorScheme: system })

      test('a theme toggle (light or dark; initial value from the system preference)', async ({ page }) => {
        await signUp(page)
        await page.goto('/')
        const html = page.locator('html')
        await expect(html).toHaveAttribute('data-theme', system)
        await page
          .getByRole('banner')
          .getByRole('button', { name: system === 'light' ? 'Dim the lights' : 'Turn up the lights' })
          .click()
        await expect(html).toHaveAttribute('data-theme', other)
        await page.reload()
        await expect(html).toHaveAttribute('data-theme', other)
      })
    })
  }
})
