import { premiumMonthsPerPurchase } from '@nightlight/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useUser } from '../features/auth/api.ts'
import { packsQuery } from '../features/billing/api.ts'
import { BuyButton } from '../features/billing/buy-button.tsx'
import { CreditHistory } from '../features/billing/credit-history.tsx'
import { CreditsCard } from '../features/billing/credits-card.tsx'
import { PackCard, PackGrid, PackSkeletons } from '../features/billing/pack-card.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Page } from '../ui/page.tsx'

export default function Subscription() {
  const { t } = useTranslation(['billing', 'common'])
  const user = useUser()
  const packs = useQuery(packsQuery)
  if (!user) return null
  return (
    <Page title={t('page.title')} lead={t('page.lead', { count: premiumMonthsPerPurchase })}>
      <CreditsCard user={user} besidePacks />
      <section aria-label={t('page.packs')} className="my-12">
        {packs.isLoadingError ? (
          <EmptyState
            clouded
            title={t('page.failed')}
            text={t('page.failedText')}
            action={<Button onClick={() => void packs.refetch()}>{t('common:reloadPage')}</Button>}
          />
        ) : (
          <PackGrid>
            {packs.data?.map(pack => <PackCard key={pack.name} pack={pack} action={<BuyButton pack={pack} userId={user.id} />} />) ?? (
              <PackSkeletons />
            )}
          </PackGrid>
        )}
      </section>
      <CreditHistory />
    </Page>
  )
}
