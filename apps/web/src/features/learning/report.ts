import type { ProgressReport } from '@nightlight/contract/learning'
import { focusAreas, readingLevelCutoffs, strengths } from '@nightlight/contract/limits'

export type ReadingLevel = 'advanced' | 'proficient' | 'developing' | 'beginning'

/** What the average of right answers, in percent, is called. */
export function readingLevelOf(average: number): ReadingLevel {
  if (average >= readingLevelCutoffs.advanced) return 'advanced'
  if (average >= readingLevelCutoffs.proficient) return 'proficient'
  return average >= readingLevelCutoffs.developing ? 'developing' : 'beginning'
}

const areas = ['comprehension', 'vocabulary', 'activities', 'storiesRead'] as const
export type Area = (typeof areas)[number]

const figures = (report: ProgressReport): Record<Area, number> => ({
  comprehension: report.comprehensionAverage,
  vocabulary: report.vocabularyCount,
  activities: report.activitiesCompleted,
  storiesRead: report.totals.storiesRead,
})

export const strengthsOf = (report: ProgressReport): Area[] => areas.filter(area => figures(report)[area] >= strengths[area])

export const focusAreasOf = (report: ProgressReport): Area[] => areas.filter(area => figures(report)[area] < focusAreas[area])

/** True where nothing has been read, answered, learned or done yet. */
export const isEmpty = ({ readingStats, totals, activitiesCompleted }: ProgressReport) =>
  readingStats.length === 0 && totals.answers === 0 && totals.wordsMet === 0 && activitiesCompleted === 0
