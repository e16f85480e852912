import type { User } from '@nightlight/contract/auth'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/format.ts'
import { toastFailure } from '../../ui/failure.tsx'
import { Switch } from '../../ui/switch.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useModelConsent } from './api.ts'

/** Where a grown-up lets a language model write, after having read what leaves this place and to whom. Off until then. */
export function ModelConsent({ model }: { model: NonNullable<User['model']> }) {
  const { t } = useTranslation('auth')
  const { date } = useFormat()
  const consent = useModelConsent()
  const id = useId()
  const change = (enabled: boolean) =>
    consent.mutate(enabled, {
      onSuccess: () => {
        const said = enabled ? 'on' : 'off'
        toast({ title: t(`account.model.${said}`), description: t(`account.model.${said}Text`) })
      },
      onError: error => toastFailure(error),
    })
  return (
    <section className="flex flex-col gap-3 py-6">
      <h3 className="text-lg">{t('account.model.title')}</h3>
      <p className="text-ink-soft [overflow-wrap:anywhere]">{t('account.model.text', { name: model.name, host: model.host })}</p>
      <ul className="flex list-disc flex-col gap-2 pl-5 text-ink-soft">
        <li>{t('account.model.sent')}</li>
        <li>{t('account.model.never')}</li>
        <li>{t('account.model.checked')}</li>
      </ul>
      <div className="mt-2 flex items-center justify-between gap-5 rounded-md bg-sunken p-4">
        <label htmlFor={id}>
          <span className="block font-heading font-semibold">{t('account.model.label')}</span>
          {model.consentedAt && (
            <span className="block text-sm text-ink-soft">{t('account.model.since', { date: date(model.consentedAt) })}</span>
          )}
        </label>
        <Switch id={id} checked={model.consentedAt !== null} disabled={consent.isPending} onCheckedChange={change} />
      </div>
    </section>
  )
}
