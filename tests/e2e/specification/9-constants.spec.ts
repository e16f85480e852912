import type { ProgressReport } from '@nightlight/contract/learning'
import type { Page } from '@playwright/test'
import { expect, signUp, test, texts } from '../fixtures.ts'
import { makeStory, openLearning, settle, toastOf, voice } from '../seed.ts'

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

const report = (
  comprehensionAverage: number,
  vocabularyCount: number,
  activitiesCompleted: number,
  storiesRead: number,
): ProgressReport => ({
  readingStats: [],
  comprehensionAverage,
  vocabularyCount,
  activitiesCompleted,
  recentAssessments: Array.from({ length: 7 }, (_, index) => ({
    id: index + 1,
    questionId: index + 1,
    storyId: 1,
    storyTitle: 'A story',
    question: `Question ${index + 1}?`,
    userAnswer: 'the owl',
    isCorrect: true,
    createdAt: '2026-05-04T18:00:00.000Z',
  })),
  totals: { storiesStarted: storiesRead, storiesRead, minutesRead: 9, averageMinutes: 6, answers: 20, rightAnswers: 9, wordsMet: 20 },
  week: { stories: 0, minutes: 0, words: 0, answers: 0, activities: 0 },
})

test.describe('§9 Business constants and limits › Learning', () => {
  test('progress report', async ({ page }) => {
    const { storyId } = await settle(page)
    const show = async (json: ProgressReport) => {
      await page.route('**/progress-report', route => route.fulfill({ json }))
      const room = await openLearning(page, storyId)
      await room.getByRole('button', { name: /^Progress Report/ }).click()
      await expect(room.getByRole('heading', { name: 'Recent Activity' })).toBeVisible()
      return room
    }
    const strong = await show(report(80, 10, 5, 5))
    await test.step('recent activity shows the latest 5 items', async () => {
      const recent = strong.getByRole('region', { name: 'Recent Activity' }).getByRole('listitem')
      await expect(recent).toContainText(['Question 1?', 'Question 2?', 'Question 3?', 'Question 4?', 'Question 5?'])
      await expect(recent).toHaveCount(5)
    })
    await test.step('strengths: comprehension 80 or more, vocabulary 10 or more, activities 5 or more, stories read 5 or more', async () => {
      await expect(strong.getByRole('region', { name: 'Strengths' }).getByRole('listitem')).toHaveCount(4)
      await expect(strong.getByRole('region', { name: 'Focus Areas' })).toHaveCount(0)
    })
    await test.step('75 or more Proficient', async () => {
      await expect(strong.getByText('Proficient', { exact: true })).toBeVisible()
    })
    const weak = await show(report(69, 4, 2, 2))
    await test.step('focus areas: comprehension below 70, vocabulary below 5, activities below 3, stories below 3', async () => {
      await expect(weak.getByRole('region', { name: 'Focus Areas' }).getByRole('listitem')).toHaveCount(4)
      await expect(weak.getByRole('region', { name: 'Strengths' })).toHaveCount(0)
      await expect(weak.getByText('Developing', { exact: true })).toBeVisible()
    })
  })

  test('average reading time is the mean of timeSpent per reading entry, rounded', async ({ page }) => {
    const { child, storyId } = await settle(page)
    const minutes = { [storyId]: 3, [await makeStory(page)]: 8 }
    for (const [id, readingTimeMinutes] of Object.entries(minutes)) {
      const data = { progressPercentage: 100, readingTimeMinutes }
      await page.request.put(`/api/children/${child.id}/stories/${id}/progress`, { data })
    }
    const report: ProgressReport = await (await page.request.get(`/api/children/${child.id}/progress-report`)).json()
    expect(report.readingStats.map(({ timeSpent }) => timeSpent).sort()).toEqual([3, 8])
    expect(report.totals.averageMinutes).toBe(6)
  })

  test('speech rate 0.8', async ({ page }) => {
    await page.addInitScript(voice, 10)
    const { storyId, words } = await settle(page)
    const room = await openLearning(page, storyId)
    await room.getByRole('button', { name: /^Word Builder/ }).click()
    await room.getByRole('button', { name: 'Start Learning' }).click()
    await room.getByRole('button', { name: /^Listen/ }).click()
    expect(await page.evaluate(() => [Reflect.get(window, 'said'), Reflect.get(window, 'rates')])).toEqual([
      [(await words())[0]?.word],
      [0.8],
    ])
  })
})

