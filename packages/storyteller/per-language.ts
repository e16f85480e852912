import type { LanguageCode } from '@nightlight/contract/enums'
import { all } from '#languages'
import type { Language } from './language.ts'

/**
 * What `make` makes of each language, made when it is first asked for: the content of a language that nobody tells in is not loaded.
 */
export function perLanguage<T extends object>(make: <Noun>(language: Language<Noun>) => T): (code: LanguageCode) => T {
  const makers: Record<LanguageCode, () => T> = {
    en: () => make(all.en),
    es: () => make(all.es),
    fr: () => make(all.fr),
    de: () => make(all.de),
    zh: () => make(all.zh),
  }
  const made: Partial<Record<LanguageCode, T>> = {}
  return code => {
    made[code] ??= makers[code]()
    return made[code]
  }
}
