import { type PackName, packNames } from '@nightlight/contract/enums'
import { packs } from '@nightlight/contract/limits'
import Stripe from 'stripe'
import { z } from 'zod'
import type { Env } from '../env.ts'
import { type Checkout, type CheckoutState, ProviderFailure } from './checkout.ts'

/** How long one answer is waited for. A request without one is sent once more, under the same key. */
const timeoutMs = 8000
const currency = 'usd'

type Settings = Pick<Env, 'STRIPE_PRICE_STARTER' | 'STRIPE_PRICE_PROFESSIONAL' | 'STRIPE_PRICE_ENTERPRISE' | 'STRIPE_API_BASE'> & {
  STRIPE_SECRET_KEY: string
}
type Warn = (message: string) => void

const ourIdSchema = z.uuid().optional().catch(undefined)
const intentSchema = z
  .union([z.string().min(1), z.object({ id: z.string().min(1) }).transform(intent => intent.id)])
  .nullish()
  .transform(id => id ?? undefined)

// Only what is used, so that another version of the API is understood as well.
const sessionSchema = z
  .object({
    id: z.string().min(1),
    status: z.string().nullish(),
    payment_status: z.string(),
    payment_intent: intentSchema,
    client_reference_id: ourIdSchema,
    metadata: z.object({ payment_id: ourIdSchema }).nullish(),
  })
  .transform(session => ({
    sessionId: session.id,
    status: statusOf(session),
    intentId: session.payment_intent,
    paymentId: session.metadata?.payment_id ?? session.client_reference_id,
  }))
const begunSchema = z.object({ id: z.string().min(1), url: z.url({ protocol: /^https?$/ }) })
const priceSchema = z.object({ unit_amount: z.int().nullable(), currency: z.string(), active: z.boolean().default(true) })
const chargeSchema = z.object({ payment_intent: intentSchema, amount_refunded: z.int().min(0) })
const disputeSchema = z.object({ payment_intent: intentSchema, amount: z.int().min(0) })

function statusOf(session: { status?: string | null | undefined; payment_status: string }): CheckoutState['status'] {
  if (session.payment_status !== 'unpaid') return 'paid'
  return session.status === 'expired' ? 'expired' : 'unpaid'
}

/** Stripe Checkout through Stripe's own package. Packs whose price there is not the one shown here are not sold. */
export function createStripe(settings: Settings, warn: Warn): Checkout {
  const stripe = new Stripe(settings.STRIPE_SECRET_KEY, {
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...addressOf(settings),
  })
  const prices = {
    Starter: settings.STRIPE_PRICE_STARTER,
    Professional: settings.STRIPE_PRICE_PROFESSIONAL,
    Enterprise: settings.STRIPE_PRICE_ENTERPRISE,
  }
  const right = new Set<PackName>()
  const wrong = new Set<PackName>()

  /** Asks Stripe once what the pack costs there. */
  async function checkPrice(pack: PackName, priceId: string): Promise<void> {
    if (right.has(pack)) return
    const price = await understood(priceSchema, () => stripe.prices.retrieve(priceId))
    const cents = packs[pack].dollars * 100
    if (price?.active && price.unit_amount === cents && price.currency === currency) {
      right.add(pack)
      return
    }
    wrong.add(pack)
    const there = price ? `${price.unit_amount} ${price.currency}${price.active ? '' : ', not active'}` : 'no such price'
    throw new ProviderFailure(`The ${pack} pack is not sold: ${priceId} is ${there} at Stripe, and ${cents} ${currency} are shown`)
  }

  for (const pack of packNames) {
    const priceId = prices[pack]
    if (priceId) checkPrice(pack, priceId).catch(error => warn(messageOf(error)))
  }

  return {
    provider: 'stripe',
    priceId: pack => (wrong.has(pack) ? null : (prices[pack] ?? null)),

    begin: async ({ paymentId, userId, pack, priceId, successUrl, cancelUrl }) => {
      await checkPrice(pack, priceId)
      const begun = await understood(begunSchema, () =>
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            line_items: [{ price: priceId, quantity: 1 }],
            success_url: successUrl,
            cancel_url: cancelUrl,
            client_reference_id: paymentId,
            metadata: { payment_id: paymentId, user_id: userId, pack },
            payment_intent_data: { metadata: { payment_id: paymentId } },
          },
          { idempotencyKey: paymentId },
        ),
      )
      if (!begun) throw new ProviderFailure('Stripe knows no such price')
      return { sessionId: begun.id, url: begun.url }
    },

    look: sessionId => understood(sessionSchema, () => stripe.checkout.sessions.retrieve(sessionId)),
  }
}

