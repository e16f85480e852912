import type { User } from '@nightlight/contract/auth'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLike } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { verificationQuery } from './api.ts'
import { Outcome, OutcomeButtons } from './outcome.tsx'

/** Has the payment verified, then says what it brought. A failure to verify is logged only: the payment itself was made. */
export function PaymentSuccess({ user, sessionId }: { user: User; sessionId: string | null }) {
  const { t } = useTranslation('billing')
  const { number, signed } = useFormat()
  const payment = useQuery(verificationQuery(sessionId))
  if (payment.isLoading) return <Outcome icon={<Spinner decorative />} title={t('success.verifying')} />
  return (
    <Outcome icon={<CircleCheck aria-hidden="true" />} tone="success" title={t('success.title')}>
      <p className="text-ink-soft">{payment.isError ? t('success.late') : t('success.text')}</p>
      <dl className="grid w-full auto-cols-fr grid-flow-col divide-x divide-line rounded-md bg-sunken py-4">
        {payment.data && <Figure term={t('success.added')} value={signed(payment.data.creditsAdded)} />}
        <Figure term={t('success.balance')} value={number(user.credits)} />
      </dl>
      <OutcomeButtons>
        <ButtonLike>
          <Link href={paths.home}>{t('success.start')}</Link>
        </ButtonLike>
        <ButtonLike variant="secondary">
          <Link href={paths.subscription}>{t('success.back')}</Link>
        </ButtonLike>
      </OutcomeButtons>
    </Outcome>
  )
}

function Figure({ term, value }: { term: string; value: string }) {
  return (
    <div className="px-3">
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd className="font-heading text-xl font-bold">{value}</dd>
    </div>
  )
}
