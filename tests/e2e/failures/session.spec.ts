import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, newEmail, password, signUp, test, texts } from '../fixtures.ts'
import { settle, toastOf } from '../seed.ts'
import { expectSamePage, failing, mark } from './recovery.ts'
import { screens } from './screens.ts'

const say = texts('en')

test.use(failing)

test.describe('a session that ends in the middle', () => {
  const dialogOf = (page: Page) => page.getByRole('dialog', { name: say('auth', 'ended.title') })

  async function signInAgain(page: Page, email: string) {
    const dialog = dialogOf(page)
    await expect(dialog).toBeVisible()
    await expect(dialog.getByLabel('E-mail')).toHaveValue(email)
    await dialog.getByLabel('Password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: say('auth', 'signIn.submit') }).click()
    await expect(dialog).toBeHidden()
  }

  const endSession = async (page: Page) => expect((await page.request.post('/api/logout')).status()).toBe(204)

  test('while a story is asked for: what was typed stays, signing in happens in place, the next press makes the story', async ({
    page,
  }) => {
    const email = await signUp(page)
    await page.goto('/')
    await page.getByLabel(say('stories', 'form.childName.label')).fill('Mia')
    await page.getByRole('button', { name: 'Surprise me' }).click()
    await endSession(page)
    await mark(page)
    await page.getByRole('button', { name: 'Generate Magical Story' }).click()
    await expect(dialogOf(page)).toBeVisible()
    await expectAccessible(page)
    await signInAgain(page, email)
    await expect(page.getByLabel(say('stories', 'form.childName.label'))).toHaveValue('Mia')
    await page.getByRole('button', { name: 'Generate Magical Story' }).click()
    await expect(page).toHaveURL('/my-stories')
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1)
    await expectSamePage(page)
  })

  test('while a profile is being written: the window under the sign-in keeps its words', async ({ page }) => {
    const email = await signUp(page)
    await page.goto('/child-profiles')
    await page.getByRole('button', { name: say('child-profiles', 'add') }).click()
    const profile = page.getByRole('dialog', { name: say('child-profiles', 'add') })
    await profile.getByLabel(say('child-profiles', 'dialog.name'), { exact: true }).fill('Noa')
    for (const liking of ['Magic', 'Fox', 'Courage']) await profile.getByText(liking, { exact: true }).first().click()
    await endSession(page)
    await profile.getByRole('button', { name: say('child-profiles', 'dialog.create') }).click()
    await expect(dialogOf(page)).toBeVisible()
    await expect(toastOf(page)).toHaveCount(0)
    await signInAgain(page, email)
    await expect(profile.getByLabel(say('child-profiles', 'dialog.name'), { exact: true })).toHaveValue('Noa')
    await profile.getByRole('button', { name: say('child-profiles', 'dialog.create') }).click()
    await expect(page.getByRole('heading', { name: 'Noa' })).toBeVisible()
  })

  test('what could not be done is said once, by the window to sign in, and a press after it does it', async ({ page }) => {
    const { email } = await settle(page)
    /** Presses where it is refused, signs in again, and presses once more. */
    const pressTwice = async (press: Locator, done: Locator) => {
      await expect(press).toBeVisible()
      await endSession(page)
      await press.click()
      await expect(dialogOf(page)).toBeVisible()
      await expect(toastOf(page)).toHaveCount(0)
      await signInAgain(page, email)
      await expect(page.getByRole('alert')).toHaveCount(0)
      await press.click()
      await expect(done).toBeVisible()
      await toastOf(page).getByRole('button', { name: 'Close' }).click()
      await expect(toastOf(page)).toHaveCount(0)
    }
    await page.goto('/my-stories')
    await test.step('a heart', () =>
      pressTwice(page.getByRole('button', { name: /^Favorite: / }), toastOf(page).getByText(say('favorites', 'added'))))
    await test.step('a question that stands open', async () => {
      await page.getByRole('button', { name: /^Delete: / }).click()
      const question = page.getByRole('alertdialog')
      await pressTwice(question.getByRole('button', { name: say('stories', 'delete.confirm') }), toastOf(page))
      await expect(page.getByText('No stories yet')).toBeVisible()
    })
    await test.step('a form that says its failures itself', async () => {
      await page.getByRole('button', { name: 'My account' }).click()
      const account = page.getByRole('dialog', { name: 'My account' })
      await account.getByLabel(say('auth', 'currentPassword'), { exact: true }).fill(password)
      await account.getByLabel(say('auth', 'newPassword'), { exact: true }).fill('another lamp entirely')
      await pressTwice(
        account.getByRole('button', { name: 'Change password' }),
        toastOf(page).getByText('Password changed', { exact: true }),
      )
    })
  })

  test('while a character is being built: its name and look stay', async ({ page }) => {
    const email = await signUp(page)
    await page.goto('/characters?new')
    await page.getByLabel(say('characters', 'name')).fill('Robin')
    await endSession(page)
    await page.getByRole('button', { name: say('characters', 'create'), exact: true }).click()
    await signInAgain(page, email)
    await expect(page.getByLabel(say('characters', 'name'))).toHaveValue('Robin')
    await page.getByRole('button', { name: say('characters', 'create'), exact: true }).click()
    await expect(page).toHaveURL('/characters')
    await expect(page.getByText('Robin')).toBeVisible()
  })

  test('on the way to any screen: after signing in it is there, without a reload', async ({ page }) => {
    test.setTimeout(180_000)
    const { email, storyId } = await settle(page)
    await page.goto('/educational-demo')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await mark(page)
    for (const { name, path, content } of screens.filter(({ call }) => !/auth\/user|credit-history|child-profiles/.test(call))) {
      await test.step(name, async () => {
        await endSession(page)
        await page.evaluate(to => history.pushState(null, '', to), path(storyId))
        // The page to colour in shows a story that is here already; who is asked anything says so.
        if (name !== 'the page to colour in') await signInAgain(page, email)
        await expect(page.getByText(content).first()).toBeVisible({ timeout: 10_000 })
        await expectSamePage(page)
      })
    }
  })

  test('while a payment is being verified: the page says that nothing is lost, and shows what it brought after signing in', async ({
    page,
  }) => {
    const email = await signUp(page)
    await page.goto('/subscription')
    await expect(page.getByRole('heading', { name: say('billing', 'packs.Starter') })).toBeVisible()
    await endSession(page)
    await page.evaluate(() => history.pushState(null, '', '/subscription/success?session_id=nothing'))
    // Behind the dialog nothing is there for a screen reader.
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(say('billing', 'success.title'))
    await signInAgain(page, email)
    await expect(page.getByText(say('billing', 'success.late'))).toBeVisible()
    await expect(page).toHaveURL('/subscription/success?session_id=nothing')
  })

  test('somebody else who signs in there begins with a page of their own', async ({ page }) => {
    const email = newEmail()
    await page.request.post('/api/register', { data: { email, password } })
    await signUp(page)
    await page.goto('/')
    await page.getByLabel(say('stories', 'form.childName.label')).fill('Mia')
    await endSession(page)
    await page.getByRole('link', { name: 'My Stories' }).first().click()
    const dialog = dialogOf(page)
    await dialog.getByLabel('E-mail').fill(email)
    await dialog.getByLabel('Password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: say('auth', 'signIn.submit') }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByLabel(say('stories', 'form.childName.label'))).toHaveValue('')
  })

  test('a wrong password is said in the window; signing in in another tab closes it', async ({ page, context }) => {
    const email = await signUp(page)
    await page.goto('/')
    await endSession(page)
    await page.getByRole('link', { name: 'My Stories' }).first().click()
    const dialog = dialogOf(page)
    await dialog.getByLabel('Password', { exact: true }).fill('not this one')
    await dialog.getByRole('button', { name: say('auth', 'signIn.submit') }).click()
    await expect(dialog.getByRole('alert')).toHaveText(say('common', 'errors.wrong_credentials'))
    await context.request.post('/api/login', { data: { email, password } })
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await expect(dialog).toBeHidden()
    await expect(page.getByText('No stories yet')).toBeVisible()
  })

  test('who comes back to a screen by its address is led there again, with everything that stands in it', async ({ page }) => {
    const email = await signUp(page)
    await page.context().clearCookies()
    await page.goto('/characters?new')
    await expect(page).toHaveURL(`/?next=${encodeURIComponent('/characters?new')}`)
    await page.getByRole('link', { name: 'Sign In' }).first().click()
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/characters?new')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('characters', 'newTitle'))
  })
})
