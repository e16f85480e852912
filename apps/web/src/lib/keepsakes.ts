import type { Keepsake } from '@nightlight/contract/child-profiles'
import type { LanguageCode, Theme } from '@nightlight/contract/enums'
import { endpointQuery } from './query.ts'

/** A child's shelf, in the order of the tales. */
export const keepsakesQuery = (childId: number, language: LanguageCode) =>
  endpointQuery('GET /api/children/:id/keepsakes', { params: { id: childId }, query: { lng: language } })

/** The themes whose tale the child was told. */
export const heardThemes = (shelf: readonly Keepsake[] = []): ReadonlySet<Theme> =>
  new Set(shelf.filter(({ told }) => told > 0).flatMap(({ themes }) => themes))
