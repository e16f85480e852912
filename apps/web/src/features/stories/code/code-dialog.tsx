import type { User } from '@nightlight/contract/auth'
import { childNameMax, storyCodeMax } from '@nightlight/contract/limits'
import { readStoryCode } from '@nightlight/contract/story-code'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/i18n.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field, Input } from '../../../ui/field.tsx'
import { Price } from '../form/price.tsx'
import { Coming } from '../tonight/coming.tsx'
import { useComing } from '../tonight/use-coming.ts'

/** Asks for a story code and for whom it is, and tells its story. */
export default function CodeDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation('stories')
  const language = useLanguage()
  const { tell, skip, isTelling } = useComing(user)
  const form = useForm({ defaultValues: { childName: '', code: '' } })
  const { errors } = form.formState
  const submit = form.handleSubmit(({ childName, code }) =>
    tell({
      childName: childName.trim(),
      code,
      difficulty: 'beginner',
      storyLength: 'medium',
      includeChild: true,
      childRole: 'hero',
      language,
      writer: 'builtin',
    }),
  )
  const animal = readStoryCode(form.getValues('code'))?.animal
  if (isTelling && animal) return <Coming animal={animal} onSkip={skip} />
  return (
    <Dialog
      open
      onOpenChange={next => !next && onClose()}
      title={t('code.have')}
      description={t('code.lead')}
      filled={form.formState.isDirty}
    >
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <Field label={t('form.childName.label')} error={errors.childName && t('form.errors.childName')}>
          {control => (
            <Input
              {...control}
              {...form.register('childName', { validate: value => value.trim() !== '' })}
              maxLength={childNameMax}
              autoComplete="off"
            />
          )}
        </Field>
        <Field label={t('code.label')} error={errors.code && t('code.wrong')}>
          {control => (
            <Input
              {...control}
              {...form.register('code', { validate: value => readStoryCode(value) !== undefined })}
              maxLength={storyCodeMax}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <div className="flex flex-wrap items-center gap-4">
          <Price user={user} />
          <Button type="submit">{t('evening.tell')}</Button>
        </div>
      </form>
    </Dialog>
  )
}
