import type { User } from '@nightlight/contract/auth'
import { Crown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Link } from '../../ui/link.tsx'

/** Premium, or how many of this month's free stories are made and how to have more. */
export function TierBadge({ user, onFollow }: { user: User; onFollow?: () => void }) {
  const { t } = useTranslation('billing')
  if (user.isPremium) {
    return (
      <Badge tone="amber" className="font-bold whitespace-nowrap">
        <Crown aria-hidden="true" />
        {t('premium')}
      </Badge>
    )
  }
  return (
    <span className="flex flex-col items-start text-sm leading-tight whitespace-nowrap">
      <span className="text-ink-soft">{t('storiesThisMonth', { made: user.storiesCreatedThisMonth, count: user.monthlyStoryLimit })}</span>
      <Link
        href={paths.subscription}
        onClick={onFollow}
        className="relative rounded-sm py-0.5 font-heading after:absolute after:-inset-x-2 after:-inset-y-3 font-semibold text-link underline-offset-4 hover:underline"
      >
        {t('upgrade')}
      </Link>
    </span>
  )
}
