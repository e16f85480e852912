import { expect, signUp, test } from '../../fixtures.ts'
import { hold, listen, makeChild, makeStory, storyOf, submitStory, toastOf } from '../../seed.ts'

test.describe('§4 States and transitions › Session', () => {
  test('is unknown at first, and authenticated once the user call has answered', async ({ page }) => {
    await signUp(page)
    const answer = await hold(page, '**/api/auth/user')
    await page.goto('/favorites')
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
    await expect(page.getByRole('heading', { name: 'Your Favorite Stories' })).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
    answer()
    await expect(page.getByRole('heading', { name: 'Your Favorite Stories' })).toBeVisible()
  })

  test('a 401 on the user call gives no user', async ({ page }) => {
    const answered = page.waitForResponse('**/api/auth/user')
    await page.goto('/favorites')
    expect((await answered).status()).toBe(401)
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  })
})

test.describe('§4 States and transitions › Story', () => {
  test('Favourite is toggled on or off', async ({ page }) => {
    await signUp(page)
    const id = await makeStory(page)
    const fetched = listen(page, 'GET', new RegExp(`^/api/stories/${id}$`))
    await page.goto(`/story/${id}`)

    await test.step('the button updates after success', async () => {
      const answer = await hold(page, '**/api/favorites')
      const button = page.getByRole('button', { name: 'Favorite', exact: true })
      await button.click()
      await expect(button).toHaveAttribute('aria-busy', 'true')
      expect(fetched).toHaveLength(1)
      answer()
      await expect(page.getByRole('button', { name: 'Favorited' })).toBeVisible()
    })
    await test.step('the reader refetches the story', async () => {
      expect(fetched).toHaveLength(2)
      await page.getByRole('button', { name: 'Favorited' }).click()
      await expect(page.getByRole('button', { name: 'Favorite', exact: true })).toBeVisible()
      expect(fetched).toHaveLength(3)
      expect((await storyOf(page, id)).isFavorite).toBe(false)
    })
    await test.step('the heart updates after success', async () => {
      await page.goto('/my-stories')
      const answer = await hold(page, '**/api/favorites')
      const heart = page.getByRole('button', { name: /^Favorite: / })
      await heart.click()
      await expect(heart).toHaveAttribute('aria-disabled', 'true')
      await expect(heart).toHaveAttribute('aria-pressed', 'false')
      answer()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
    })
  })
})

test.describe('§4 States and transitions › Subscription tier', () => {
  test('on story creation the response’s remaining credits replace the locally held credits', async ({ page }) => {
    await signUp(page)
    await page.route('**/api/stories', route =>
      route.fulfill({ status: 201, json: { id: 1, title: 'x', creditsRemaining: 17, storiesCreatedThisMonth: 3, writer: 'builtin' } }),
    )
    const asked = listen(page, 'GET', /^\/api\/auth\/user$/)
    await submitStory(page)
    await expect(page.getByRole('banner')).toContainText('17 credits')
    await expect(page.getByRole('banner')).toContainText('3/5 Stories')
    expect(asked).toHaveLength(1)
  })
})

test.describe('§4 States and transitions › Create form', () => {
  test.use({ expectedFaults: ['/api/stories'] })

  test('idle, pending, then error (toast), and after another try success (toast and redirect)', async ({ page }) => {
    await signUp(page)
    const sent = listen(page, 'POST', /^\/api\/stories$/)
    await page.route('**/api/stories', route => route.fulfill({ status: 503, body: 'The kettle is on' }), { times: 1 })
    const answer = await hold(page, '**/api/stories')
    await submitStory(page)
    const button = page.getByRole('button', { name: 'Creating Your Story...' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await button.click({ force: true })
    answer()
    await expect(toastOf(page)).toHaveText(/^Error/)
    await expect(page).toHaveURL('/')
    expect(sent).toHaveLength(1)
    await page.getByRole('button', { name: 'Generate Magical Story' }).click()
    await expect(toastOf(page)).toHaveText('Story Created!Your magical story has been created successfully.')
    await expect(page).toHaveURL('/my-stories')
  })
})

test.describe('§4 States and transitions › Profile dialog', () => {
  test('closed, create mode or edit mode; closed on cancel', async ({ page }) => {
    await signUp(page)
    await makeChild(page)
    const sent = [listen(page, 'POST', /child-profiles/), listen(page, 'PUT', /child-profiles/)]
    await page.goto('/child-profiles')
    const dialog = page.getByRole('dialog')
    const open = {
      create: { button: 'Add Child Profile', title: 'Add Child Profile', name: '' },
      edit: { button: "Edit Mia's profile", title: "Edit Mia's profile", name: 'Mia' },
    }
    await expect(dialog).toHaveCount(0)
    for (const { button, title, name } of Object.values(open)) {
      await page.getByRole('button', { name: button }).click()
      await expect(dialog).toHaveAccessibleName(title)
      await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue(name)
      await dialog.getByLabel('Name', { exact: true }).fill('Noor')
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await expect(dialog).toHaveCount(0)
    }
    await expect(page.getByRole('heading', { name: 'Mia', exact: true })).toBeVisible()
    expect(sent).toEqual([[], []])
  })
})
