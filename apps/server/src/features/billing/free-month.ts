import { transact } from '../../database/connect.ts'
import { readAccount, type SessionUser } from '../../http/sessions.ts'
import type { Services } from '../../services.ts'
import { bookFreeMonth, lockAccount } from './ledger.ts'
import { isFreeMonthDue } from './standing.ts'

/** The account, with its free credits of the month where it is used for the first time in it. */
export async function withFreeMonth({ db, env, now }: Services, user: SessionUser): Promise<SessionUser> {
  if (env.MONTHLY_FREE_CREDITS === 0 || !isFreeMonthDue(user, now())) return user
  await transact(db, async tx => bookFreeMonth(tx, await lockAccount(tx, user.id), env.MONTHLY_FREE_CREDITS, now()))
  return readAccount(db, user.id)
}
