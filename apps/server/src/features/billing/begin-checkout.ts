import { packNames } from '@nightlight/contract/enums'
import { packs } from '@nightlight/contract/limits'
import { AppError } from '../../http/errors.ts'
import type { SessionUser } from '../../http/sessions.ts'
import { ProviderFailure } from '../../payments/checkout.ts'
import type { Services } from '../../services.ts'
import { changePayment, closePayment, openPayment } from './payment-queries.ts'

/** How long a next try asks under the same key. Stripe keeps even its own failures under a key, for a day: a later try should be a new one. */
const sameKeyMs = 15 * 60_000

type Wanted = { priceId: string; userId?: string | undefined }

/** Begins to buy a pack; answers where to send the browser. `base` is where the visitor reaches us. */
export async function beginCheckout(
  { db, checkout, now, log }: Services,
  user: SessionUser,
  wanted: Wanted,
  base: string,
): Promise<string> {
  const { priceId } = wanted
  if (wanted.userId !== undefined && wanted.userId !== user.id) throw new AppError('other_user', { field: 'userId' })
  const pack = packNames.find(name => checkout?.priceId(name) === priceId)
  if (!checkout || !pack) throw new AppError('invalid_credit_package', { field: 'priceId' })

  const { credits, dollars } = packs[pack]
  const order = { userId: user.id, provider: checkout.provider, pack, credits, price: dollars * 100 }
  const payment = await openPayment(db, order, new Date(now().getTime() - sameKeyMs))
  if (!payment) throw new AppError('internal')

  const successUrl = `${base}/subscription/success?session_id={CHECKOUT_SESSION_ID}`
  const cancelUrl = `${base}/subscription/cancel`
  try {
    const { sessionId, url } = await checkout.begin({ paymentId: payment.id, userId: user.id, pack, priceId, successUrl, cancelUrl })
    await changePayment(db, payment.id, { sessionId, url })
    return url
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    log.warn({ payment: payment.id }, error.message)
    if (error.keySpent) await closePayment(db, payment.id, 'failed')
    throw new AppError('payment_provider', { cause: error })
  }
}
