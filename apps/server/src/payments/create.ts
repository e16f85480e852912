import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/connect.ts'
import { type Env, testCheckoutOn } from '../env.ts'
import type { Checkout } from './checkout.ts'
import { createSandbox } from './sandbox.ts'
import { createStripe } from './stripe.ts'

/** Stripe where a key is set, else the test checkout where it is on, else none. */
export function createCheckout(env: Env, db: Database, log: FastifyBaseLogger): Checkout | undefined {
  const { STRIPE_SECRET_KEY } = env
  if (STRIPE_SECRET_KEY) return createStripe({ ...env, STRIPE_SECRET_KEY }, message => log.warn(message))
  return testCheckoutOn(env) ? createSandbox(db) : undefined
}
