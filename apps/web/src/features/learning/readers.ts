import type { Story } from '@nightlight/contract/stories'

/** Whose story it is first of all: the child that it was made for or, where that profile is gone, who came along. */
export const firstReader = ({ childId, companionId }: Pick<Story, 'childId' | 'companionId'>): number | undefined =>
  childId ?? companionId ?? undefined

/**
 * Whose reading it is when a child is chosen: with the story's own child reads whoever comes along in it; any other child reads alone.
 *
 * Known here and not on the server: each child's minutes are sent as a whole, counted on from those before the page was opened. Minutes
 * that the server added by itself would be counted once more as soon as the companion is chosen, for its quiz for instance.
 */
export function readersOf({ childId, companionId }: Pick<Story, 'childId' | 'companionId'>, chosen: number | undefined): readonly number[] {
  if (chosen === undefined) return []
  return chosen === childId && companionId !== null ? [chosen, companionId] : [chosen]
}
