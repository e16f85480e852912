import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { prepared } from '../../database/connect.ts'
import { creditLedger, payments, stories } from '../../database/schema.ts'

/** Entries, the newest first, each with what it is about. */
export const entriesOfUser = prepared('ledger_entries_of_user', (db, name) =>
  db
    .select({
      id: creditLedger.id,
      kind: creditLedger.kind,
      amount: creditLedger.amount,
      balance: creditLedger.balanceAfter,
      note: sql<string | null>`coalesce(${stories.title}, ${payments.pack}, ${creditLedger.reason})`,
      createdAt: creditLedger.createdAt,
    })
    .from(creditLedger)
    .leftJoin(
      stories,
      and(eq(creditLedger.kind, 'story'), eq(stories.userId, creditLedger.userId), sql`${stories.id}::text = ${creditLedger.reference}`),
    )
    .leftJoin(payments, and(eq(payments.userId, creditLedger.userId), sql`${payments.id}::text = ${creditLedger.reference}`))
    .where(and(eq(creditLedger.userId, sql.placeholder('userId')), lt(creditLedger.id, sql.placeholder('cursor'))))
    .orderBy(desc(creditLedger.id))
    .limit(sql.placeholder('limit'))
    .prepare(name),
)
