import { z } from 'zod'
import { type Endpoint, media, redirect } from './endpoint.ts'
import { ledgerKinds, packNames } from './enums.ts'
import { claimedUserIdSchema, idSchema, momentSchema, pageQuerySchema } from './fields.ts'

export const creditPackSchema = z
  .object({
    name: z.enum(packNames),
    /** Null where the operator has not named a price: the pack is shown and cannot be bought. */
    priceId: z.string().nullable(),
    /** As shown, such as $10. */
    price: z.string(),
    credits: z.int(),
    /** Credits divided by what a story costs here. */
    stories: z.int(),
    highlighted: z.boolean(),
    /** Keys of the translations of what the pack adds. */
    features: z.array(z.string()),
  })
  .meta({ id: 'CreditPack' })
export type CreditPack = z.infer<typeof creditPackSchema>

export const createCheckoutSchema = z.object({
  priceId: z
    .string({ error: 'Invalid credit package' })
    .min(1, { error: 'Invalid credit package' })
    .max(200, { error: 'Invalid credit package' })
    .regex(/^[\x21-\x7e]+$/, { error: 'Invalid credit package' }),
  userId: claimedUserIdSchema,
})

const paymentSessionIdSchema = z
  .string()
  .min(1)
  .max(255)
  .regex(/^[\w-]+$/)

export const paymentResultSchema = z
  .object({
    creditsAdded: z.int(),
    /** The balance afterwards. */
    credits: z.int(),
    isPremium: z.boolean(),
    premiumUntil: momentSchema.nullable(),
  })
  .meta({ id: 'PaymentResult' })
export type PaymentResult = z.infer<typeof paymentResultSchema>

export const ledgerEntrySchema = z
  .object({
    id: idSchema,
    kind: z.enum(ledgerKinds),
    /** Negative where credits were spent or taken back. */
    amount: z.int(),
    /** The balance after this entry. */
    balance: z.int(),
    /** What the entry is about: a story's title, a pack's name, an operator's reason. */
    note: z.string().nullable(),
    createdAt: momentSchema,
  })
  .meta({ id: 'LedgerEntry' })
export type LedgerEntry = z.infer<typeof ledgerEntrySchema>

const testCheckoutParams = z.object({ sessionId: paymentSessionIdSchema })

export const billingEndpoints = {
  packs: {
    method: 'GET',
    path: '/api/credit-packs',
    summary: 'The packs of credits on sale',
    access: 'anyone',
    status: 200,
    reply: z.array(creditPackSchema),
  },
  createCheckout: {
    method: 'POST',
    path: '/api/create-checkout-session',
    summary: 'Start buying a pack; answers where to send the browser',
    access: 'user',
    body: createCheckoutSchema,
    status: 200,
    reply: z.object({ url: z.string() }),
    errors: ['invalid_credit_package', 'other_user', 'payment_provider'],
  },
  verifyPayment: {
    method: 'POST',
    path: '/api/verify-payment',
    summary: 'Book a payment that the provider has taken, once',
    access: 'user',
    body: z.object({ sessionId: paymentSessionIdSchema }),
    status: 200,
    reply: paymentResultSchema,
    errors: ['payment_not_found', 'payment_unpaid', 'payment_expired', 'payment_provider'],
  },
  history: {
    method: 'GET',
    path: '/api/credit-history',
    summary: 'Every change of the balance, the newest first',
    access: 'user',
    query: z.object(pageQuerySchema),
    status: 200,
    reply: z.object({ entries: z.array(ledgerEntrySchema), nextCursor: idSchema.nullable() }),
  },
  testCheckoutPage: {
    method: 'GET',
    path: '/api/test-checkout/:sessionId',
    summary: 'The test checkout: a page that looks like a card form and charges nobody',
    access: 'user',
    params: testCheckoutParams,
    /** Why the last try was refused. */
    query: z.object({ refused: z.enum(['declined', 'unknown']).optional().catch(undefined) }),
    status: 200,
    reply: media('text/html'),
    errors: ['payment_not_found'],
  },
  testCheckoutPay: {
    method: 'POST',
    path: '/api/test-checkout/:sessionId',
    summary: 'Pay with a test card, or cancel',
    access: 'user',
    params: testCheckoutParams,
    body: z.object({
      action: z.enum(['pay', 'cancel']).default('pay'),
      cardNumber: z
        .string()
        .max(40)
        .regex(/^[\d ]*$/, { error: 'Must be a card number' })
        .default(''),
    }),
    status: 302,
    reply: redirect,
    errors: ['payment_not_found'],
  },
} as const satisfies Record<string, Endpoint>
