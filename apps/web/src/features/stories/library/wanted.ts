import { animals, languages, readingStates, themes } from '@nightlight/contract/enums'
import { searchMax } from '@nightlight/contract/limits'
import type { Wanted } from '../../../lib/cards.ts'

const oneOf = <T extends string>(list: readonly T[], value: string | null): T | undefined => list.find(each => each === value)

/** What of the library is wanted, as the page's address says it; what it says wrongly counts as not said. */
export function wantedOf(params: URLSearchParams): Wanted {
  const childId = Number(params.get('childId'))
  const wanted = {
    search: params.get('search')?.slice(0, searchMax) || undefined,
    childId: Number.isSafeInteger(childId) && childId > 0 ? childId : undefined,
    animal: oneOf(animals, params.get('animal')),
    theme: oneOf(themes, params.get('theme')),
    language: oneOf(languages, params.get('language')),
    reading: oneOf(readingStates, params.get('reading')),
    favorite: oneOf(['true'], params.get('favorite')),
    // The newest first is how it is where nothing is said.
    order: oneOf(['oldest'], params.get('order')),
  }
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined))
}

/** The address's part that says the same. */
export const paramsOf = (wanted: Wanted): URLSearchParams =>
  new URLSearchParams(
    Object.entries(wanted).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value)]])),
  )
