import { defaultValues, type StoryFormValues } from './form/values.ts'

// Kept on this device, for this account only, until the story is made or the account logs out.
const keyFor = (userId: string) => `nightlight.draft.${userId}`

/** What was typed before a reload or a trip to buy credits; a field that is no longer of the right kind is left out. */
export function readDraft(userId: string): StoryFormValues {
  try {
    const kept: Record<string, unknown> = JSON.parse(localStorage.getItem(keyFor(userId)) ?? '{}')
    const fitting = Object.entries(defaultValues).filter(([name, value]) => typeof kept[name] === typeof value)
    return { ...defaultValues, ...Object.fromEntries(fitting.map(([name]) => [name, kept[name]])) }
  } catch {
    return defaultValues
  }
}

export function keepDraft(userId: string, values: StoryFormValues) {
  try {
    localStorage.setItem(keyFor(userId), JSON.stringify(values))
  } catch {
    // A full or closed storage costs the draft, not the form.
  }
}

export const forgetDraft = (userId: string) => localStorage.removeItem(keyFor(userId))

const placePrefix = 'nightlight.book.'

/** Where somebody was in a story's picture book; undefined where nothing is kept. */
export function readPlace(storyId: number): number | undefined {
  const kept = localStorage.getItem(placePrefix + storyId)
  return kept === null ? undefined : Number(kept)
}

export function keepPlace(storyId: number, leaf: number) {
  try {
    localStorage.setItem(placePrefix + storyId, String(leaf))
  } catch {
    // A full or closed storage costs the place, not the book.
  }
}

/** What this device keeps of an account beside its stories goes when it signs out. */
export function forgetAccount(userId: string) {
  forgetDraft(userId)
  for (const key of Object.keys(localStorage)) if (key.startsWith(placePrefix)) localStorage.removeItem(key)
}

/** Under this a story that was tried without an account and is to be kept waits in this tab, the child's name in it, until somebody has signed in. */
export const triedKey = 'nightlight.tried'

export const isTriedKept = () => sessionStorage.getItem(triedKey) !== null
