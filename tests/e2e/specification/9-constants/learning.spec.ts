import type { ProgressReport } from '@nightlight/contract/learning'
import { expect, test } from '../../fixtures.ts'
import { makeStory, openLearning, settle, voice } from '../../seed.ts'

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
