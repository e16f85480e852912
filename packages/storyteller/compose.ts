import type { LanguageCode } from '@nightlight/contract/enums'
import { all } from '#languages'
import type { ComposedStory, StoryRequest } from './story.ts'
import { type Storyteller, storytellerOf } from './storyteller.ts'

/** The storyteller of each language, made when it is first asked: the content of a language that nobody tells in is not loaded. */
const makers: Record<LanguageCode, () => Storyteller> = {
  en: () => storytellerOf(all.en),
  es: () => storytellerOf(all.es),
  fr: () => storytellerOf(all.fr),
  de: () => storytellerOf(all.de),
  zh: () => storytellerOf(all.zh),
}
const made: Partial<Record<LanguageCode, Storyteller>> = {}

const storytellerIn = (code: LanguageCode): Storyteller => {
  made[code] ??= makers[code]()
  return made[code]
}

/**
 * Plans and tells a story, with its questions, words and activities.
 * @param seed a whole number; the same request and seed always make the same story
 */
export function composeStory(request: StoryRequest, seed: number): ComposedStory {
  return storytellerIn(request.language).compose(request, seed)
}
