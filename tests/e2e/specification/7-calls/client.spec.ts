import { expect, signUp, test, texts } from '../../fixtures.ts'
import { listen, makeStory } from '../../seed.ts'

test.describe('§7 Calls › GET /locales/{lng}/{ns}.json', () => {
  test.use({ expectedFaults: ['/locales/'] })

  test('is a JSON object of translation strings for a language and namespace', async ({ request }) => {
    for (const language of ['en', 'es', 'fr', 'de', 'zh']) {
      const reply = await request.get(`/locales/${language}/billing.json`)
      expect(reply.headers()['content-type']).toContain('application/json')
      expect(await reply.json()).toMatchObject({ success: { title: texts(language)('billing', 'success.title') } })
    }
  })

  for (const { fault, answer } of [
    { fault: '5xx', answer: { status: 503 } },
    { fault: 'a network error', answer: undefined },
  ]) {
    test(`${fault} is retried up to 5 times, first wait 350 ms, doubling each time`, async ({ page }) => {
      let asked = 0
      await page.route('**/locales/en/billing.json', async route => {
        asked += 1
        await (answer ? route.fulfill(answer) : route.abort())
      })
      await page.clock.install()
      await page.clock.pauseAt(Date.now() + 1000)
      await page.goto('/nowhere')
      const run = async (time: number) => {
        await page.clock.runFor(time)
        // Whatever came back before this answer has been seen by the page, and its next wait has begun.
        await page.evaluate(() => fetch('/locales/en/common.json').then(reply => reply.text()))
      }
      await expect(async () => {
        await run(1)
        expect(asked).toBe(1)
      }).toPass()
      for (const [retries, wait] of [350, 700, 1400, 2800, 5600].entries()) {
        await run(wait - 50)
        expect(asked).toBe(retries + 1)
        await run(100)
        expect(asked).toBe(retries + 2)
      }
      await run(60_000)
      expect(asked).toBe(6)
    })
  }

  test('4xx are not retried', async ({ page }) => {
    let asked = 0
    await page.clock.install()
    await page.route('**/locales/en/billing.json', route => {
      asked += 1
      return route.fulfill({ status: 404 })
    })
    await page.goto('/nowhere')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.clock.fastForward(60_000)
    expect(asked).toBe(1)
  })
})

test.describe('§7 Calls › errors', () => {
  test.use({ expectedFaults: ['/api/verify-payment', 'The payment could not be verified', '/api/favorites'] })

  const answers = [
    { said: 'the response text', reply: { status: 403, body: 'The till is closed' }, message: '403: The till is closed' },
    { said: 'the status text where there is none', reply: { status: 403, body: '' }, message: '403: Forbidden' },
    {
      said: 'the message of the reply, which is JSON (decided in the design)',
      reply: { status: 410, json: { message: 'Too late', code: 'payment_expired' } },
      message: '410: Too late',
    },
  ]
  for (const { said, reply, message } of answers) {
    test(`a non-OK answer is an error whose message is the status code, a colon, and ${said}`, async ({ page }) => {
      await signUp(page)
      await page.route('**/api/verify-payment', route => route.fulfill(reply))
      const logged = page.waitForEvent('console', line => line.text().includes('The payment could not be verified'))
      await page.goto('/subscription/success?session_id=made-up')
      expect((await logged).text()).toContain(message)
    })
  }

  test('mutations are not retried', async ({ page }) => {
    await signUp(page)
    await makeStory(page)
    await page.clock.install()
    await page.route('**/api/favorites', route => route.fulfill({ status: 500 }))
    const sent = listen(page, 'POST', /favorites/)
    await page.goto('/my-stories')
    await page.getByRole('button', { name: /^Favorite: / }).click()
    await expect(page.getByText('Failed to update favorite status', { exact: true })).toBeVisible()
    await page.clock.fastForward(120_000)
    expect(sent).toHaveLength(1)
  })
})

test.describe('§7 Calls › client caching', () => {
  test('results never go stale, no refetch on window focus or on an interval; unused ones are kept for 5 minutes', async ({ page }) => {
    await signUp(page)
    await page.clock.install()
    const asked = listen(page, 'GET', /^\/api\/favorites$/)
    const empty = page.getByText('No Favorites Yet')
    await page.goto('/favorites')
    await expect(empty).toBeVisible()
    await page.clock.fastForward('02:00:00')
    await page.evaluate(() => {
      for (const event of ['focus', 'visibilitychange', 'online']) {
        window.dispatchEvent(new Event(event))
        document.dispatchEvent(new Event(event))
      }
    })
    const comeBackAfter = async (time: string) => {
      await page.getByRole('link', { name: 'Child Profiles', exact: true }).click()
      await expect(page.getByText('No Child Profiles Yet')).toBeVisible()
      await page.clock.fastForward(time)
      await page.goBack()
      await expect(empty).toBeVisible()
    }
    await comeBackAfter('04:50')
    expect(asked).toHaveLength(1)
    await comeBackAfter('05:10')
    expect(asked).toHaveLength(2)
  })

  test('a query can be asked to treat 401 as an empty result', async ({ page }) => {
    const asked = listen(page, 'GET', /^\/api\/auth\/user$/)
    await page.clock.install()
    await page.goto('/favorites')
    await expect(page).toHaveURL(/^[^?]*\/\?next=/)
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
    await page.clock.fastForward(60_000)
    expect(asked).toHaveLength(1)
  })
})
