import { answersToJudge, focusAreas, strengths } from '@nightlight/contract/limits'
import type { Skill } from '@nightlight/contract/report'

/** What may be said of a skill: nothing at all before there are enough answers of its kind, and nothing between the two marks. */
export type Standing = 'easy' | 'talk' | 'tooFew' | undefined

export function standingOf({ answers, right }: Skill): Standing {
  if (answers < answersToJudge.ofKind) return 'tooFew'
  const percent = (100 * right) / answers
  if (percent >= strengths.comprehension) return 'easy'
  return percent < focusAreas.comprehension ? 'talk' : undefined
}
