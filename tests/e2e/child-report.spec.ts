import type { Page } from '@playwright/test'
import { expect, expectAccessible, pressOn, signUp, test, texts } from './fixtures.ts'
import { makeChild, makeStory, settle } from './seed.ts'

const say = texts('en')
const section = (page: Page, key: string) => page.locator('main h2', { hasText: say('learning', key) }).locator('xpath=ancestor::div[1]')

const read = async (page: Page, childId: number, storyId: number, readingTimeMinutes: number) => {
  const data = { progressPercentage: 100, readingTimeMinutes }
  const reply = await page.request.put(`/api/children/${childId}/stories/${storyId}/progress`, { data })
  expect(reply.status()).toBe(200)
}

/** An evening: a story read, its questions answered, a word looked at and an activity done. Gives how many questions there were. */
async function evening(page: Page, { child, storyId, questions, words, activities }: Awaited<ReturnType<typeof settle>>) {
  await read(page, child.id, storyId, 7)
  const [[word], [activity], asked] = [await words(), await activities(), await questions()]
  await page.request.put(`/api/children/${child.id}/vocabulary/${word?.id}`, { data: { masteryLevel: 60 } })
  await page.request.post('/api/activities/complete', { data: { childId: child.id, activityId: activity?.id, completed: true } })
  for (const { id, correctAnswer } of asked) {
    await page.request.post(`/api/children/${child.id}/answer-question`, { data: { questionId: id, answer: correctAnswer } })
  }
  return { asked: asked.length, activity: activity?.title ?? '' }
}

// The night above an empty page moves without end.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const theme of ['light', 'dark'] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ colorScheme: theme })

    test('a grown-up finds a child’s report by keyboard: its weeks, what was done lately, and no judgement before twenty answers', async ({
      page,
    }) => {
      const home = await settle(page)
      const { asked, activity } = await evening(page, home)
      await page.goto('/child-profiles')
      await pressOn(page, page.getByRole('link', { name: say('child-profiles', 'card.reportOf', { name: 'Mia' }) }))
      await expect(page).toHaveURL(`/child-profiles/${home.child.id}/report`)
      await expect(page.getByRole('heading', { level: 1, name: say('child-profiles', 'card.reportOf', { name: 'Mia' }) })).toBeVisible()

      const weeks = page.getByRole('table', { name: say('learning', 'childReport.weeks') })
      await expect(weeks.getByRole('row')).toHaveCount(7)
      await expect(weeks.getByRole('row').nth(1)).toHaveText(/^This week.*1.*7.*1.*1$/)
      await expect(weeks.getByRole('rowheader').nth(1)).toHaveText(/\d+ .*[–-].*\d+ \w+/)

      expect(asked).toBeLessThan(20)
      const skills = section(page, 'childReport.skills')
      await expect(skills).toContainText(say('learning', 'childReport.tooFewYet_other', { count: asked, needed: 20 }))
      await expect(skills.getByRole('listitem')).toHaveCount(0)

      const lately = page.getByRole('list', { name: say('learning', 'report.recent') }).getByRole('listitem')
      await expect(lately).toHaveCount(4)
      for (const done of ['Read for 7 minutes', `Answered ${asked} questions`, 'Looked at 1 word', activity]) {
        await expect(lately.filter({ hasText: done })).toHaveCount(1)
      }
      await expectAccessible(page)

      const file = page.waitForEvent('download')
      await pressOn(page, page.getByRole('link', { name: say('learning', 'report.csv') }))
      expect((await file).suggestedFilename()).toBe('reading.csv')
    })
  })
}

test('from twenty answers on, each kind of question says how it goes', async ({ page }) => {
  const home = await settle(page)
  await evening(page, home)
  await page.route('**/api/children/*/report?*', async route => {
    const answer = await route.fetch()
    const right = { character: 5, setting: 3, action: 1, feeling: 4, cause: 2, outcome: 2, prediction: 0 }
    const all = { character: 5, setting: 4, action: 5, feeling: 4, cause: 2, outcome: 4, prediction: 0 }
    const skills = Object.keys(all).map(kind => ({ kind, answers: all[kind as keyof typeof all], right: right[kind as keyof typeof all] }))
    await route.fulfill({ response: answer, json: { ...(await answer.json()), answers: 24, skills } })
  })
  await page.goto(`/child-profiles/${home.child.id}/report`)
  const kinds = page.getByRole('list', { name: say('learning', 'childReport.skills') }).getByRole('listitem')
  await expect(kinds).toHaveText([
    /^Who is in the storyComes easily5 of 5 right$/,
    /^Where and when it happens3 of 4 right$/,
    /^What happensWorth talking about1 of 5 right$/,
    /Comes easily4 of 4 right$/,
    /Too few to tell2 of 2 right$/,
    /Worth talking about2 of 4 right$/,
    /^What might come nextNot asked yet$/,
  ])
  await expectAccessible(page)
})

test('several children are seen at a glance, each leading to its report; an only child needs none', async ({ page }) => {
  await signUp(page)
  const [mia, story] = [await makeChild(page), await makeStory(page)]
  await page.goto('/child-profiles')
  await expect(page.getByRole('heading', { name: 'Mia' })).toBeVisible()
  const glance = page.getByRole('table', { name: say('child-profiles', 'glance.title') })
  await expect(glance).toBeHidden()

  await makeChild(page, { name: 'Ben' })
  await read(page, mia.id, story, 12)
  await page.reload()
  await expect(glance.getByRole('row')).toHaveCount(3)
  await expect(glance.getByRole('row').nth(1)).toHaveText(/^Mia.*1.*12.*\d{4}$/)
  await expect(glance.getByRole('row').nth(2)).toContainText(say('child-profiles', 'glance.never'))
  await expectAccessible(page)
  await glance.getByRole('link', { name: say('child-profiles', 'card.reportOf', { name: 'Ben' }) }).click()
  await expect(page.getByRole('heading', { name: say('learning', 'childReport.empty') })).toBeVisible()
  await expect(page.getByRole('link', { name: say('learning', 'report.csv') })).toBeHidden()
  await expectAccessible(page)
})

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  for (const language of ['en', 'es', 'fr', 'de', 'zh']) {
    test(`report and glance are no wider in ${language}`, async ({ page }) => {
      const home = await settle(page)
      await makeChild(page, { name: 'Maximilian-Alexander' })
      await evening(page, home)
      for (const path of ['/child-profiles', `/child-profiles/${home.child.id}/report`]) {
        await page.goto(`${path}?lng=${language}`)
        await expect(page.getByRole('table')).toBeVisible()
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
        await expectAccessible(page)
      }
    })
  }
})

test.describe('where the report does not come', () => {
  test.use({ expectedFaults: ['/report', '/glance'] })

  test('it says so and is asked again; of a child who is not there it says that', async ({ page }) => {
    const { child } = await settle(page)
    let away = true
    await page.route('**/api/children/*/report?*', route =>
      away ? route.fulfill({ status: 500, json: { message: 'The lamp is out', code: 'internal' } }) : route.fallback(),
    )
    await page.goto(`/child-profiles/${child.id}/report`)
    await expect(page.getByRole('heading', { name: say('learning', 'childReport.failed') })).toBeVisible()
    away = false
    await page.getByRole('button', { name: say('common', 'tryAgain') }).click()
    await expect(page.getByRole('heading', { name: say('learning', 'childReport.empty') })).toBeVisible()
    await page.goto(`/child-profiles/${child.id + 1_000_000}/report`)
    await expect(page.getByRole('heading', { name: say('learning', 'childReport.missing') })).toBeVisible()
  })
})
