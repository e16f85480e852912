import { useTranslation } from 'react-i18next'
import { DetailField } from './detail-field.tsx'

const details = ['favoriteColor', 'bestFriend', 'specialTalent', 'dreamDestination', 'magicalPower', 'moralLesson'] as const

export function PersonalTab() {
  const { t } = useTranslation('stories')
  return (
    <div className="flex flex-col gap-6">
      <p className="text-ink-soft">{t('form.personalLead')}</p>
      <div className="grid items-start gap-x-7 gap-y-6 sm:grid-cols-2">
        {details.map(name => (
          <DetailField key={name} name={name} />
        ))}
      </div>
    </div>
  )
}
