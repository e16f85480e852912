import type { Theme } from '@nightlight/contract/enums'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../../lib/i18n.ts'
import { heardThemes, keepsakesQuery } from '../../../lib/keepsakes.ts'

/** The themes whose tale a child was told, or who comes along; none while that is not known, or where nobody is chosen (0). */
export function useHeardThemes(childId: number, companionId = 0): ReadonlySet<Theme> {
  const language = useLanguage()
  const { data: own = [] } = useQuery({ ...keepsakesQuery(childId, language), enabled: childId > 0 })
  const { data: companions = [] } = useQuery({ ...keepsakesQuery(companionId, language), enabled: companionId > 0 })
  return heardThemes([...own, ...companions])
}
