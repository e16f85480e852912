import { newStorySchema, type TriedStory } from '@nightlight/contract/stories'
import { z } from 'zod'
import { triedKey } from './draft.ts'

/** What is asked for, under one key however often it is tried: it is made and charged once. */
const waitingSchema = z.object({ key: z.string(), story: newStorySchema })

export function keepTried({ childName, animal, theme, difficulty, storyLength, language, seed }: TriedStory) {
  const story = { childName, animal, theme, difficulty, storyLength, language, seed }
  sessionStorage.setItem(triedKey, JSON.stringify({ key: crypto.randomUUID(), story }))
}

export function readTried(): z.output<typeof waitingSchema> | undefined {
  try {
    return waitingSchema.safeParse(JSON.parse(sessionStorage.getItem(triedKey) ?? '')).data
  } catch {
    return undefined
  }
}

export const forgetTried = () => sessionStorage.removeItem(triedKey)
