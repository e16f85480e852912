import type { PaymentResult } from '@nightlight/contract/billing'
import { AppError } from '../../http/errors.ts'
import { readAccount, type SessionUser } from '../../http/sessions.ts'
import { type CheckoutState, ProviderFailure } from '../../payments/checkout.ts'
import type { Services } from '../../services.ts'
import { fulfil } from './fulfil.ts'
import { closePayment, type Payment, paymentById, paymentBySession } from './payment-queries.ts'
import { isPremium } from './standing.ts'

/** Books the payment of a checkout session, if the session is the user's own and paid, and answers what it brought. */
export async function verifyPayment(services: Services, user: SessionUser, sessionId: string): Promise<PaymentResult> {
  const { db, now } = services
  const payment = await requirePayment(services, user, sessionId)
  const account = await readAccount(db, user.id)
  return {
    creditsAdded: payment.credits,
    credits: account.credits,
    isPremium: isPremium(account, now()),
    premiumUntil: account.premiumUntil?.toISOString() ?? null,
  }
}

async function requirePayment(services: Services, user: SessionUser, sessionId: string): Promise<Payment> {
  const { db, now, log } = services
  const refuse = (code: 'payment_not_found' | 'payment_unpaid' | 'payment_expired', why: string) => {
    log.warn({ user: user.id, why }, 'payment refused')
    return new AppError(code)
  }

  const known = await paymentBySession(db, sessionId)
  if (known && known.userId !== user.id) throw refuse('payment_not_found', 'the session is another user’s')
  if (known?.fulfilledAt) return known

  const state = await look(services, sessionId)
  // A server that was killed between beginning a checkout and noting its id: the provider still knows whose it is.
  const payment = known ?? (state?.paymentId ? await paymentById(db, state.paymentId) : undefined)
  if (!state || !payment || payment.userId !== user.id) throw refuse('payment_not_found', 'no such session of this user')
  if (state.paymentId !== undefined && state.paymentId !== payment.id)
    throw refuse('payment_not_found', 'the session is of another payment')
  if (state.status === 'expired') {
    await closePayment(db, payment.id, 'expired')
    throw refuse('payment_expired', 'the session has expired')
  }
  if (state.status === 'unpaid') throw refuse('payment_unpaid', 'the session is not paid')
  const fulfilled = await fulfil(db, { paymentId: payment.id, sessionId, intentId: state.intentId }, now())
  if (!fulfilled) throw refuse('payment_not_found', 'the payment is gone')
  return fulfilled
}

async function look({ checkout, log }: Services, sessionId: string): Promise<CheckoutState | undefined> {
  try {
    return await checkout?.look(sessionId)
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    log.warn(error.message)
    const message =
      'The payment provider does not answer just now. A payment that was made is safe, and its credits come as soon as it does.'
    throw new AppError('payment_provider', { message, cause: error })
  }
}
