import type { ChildProfile } from '@nightlight/contract/child-profiles'
import { difficulties, favoriteAnimals, interests, preferredThemes } from '@nightlight/contract/enums'
import { childAgeMax, childAgeMin, profileNameMax } from '@nightlight/contract/limits'
import { useId, useState } from 'react'
import { Controller, type SubmitHandler, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toastFailure } from '../../ui/failure.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { PronounChoice } from '../../ui/pronoun-choice.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useSaveChildProfile } from './api.ts'
import { FaceChoice } from './face-choice.tsx'
import { LikedField } from './liked-field.tsx'
import { type ProfileValues, profileResolver, valuesOf } from './values.ts'

type ProfileDialogProps = {
  child: ChildProfile | undefined
  /** The pictures that the child can be shown by: portraits of the account's characters. */
  portraits: readonly { name: string; url: string }[]
  /** Makes a character of a ready look, by its place among them, and gives the address of its portrait. */
  onLook: (look: number, name: string) => Promise<string>
  onSaved: () => void
  onClose: () => void
}

/** Adds a child's profile, or changes the given one. */
export default function ProfileDialog({ child, portraits, onLook, onSaved, onClose }: ProfileDialogProps) {
  const { t } = useTranslation(['child-profiles', 'stories', 'common'])
  const formId = useId()
  const save = useSaveChildProfile(child?.id)
  const form = useForm({ resolver: profileResolver, defaultValues: valuesOf(child) })
  const { errors, isDirty } = form.formState
  // A ready look that was chosen becomes a character when the profile is saved, and no sooner.
  const [look, setLook] = useState<number>()
  const chooseFace = (face: string | number | null) => {
    setLook(typeof face === 'number' ? face : undefined)
    form.setValue('avatarUrl', typeof face === 'string' ? face : null, { shouldDirty: true })
  }
  const submit: SubmitHandler<ProfileValues> = async values => {
    try {
      const avatarUrl = look === undefined ? values.avatarUrl : await onLook(look, values.name)
      // Where the profile cannot be saved, the character is there already and is not made again.
      if (look !== undefined) chooseFace(avatarUrl)
      await save.mutateAsync({ ...values, avatarUrl })
      toast({ title: t('success'), description: child ? t('updated') : t('created') })
      onClose()
      onSaved()
    } catch (error) {
      toastFailure(error)
    }
  }
  const nameError = errors.name && (errors.name.type === 'too_big' ? t('common:tooLong', { count: profileNameMax }) : t('errors.name'))
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={child ? t('dialog.edit', { name: child.name }) : t('add')}
      description={t('dialog.lead')}
      width="wide"
      filled={isDirty}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={formId} pending={form.formState.isSubmitting}>
            {child ? t('dialog.save') : t('dialog.create')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-7" onSubmit={form.handleSubmit(submit)}>
        <div className="grid items-start gap-x-5 gap-y-7 sm:grid-cols-[1fr_16rem]">
          <Field label={t('dialog.name')} error={nameError}>
            {control => <Input {...control} {...form.register('name')} autoComplete="off" aria-required />}
          </Field>
          <Field label={t('dialog.age')} error={errors.age && t('errors.age', { min: childAgeMin, max: childAgeMax })}>
            {control => (
              <Input
                {...control}
                {...form.register('age', { valueAsNumber: true })}
                type="number"
                inputMode="numeric"
                min={childAgeMin}
                max={childAgeMax}
                aria-required
              />
            )}
          </Field>
        </div>
        <Controller
          control={form.control}
          name="pronouns"
          render={({ field }) => <PronounChoice value={field.value ?? ''} onChange={pronouns => field.onChange(pronouns || null)} />}
        />
        <Controller
          control={form.control}
          name="readingLevel"
          render={({ field }) => (
            <Choice
              label={t('dialog.readingLevel')}
              className="sm:grid-cols-3"
              value={field.value}
              onChange={field.onChange}
              options={difficulties.map(value => ({
                value,
                label: t(`stories:difficulties.${value}`),
                detail: t(`dialog.levels.${value}`),
              }))}
            />
          )}
        />
        <Controller
          control={form.control}
          name="avatarUrl"
          render={({ field }) => (
            <FaceChoice control={form.control} portraits={portraits} value={field.value ?? look} onChoose={chooseFace} />
          )}
        />
        <LikedField
          register={form.register}
          name="interests"
          label={t('dialog.interests')}
          error={errors.interests && t('errors.interests')}
          options={interests.map(value => ({ value, label: t(`interests.${value}`) }))}
        />
        <LikedField
          register={form.register}
          name="favoriteAnimals"
          label={t('dialog.animals')}
          error={errors.favoriteAnimals && t('errors.favoriteAnimals')}
          options={favoriteAnimals.map(value => ({ value, label: t(`favoriteAnimals.${value}`) }))}
        />
        <LikedField
          register={form.register}
          name="preferredThemes"
          label={t('dialog.themes')}
          error={errors.preferredThemes && t('errors.preferredThemes')}
          options={preferredThemes.map(value => ({ value, label: t(`preferredThemes.${value}`) }))}
        />
      </form>
    </Dialog>
  )
}
