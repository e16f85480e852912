import { expect, signUp, test } from '../fixtures.ts'
import { makeChild, makeStory } from '../seed.ts'

test.describe('§6 Roles and permissions', () => {
  test('authentication uses a session cookie; every call is sent with credentials', async ({ page }) => {
    await signUp(page)
    await makeChild(page)
    const id = await makeStory(page)
    const calls: Promise<[string, string]>[] = []
    page.on('request', request => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) calls.push(request.allHeaders().then(headers => [pathname, headers.cookie ?? '']))
    })
    await page.goto(`/story/${id}`)
    await page.getByRole('button', { name: 'Mia (Age 7)' }).click()
    await page.getByRole('tab', { name: 'Learning Activities' }).click()
    await expect(page.getByRole('button', { name: /^Reading Quiz/ })).toContainText('0 of')
    await page.getByRole('tab', { name: 'Read Story' }).click()
    await page.getByRole('button', { name: 'Favorite', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Favorited' })).toBeVisible()
    const sent = await Promise.all(calls)
    expect(sent.length).toBeGreaterThanOrEqual(10)
    expect(sent.filter(([, cookie]) => !cookie.includes('nightlight_session='))).toEqual([])
    const [session] = (await page.context().cookies()).filter(({ name }) => name === 'nightlight_session')
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  })

  test('anonymous: login by redirect, that is a browser navigation to /api/login', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Sign In' }).first().click()
    await expect(page).toHaveURL(/\/api\/login/)
    await expect(page.getByLabel('E-mail')).toBeVisible()
  })

  test("premium users see 'You have unlimited access to all features!', free users N/limit Stories", async ({ page }) => {
    await signUp(page)
    await makeStory(page)
    await page.goto('/')
    await expect(page.getByRole('banner')).toContainText('1/5 Stories')
    await expect(page.getByText('You have unlimited access to all features!')).toHaveCount(0)
    await page.route('**/api/auth/user', async route => {
      const user: object = await (await route.fetch()).json()
      return route.fulfill({ json: { ...user, isPremium: true, premiumUntil: '2099-01-01T00:00:00.000Z' } })
    })
    await page.reload()
    await expect(page.getByText('You have unlimited access to all features!')).toBeVisible()
    await expect(page.getByRole('banner').getByText('Premium', { exact: true })).toBeVisible()
    await expect(page.getByRole('banner')).not.toContainText(/\d\/\d Stories/)
    await expect(page.getByRole('link', { name: 'Upgrade to Premium' })).toHaveCount(0)
  })
})
