import type { CreditPack } from '@nightlight/contract/billing'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../lib/call.ts'
import { failureText } from '../../lib/failure.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useCheckout } from './api.ts'

/** Leads to the payment of a pack; a pack that has no price here cannot be pressed and says why. */
export function BuyButton({ pack, userId }: { pack: CreditPack; userId: string }) {
  const { t } = useTranslation(['billing', 'common'])
  const reasonId = useId()
  const checkout = useCheckout()
  const { priceId } = pack
  const label = t('packs.buy', { pack: t(`packs.${pack.name}`) })
  const variant = pack.highlighted ? 'primary' : 'secondary'

  if (!priceId) {
    return (
      <div className="flex flex-col gap-1.5">
        <Button variant={variant} className="md:px-3" disabled aria-describedby={reasonId}>
          {label}
        </Button>
        <p id={reasonId} className="text-center text-sm font-bold text-danger">
          {t('common:errors.invalid_credit_package')}
        </p>
      </div>
    )
  }

  const onError = (error: Error) => {
    const signedOut = error instanceof CallError && error.status === 401
    toast({
      title: t('common:error'),
      description: signedOut ? t('failed.signedOut') : failureText(error) || t('failed.checkout'),
      destructive: true,
    })
  }
  return (
    <Button
      variant={variant}
      className="md:px-3"
      pending={checkout.isPending}
      onClick={() => checkout.mutate({ priceId, userId }, { onError })}
    >
      {label}
    </Button>
  )
}