test.describe('§9 Business constants and limits › Languages and translations', () => {
  test.use({ locale: 'es-MX' })

  test('detection order', async ({ page, context, baseURL }) => {
    const heading = (language: string) =>
      expect(page.getByRole('heading', { level: 1 })).toHaveText(texts(language)('common', 'notFound.title'))
    const languageOf = () => page.locator('html').getAttribute('lang')
    const store = (stores: { local?: string; session?: string }) =>
      page.evaluate(({ local, session }) => {
        localStorage.clear()
        sessionStorage.clear()
        if (local) localStorage.setItem('i18nextLng', local)
        if (session) sessionStorage.setItem('i18nextLng', session)
      }, stores)
    const expectLanguage = async (language: string) => {
      await heading(language)
      expect(await languageOf()).toBe(language)
    }
    await context.addCookies([{ name: 'i18next', value: 'fr', url: baseURL ?? '' }])

    await test.step('query parameter lng', async () => {
      await page.goto('/nowhere?lng=de')
      await expectLanguage('de')
    })
    await test.step('the chosen language is cached in local storage', async () => {
      expect(await page.evaluate(() => localStorage.getItem('i18nextLng'))).toBe('de')
    })
    await test.step('a language cookie', async () => {
      await store({ local: 'zh', session: 'de' })
      await page.goto('/nowhere')
      await expectLanguage('fr')
    })
    await test.step('local storage', async () => {
      await context.clearCookies()
      await store({ local: 'zh', session: 'de' })
      await page.goto('/nowhere')
      await expectLanguage('zh')
    })
    await test.step('session storage', async () => {
      await store({ session: 'de' })
      await page.goto('/nowhere')
      await expectLanguage('de')
    })
    await test.step('browser languages', async () => {
      await store({})
      await page.goto('/nowhere')
      await expectLanguage('es')
    })
    const inPortuguese = async (language: string) => {
      await store({})
      await page.route('**/nowhere', async route => {
        const response = await route.fetch()
        return route.fulfill({ response, body: (await response.text()).replace(/<html lang="\w+"/, `<html lang="${language}"`) })
      })
      await page.goto('/nowhere')
    }
    await page.addInitScript(() => Object.defineProperties(navigator, { languages: { value: ['pt-BR'] }, language: { value: 'pt-BR' } }))
    await test.step('the html lang attribute', async () => {
      await inPortuguese('zh')
      await expectLanguage('zh')
    })
    await test.step('fallback: en', async () => {
      await inPortuguese('pt')
      await expectLanguage('en')
    })
  })

  test.describe('in English', () => {
    test.use({ locale: 'en-GB' })

    test('translation strings are not HTML-escaped on interpolation', async ({ page }) => {
      await signUp(page)
      const id = await makeStory(page, { childName: "Tom & O'Neil" })
      await page.goto(`/story/${id}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText("Tom & O'Neil's Magical Adventure")
    })
  })
})

test.describe('§9 Business constants and limits › Toasts', () => {
  test('only one toast is shown at a time', async ({ page }) => {
    await signUp(page)
    await makeStory(page)
    await page.clock.install()
    await page.goto('/my-stories')
    const heart = page.getByRole('button', { name: 'Favorite: Mia and the Owl' })
    const toasts = toastOf(page)
    await heart.click()
    await expect(toasts).toHaveText(['Added to favorites'])
    await heart.click()
    await expect(toasts).toHaveText(['Removed from favorites'])

    await test.step('the F8 key focuses the notification area', async () => {
      await page.keyboard.press('F8')
      await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('list')).toBeFocused()
      await page.keyboard.press('Shift+Tab')
    })
    await test.step('default display time 5000 ms', async () => {
      await heart.click()
      await page.mouse.move(5, 400)
      await expect(toasts).toHaveText(['Added to favorites'])
      await page.clock.runFor(4000)
      await expect(toasts).toBeVisible()
      await page.clock.runFor(1100)
      await expect(toasts).toBeHidden()
    })
    await test.step('swipe threshold 50 px, swipe direction defaults to right', async () => {
      await heart.click()
      await expect(toasts).toHaveText(['Removed from favorites'])
      const swipe = async (distance: number) => {
        const box = await toasts.boundingBox()
        if (!box) throw new Error('The toast is not shown')
        const [x, y] = [box.x + 20, box.y + box.height / 2]
        await page.mouse.move(x, y)
        await page.mouse.down()
        await page.mouse.move(x + distance / 2, y)
        await page.mouse.move(x + distance, y)
        await page.mouse.up()
      }
      await swipe(-80)
      await expect(toasts).toBeVisible()
      await swipe(48)
      await expect(toasts).toBeVisible()
      await swipe(52)
      await expect(toasts).toBeHidden()
    })
  })

  test('tooltip delays: 700 ms to open, 300 ms skip', async ({ page }) => {
    await signUp(page)
    await page.clock.install()
    await page.goto('/favorites')
    await expect(page.getByText('No Favorites Yet')).toBeVisible()
    await page.clock.pauseAt(Date.now() + 3_600_000)
    const tooltip = (name: string) => page.getByRole('tooltip', { name })
    const account = page.getByRole('button', { name: 'My account' })
    const logout = page.getByRole('link', { name: 'Log out' })
    const leave = async () => {
      await page.mouse.move(600, 500)
      await page.mouse.move(5, 400)
      await expect(page.getByRole('tooltip')).toHaveCount(0)
    }
    await account.hover()
    await page.clock.runFor(690)
    await expect(tooltip('My account')).toHaveCount(0)
    await page.clock.runFor(20)
    await expect(tooltip('My account')).toHaveCount(1)
    await test.step('within 300 ms the next one opens at once', async () => {
      await leave()
      await page.clock.runFor(280)
      await logout.hover()
      await expect(tooltip('Log out')).toHaveCount(1)
    })
    await test.step('after 300 ms it waits again', async () => {
      await leave()
      await page.clock.runFor(320)
      await account.hover()
      await page.clock.runFor(600)
      await expect(tooltip('My account')).toHaveCount(0)
    })
  })
})
