import type { ProgressReport } from '@nightlight/contract/learning'
import { recentActivityItems } from '@nightlight/contract/limits'
import { isMastered } from '../word-cards.ts'
import type { DemoRecord } from './demo-call.ts'
import type { Sample } from './sample.ts'

/** The progress report of one visit to the demo: all of it happened this week. */
export function demoReport({ story, questions }: Sample, { assessments, words, activities, reading }: DemoRecord): ProgressReport {
  const firsts = assessments.filter((answer, index) => assessments.findIndex(each => each.questionId === answer.questionId) === index)
  const rightAnswers = firsts.filter(answer => answer.isCorrect).length
  const mastered = [...words.values()].filter(word => isMastered(word.masteryLevel)).length
  const minutes = reading?.readingTimeMinutes ?? 0
  const storiesRead = reading?.completedAt ? 1 : 0
  return {
    readingStats: reading ? [{ ...reading, title: story.title, timeSpent: minutes }] : [],
    comprehensionAverage: firsts.length > 0 ? Math.round((rightAnswers / firsts.length) * 100) : 0,
    vocabularyCount: mastered,
    activitiesCompleted: activities.size,
    recentAssessments: assessments
      .slice(-recentActivityItems)
      .reverse()
      .map(answer => ({
        ...answer,
        storyTitle: story.title,
        question: questions.find(question => question.id === answer.questionId)?.question ?? '',
      })),
    totals: {
      storiesStarted: reading ? 1 : 0,
      storiesRead,
      minutesRead: minutes,
      averageMinutes: minutes,
      answers: firsts.length,
      rightAnswers,
      wordsMet: words.size,
    },
    week: { stories: storiesRead, minutes, words: mastered, answers: firsts.length, activities: activities.size },
  }
}
