import type { LanguageCode } from '@nightlight/contract/enums'
import { all } from '#languages'
import type { ComposedStory, StoryRequest } from './story.ts'
import { type Storyteller, storytellerOf } from './storyteller.ts'

/** The storytellers of every language. */
const storytellers: Record<LanguageCode, Storyteller> = {
  en: storytellerOf(all.en),
  es: storytellerOf(all.es),
  fr: storytellerOf(all.fr),
  de: storytellerOf(all.de),
  zh: storytellerOf(all.zh),
}

/**
 * Plans and tells a story, with its questions, words and activities.
 * @param seed a whole number; the same request and seed always make the same story
 */
export function composeStory(request: StoryRequest, seed: number): ComposedStory {
  return storytellers[request.language].compose(request, seed)
}
