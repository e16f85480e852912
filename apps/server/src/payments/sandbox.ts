import { eq } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { payments } from '../database/schema.ts'
import type { Checkout } from './checkout.ts'

const paid = ['fulfilled', 'refunded', 'disputed']

/** The test checkout: a page of our own on which no card is charged. Its sessions are our payments themselves. */
export function createSandbox(db: Database): Checkout {
  return {
    provider: 'sandbox',
    priceId: pack => `test_${pack.toLowerCase()}`,
    begin: async ({ paymentId, successUrl }) => {
      const sessionId = `test_${paymentId}`
      return { sessionId, url: new URL(`/api/test-checkout/${sessionId}`, successUrl).href }
    },
    look: async sessionId => {
      const [payment] = await db
        .select({ id: payments.id, status: payments.status })
        .from(payments)
        .where(eq(payments.sessionId, sessionId))
      if (!payment) return undefined
      const status = payment.status === 'expired' ? 'expired' : paid.includes(payment.status) ? 'paid' : 'unpaid'
      return { status, paymentId: payment.id, intentId: undefined }
    },
  }
}
