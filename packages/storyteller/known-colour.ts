import type { LanguageCode } from '@nightlight/contract/enums'
import { lookUp } from './content/lexicon.ts'
import { libraryOf } from './content/library.ts'

/** Whether a language's stories know a typed colour by its name, and need not call it bright or the like. */
export function isKnownColour(language: LanguageCode, typed: string): boolean {
  const found = lookUp(libraryOf(language).lexicon('colours'), typed)
  return found !== undefined && found.entry.kind !== 'other'
}
