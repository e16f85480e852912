import { expect, signUp, test } from '../../fixtures.ts'

test.describe('§2 Screens and routes › Educational demo', () => {
  test('from the way home to the call to action', async ({ page }) => {
    await signUp(page)
    await page.goto('/educational-demo')
    const main = page.getByRole('main')

    await test.step("back-to-home link and an 'Educational Demo' badge", async () => {
      await expect(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
      await expect(main.getByText('Educational Demo', { exact: true })).toBeVisible()
    })

    await test.step('four feature cards', async () => {
      const cards = main.getByRole('list').first().getByRole('listitem')
      await expect(cards.getByRole('heading')).toHaveText(['Reading Quiz', 'Word Builder', 'Fun Activities', 'Progress Report'])
    })

    await test.step('usage instructions', async () => {
      await expect(main.getByRole('region', { name: 'How it works' }).getByRole('listitem')).toHaveCount(3)
    })

    await test.step('the sample story reader, with a fixed sample story and a sample child of age 7', async () => {
      await expect(main.getByText(/^The sample child: \p{L}+ \(Age 7\)$/u)).toBeVisible()
      const story = main.getByRole('article')
      const [title, text] = [await main.getByRole('heading', { level: 2 }).last().textContent(), await story.textContent()]
      expect(text?.length).toBeGreaterThan(1500)
      await expect(main.getByRole('button', { name: 'Start Reading' })).toBeVisible()
      await expect(main.getByRole('tab', { name: 'Learning Activities' })).toBeEnabled()
      await page.reload()
      await expect(story).toHaveText(text ?? '')
      await expect(main.getByRole('heading', { level: 2 }).last()).toHaveText(title ?? '')
    })

    await test.step("a 'Start Creating Stories' call to action linking to /", async () => {
      await main.getByRole('link', { name: 'Start Creating Stories' }).click()
      await expect(page).toHaveURL('/')
    })
  })
})
