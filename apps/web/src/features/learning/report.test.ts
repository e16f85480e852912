import type { ProgressReport } from '@nightlight/contract/learning'
import { expect, test } from 'vitest'
import { focusAreasOf, isEmpty, readingLevelOf, strengthsOf } from './report.ts'

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
  recentAssessments: [],
  totals: { storiesStarted: storiesRead, storiesRead, minutesRead: 0, averageMinutes: 0, answers: 0, rightAnswers: 0, wordsMet: 0 },
  week: { stories: 0, minutes: 0, words: 0, answers: 0, activities: 0 },
})

test('the reading level is Advanced from 90, Proficient from 75, Developing from 60 and Beginning below', () => {
  expect([90, 89, 75, 74, 60, 59].map(readingLevelOf)).toEqual([
    'advanced',
    'proficient',
    'proficient',
    'developing',
    'developing',
    'beginning',
  ])
})

test('strengths are 80 percent, 10 words, 5 activities and 5 stories', () => {
  expect(strengthsOf(report(80, 10, 5, 5))).toEqual(['comprehension', 'vocabulary', 'activities', 'storiesRead'])
  expect(strengthsOf(report(79, 9, 4, 4))).toEqual([])
})

test('focus areas are below 70 percent, 5 words, 3 activities and 3 stories', () => {
  expect(focusAreasOf(report(69, 4, 2, 2))).toEqual(['comprehension', 'vocabulary', 'activities', 'storiesRead'])
  expect(focusAreasOf(report(70, 5, 3, 3))).toEqual([])
})

test('a report of nothing is empty; one activity makes it a report', () => {
  expect(isEmpty(report(0, 0, 0, 0))).toBe(true)
  expect(isEmpty(report(0, 0, 1, 0))).toBe(false)
})
