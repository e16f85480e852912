import type { ChildProfile } from '@nightlight/contract/child-profiles'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { childProfilesQuery } from './api.ts'
import { ChildChips } from './child-chips.tsx'

/** The children, to choose one whose likings fill in a form; nothing where there is none yet. */
export default function ChildShortcuts({ chosen, onChoose }: { chosen: number; onChoose: (child: ChildProfile) => void }) {
  const { t } = useTranslation('child-profiles')
  const { data: children = [] } = useQuery(childProfilesQuery)
  return <ChildChips label={t('shortcuts.label')} hint={t('shortcuts.hint')} profiles={children} chosen={chosen} onChoose={onChoose} />
}
