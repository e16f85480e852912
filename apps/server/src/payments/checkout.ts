import type { PackName } from '@nightlight/contract/enums'

/** One purchase of a pack, as the provider is asked for it. */
export type Order = {
  /** Ours. Asking twice with the same one makes one checkout. */
  paymentId: string
  userId: string
  pack: PackName
  priceId: string
  /** Where the browser goes afterwards; `{CHECKOUT_SESSION_ID}` stands for the session's id. */
  successUrl: string
  cancelUrl: string
}

/** How a checkout stands at the provider. */
export type CheckoutState = {
  status: 'paid' | 'unpaid' | 'expired'
  /** Which of our payments it was begun for; undefined where it is none of ours. */
  paymentId: string | undefined
  /** The provider's id of the money's way, by which refunds are told. */
  intentId: string | undefined
}

/** Somebody who takes payments: Stripe, or the test checkout. */
export type Checkout = {
  provider: 'stripe' | 'sandbox'
  /** What the provider calls the pack's price; null where the pack cannot be bought. */
  priceId: (pack: PackName) => string | null
  /** Begins a checkout, and answers where to send the browser. Throws ProviderFailure. */
  begin: (order: Order) => Promise<{ sessionId: string; url: string }>
  /** Undefined where the provider knows no such session. Throws ProviderFailure. */
  look: (sessionId: string) => Promise<CheckoutState | undefined>
}

/** The provider is slow, down, answers what cannot be understood, or refuses. The message names no key and no person. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure'
  /** True where the order's key was used for another order: the same key would fail again. */
  readonly keySpent: boolean

  constructor(message: string, { keySpent = false } = {}) {
    super(message)
    this.keySpent = keySpent
  }
}
