import { expect, password, signUp, test, texts } from '../fixtures.ts'
import { toastOf } from '../seed.ts'
import { failing } from './recovery.ts'

const say = texts('en')

test.use(failing)

test('a story that cannot be sent off: the toast says why, the form keeps its words, and the next press makes one story', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/')
  await page.getByLabel(say('stories', 'form.childName.label')).fill('Mia')
  await page.getByRole('button', { name: 'Surprise me' }).click()
  const create = page.getByRole('button', { name: 'Generate Magical Story' })
  await page.route('**/api/stories', route => route.abort())
  await create.click()
  await expect(toastOf(page)).toContainText(say('common', 'errors.network'))
  await page.unroute('**/api/stories')
  await page.route('**/api/stories', route => route.fulfill({ status: 500, json: { message: 'The lamp is out', code: 'internal' } }))
  await create.click()
  await expect(toastOf(page)).toContainText(say('common', 'errors.internal'))
  await page.unroute('**/api/stories')
  await expect(page.getByLabel(say('stories', 'form.childName.label'))).toHaveValue('Mia')
  await create.click()
  await expect(page).toHaveURL('/my-stories')
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1)
})

test('the account: a password that cannot be changed just now is said at the form, and what was typed stays', async ({ page }) => {
  await signUp(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'My account' }).click()
  const dialog = page.getByRole('dialog', { name: 'My account' })
  await dialog.getByLabel(say('auth', 'currentPassword'), { exact: true }).fill(password)
  await dialog.getByLabel(say('auth', 'newPassword'), { exact: true }).fill('another lamp entirely')
  await page.route('**/api/auth/password', route => route.abort())
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(say('common', 'errors.network'))
  await expect(dialog.getByLabel(say('auth', 'newPassword'), { exact: true })).toHaveValue('another lamp entirely')
  await page.unroute('**/api/auth/password')
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed', { exact: true })).toBeVisible()
})
