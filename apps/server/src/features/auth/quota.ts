import { count, eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type Database, transact } from '../../database/connect.ts'
import { AppError } from '../../http/errors.ts'
import { lockAccount } from '../billing/ledger.ts'

/** Does `add` where the account has room for one more row of the table, also when several are added at once. Throws quota_reached. */
export function withinQuota<T>(
  db: Database,
  { userId, table, most }: { userId: string; table: PgTable & { userId: PgColumn }; most: number },
  add: (tx: Database) => Promise<T>,
): Promise<T> {
  return transact(db, async tx => {
    await lockAccount(tx, userId)
    const [had] = await tx.select({ rows: count() }).from(table).where(eq(table.userId, userId))
    if ((had?.rows ?? 0) >= most) throw new AppError('quota_reached', { params: { most } })
    return add(tx)
  })
}
