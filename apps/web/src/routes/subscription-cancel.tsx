import { Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Outcome, OutcomeButtons } from '../features/billing/outcome.tsx'
import { paths } from '../lib/paths.ts'
import { ButtonLike } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'

export default function SubscriptionCancel() {
  const { t } = useTranslation(['billing', 'common'])
  return (
    <Outcome icon={<Undo2 aria-hidden="true" />} title={t('cancelled.title')}>
      <p className="text-ink-soft">{t('cancelled.text')}</p>
      <OutcomeButtons>
        <ButtonLike>
          <Link href={paths.subscription}>{t('cancelled.again')}</Link>
        </ButtonLike>
        <ButtonLike variant="secondary">
          <Link href={paths.home}>{t('common:backHome')}</Link>
        </ButtonLike>
      </OutcomeButtons>
    </Outcome>
  )
}
