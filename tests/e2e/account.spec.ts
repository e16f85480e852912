import { expect, expectAccessible, newEmail, password, signUp, test, texts } from './fixtures.ts'

const say = texts('en')

test.describe('signing in', () => {
  test.use({ expectedFaults: ['/api/login', '/api/auth/reset-password'] })

  test('a wrong password is said kindly; the right one leads to where the visitor was going', async ({ page }) => {
    const email = await signUp(page)
    await page.context().clearCookies()
    await page.goto('/api/login?next=%2Ffavorites')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('not this one')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('alert')).toHaveText(say('common', 'errors.wrong_credentials'))
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/favorites')
    await expect(page.getByText('No Favorites Yet')).toBeVisible()
  })

  for (const next of ['/\t/evil.example', '/./api/logout', '/%61pi/logout'])
    test(`a link with next=${JSON.stringify(next)} leads home after signing in, and signs nobody out`, async ({ page }) => {
      const email = await signUp(page)
      await page.context().clearCookies()
      await page.goto(`/api/login?next=${encodeURIComponent(next)}`)
      await page.getByLabel('E-mail').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Sign In' }).click()
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create a Magical Story')
    })

  test('faults of the form stand at their fields', async ({ page }) => {
    await page.goto('/api/login')
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByLabel('E-mail').fill('nobody')
    await page.getByLabel('Password', { exact: true }).fill('short')
    await page.getByRole('button', { name: 'Create account' }).click()
    await expect(page.getByText('Invalid email format')).toBeVisible()
    await expect(page.getByText(say('auth', 'errors.newPassword_other', { count: 8 }))).toBeVisible()
    await expectAccessible(page)
  })

  test('an e-mail that was typed stays from view to view, and the keyboard goes on where the view begins', async ({ page }) => {
    await page.goto('/api/login')
    await page.getByLabel('E-mail').fill('mia@example.org')
    for (const next of ['Create account', 'Sign In', say('auth', 'forgotten.link')]) {
      await page.getByRole('button', { name: next }).last().press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
      await expect(page.getByLabel('E-mail')).toHaveValue('mia@example.org')
    }
  })

  test('a forgotten password is answered alike for an address with an account and without', async ({ page }) => {
    for (const email of [await signUp(page), newEmail()]) {
      await page.goto('/api/login')
      await page.getByRole('button', { name: say('auth', 'forgotten.link') }).click()
      await page.getByLabel('E-mail').fill(email)
      await page.getByRole('button', { name: say('auth', 'forgotten.submit') }).click()
      await expect(page.getByRole('status')).toHaveText(say('auth', 'forgotten.doneInLog'))
    }
  })

  test('a reset link that is spent says so and offers a new one', async ({ page }) => {
    await page.goto('/api/login?reset=made-up')
    await page.getByLabel(say('auth', 'newPassword'), { exact: true }).fill(password)
    await page.getByRole('button', { name: say('auth', 'reset.submit') }).click()
    await expect(page.getByRole('alert')).toHaveText(say('common', 'errors.reset_link_invalid'))
    await page.getByRole('button', { name: say('auth', 'forgotten.submit') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('auth', 'forgotten.title'))
  })
})

test('the password is changed, the data downloaded and the account deleted from the bar', async ({ page }) => {
  const email = await signUp(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'My account' }).click()
  const dialog = page.getByRole('dialog', { name: 'My account' })
  await expect(dialog).toContainText(email)
  await expectAccessible(page)
  await dialog.getByLabel(say('auth', 'currentPassword'), { exact: true }).fill(password)
  await dialog.getByLabel(say('auth', 'newPassword'), { exact: true }).fill('another lamp entirely')
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed', { exact: true })).toBeVisible()

  const download = page.waitForEvent('download')
  await dialog.getByRole('link', { name: 'Download my data' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.json$/)

  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete your account?' })
  await question.getByLabel('Password', { exact: true }).fill('another lamp entirely')
  await question.getByRole('button', { name: 'Delete everything' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('landing', 'hero.title'))
})

test('logging out is a navigation that ends on the landing page and takes the draft along', async ({ page }) => {
  await signUp(page)
  await page.goto('/')
  await page.getByLabel(say('stories', 'form.childName.label')).fill('Mia')
  await page.getByRole('link', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('landing', 'hero.title'))
  expect(await page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('nightlight.draft')))).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the menu slides out with the links, the counter, the theme, the language and the way out', async ({ page }) => {
    await signUp(page)
    await page.goto('/')
    await page.getByRole('button', { name: 'Open the menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link')).toHaveText([
      'Create Story',
      'My Stories',
      'Child Profiles',
      'Favorites',
      'Upgrade to Premium',
      'Log out',
    ])
    await expect(menu).toContainText('0/5 Stories')
    await expectAccessible(page)
    await menu.getByLabel('Language').selectOption('Deutsch')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await page.getByRole('link', { name: texts('de')('common', 'nav.favorites') }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts('de')('favorites', 'title'))
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
