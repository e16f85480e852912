import { passwordMin } from '@nightlight/contract/limits'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../lib/call.ts'
import { lazyResolver } from '../../lib/form.ts'
import { serverPaths } from '../../lib/paths.ts'
import { Button, ButtonLike } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Field } from '../../ui/field.tsx'
import { useResetPassword } from './api.ts'
import { PasswordInput } from './password-input.tsx'

const resolver = lazyResolver(async () => (await import('@nightlight/contract/auth')).resetPasswordSchema.pick({ password: true }))

/** Sets a new password with the token of the link that was sent. */
export function ResetForm({ token, onAgain }: { token: string; onAgain: () => void }) {
  const { t } = useTranslation('auth')
  const reset = useResetPassword()
  const form = useForm({ resolver, defaultValues: { password: '' } })
  const spent = reset.error instanceof CallError && reset.error.code === 'reset_link_invalid'
  if (reset.isSuccess) {
    return (
      <div role="status" className="flex flex-col gap-4">
        <p className="rounded-md bg-success-soft p-4 text-success">{t('reset.done')}</p>
        <ButtonLike size="lg">
          <a href={serverPaths.login}>{t('signIn.submit')}</a>
        </ButtonLike>
      </div>
    )
  }
  // No password that is typed here can be saved any more.
  if (spent) {
    return (
      <div className="flex flex-col gap-5">
        <Failure error={reset.error} />
        <Button size="lg" onClick={onAgain}>
          {t('forgotten.submit')}
        </Button>
      </div>
    )
  }
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={form.handleSubmit(({ password }) => reset.mutate({ token, password }))}>
      <Field
        label={t('newPassword')}
        hint={t('passwordHint', { count: passwordMin })}
        error={form.formState.errors.password && t('errors.newPassword', { count: passwordMin })}
      >
        {control => <PasswordInput {...control} {...form.register('password')} autoComplete="new-password" />}
      </Field>
      <Failure error={reset.error} />
      <Button type="submit" size="lg" pending={reset.isPending}>
        {t('reset.submit')}
      </Button>
    </form>
  )
}
