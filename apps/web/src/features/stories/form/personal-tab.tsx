import type { ComponentType } from 'react'
import { Suspense } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PronounChoice } from '../../../ui/pronoun-choice.tsx'
import { DetailField } from './detail-field.tsx'
import type { StoryFormValues } from './values.ts'

/** Offers the other children of whom there are profiles, one of whom may come along; 0 is nobody. */
export type CompanionChoice = ComponentType<{ childId: number; value: number; onChange: (id: number) => void }>

const details = ['favoriteColor', 'bestFriend', 'specialTalent', 'dreamDestination', 'magicalPower', 'moralLesson'] as const

export function PersonalTab({ CompanionChoice }: { CompanionChoice: CompanionChoice | undefined }) {
  const { t } = useTranslation(['stories', 'common'])
  const { control, setValue, watch } = useFormContext<StoryFormValues>()
  // There is one place beside the child: whoever comes along takes the best friend's.
  const comeAlong = (id: number) => {
    setValue('companionId', id)
    if (id === 0) return
    setValue('bestFriend', '', { shouldValidate: true })
    setValue('bestFriendPronouns', '')
  }
  return (
    <div className="flex flex-col gap-6">
      <p className="text-ink-soft">{t('form.personalLead')}</p>
      <div className="grid items-start gap-x-7 gap-y-6 sm:grid-cols-2">
        {CompanionChoice && (
          <>
            <DetailField name="bestFriend" />
            <div>
              <Suspense>
                <CompanionChoice childId={watch('childId')} value={watch('companionId')} onChange={comeAlong} />
              </Suspense>
            </div>
          </>
        )}
        {details
          .filter(name => !CompanionChoice || name !== 'bestFriend')
          .map(name => (
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
