import type { CreditPack } from '@nightlight/contract/billing'
import { packNames } from '@nightlight/contract/enums'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** The packs side by side, where there is room; each line of a card stands at the height of its neighbours'. */
export const PackGrid = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-8 md:grid-cols-3 md:gap-x-4 lg:gap-x-8">{children}</div>
)

export const PackSkeletons = () => (
  <>
    {packNames.map(name => (
      <Card key={name} className="flex flex-col gap-4 md:row-span-5">
        <Skeleton className="h-7 w-1/2" />
        <Skeleton className="h-10 w-20" />
        <Skeleton className="h-6 w-3/4" />
        <Skeleton className="h-40" />
        <Skeleton className="h-11 rounded-full" />
      </Card>
    ))}
  </>
)

/** A pack of credits as it is sold; `action` is the button that fits the place. */
export function PackCard({ pack, action }: { pack: CreditPack; action: ReactNode }) {
  const { t, i18n } = useTranslation('billing')
  return (
    <Card
      className={`relative flex flex-col gap-4 md:row-span-5 md:grid md:grid-rows-subgrid md:px-5 lg:px-6 ${pack.highlighted ? 'border-amber shadow-lamp' : ''}`}
    >
      {pack.highlighted && (
        <Badge tone="amber" className="absolute -top-4 left-1/2 -translate-x-1/2 font-bold whitespace-nowrap">
          {t('packs.bestValue')}
        </Badge>
      )}
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="text-xl">{t(`packs.${pack.name}`)}</h3>
        {pack.highlighted && <p className="text-sm text-link">{t('packs.mostPopular')}</p>}
      </div>
      <p className="font-heading text-2xl font-bold">{pack.price}</p>
      <p>
        <strong>{t('credits', { count: pack.credits })}</strong>{' '}
        <span className="inline-block text-ink-soft">{t('packs.stories', { count: pack.stories })}</span>
      </p>
      <ul className="flex flex-1 flex-col gap-2">
        {pack.features.map(feature => (
          <li key={feature} className="flex items-start gap-2">
            <Check className="mt-0.5 size-5 shrink-0 text-link" aria-hidden="true" />
            {i18n.t(`billing:packs.features.${feature}`, { defaultValue: feature })}
          </li>
        ))}
      </ul>
      {action}
    </Card>
  )
}
