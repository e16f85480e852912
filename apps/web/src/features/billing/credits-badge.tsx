import { buyShortcutBelow } from '@nightlight/contract/limits'
import { Coins } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Link } from '../../ui/link.tsx'

/** The balance, and where it runs low a short way to more. */
export function CreditsBadge({ credits }: { credits: number }) {
  const { t } = useTranslation('billing')
  return (
    <span className="inline-flex items-center gap-1">
      <Link href={paths.subscription} className="inline-flex min-h-target items-center rounded-full">
        <Badge tone="amber" className="font-bold whitespace-nowrap">
          <Coins aria-hidden="true" />
          {t('credits', { count: credits })}
        </Badge>
      </Link>
      {credits < buyShortcutBelow && (
        <Link
          href={paths.subscription}
          className="inline-flex min-h-target min-w-target items-center justify-center rounded-full px-2 font-heading font-semibold text-link underline underline-offset-4"
        >
          {t('buy')}
        </Link>
      )}
    </span>
  )
}
