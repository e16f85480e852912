import { sql } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'

export type LedgerCheck = {
  accounts: number
  entries: number
  /** A line each: what differs, and for whom. */
  faults: string[]
}

/** Proves for the whole database that every balance is the sum of its entries and every payment is booked, or names what differs. */
export async function checkLedger(db: Database): Promise<LedgerCheck> {
  return db.transaction(
    async tx => {
      const faults = await tx.execute<{ fault: string }>(sql`
        select u.id || ': the balance is ' || u.credits || ', its entries come to ' || coalesce(sum(l.amount), 0) as fault
        from users u left join credit_ledger l on l.user_id = u.id
        group by u.id having u.credits <> coalesce(sum(l.amount), 0)
        union all
        select user_id || ': entry ' || id || ' says ' || balance_after || ' after it, the entries up to it come to ' || running
        from (select *, sum(amount) over (partition by user_id order by id) as running from credit_ledger) l
        where balance_after <> running
        union all
        select coalesce(p.user_id::text, 'a removed account') || ': payment ' || p.id || ' is ' || p.status || ' and is booked '
          || coalesce(sum(l.amount), 0) || ' credits of ' || p.credits
        from payments p left join credit_ledger l on l.user_id = p.user_id and l.kind = 'purchase' and l.reference = p.id::text
        where p.fulfilled_at is not null and p.user_id is not null
        group by p.id having coalesce(sum(l.amount), 0) <> p.credits
        union all
        select l.user_id || ': purchase ' || l.reference || ' is booked without its payment'
        from credit_ledger l left join payments p on p.id::text = l.reference and p.user_id = l.user_id and p.fulfilled_at is not null
        where l.kind = 'purchase' and p.id is null
        union all
        select 'a removed account: payment ' || p.id || ' (' || p.intent_id || ' at the provider) was taken after the account was removed, give it back'
        from payments p left join payment_reversals r on r.intent_id = p.intent_id
        where p.user_id is null and p.fulfilled_at is null and p.intent_id is not null and coalesce(r.refunded, 0) < p.price`)
      const counted = await tx.execute<{ accounts: string; entries: string }>(
        sql`select (select count(*) from users) as accounts, (select count(*) from credit_ledger) as entries`,
      )
      const { accounts, entries } = counted.rows[0] ?? { accounts: '0', entries: '0' }
      return { accounts: Number(accounts), entries: Number(entries), faults: faults.rows.map(row => row.fault) }
    },
    // One moment for everything that is compared, while stories and payments go on.
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}
