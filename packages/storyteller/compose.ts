import type { LanguageCode } from '@nightlight/contract/enums'
import { de } from './languages/de/index.ts'
import { en } from './languages/en/index.ts'
import { es } from './languages/es/index.ts'
import { fr } from './languages/fr/index.ts'
import { zh } from './languages/zh/index.ts'
import type { ComposedStory, StoryRequest } from './story.ts'
import { type Storyteller, storytellerOf } from './storyteller.ts'

/** The storytellers of every language. */
const storytellers: Record<LanguageCode, Storyteller> = {
  en: storytellerOf(en),
  es: storytellerOf(es),
  fr: storytellerOf(fr),
  de: storytellerOf(de),
  zh: storytellerOf(zh),
}

/**
 * Plans and tells a story, with its questions, words and activities.
 * @param seed a whole number; the same request and seed always make the same story
 */
export function composeStory(request: StoryRequest, seed: number): ComposedStory {
  return storytellers[request.language].compose(request, seed)
}
