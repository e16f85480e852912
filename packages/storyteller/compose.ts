import { perLanguage } from './per-language.ts'
import type { ComposedStory, StoryRequest } from './story.ts'
import { storytellerOf } from './storyteller.ts'

const storytellerIn = perLanguage(storytellerOf)

/**
 * Plans and tells a story, with its questions, words and activities.
 * @param seed a whole number; the same request and seed always make the same story
 */
export function composeStory(request: StoryRequest, seed: number): ComposedStory {
  return storytellerIn(request.language).compose(request, seed)
}
