import { Controller, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PronounChoice } from '../../../ui/pronoun-choice.tsx'
import { DetailField } from './detail-field.tsx'
import type { StoryFormValues } from './values.ts'

const details = ['favoriteColor', 'bestFriend', 'specialTalent', 'dreamDestination', 'magicalPower', 'moralLesson'] as const

export function PersonalTab() {
  const { t } = useTranslation(['stories', 'common'])
  const { control, watch } = useFormContext<StoryFormValues>()
  return (
    <div className="flex flex-col gap-6">
      <p className="text-ink-soft">{t('form.personalLead')}</p>
      <div className="grid items-start gap-x-7 gap-y-6 sm:grid-cols-2">
        {details.map(name => (
          <DetailField key={name} name={name} />
        ))}
        {watch('bestFriend').trim() && (
          <Controller
            control={control}
            name="bestFriendPronouns"
            render={({ field }) => (
              <PronounChoice
                label={t('common:pronouns.of', { name: watch('bestFriend').trim() })}
                value={field.value}
                onChange={field.onChange}
              />
            )}
          />
        )}
      </div>
    </div>
  )
}
