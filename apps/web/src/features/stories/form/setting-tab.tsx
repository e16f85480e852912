import { childRoles, moods, settings } from '@nightlight/contract/enums'
import { type ComponentType, Suspense, useId } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Choice } from '../../../ui/choice.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { Field } from '../../../ui/field.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { DetailField } from './detail-field.tsx'
import type { StoryFormValues } from './values.ts'

/** Offers the characters that were made, to picture the child with. */
export type CharacterChoice = ComponentType<{ value: number; onChange: (id: number) => void }>

export function SettingTab({ CharacterChoice }: { CharacterChoice: CharacterChoice }) {
  const { t } = useTranslation('stories')
  const { control, watch } = useFormContext<StoryFormValues>()
  const switchId = useId()
  return (
    <div className="flex flex-col gap-7">
      <Controller
        control={control}
        name="setting"
        render={({ field }) => (
          <Field label={t('form.setting.label')}>
            {attributes => (
              <Combobox
                control={attributes}
                ref={field.ref}
                value={field.value}
                onChange={field.onChange}
                options={[
                  { value: '', label: t('form.setting.any') },
                  ...settings.map(value => ({ value, label: t(`settings.${value}`) })),
                ]}
                placeholder={t('form.setting.any')}
                searchLabel={t('form.setting.search')}
              />
            )}
          </Field>
        )}
      />
      <Controller
        control={control}
        name="mood"
        render={({ field }) => (
          <Choice
            label={t('form.mood.label')}
            className="grid-cols-2 sm:grid-cols-3"
            value={field.value}
            onChange={field.onChange}
            options={[{ value: '', label: t('form.mood.any') }, ...moods.map(value => ({ value, label: t(`moods.${value}`) }))]}
          />
        )}
      />
      <div className="flex items-center justify-between gap-5 rounded-md bg-sunken p-4">
        <label htmlFor={switchId}>
          <span className="block font-heading font-semibold">{t('form.includeChild.label')}</span>
          <span className="block text-sm text-ink-soft">{t('form.includeChild.hint')}</span>
        </label>
        <Controller
          control={control}
          name="includeChild"
          render={({ field }) => <Switch id={switchId} checked={field.value} onCheckedChange={field.onChange} />}
        />
      </div>
      {watch('includeChild') && (
        <Suspense fallback={<Skeleton className="h-28" />}>
          <Controller
            control={control}
            name="characterId"
            render={({ field }) => <CharacterChoice value={field.value} onChange={field.onChange} />}
          />
        </Suspense>
      )}
      {watch('includeChild') && (
        <Controller
          control={control}
          name="childRole"
          render={({ field }) => (
            <Choice
              label={t('form.childRole.label')}
              className="grid-cols-2 sm:grid-cols-3"
              value={field.value}
              onChange={field.onChange}
              options={childRoles.map(value => ({ value, label: t(`childRoles.${value}`) }))}
            />
          )}
        />
      )}
      <DetailField name="challenge" />
    </div>
  )
}
