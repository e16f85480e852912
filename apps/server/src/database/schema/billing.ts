import { ledgerKinds, packNames } from '@nightlight/contract/enums'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, unique, uuid, varchar } from 'drizzle-orm/pg-core'
import { createdAt, id, notNegative, oneOf, time, updatedAt } from './columns.ts'
import { owner, users } from './users.ts'

/** Every change of a balance, written in the transaction that changes it: the entries' sum is the balance, always. */
export const creditLedger = pgTable(
  'credit_ledger',
  {
    userId: owner(),
    id: id(),
    kind: text({ enum: ledgerKinds }).notNull(),
    /** What caused it (a story's id, a payment's …): once for each kind, so that nothing is booked twice. */
    reference: text().notNull(),
    amount: integer().notNull(),
    balanceAfter: integer().notNull(),
    /** In words: the story's title, the pack, what the operator who granted it said. */
    reason: text(),
    createdAt: createdAt(),
  },
  t => [
    primaryKey({ columns: [t.userId, t.id] }),
    unique('credit_ledger_reference').on(t.userId, t.kind, t.reference),
    check('credit_ledger_kind', oneOf(t.kind, ledgerKinds)),
    check('credit_ledger_balance', notNegative(t.balanceAfter)),
  ],
)

const paymentStatuses = ['open', 'fulfilled', 'failed', 'expired', 'refunded', 'disputed'] as const

/** One row for each checkout that was begun. It outlives the account: accounts must be kept, and a refund may come later. */
export const payments = pgTable(
  'payments',
  {
    /** Ours; also the key under which the provider is asked, so that asking twice makes one checkout. */
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    provider: text({ enum: ['stripe', 'sandbox'] }).notNull(),
    /** The provider's ids: of the checkout, and of the payment that came of it. */
    sessionId: text(),
    intentId: text(),
    url: text(),
    pack: text({ enum: packNames }).notNull(),
    credits: integer().notNull(),
    /** Of the currency's smallest unit. */
    price: integer().notNull(),
    currency: varchar({ length: 3 }).notNull().default('usd'),
    status: text({ enum: paymentStatuses }).notNull().default('open'),
    fulfilledAt: time(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  t => [
    unique('payments_session').on(t.sessionId),
    unique('payments_intent').on(t.intentId),
    index('payments_user').on(t.userId, t.createdAt),
    check('payments_provider', oneOf(t.provider, ['stripe', 'sandbox'])),
    check('payments_pack', oneOf(t.pack, packNames)),
    check('payments_status', oneOf(t.status, paymentStatuses)),
    check('payments_credits', sql`${t.credits} > 0`),
    check('payments_price', notNegative(t.price)),
  ],
)

/** What the provider gave back of a payment, or holds back since it is disputed. It may tell so before it tells that the payment was made. */
export const paymentReversals = pgTable(
  'payment_reversals',
  {
    intentId: text().primaryKey(),
    /** In all so far, of the currency's smallest unit. */
    refunded: integer().notNull().default(0),
    disputed: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  t => [check('payment_reversals_refunded', notNegative(t.refunded)), check('payment_reversals_disputed', notNegative(t.disputed))],
)
