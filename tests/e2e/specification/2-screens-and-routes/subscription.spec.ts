import { expect, signUp, test } from '../../fixtures.ts'

test.describe('§2 Screens and routes › Subscription page', () => {
  test("three pack cards; Professional is marked 'Best Value' (also described as 'Most Popular'), and no other", async ({ page }) => {
    await signUp(page)
    await page.goto('/subscription')
    const packs = page.getByRole('region', { name: 'Packs on sale' })
    await expect(packs.getByRole('heading', { level: 3 })).toHaveText(['Starter', 'Professional', 'Enterprise'])
    const marked = packs.locator(':scope > div > *').filter({ hasText: 'Best Value' })
    await expect(marked.getByRole('heading')).toHaveText(['Professional'])
    await expect(marked).toContainText('Most Popular')
    await expect(packs.getByText('Most Popular')).toHaveCount(1)
  })
})
