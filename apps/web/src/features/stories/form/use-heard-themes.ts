import type { Theme } from '@nightlight/contract/enums'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../../lib/i18n.ts'
import { heardThemes, keepsakesQuery } from '../../../lib/keepsakes.ts'

/** The themes whose tale a child was told; none while that is not known, or where no child is chosen (0). */
export function useHeardThemes(childId: number): ReadonlySet<Theme> {
  const language = useLanguage()
  return heardThemes(useQuery({ ...keepsakesQuery(childId, language), enabled: childId > 0 }).data)
}
