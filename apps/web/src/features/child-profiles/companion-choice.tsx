import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { childProfilesQuery } from './api.ts'
import { ChildChips } from './child-chips.tsx'

type CompanionChoiceProps = {
  /** Whose story it is; 0 for nobody in particular. */
  childId: number
  /** Who comes along; 0 for nobody. */
  value: number
  onChange: (id: number) => void
}

/** The other children, one of whom may come along; a second press lets it stay at home. */
export default function CompanionChoice({ childId, value, onChange }: CompanionChoiceProps) {
  const { t } = useTranslation('child-profiles')
  const { data: children = [] } = useQuery(childProfilesQuery)
  return (
    <ChildChips
      label={t('companions.label')}
      hint={t('companions.hint')}
      profiles={children.filter(({ id }) => id !== childId)}
      chosen={value}
      onChoose={({ id }) => onChange(id === value ? 0 : id)}
    />
  )
}
