import { expect, expectAccessible, pressOn, signUp, test } from './fixtures.ts'
import { makeChild } from './seed.ts'

test('choosing a child fills in the name, the level, and a friend and a theme that the child likes; what else was typed stays', async ({
  page,
}) => {
  await signUp(page)
  await makeChild(page, {
    name: 'Noor',
    readingLevel: 'intermediate',
    favoriteAnimals: ['Turtle', 'Panda'],
    preferredThemes: ['Problem Solving', 'Magic'],
  })
  await page.goto('/')
  await page.getByRole('tab', { name: 'Personal' }).click()
  await page.getByLabel('Favorite color').fill('yellow')
  await page.getByRole('tab', { name: 'Basics' }).click()

  const noor = page.getByRole('group', { name: 'Who is it for?' }).getByRole('button', { name: 'Noor' })
  await pressOn(page, noor)
  await expect(noor).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByLabel('Child’s name').or(page.getByLabel("Child's name"))).toHaveValue('Noor')
  await expect(page.getByRole('radio', { name: /^Intermediate/ })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Magical friend' })).toHaveText(/Sea Turtle/)
  await expect(page.getByRole('button', { name: 'Story theme' })).toHaveText(/Problem-solving/)
  await expectAccessible(page)

  // And it is all there after a reload, the other tab too.
  await page.reload()
  await expect(page.getByRole('button', { name: 'Story theme' })).toHaveText(/Problem-solving/)
  await page.getByRole('tab', { name: 'Personal' }).click()
  await expect(page.getByLabel('Favorite color')).toHaveValue('yellow')
})

test('“Surprise me” fills in what is not chosen yet and leaves what is', async ({ page }) => {
  await signUp(page)
  await page.goto('/')
  await expect(page.getByRole('group', { name: 'Who is it for?' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Story theme' }).click()
  await page.getByRole('option', { name: 'Patience' }).click()
  await page.getByRole('button', { name: 'Surprise me' }).click()
  await expect(page.getByRole('button', { name: 'Story theme' })).toHaveText(/Patience/)
  await expect(page.getByRole('button', { name: 'Magical friend' })).not.toHaveText(/Choose a friend/)
  await page.getByRole('tab', { name: 'Setting' }).click()
  const setting = page.getByRole('button', { name: 'Story setting' })
  await expect(setting).not.toHaveText(/Anywhere/)

  // Pressed again it brings something else, says what, and leaves what was chosen by hand.
  const first = await setting.innerText()
  await page.getByRole('button', { name: 'Surprise me' }).click()
  await expect(setting).not.toHaveText(first)
  await expect(page.getByRole('form').getByRole('status')).toContainText(await setting.innerText())
  await page.getByRole('tab', { name: 'Basics' }).click()
  await expect(page.getByRole('button', { name: 'Story theme' })).toHaveText(/Patience/)
})

test('the list of themes opens where the chosen one is', async ({ page }) => {
  await signUp(page)
  await page.goto('/')
  const theme = page.getByRole('button', { name: 'Story theme' })
  await theme.click()
  await page.getByRole('option', { name: 'Unity' }).click()
  await theme.click()
  await expect(page.getByRole('option', { name: 'Unity' })).toBeInViewport()
})
