import { execFileSync } from 'node:child_process'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, pressOn, signUp, test, texts } from './fixtures.ts'
import { hold, makeStory, submitStory, toastOf } from './seed.ts'

const say = texts('en')

const historyOf = (page: Page) => page.getByRole('table', { name: 'Credit history' }).getByRole('row')

/** Gives credits as the person who runs a copy would, beside the running server. */
const grant = (email: string, credits: number) =>
  execFileSync('node', ['apps/server/src/features/billing/ledger-command.ts', 'grant', email, String(credits), '--reason', 'A gift'], {
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR },
  })

async function makeStories(page: Page, count: number) {
  for (let made = 0; made < count; made++) await makeStory(page)
}

for (const theme of ['light', 'dark'] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ colorScheme: theme, contextOptions: { reducedMotion: 'reduce' } })

    test('a pack is bought by keyboard; the balance and Premium are right everywhere, and stay so after a reload', async ({ page }) => {
      await signUp(page)
      await page.goto('/')
      await expect(page.getByRole('banner')).toContainText('0/5 Stories')
      await pressOn(page, page.getByRole('link', { name: 'Upgrade to Premium' }))
      await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Starter', 'Professional', 'Enterprise'])
      await expect(page.getByText('Best Value')).toBeVisible()
      await expect(page.getByText('Most Popular')).toBeVisible()
      await expect(historyOf(page).nth(1)).toContainText(/Welcome gift.*\+25/)
      await expectAccessible(page)
      await pressOn(page, page.getByRole('button', { name: 'Buy Starter' }))

      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Test checkout')
      await expectAccessible(page)
      await pressOn(page, page.getByRole('button', { name: 'Pay $10' }))

      await expect(page).toHaveURL(/\/subscription\/success\?session_id=/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful!')
      const main = page.getByRole('main')
      await expect(main.getByRole('term')).toHaveText(['Credits added', 'Current balance'])
      await expect(main.getByRole('definition')).toHaveText(['+50', '75'])
      await expect(page.getByRole('banner')).toContainText('75 credits')
      await expect(page.getByRole('banner').getByText('Premium', { exact: true })).toBeVisible()
      await expectAccessible(page)

      await page.reload()
      await expect(main.getByRole('definition')).toHaveText(['+50', '75'])
      await pressOn(page, page.getByRole('link', { name: 'Back to Packages' }))
      await expect(page.getByText('You have unlimited access to all features!')).toBeVisible()
      await expect(historyOf(page)).toHaveCount(3)
      await expect(historyOf(page).nth(1)).toContainText(/Pack bought.*Starter.*\+50.*75/)
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Create Story' }).click()
      await expect(page.getByRole('complementary')).toContainText('75 credits')
    })
  })
}

test('a declined card and a cancelled payment charge nothing', async ({ page }) => {
  await signUp(page)
  await page.goto('/subscription')
  await page.getByRole('button', { name: 'Buy Professional' }).click()
  await page.getByLabel('Card number').fill('4000 0000 0000 0002')
  await page.getByRole('button', { name: 'Pay $40' }).click()
  await expect(page.getByRole('alert')).toHaveText('The card was declined. Nothing was charged.')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/subscription/cancel')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Cancelled')
  await expect(page.getByText('No worries! Your payment was cancelled and no charges were made.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Try Again' }).click()
  await expect(page).toHaveURL('/subscription')
  await expect(page.getByRole('banner')).toContainText('25 credits')
  await expect(historyOf(page)).toHaveCount(2)
})

