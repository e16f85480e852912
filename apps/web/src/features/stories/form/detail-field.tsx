import { childNameMax, detailMax } from '@nightlight/contract/limits'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Field, Input } from '../../../ui/field.tsx'
import type { StoryFormValues } from './values.ts'

type TextName =
  | 'childName'
  | 'challenge'
  | 'favoriteColor'
  | 'bestFriend'
  | 'specialTalent'
  | 'dreamDestination'
  | 'magicalPower'
  | 'moralLesson'

/** The profile that a name stands for: under another name it is somebody else. */
const profileOf: Partial<Record<TextName, 'childId' | 'companionId'>> = { childName: 'childId', bestFriend: 'companionId' }

/** A line of text of the form, with its label, example and fault. */
export function DetailField({ name }: { name: TextName }) {
  const { t } = useTranslation(['stories', 'common'])
  const { register, setValue, formState } = useFormContext<StoryFormValues>()
  const required = name === 'childName'
  const profile = profileOf[name]
  const options = profile ? { onChange: () => setValue(profile, 0) } : {}
  const max = required ? childNameMax : detailMax
  const type = formState.errors[name]?.type
  const error =
    type === 'too_big' ? t('common:tooLong', { count: max }) : required && type ? t('form.errors.childName') : type && t('common:notText')
  return (
    <Field label={t(`form.${name}.label`)} error={error} {...(!required && { optional: t('common:optional') })}>
      {control => (
        <Input
          {...control}
          {...register(name, options)}
          placeholder={t(`form.${name}.example`)}
          autoComplete="off"
          aria-required={required}
        />
      )}
    </Field>
  )
}
