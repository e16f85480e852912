import type { User } from '@nightlight/contract/auth'
import { Coins } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** What it costs, what is there and what is there afterwards, before the button is pressed. */
export function Price({ user: { credits, storyCreditCost } }: { user: User }) {
  const { t } = useTranslation('stories')
  return (
    <p className="mr-auto flex items-start gap-2 text-sm leading-snug">
      <Coins className="mt-0.5 size-5 shrink-0 text-link" aria-hidden="true" />
      <span>
        <strong className="block">{t('price.cost', { count: storyCreditCost })}</strong>
        {credits >= storyCreditCost
          ? t('price.balance', { count: credits, after: credits - storyCreditCost })
          : t('price.tooLittle', { count: credits })}
      </span>
    </p>
  )
}
