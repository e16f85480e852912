import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { creditLedger, paymentReversals, payments } from '../../database/schema.ts'

export type Payment = typeof payments.$inferSelect
export type Reversal = { refunded: number; disputed: number }

export async function paymentBySession(db: Database, sessionId: string): Promise<Payment | undefined> {
  const [payment] = await db.select().from(payments).where(eq(payments.sessionId, sessionId))
  return payment
}

export async function paymentById(db: Database, id: string): Promise<Payment | undefined> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id))
  return payment
}

/** Holds the payment until the transaction ends. */
export async function lockPayment(tx: Database, id: string): Promise<Payment | undefined> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for('no key update')
  return payment
}

export async function lockPaymentOfIntent(tx: Database, intentId: string): Promise<Payment | undefined> {
  const [payment] = await tx.select().from(payments).where(eq(payments.intentId, intentId)).for('no key update')
  return payment
}

type NewPayment = Pick<Payment, 'provider' | 'pack' | 'credits' | 'price'> & { userId: string }

/** The payment that an earlier try left without a checkout, so that this one asks under the same key; else a new one. */
export async function openPayment(db: Database, wanted: NewPayment, youngerThan: Date): Promise<Payment | undefined> {
  const { userId, provider, pack } = wanted
  const [left] = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.userId, userId),
        eq(payments.provider, provider),
        eq(payments.pack, pack),
        eq(payments.status, 'open'),
        isNull(payments.sessionId),
        gt(payments.createdAt, youngerThan),
      ),
    )
    .limit(1)
  if (left) return left
  const [made] = await db.insert(payments).values(wanted).returning()
  return made
}

export async function changePayment(db: Database, id: string, changes: Partial<Payment>): Promise<void> {
  await db.update(payments).set(changes).where(eq(payments.id, id))
}

/** Closes a payment that will not be made; one that was made stays as it is. */
export async function closePayment(db: Database, id: string, status: 'failed' | 'expired'): Promise<void> {
  await db
    .update(payments)
    .set({ status })
    .where(and(eq(payments.id, id), eq(payments.status, 'open')))
}

/**
 * What was given back of a payment so far, held until the transaction ends. The provider tells the sum each time, so the greatest is the
 * newest, in whatever order it tells.
 */
export async function holdReversal(tx: Database, intentId: string, told: Reversal = { refunded: 0, disputed: 0 }): Promise<Reversal> {
  const { refunded, disputed } = paymentReversals
  const [reversal] = await tx
    .insert(paymentReversals)
    .values({ intentId, ...told })
    .onConflictDoUpdate({
      target: paymentReversals.intentId,
      set: { refunded: sql`greatest(${refunded}, ${told.refunded})`, disputed: sql`greatest(${disputed}, ${told.disputed})` },
    })
    .returning({ refunded, disputed })
  return reversal ?? told
}

/** Every entry of an account, the oldest first. */
export const ledgerOf = (tx: Database, userId: string) =>
  tx
    .select({ kind: creditLedger.kind, reference: creditLedger.reference, amount: creditLedger.amount })
    .from(creditLedger)
    .where(eq(creditLedger.userId, userId))
    .orderBy(asc(creditLedger.id))
