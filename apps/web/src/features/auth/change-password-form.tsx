import { passwordMin } from '@nightlight/contract/limits'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { lazyResolver } from '../../lib/form.ts'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Field } from '../../ui/field.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useChangePassword } from './api.ts'
import { PasswordInput } from './password-input.tsx'

const resolver = lazyResolver(async () => (await import('@nightlight/contract/auth')).changePasswordSchema)

export function ChangePasswordForm() {
  const { t } = useTranslation('auth')
  const change = useChangePassword()
  const form = useForm({ resolver, defaultValues: { currentPassword: '', newPassword: '' } })
  const { errors } = form.formState
  const submit = form.handleSubmit(body =>
    change.mutate(body, {
      onSuccess: () => {
        form.reset()
        toast({ title: t('account.passwordChanged'), description: t('account.passwordChangedText') })
      },
    }),
  )
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <Field label={t('currentPassword')} error={errors.currentPassword && t('errors.password')}>
        {control => <PasswordInput {...control} {...form.register('currentPassword')} autoComplete="current-password" />}
      </Field>
      <Field
        label={t('newPassword')}
        hint={t('passwordHint', { count: passwordMin })}
        error={errors.newPassword && t('errors.newPassword', { count: passwordMin })}
      >
        {control => <PasswordInput {...control} {...form.register('newPassword')} autoComplete="new-password" />}
      </Field>
      <Failure error={change.error} />
      <Button type="submit" variant="secondary" className="self-start" pending={change.isPending}>
        {t('account.changePassword')}
      </Button>
    </form>
  )
}
