import { ageBands } from '@nightlight/contract/limits'

export type AgeBand = 'toddler' | 'earlyReader' | 'youngReader' | 'teenReader'

/** What a reader of this age, in years, is called. */
export function ageBandOf(age: number): AgeBand {
  if (age <= ageBands.toddler) return 'toddler'
  if (age <= ageBands.earlyReader) return 'earlyReader'
  return age <= ageBands.youngReader ? 'youngReader' : 'teenReader'
}
