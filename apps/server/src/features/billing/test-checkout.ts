import type { FastifyInstance } from 'fastify'
import { AppError } from '../../http/errors.ts'
import type { SessionUser } from '../../http/sessions.ts'
import type { Services } from '../../services.ts'
import { fulfil } from './fulfil.ts'
import { closePayment, type Payment, paymentBySession } from './payment-queries.ts'

const path = '/api/test-checkout/:sessionId'
/** The card numbers that every test of card payments uses. */
const cards: Record<string, 'paid' | 'declined'> = { '4242424242424242': 'paid', '4000000000000002': 'declined' }

/** The page's form is sent by the browser itself, and it alone: every other call takes JSON only. */
export function takeForms(app: FastifyInstance) {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.url === path) done(null, Object.fromEntries(new URLSearchParams(String(body))))
    else done(new AppError('unsupported_media_type'))
  })
}

/** The user's own test payment that is still to be made. Throws payment_not_found. */
export async function requireTestPayment({ db, checkout }: Services, user: SessionUser, sessionId: string): Promise<Payment> {
  const payment = checkout?.provider === 'sandbox' ? await paymentBySession(db, sessionId) : undefined
  if (payment?.provider !== 'sandbox' || payment.userId !== user.id) throw new AppError('payment_not_found')
  return payment
}

type Sent = { action: 'pay' | 'cancel'; cardNumber: string }

/**
 * Pays with a test card, or cancels; answers where the browser goes then. What is settled stays settled, as with a real provider: whoever
 * comes back to the page by the browser's own button is told the same again.
 */
export async function payTest(services: Services, user: SessionUser, sessionId: string, { action, cardNumber }: Sent): Promise<string> {
  const { db, now } = services
  const payment = await requireTestPayment(services, user, sessionId)
  const success = `/subscription/success?session_id=${sessionId}`
  if (payment.status === 'fulfilled') return success
  if (action === 'cancel') await closePayment(db, payment.id, 'expired')
  if (action === 'cancel' || payment.status === 'expired') return '/subscription/cancel'
  const card = cards[cardNumber.replaceAll(' ', '')]
  if (card !== 'paid') return `${path.replace(':sessionId', sessionId)}?refused=${card ?? 'unknown'}`
  await fulfil(db, { paymentId: payment.id, sessionId, intentId: undefined }, now())
  return success
}
