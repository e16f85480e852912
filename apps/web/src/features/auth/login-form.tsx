import type { User } from '@nightlight/contract/auth'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { lazyResolver } from '../../lib/form.ts'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Field } from '../../ui/field.tsx'
import { useLogin } from './api.ts'
import { EmailInput } from './email-input.tsx'
import { PasswordInput } from './password-input.tsx'

const resolver = lazyResolver(async () => (await import('@nightlight/contract/auth')).loginSchema)

type LoginFormProps = {
  /** Filled in already, where it is known who comes back. */
  email: string
  onEmail?: (email: string) => void
  onDone: (user: User) => void
  onForgotten: () => void
}

export function LoginForm({ email, onEmail, onDone, onForgotten }: LoginFormProps) {
  const { t } = useTranslation('auth')
  const login = useLogin()
  const form = useForm({ resolver, defaultValues: { email, password: '' } })
  const { errors } = form.formState
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={form.handleSubmit(body => login.mutate(body, { onSuccess: onDone }))}>
      <Field label={t('email')} error={errors.email && t('errors.email')}>
        {control => <EmailInput {...control} {...form.register('email')} onEmail={onEmail} />}
      </Field>
      <Field label={t('password')} error={errors.password && t('errors.password')}>
        {control => <PasswordInput {...control} {...form.register('password')} autoComplete="current-password" />}
      </Field>
      <Failure error={login.error} />
      <Button type="submit" size="lg" pending={login.isPending || login.isSuccess}>
        {t('signIn.submit')}
      </Button>
      <button
        type="button"
        onClick={onForgotten}
        className="min-h-target self-center rounded-sm px-2 text-link underline underline-offset-4"
      >
        {t('forgotten.link')}
      </button>
    </form>
  )
}
