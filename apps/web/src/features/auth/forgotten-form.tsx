import { useQuery } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { lazyResolver } from '../../lib/form.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Field } from '../../ui/field.tsx'
import { signInMethodsQuery, useForgottenPassword } from './api.ts'
import { EmailInput } from './email-input.tsx'

const resolver = lazyResolver(async () => (await import('@nightlight/contract/auth')).forgottenPasswordSchema.omit({ language: true }))

/** Asks for a link to set a new password. What is said afterwards is the same whether or not the address has an account. */
export function ForgottenForm({ email, onEmail }: { email: string; onEmail: (email: string) => void }) {
  const { t } = useTranslation('auth')
  const language = useLanguage()
  const forgotten = useForgottenPassword()
  const { data: methods } = useQuery(signInMethodsQuery)
  const form = useForm({ resolver, defaultValues: { email } })
  if (forgotten.isSuccess) {
    return (
      <div role="status" className="flex items-start gap-3 rounded-md bg-success-soft p-4 text-success">
        <MailCheck className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
        <p>{methods?.mail === false ? t('forgotten.doneInLog') : t('forgotten.done')}</p>
      </div>
    )
  }
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={form.handleSubmit(body => forgotten.mutate({ ...body, language }))}>
      <Field label={t('email')} error={form.formState.errors.email && t('errors.email')}>
        {control => <EmailInput {...control} {...form.register('email')} onEmail={onEmail} />}
      </Field>
      <Failure error={forgotten.error} />
      <Button type="submit" size="lg" pending={forgotten.isPending}>
        {t('forgotten.submit')}
      </Button>
    </form>
  )
}
