import type { User } from '@nightlight/contract/auth'
import { buyShortcutBelow, lowCreditsWarning } from '@nightlight/contract/limits'
import { Coins } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLike } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { TierBadge } from './tier-badge.tsx'

/** The purse, laid open: what is in it, what a story takes, and a hint before it is empty. Beside the packs it needs no way to them. */
export function CreditsCard({ user, besidePacks }: { user: User; besidePacks?: boolean }) {
  const { t } = useTranslation('billing')
  const { date } = useFormat()
  const { credits, storyCreditCost, premiumUntil } = user
  const low = credits < lowCreditsWarning
  return (
    <Card className="flex flex-wrap items-start gap-x-4 gap-y-3">
      <Coins className="mt-0.5 size-7 shrink-0 text-link" aria-hidden="true" />
      <div className="min-w-48 flex-1">
        <h2 className="text-lg">{t('card.title')}</h2>
        <p className="font-heading text-xl font-bold">{t('credits', { count: credits })}</p>
        {low ? (
          <p className="text-sm font-bold text-link">{t('card.low', { count: storyCreditCost })}</p>
        ) : (
          <p className="text-sm text-ink-soft">{t('card.cost', { count: storyCreditCost })}</p>
        )}
        {user.isPremium && <p className="text-sm text-ink-soft">{t('card.unlimited')}</p>}
      </div>
      {low && !besidePacks && (
        <ButtonLike variant={credits < buyShortcutBelow ? 'primary' : 'secondary'}>
          <Link href={paths.subscription}>{t('card.buyMore')}</Link>
        </ButtonLike>
      )}
      {besidePacks && (
        <p className="flex flex-col items-start gap-1 text-sm text-ink-soft max-sm:pl-11 sm:items-end">
          {user.isPremium ? (
            <TierBadge user={user} />
          ) : (
            t('storiesThisMonth', { made: user.storiesCreatedThisMonth, count: user.monthlyStoryLimit })
          )}
          {user.isPremium && premiumUntil && <span>{t('card.until', { date: date(premiumUntil) })}</span>}
        </p>
      )}
    </Card>
  )
}
