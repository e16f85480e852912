import { expect, expectAccessible, newEmail, password, signUp, test, texts } from './fixtures.ts'

const say = texts('en')

test('a visitor has a story told with two taps and a name, reads its first sentence, keeps it, and finds it on the shelf', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByLabel(say('landing', 'try.name')).fill('Zoë')
  await page.getByRole('img', { name: say('landing', 'try.friends.Dragon'), exact: true }).click()
  await page.getByRole('button', { name: say('landing', 'try.tell') }).click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toContainText('Zoë')
  const told = await title.textContent()
  await expectAccessible(page)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('article')).toContainText('Zoë')
  await page.keyboard.press('End')
  await page.getByRole('button', { name: say('landing', 'try.keep') }).click()
  await page.getByRole('button', { name: say('auth', 'register.submit') }).click()
  await page.getByLabel(say('auth', 'email')).fill(newEmail())
  await page.getByLabel(say('auth', 'password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: say('auth', 'register.submit') }).click()
  await expect(page).toHaveURL(/\/story\/\d+$/)
  await page.goto('/my-stories')
  await expect(page.getByText('Zoë and the Dragon')).toBeVisible()
  await page.goto(`/story/${(await (await page.request.get('/api/my-stories')).json())[0].id}/book`)
  await expect(page.getByRole('heading', { name: told ?? '' })).toBeVisible()
})

test('a book that was only tried is shut by the keyboard, the page is as it was, and nothing is left in this browser', async ({ page }) => {
  await page.goto('/')
  await page.getByLabel(say('landing', 'try.name')).fill('Mia')
  const tell = page.getByRole('button', { name: say('landing', 'try.tell') })
  await tell.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mia')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('article')).toContainText('Mia')
  await page.keyboard.press('Escape')
  await expect(tell).toBeFocused()
  const left = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(left).not.toContain('Mia')
})

test.describe('where no story comes', () => {
  test.use({ expectedFaults: ['429', 'ERR_FAILED'] })

  test('it is said at the button, and the name stays', async ({ page }) => {
    await page.goto('/')
    await page.route('**/api/stories/try', route => route.fulfill({ status: 429, json: { message: 'Too many' } }))
    await page.getByLabel(say('landing', 'try.name')).fill('Mia')
    await page.getByRole('button', { name: say('landing', 'try.tell') }).click()
    await expect(page.getByText(say('landing', 'try.limited'))).toBeVisible()
    await page.unroute('**/api/stories/try')
    await page.route('**/api/stories/try', route => route.abort())
    await page.getByRole('button', { name: say('landing', 'try.tell') }).click()
    await expect(page.getByText(say('landing', 'try.failed'))).toBeVisible()
    await expect(page.getByLabel(say('landing', 'try.name'))).toHaveValue('Mia')
  })
})

test.describe('where the server is away as it is to be kept', () => {
  test.use({ expectedFaults: ['503'] })

  test('a tried story waits, and is made once when the screen is opened again', async ({ page }) => {
    await signUp(page)
    const tried = {
      key: 'a-key',
      story: { childName: 'Zoë', animal: 'Owl', theme: 'Patience', storyLength: 'short', language: 'en', seed: 7 },
    }
    await page.addInitScript(item => {
      if (!sessionStorage.getItem('seeded')) sessionStorage.setItem('nightlight.tried', item)
      sessionStorage.setItem('seeded', 'yes')
    }, JSON.stringify(tried))
    await page.route('**/api/stories', route => route.fulfill({ status: 503, json: { message: 'Away' } }))
    await page.goto('/')
    await expect(page.getByText(say('stories', 'book.notKept'), { exact: true })).toBeVisible()
    await page.unroute('**/api/stories')
    await page.goto('/')
    await expect(page).toHaveURL(/\/story\/\d+$/)
    expect(await page.evaluate(() => sessionStorage.getItem('nightlight.tried'))).toBeNull()
  })
})
