import { expect, signUp, test } from '../../fixtures.ts'
import { hold, toastOf } from '../../seed.ts'

test.describe('§2 Screens and routes › Create story screen', () => {
  test('what stands on the screen', async ({ page }) => {
    await signUp(page)
    await page.goto('/')
    const form = page.getByRole('form', { name: 'Your story' })
    const panel = form.getByRole('tabpanel')

    await test.step('three info cards (Educational System, Create Stories, Child Profiles) and a credits card', async () => {
      const aside = page.getByRole('complementary')
      await expect(aside.getByRole('heading')).toHaveText(['Your Credits', 'Educational System', 'Create Stories', 'Child Profiles'])
      await expect(aside).toContainText('25 credits')
      for (const [name, path] of [
        ['Try the demo', '/educational-demo'],
        ['To My Stories', '/my-stories'],
        ['To the profiles', '/child-profiles'],
      ] as const)
        await expect(aside.getByRole('link', { name })).toHaveAttribute('href', path)
    })

    await test.step('a tabbed form: Basics, Setting, Personal', async () => {
      await expect(form.getByRole('tab')).toHaveText(['Basics', 'Setting', 'Personal'])
      await expect(form.getByRole('tab', { name: 'Basics' })).toHaveAttribute('aria-selected', 'true')
    })

    await test.step('Basics: child name, magical friend, story theme, difficulty, story length', async () => {
      for (const label of ["Child's name", 'Magical friend', 'Story theme'])
        await expect(panel.getByLabel(label, { exact: true })).toBeVisible()
      for (const name of ['Difficulty', 'Story length']) await expect(panel.getByRole('radiogroup', { name })).toBeVisible()
    })

    await test.step("Setting: story setting, mood, child's role, optional challenge", async () => {
      await form.getByRole('tab', { name: 'Setting' }).click()
      await expect(panel.getByLabel('Story setting')).toBeVisible()
      for (const name of ['Mood', "Child's role"]) await expect(panel.getByRole('radiogroup', { name })).toBeVisible()
      await expect(panel.getByLabel('Challenge')).toBeVisible()
      await expect(panel.getByText(/^Challenge.*optional/)).toBeVisible()
    })

    await test.step("Personal: favorite color, best friend's name, special talent, dream destination, magical power, optional moral lesson", async () => {
      await form.getByRole('tab', { name: 'Personal' }).click()
      await expect(panel.getByRole('textbox')).toHaveCount(6)
      for (const label of ['Favorite color', "Best friend's name", 'Special talent', 'Dream destination', 'Magical power', 'Moral lesson'])
        await expect(panel.getByLabel(label)).toBeVisible()
      await expect(panel.getByText(/^Moral lesson.*optional/)).toBeVisible()
    })
  })

  test('what the submit button does', async ({ page }) => {
    await signUp(page)
    await page.goto('/')
    const answer = await hold(page, '**/api/stories')
    await page.getByLabel("Child's name").fill('Mia')
    await page.getByRole('button', { name: 'Surprise me' }).click()

    await test.step("the submit button reads 'Generate Magical Story', or 'Creating Your Story...' while pending", async () => {
      const submit = page.getByRole('form').locator('button[type=submit]')
      await expect(submit).toHaveText('Generate Magical Story')
      await submit.click()
      await expect(submit).toHaveText('Creating Your Story...')
    })

    await test.step('success shows a toast and goes to /my-stories', async () => {
      answer()
      await expect(page).toHaveURL('/my-stories')
      await expect(toastOf(page)).toContainText('Story Created!Your magical story has been created successfully.')
      await expect(page.getByRole('heading', { level: 2, name: /Mia and the / })).toBeVisible()
    })
  })
})
