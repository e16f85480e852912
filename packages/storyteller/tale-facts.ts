import type { Difficulty, LanguageCode, Theme } from '@nightlight/contract/enums'
import type { Thing } from '@nightlight/contract/scenes'
import { libraryOf, outlines } from './content/library.ts'
import { taleAfter } from './plan/plan.ts'
import type { Heard } from './story.ts'

/** Every tale that is written in a language, with the themes that it acts out, in one order everywhere. */
export const talesOf = (language: LanguageCode): { tale: string; themes: readonly Theme[] }[] =>
  libraryOf(language)
    .tales()
    .toSorted()
    .flatMap(tale => {
      const outline = outlines().get(tale)
      return outline ? [{ tale, themes: outline.themes }] : []
    })

/** What a tale's things look like in a language: its keepsake, and their colour as the tale names it. Undefined where it is not written there (any more). */
export function taleFacts(told: {
  tale: string
  language: LanguageCode
  difficulty: Difficulty
}): { keepsake: Thing; colour: string } | undefined {
  const library = libraryOf(told.language)
  if (!library.tales().includes(told.tale)) return undefined
  const { draws, colour } = library.tale(told.tale, told.difficulty)
  return { keepsake: draws, colour }
}

/** The tale that another evening after this one tells, with its theme; undefined where none is written in the language. */
export function nextTale(
  told: { tale: string; language: LanguageCode },
  heard: readonly Heard[],
): { tale: string; theme: Theme } | undefined {
  const outline = taleAfter(told.tale, libraryOf(told.language).tales(), heard)
  const theme = outline?.themes[0]
  return outline && theme && { tale: outline.id, theme }
}

/** The first theme that a tale acts out; undefined where there is no such tale. */
export const themeOf = (tale: string): Theme | undefined => outlines().get(tale)?.themes[0]