/** What a webhook tells, in our terms. */
export type ProviderEvent =
  | {
      kind: 'checkout'
      what: 'paid' | 'failed' | 'expired'
      sessionId: string
      paymentId: string | undefined
      intentId: string | undefined
    }
  | { kind: 'reversal'; intentId: string; refunded: number; disputed: number }
  | { kind: 'other' }

/** How far from ours the time in a signature may be, in seconds. */
const clockTolerance = 300

/**
 * Reads an event whose signature is right and of our time, give or take five minutes. Undefined where it is forged, too old, of a time to come, or
 * not what Stripe says of itself.
 */
export function readStripeEvent(secret: string, body: Buffer, signature: string): ProviderEvent | undefined {
  try {
    const event = Stripe.webhooks.constructEvent(body, signature, secret, clockTolerance)
    // Stripe's package looks for age alone: an event signed ahead of its time could be sent again until then.
    const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1])
    return signedAt - Date.now() / 1000 <= clockTolerance ? eventOf(event) : undefined
  } catch {
    return undefined
  }
}

/** Throws where something of the event is missing. */
function eventOf(event: Stripe.Event): ProviderEvent {
  const { object } = event.data
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const session = sessionSchema.parse(object)
      // Completed with a slow way of paying: the money is announced, and comes with an event of its own.
      return session.status === 'paid' ? { kind: 'checkout', what: 'paid', ...identityOf(session) } : { kind: 'other' }
    }
    case 'checkout.session.async_payment_failed':
      return { kind: 'checkout', what: 'failed', ...identityOf(sessionSchema.parse(object)) }
    case 'checkout.session.expired':
      return { kind: 'checkout', what: 'expired', ...identityOf(sessionSchema.parse(object)) }
    case 'charge.refunded': {
      const { payment_intent: intentId, amount_refunded: refunded } = chargeSchema.parse(object)
      return intentId ? { kind: 'reversal', intentId, refunded, disputed: 0 } : { kind: 'other' }
    }
    case 'charge.dispute.created': {
      const { payment_intent: intentId, amount: disputed } = disputeSchema.parse(object)
      return intentId ? { kind: 'reversal', intentId, refunded: 0, disputed } : { kind: 'other' }
    }
    default:
      return { kind: 'other' }
  }
}

const identityOf = ({ sessionId, paymentId, intentId }: z.output<typeof sessionSchema>) => ({ sessionId, paymentId, intentId })

/** The answer, if it is what was asked for; undefined where Stripe knows no such thing. Throws ProviderFailure for all else. */
async function understood<T>(schema: z.ZodType<T>, ask: () => Promise<unknown>): Promise<T | undefined> {
  let answer: unknown
  try {
    answer = await ask()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return undefined
    const keySpent = error instanceof Stripe.errors.StripeIdempotencyError
    throw new ProviderFailure(`Stripe did not do what it was asked: ${messageOf(error)}`, { keySpent })
  }
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw new ProviderFailure('Stripe answered what cannot be understood')
  return parsed.data
}

/** An error of the package may quote what was sent; its kind and code do not. */
function messageOf(error: unknown): string {
  if (error instanceof ProviderFailure) return error.message
  if (error instanceof Stripe.errors.StripeError) return [error.type, error.code].filter(Boolean).join(' ')
  return error instanceof Error ? error.name : 'unknown'
}

function addressOf({ STRIPE_API_BASE }: Settings) {
  if (STRIPE_API_BASE === undefined) return {}
  const { protocol, hostname, port } = new URL(STRIPE_API_BASE)
  const scheme = protocol === 'http:' ? 'http' : 'https'
  return { protocol: scheme, host: hostname, port: port || (scheme === 'http' ? 80 : 443) } as const
}