test.describe('where the payment cannot begin', () => {
  test.use({ expectedFaults: ['/api/create-checkout-session'] })

  const failures = [
    {
      title: 'signed out',
      reply: { status: 401, json: { message: 'x', code: 'unauthenticated' } },
      said: 'Please log in to purchase credits',
    },
    { title: 'a message', reply: { status: 503, body: 'The till is closed' }, said: 'The till is closed' },
    { title: 'no message', reply: { status: 500, json: { message: '' } }, said: 'Failed to create checkout session' },
  ]
  for (const { title, reply, said } of failures) {
    test(`after ${title} from the server the toast says "${said}"`, async ({ page }) => {
      await signUp(page)
      await page.route('**/api/create-checkout-session', route => route.fulfill(reply))
      await page.goto('/subscription')
      await page.getByRole('button', { name: 'Buy Enterprise' }).click()
      await expect(toastOf(page)).toContainText(`Error${said}`)
    })
  }

  test('a pack without a price is shown, cannot be pressed and says why', async ({ page }) => {
    await signUp(page)
    await page.route('**/api/credit-packs', async route => {
      const packs: object[] = await (await route.fetch()).json()
      return route.fulfill({ json: packs.map((pack, index) => (index === 0 ? { ...pack, priceId: null } : pack)) })
    })
    await page.goto('/subscription')
    const starter = page.getByRole('button', { name: 'Buy Starter' })
    await expect(starter).toBeDisabled()
    await expect(starter).toHaveAccessibleDescription('Invalid credit package')
    await expect(page.getByRole('button', { name: 'Buy Professional' })).toBeEnabled()
    await expectAccessible(page)
  })
})

test.describe('the success page', () => {
  test.use({ expectedFaults: ['/api/verify-payment', 'The payment could not be verified'] })

  test('says that it verifies, and shows success even where that fails', async ({ page }) => {
    await signUp(page)
    const answer = await hold(page, '**/api/verify-payment')
    await page.goto('/subscription/success?session_id=made-up')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verifying your payment...')
    answer()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful!')
    await expect(page.getByRole('main').getByRole('term')).toHaveText(['Current balance'])
    await expect(page.getByRole('main').getByRole('definition')).toHaveText(['25'])
  })

  test('adds nothing and asks nothing without a session', async ({ page }) => {
    await signUp(page)
    let asked = 0
    page.on('request', request => {
      if (request.url().endsWith('/api/verify-payment')) asked += 1
    })
    await page.goto('/subscription/success')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful!')
    await expect(page.getByRole('main').getByRole('term')).toHaveText(['Current balance'])
    await page.getByRole('link', { name: 'Start Creating Stories' }).click()
    await expect(page).toHaveURL('/')
    expect(asked).toBe(0)
  })
})

test.describe('making a story', () => {
  test.use({ expectedFaults: ['/api/stories'] })

  test('without credits leads to the packs after two seconds and keeps what was typed', async ({ page }) => {
    await signUp(page)
    await makeStories(page, 5)
    await submitStory(page)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Buy', exact: true })).toBeVisible()
    await expect(toastOf(page)).toContainText('Insufficient Credits')
    await expect(toastOf(page)).toContainText('You need 5 credits to create a story. Click here to purchase more credits.')
    const refused = Date.now()
    await page.waitForURL('/subscription')
    expect(Date.now() - refused).toBeGreaterThan(1000)
    await expect(page.getByText('Your credits are running low. A story takes 5.')).toBeVisible()
    await expect(historyOf(page)).toHaveCount(7)
    await page.getByRole('button', { name: 'Buy Starter' }).click()
    await page.getByRole('button', { name: 'Pay $10' }).click()
    await page.getByRole('link', { name: 'Start Creating Stories' }).click()
    await expect(page.getByLabel(say('stories', 'form.childName.label'))).toHaveValue('Mia')
    await page.getByRole('button', { name: 'Generate Magical Story' }).click()
    await expect(page).toHaveURL('/my-stories')
    await expect(page.getByRole('banner')).toContainText('45 credits')
  })

  test('past the free limit of the month says so, though there are credits', async ({ page }) => {
    grant(await signUp(page), 50)
    await makeStories(page, 5)
    await submitStory(page)
    await expect(toastOf(page)).toContainText(`Error${say('common', 'errors.story_limit_reached')}`)
    await expect(page.getByRole('banner')).toContainText('5/5 Stories')
    await expect(page.getByRole('banner')).toContainText('50 credits')
    await page.getByRole('link', { name: 'Upgrade to Premium' }).click()
    await expect(historyOf(page).filter({ hasText: 'A gift' })).toContainText('+50')
  })
})
