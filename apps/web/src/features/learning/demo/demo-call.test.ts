import { languages } from '@nightlight/contract/enums'
import { describe, expect, test } from 'vitest'
import { demoCall } from './demo-call.ts'
import { loadSample } from './sample.ts'

const child = { id: 1 }
const whole = { id: 1, storyId: 1 }

describe.each(languages)('the demo in %s', language => {
  test('has questions whose sentences stand in the story, and whose keys are marked right', async () => {
    const sample = await loadSample(language)
    const call = demoCall(sample)
    expect(sample.questions.length).toBeGreaterThanOrEqual(5)
    for (const { id, correctAnswer, evidence } of sample.questions) {
      expect(sample.story.content).toContain(evidence)
      const result = await call('POST /api/children/:id/answer-question', {
        params: child,
        body: { questionId: id, answer: correctAnswer },
      })
      expect(result.isCorrect, correctAnswer).toBe(true)
    }
  })

  test('has words that stand in the story, and at least four activities', async () => {
    const { story, words, activities } = await loadSample(language)
    expect(story.language).toBe(language)
    expect(words.length).toBeGreaterThanOrEqual(4)
    for (const { contextSentence } of words) expect(story.content).toContain(contextSentence)
    expect(activities.length).toBeGreaterThanOrEqual(4)
  })
})

test('the report tells what has been done, first answers only', async () => {
  const sample = await loadSample('en')
  const call = demoCall(sample)
  const [question] = sample.questions
  if (!question) throw new Error('The demo has no question')
  const answers = ['a thing that is not there', question.correctAnswer]
  for (const answer of answers)
    await call('POST /api/children/:id/answer-question', { params: child, body: { questionId: question.id, answer } })
  await call('PUT /api/children/:id/vocabulary/:wordId', { params: { id: 1, wordId: 1 }, body: { masteryLevel: 100 } })
  await call('PUT /api/children/:id/vocabulary/:wordId', { params: { id: 1, wordId: 2 }, body: { masteryLevel: 20 } })
  await call('POST /api/activities/complete', { body: { childId: 1, activityId: 1, rating: 5 } })
  await call('PUT /api/children/:id/stories/:storyId/progress', { params: whole, body: { progressPercentage: 100, readingTimeMinutes: 6 } })
  const report = await call('GET /api/children/:id/progress-report', { params: child })
  expect(report).toMatchObject({ comprehensionAverage: 0, vocabularyCount: 1, activitiesCompleted: 1 })
  expect(report.totals).toMatchObject({ answers: 1, rightAnswers: 0, wordsMet: 2, storiesRead: 1, minutesRead: 6 })
  expect(report.recentAssessments.map(answer => answer.isCorrect)).toEqual([true, false])
})

test('another visit knows nothing of the one before', async () => {
  const sample = await loadSample('en')
  await demoCall(sample)('POST /api/activities/complete', { body: { childId: 1, activityId: 1 } })
  expect(await demoCall(sample)('GET /api/children/:id/activity-progress', { params: child })).toEqual([])
})
