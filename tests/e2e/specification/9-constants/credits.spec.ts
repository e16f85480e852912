import type { Page } from '@playwright/test'
import { expect, signUp, test } from '../../fixtures.ts'
import { toastOf } from '../../seed.ts'

/** The account as the server answers it, with other figures. */
async function withAccount(page: Page, changes: object) {
  await page.route('**/api/auth/user', async route => {
    const user: object = await (await route.fetch()).json()
    return route.fulfill({ json: { ...user, ...changes } })
  })
}

test.describe('§9 Business constants and limits › Credits and packs', () => {
  test('the three packs with price, credits, stories and what they add; credits never expire', async ({ page }) => {
    await signUp(page)
    await page.goto('/subscription')
    await expect(page.getByText('Credits never expire.')).toBeVisible()
    const packs = {
      Starter: ['$10', '50 credits (10 stories)', 'Basic themes', 'Standard length', 'Email support'],
      Professional: [
        ...['Best Value', 'Most Popular', '$40', '250 credits (50 stories)'],
        ...['Advanced themes', 'Extended length', 'Priority support', 'Custom settings'],
      ],
      Enterprise: [
        ...['$120', '1,000 credits (200 stories)'],
        ...['All themes', 'Custom length', '24/7 priority support', 'Multi-language support', 'API access'],
      ],
    }
    for (const [name, texts] of Object.entries(packs)) {
      const card = page
        .getByRole('region', { name: 'Packs on sale' })
        .locator('> div > *')
        .filter({ has: page.getByRole('heading', { name }) })
      for (const text of texts) await expect(card).toContainText(text)
    }
    await expect(page.getByText(/Best Value|Most Popular/)).toHaveCount(2)
  })

  test("low-credit warning below 25 credits (card variant), 'Buy' shortcut below 10 credits (inline variant)", async ({ page }) => {
    await signUp(page)
    for (const { credits, warns, buys } of [
      { credits: 25, warns: 0, buys: 0 },
      { credits: 24, warns: 1, buys: 0 },
      { credits: 10, warns: 1, buys: 0 },
      { credits: 9, warns: 1, buys: 1 },
    ]) {
      await withAccount(page, { credits })
      await page.goto('/')
      await expect(page.getByRole('banner')).toContainText(`${credits} credits`)
      await expect(page.getByRole('complementary')).toContainText(`${credits} credits`)
      await expect(page.getByText('Your credits are running low. A story takes 5.')).toHaveCount(warns)
      await expect(page.getByRole('banner').getByRole('link', { name: 'Buy', exact: true })).toHaveCount(buys)
    }
  })

  test.describe('without enough credits', () => {
    test.use({ expectedFaults: ['/api/stories'] })

    test('the cost per story is 5 credits in every text (decided in the design); redirect after 2000 ms', async ({ page }) => {
      await signUp(page)
      await page.route('**/api/stories', route => route.fulfill({ status: 402, json: { message: 'x', code: 'insufficient_credits' } }))
      await page.clock.install()
      await page.goto('/')
      await expect(page.getByText('Costs 5 credits')).toBeVisible()
      await expect(page.getByText('A story takes 5 credits.')).toBeVisible()
      await page.clock.pauseAt(Date.now() + 3_600_000)
      await page.getByLabel("Child's name").fill('Mia')
      await page.getByRole('button', { name: 'Surprise me' }).click()
      await page.getByRole('button', { name: 'Generate Magical Story' }).click()
      await expect(toastOf(page)).toHaveText(
        'Insufficient CreditsYou need 5 credits to create a story. Click here to purchase more credits.',
      )
      await page.clock.runFor(1990)
      await expect(page).toHaveURL('/')
      await page.clock.runFor(20)
      await expect(page).toHaveURL('/subscription')
    })
  })
})
