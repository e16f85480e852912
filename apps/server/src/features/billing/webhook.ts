import type { FastifyInstance } from 'fastify'
import { AppError } from '../../http/errors.ts'
import { type ProviderEvent, readStripeEvent } from '../../payments/stripe.ts'
import type { Services } from '../../services.ts'
import { fulfil, reverse } from './fulfil.ts'
import { closePayment, paymentBySession } from './payment-queries.ts'

/** Much more than any event of Stripe's. */
const bodyLimit = 1024 * 1024

/** Stripe's own calls. A room of its own, as its signature is over the very bytes of the body. */
export const stripeWebhook = (services: Services, secret: string) => async (app: FastifyInstance) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body))
  app.post('/api/stripe/webhook', async request => {
    const { 'stripe-signature': signature } = request.headers
    const event = Buffer.isBuffer(request.body) ? readStripeEvent(secret, request.body, String(signature ?? '')) : undefined
    if (!event) {
      services.log.warn('a webhook without a right signature, or with something missing, was refused')
      throw new AppError('invalid_input', { message: 'The signature is not right', field: 'stripe-signature' })
    }
    await take(services, event)
    return { received: true }
  })
}

async function take({ db, now, log }: Services, event: ProviderEvent): Promise<void> {
  if (event.kind === 'reversal') return reverse(db, event.intentId, event)
  if (event.kind === 'other') return
  const { sessionId, intentId, what } = event
  const paymentId = event.paymentId ?? (await paymentBySession(db, sessionId))?.id
  if (paymentId === undefined) return log.warn('a webhook told of a checkout that was not begun here')
  if (what !== 'paid') return closePayment(db, paymentId, what)
  const payment = await fulfil(db, { paymentId, sessionId, intentId }, now())
  if (!payment?.fulfilledAt) log.error({ payment: paymentId }, 'a payment was taken for an account that is gone: give it back')
}
