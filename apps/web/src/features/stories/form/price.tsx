import type { User } from '@nightlight/contract/auth'
import { Coins } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** What it costs, what is there and what is there afterwards, before the button is pressed; or why it would be pressed in vain. */
export function Price({ user }: { user: User }) {
  const { t } = useTranslation(['stories', 'common'])
  const { credits, storyCreditCost, isPremium, storiesCreatedThisMonth, monthlyStoryLimit } = user
  const used = !isPremium && storiesCreatedThisMonth >= monthlyStoryLimit
  const balance = used ? t('common:errors.story_limit_reached') : t('price.balance', { count: credits, after: credits - storyCreditCost })
  return (
    <p className="mr-auto flex items-start gap-2 text-sm leading-snug">
      <Coins className="mt-0.5 size-5 shrink-0 text-link" aria-hidden="true" />
      <span>
        <strong className="block">{t('price.cost', { count: storyCreditCost })}</strong>
        {credits >= storyCreditCost ? balance : t('price.tooLittle', { count: credits })}
      </span>
    </p>
  )
}
