import { writers } from '@nightlight/contract/enums'
import { Controller, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Choice } from '../../../ui/choice.tsx'
import type { StoryFormValues } from './values.ts'

/** Who tells the story: offered where this copy has a model and the account allows it. */
export default function WriterChoice() {
  const { t } = useTranslation('stories')
  const { control } = useFormContext<StoryFormValues>()
  return (
    <div className="border-t border-line px-4 py-5 sm:px-7">
      <Controller
        control={control}
        name="writer"
        render={({ field }) => (
          <Choice
            label={t('form.writer.label')}
            className="sm:grid-cols-2"
            value={field.value}
            onChange={field.onChange}
            options={writers.map(value => ({ value, label: t(`form.writer.${value}`), detail: t(`form.writer.${value}Detail`) }))}
          />
        )}
      />
    </div>
  )
}
