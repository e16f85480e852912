import type { ChildProfile } from '@nightlight/contract/child-profiles'
import { difficulties, storyLengths, themes } from '@nightlight/contract/enums'
import { type ComponentType, Suspense } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Choice } from '../../../ui/choice.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { Field } from '../../../ui/field.tsx'
import { PronounChoice } from '../../../ui/pronoun-choice.tsx'
import { DetailField } from './detail-field.tsx'
import { fillFor } from './fill.ts'
import { FriendPicker } from './friend-picker.tsx'
import { useHeardThemes } from './use-heard-themes.ts'
import type { StoryFormValues } from './values.ts'

/** Offers the children that there are profiles of; the one who is chosen fills in the form. */
export type ChildShortcuts = ComponentType<{ chosen: number; onChoose: (child: ChildProfile) => void }>

export function BasicsTab({ ChildShortcuts }: { ChildShortcuts: ChildShortcuts | undefined }) {
  const { t } = useTranslation('stories')
  const { control, formState, getValues, reset, watch } = useFormContext<StoryFormValues>()
  const { errors } = formState
  const heard = useHeardThemes(watch('childId'))
  return (
    <div className="flex flex-col gap-7">
      {ChildShortcuts && (
        <Suspense>
          <ChildShortcuts chosen={watch('childId')} onChoose={child => reset(fillFor(child, getValues()))} />
        </Suspense>
      )}
      <div className="grid items-start gap-x-7 gap-y-5 sm:grid-cols-2">
        <DetailField name="childName" />
        <Controller
          control={control}
          name="pronouns"
          render={({ field }) => <PronounChoice value={field.value} onChange={field.onChange} />}
        />
      </div>
      <div className="grid items-start gap-7 sm:grid-cols-2">
        <Controller
          control={control}
          name="animal"
          render={({ field }) => (
            <Field label={t('form.animal.label')} error={errors.animal && t('form.errors.animal')}>
              {attributes => <FriendPicker control={attributes} value={field.value} onChange={field.onChange} ref={field.ref} />}
            </Field>
          )}
        />
        <Controller
          control={control}
          name="theme"
          render={({ field }) => (
            <Field
              label={t('form.theme.label')}
              hint={field.value && heard.has(field.value) ? t('form.theme.heard', { child: getValues('childName') }) : undefined}
              error={errors.theme && t('form.errors.theme')}
            >
              {attributes => (
                <Combobox
                  control={attributes}
                  ref={field.ref}
                  value={field.value || undefined}
                  onChange={field.onChange}
                  options={themes.map(theme => ({ value: theme, label: t(`themes.${theme}`) }))}
                  placeholder={t('form.theme.choose')}
                  searchLabel={t('form.theme.search')}
                />
              )}
            </Field>
          )}
        />
      </div>
      <Controller
        control={control}
        name="difficulty"
        render={({ field }) => (
          <Choice
            label={t('form.difficulty.label')}
            className="sm:grid-cols-3"
            value={field.value}
            onChange={field.onChange}
            options={difficulties.map(value => ({ value, label: t(`difficulties.${value}`), detail: t(`form.difficulty.${value}`) }))}
          />
        )}
      />
      <Controller
        control={control}
        name="storyLength"
        render={({ field }) => (
          <Choice
            label={t('form.storyLength.label')}
            className="min-[23rem]:grid-cols-3"
            value={field.value}
            onChange={field.onChange}
            options={storyLengths.map(value => ({ value, label: t(`storyLengths.${value}`), detail: t(`form.storyLength.${value}`) }))}
          />
        )}
      />
    </div>
  )
}
