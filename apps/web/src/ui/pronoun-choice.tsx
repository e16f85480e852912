import { type ChildPronouns, childPronouns } from '@nightlight/contract/enums'
import { useTranslation } from 'react-i18next'
import { Choice } from './choice.tsx'

type PronounChoiceProps = {
  /** Whom it is asked of, where not the child. */
  label?: string
  /** '' where stories use the name alone. */
  value: ChildPronouns | ''
  onChange: (value: ChildPronouns | '') => void
}

/** How stories speak of somebody, in one quiet row: by the name alone unless something else is chosen. Only English has a “they” for one person. */
export function PronounChoice({ label, value, onChange }: PronounChoiceProps) {
  const { t, i18n } = useTranslation('common')
  const offered = childPronouns.filter(one => one !== 'they' || i18n.resolvedLanguage === 'en' || value === 'they')
  return (
    <Choice
      label={label ?? t('pronouns.label')}
      compact
      className={offered.length > 2 ? 'grid-cols-[2fr_1fr_1fr_1fr]' : 'grid-cols-[2fr_1fr_1fr]'}
      value={value}
      onChange={onChange}
      options={[{ value: '', label: t('pronouns.name') }, ...offered.map(one => ({ value: one, label: t(`pronouns.${one}`) }))]}
    />
  )
}
