import { type Database, transact } from '../../database/connect.ts'
import { bookPurchase, bookRefund, lockAccount } from './ledger.ts'
import { changePayment, holdReversal, ledgerOf, lockPayment, lockPaymentOfIntent, type Payment, type Reversal } from './payment-queries.ts'
import { isRefundOf, refundReference, unspentOf } from './unspent.ts'

/** A payment that the provider has taken, and the ids under which the provider knows it. */
export type Paid = { paymentId: string; sessionId: string; intentId: string | undefined }

/**
 * Books a payment, exactly once however often and from wherever it is told of: verifying, the webhook and the test checkout all end
 * here. Answers the payment as it is then; undefined where it is none of ours.
 */
export function fulfil(db: Database, { paymentId, sessionId, intentId }: Paid, now: Date): Promise<Payment | undefined> {
  return transact(db, async tx => {
    const reversal = intentId === undefined ? undefined : await holdReversal(tx, intentId)
    const payment = await lockPayment(tx, paymentId)
    if (!payment || payment.fulfilledAt) return payment
    if (payment.userId === null) {
      // The account is gone, and the money has to be given back: by what is kept here the ledger's check finds it.
      await changePayment(tx, paymentId, { sessionId, intentId: intentId ?? null })
      return payment
    }
    await bookPurchase(tx, await lockAccount(tx, payment.userId), payment, now)
    const changes = { status: 'fulfilled', fulfilledAt: now, sessionId, intentId: intentId ?? null } as const
    await changePayment(tx, paymentId, changes)
    const fulfilled = { ...payment, ...changes }
    if (reversal) await takeBack(tx, fulfilled, reversal)
    return fulfilled
  })
}

/** Takes back what is unspent of a purchase that was refunded or is disputed, in whole or in part. */
export async function reverse(db: Database, intentId: string, told: Reversal): Promise<void> {
  await transact(db, async tx => {
    const reversal = await holdReversal(tx, intentId, told)
    const payment = await lockPaymentOfIntent(tx, intentId)
    // Told before the payment itself was: then fulfil finds it.
    if (payment?.fulfilledAt) await takeBack(tx, payment, reversal)
  })
}

async function takeBack(tx: Database, payment: Payment, { refunded, disputed }: Reversal): Promise<void> {
  const reversed = Math.min(payment.price, refunded + disputed)
  if (reversed === 0 || payment.userId === null) return
  const account = await lockAccount(tx, payment.userId)
  const lines = await ledgerOf(tx, payment.userId)
  const refunds = lines.filter(line => isRefundOf(line, payment.id))
  const reference = refundReference(payment.id, reversed)
  if (!refunds.some(refund => refund.reference === reference)) {
    const due = Math.floor((payment.credits * reversed) / payment.price)
    const already = refunds.reduce((sum, refund) => sum - refund.amount, 0)
    const taken = Math.max(0, Math.min(due - already, unspentOf(lines, payment.id), account.credits))
    await bookRefund(tx, account, { reference, taken, pack: payment.pack })
  }
  await changePayment(tx, payment.id, { status: disputed > 0 ? 'disputed' : reversed === payment.price ? 'refunded' : payment.status })
}
