import { expect, test } from '../../fixtures.ts'

test.describe('§2 Screens and routes › Landing page (signed out)', () => {
  test('from its header to its footer', async ({ page }) => {
    await page.goto('/')
    const main = page.getByRole('main')
    const section = (name: string) => main.getByRole('region', { name })

    await test.step('header with Sign In', async () => {
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()
    })

    await test.step("hero with 'Start Creating Stories' and Sign In", async () => {
      const hero = main.locator('section').filter({ has: page.getByRole('heading', { level: 1 }) })
      await expect(hero.getByRole('link')).toHaveText(['Start Creating Stories', 'Sign In'])
    })

    await test.step('sample story previews: three sample children, each with a theme, an animal and a teaser', async () => {
      const cards = section('Told on other evenings').getByRole('listitem')
      await expect(cards).toHaveCount(3)
      for (const [index, [child, about]] of [
        ['Mia', 'Owl · Patience'],
        ['Noah', 'Dragon · Sharing'],
        ['Amina', 'Sea Turtle · Courage'],
      ].entries()) {
        const card = cards.nth(index)
        await expect(card.getByRole('heading')).toHaveText(child ?? '')
        await expect(card).toContainText(about ?? '')
        await expect(card.getByRole('blockquote')).toContainText(/\w+ \w+ \w+/)
      }
    })

    await test.step("a 'why choose' feature section: personalised stories, multi-language support, educational themes, family bonding", async () => {
      await expect(section('Why choose Nightlight').getByRole('heading', { level: 3 })).toHaveText([
        'Personalised stories',
        'Multi-language support',
        'Educational themes',
        'Family bonding',
      ])
    })

    await test.step('three pricing cards, each with a Get Started button', async () => {
      const packs = section('Simple packs of credits')
      await expect(packs.getByRole('heading', { level: 3 })).toHaveText(['Starter', 'Professional', 'Enterprise'])
      await expect(packs.getByRole('link')).toHaveText(['Get Started', 'Get Started', 'Get Started'])
    })

    await test.step('the footer has a copyright line with the current year and a credit to the developer', async () => {
      await expect(page.getByRole('contentinfo')).toContainText(`© ${new Date().getFullYear()} Nightlight`)
      await expect(page.getByRole('contentinfo')).toContainText('Developed by the Nightlight team')
    })

    await test.step('all sign-in and get-started buttons send the visitor to the login endpoint', async () => {
      const ways = page.getByRole('link', { name: /^(Sign In|Start Creating Stories|Get Started)$/ })
      expect(await ways.evaluateAll(all => all.map(way => way.getAttribute('href')))).toEqual(Array(6).fill('/api/login'))
    })

    await test.step('sign-in is a browser navigation to /api/login', async () => {
      await main.getByRole('link', { name: 'Get Started' }).last().click()
      await expect(page).toHaveURL('/api/login')
      await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
    })
  })
})
