import { type CreateStory, createStorySchema, type TriedStory } from '@nightlight/contract/stories'
import { triedKey } from './draft.ts'

export function keepTried({ childName, animal, theme, difficulty, storyLength, language, seed }: TriedStory) {
  sessionStorage.setItem(triedKey, JSON.stringify({ childName, animal, theme, difficulty, storyLength, language, seed }))
}

/** What waits, once: it is asked for again by nobody. */
export function takeTried(): CreateStory | undefined {
  const kept = sessionStorage.getItem(triedKey)
  sessionStorage.removeItem(triedKey)
  try {
    return createStorySchema.safeParse(JSON.parse(kept ?? '')).data
  } catch {
    return undefined
  }
}
