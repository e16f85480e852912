import { passwordMin } from '@nightlight/contract/limits'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { lazyResolver } from '../../lib/form.ts'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Field, Input } from '../../ui/field.tsx'
import { useRegister } from './api.ts'
import { EmailInput } from './email-input.tsx'
import { PasswordInput } from './password-input.tsx'

const resolver = lazyResolver(async () => (await import('@nightlight/contract/auth')).registerSchema)

type RegisterFormProps = { email: string; onEmail: (email: string) => void; onDone: () => void }

export function RegisterForm({ email, onEmail, onDone }: RegisterFormProps) {
  const { t } = useTranslation(['auth', 'common'])
  const register = useRegister()
  const form = useForm({ resolver, defaultValues: { firstName: '', email, password: '' } })
  const { errors } = form.formState
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={form.handleSubmit(body => register.mutate(body, { onSuccess: onDone }))}>
      <Field label={t('firstName')} optional={t('common:optional')} error={errors.firstName && t('errors.name')}>
        {control => <Input {...control} {...form.register('firstName')} autoComplete="given-name" />}
      </Field>
      <Field label={t('email')} error={errors.email && t('errors.email')}>
        {control => <EmailInput {...control} {...form.register('email')} onEmail={onEmail} />}
      </Field>
      <Field
        label={t('password')}
        hint={t('passwordHint', { count: passwordMin })}
        error={errors.password && t('errors.newPassword', { count: passwordMin })}
      >
        {control => <PasswordInput {...control} {...form.register('password')} autoComplete="new-password" />}
      </Field>
      <Failure error={register.error} />
      <Button type="submit" size="lg" pending={register.isPending || register.isSuccess}>
        {t('register.submit')}
      </Button>
    </form>
  )
}
