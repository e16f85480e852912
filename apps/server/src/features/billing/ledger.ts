import type { LedgerKind } from '@nightlight/contract/enums'
import { premiumMonthsPerPurchase } from '@nightlight/contract/limits'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { creditLedger, users } from '../../database/schema.ts'
import { AppError } from '../../http/errors.ts'
import { extendPremium, isFreeMonthDue, isPremium, monthOf, nextMonth, storiesThisMonth } from './standing.ts'

/**
 * Every way in which a balance changes. Each verb takes a transaction and writes the entry beside the balance, so that the balance is the
 * sum of the entries at every moment.
 */

const accountColumns = {
  id: users.id,
  credits: users.credits,
  premiumUntil: users.premiumUntil,
  storiesCreatedThisMonth: users.storiesCreatedThisMonth,
  storiesMonth: users.storiesMonth,
  monthlyStoryLimit: users.monthlyStoryLimit,
  freeCreditsMonth: users.freeCreditsMonth,
  createdAt: users.createdAt,
}
export type Account = Pick<typeof users.$inferSelect, keyof typeof accountColumns>

/** Holds the account until the transaction ends: whoever else wants to change its balance waits, so what is read here stays true. */
export async function lockAccount(tx: Database, userId: string): Promise<Account> {
  const [account] = await tx.select(accountColumns).from(users).where(eq(users.id, userId)).for('no key update')
  if (!account) throw new AppError('unauthenticated')
  return account
}

type Entry = { kind: LedgerKind; reference: string; amount: number; reason?: string }

/** Changes the balance of a locked account and writes the entry. Any other change to the account's row goes along. */
async function book(tx: Database, account: Account, entry: Entry, changes: Partial<Account> = {}): Promise<number> {
  const balanceAfter = account.credits + entry.amount
  await tx
    .update(users)
    .set({ ...changes, credits: balanceAfter })
    .where(eq(users.id, account.id))
  await tx.insert(creditLedger).values({ userId: account.id, balanceAfter, ...entry })
  return balanceAfter
}

/** The credits that a new account is given. */
export async function bookWelcome(tx: Database, userId: string, credits: number): Promise<void> {
  if (credits > 0) await book(tx, await lockAccount(tx, userId), { kind: 'welcome', reference: 'welcome', amount: credits })
}

/** Fills a locked free account up to the month's credits, once in a month; a fuller purse stays as it is, and its month is seen to as well. */
export async function bookFreeMonth(tx: Database, account: Account, credits: number, now: Date): Promise<void> {
  if (!isFreeMonthDue(account, now)) return
  const freeCreditsMonth = monthOf(now)
  const amount = credits - account.credits
  if (amount > 0) await book(tx, account, { kind: 'monthly', reference: freeCreditsMonth, amount }, { freeCreditsMonth })
  else await tx.update(users).set({ freeCreditsMonth }).where(eq(users.id, account.id))
}

/** Throws where the account may not make a story now: 402 without enough credits, else 403 at the month's limit. */
export function requireStoryAllowance(account: Omit<Account, 'id'>, cost: number, now: Date): void {
  if (account.credits < cost) {
    const message = `You need ${cost} ${cost === 1 ? 'credit' : 'credits'} to create a story. Click here to purchase more credits.`
    throw new AppError('insufficient_credits', { message, params: { count: cost, credits: account.credits } })
  }
  if (!isPremium(account, now) && storiesThisMonth(account, now) >= account.monthlyStoryLimit) {
    const date = nextMonth(now).toISOString()
    const message = `You have made your ${account.monthlyStoryLimit} stories for this month. You can make new ones from ${date.slice(0, 10)} (UTC), or at once with Premium.`
    throw new AppError('story_limit_reached', { message, params: { count: account.monthlyStoryLimit, date } })
  }
}

/** Charges a locked account for a story and counts it in its month. Throws as requireStoryAllowance does. */
export async function chargeForStory(tx: Database, account: Account, charge: { storyId: number; cost: number; now: Date }) {
  const { storyId, cost, now } = charge
  requireStoryAllowance(account, cost, now)
  const storiesCreatedThisMonth = storiesThisMonth(account, now) + 1
  const entry = { kind: 'story', reference: String(storyId), amount: -cost } as const
  const creditsRemaining = await book(tx, account, entry, { storiesCreatedThisMonth, storiesMonth: monthOf(now) })
  return { creditsRemaining, storiesCreatedThisMonth }
}

type Purchase = { id: string; pack: string; credits: number }

/** Books a payment's credits, and the premium time that comes with them. */
export async function bookPurchase(tx: Database, account: Account, { id, pack, credits }: Purchase, now: Date): Promise<void> {
  const premiumUntil = extendPremium(account, now, premiumMonthsPerPurchase)
  await book(tx, account, { kind: 'purchase', reference: id, amount: credits, reason: pack }, { premiumUntil })
}

/** Takes credits of a purchase back; none where all were spent, which the history then tells. */
export async function bookRefund(
  tx: Database,
  account: Account,
  refund: { reference: string; taken: number; pack: string },
): Promise<void> {
  await book(tx, account, { kind: 'refund', reference: refund.reference, amount: -refund.taken, reason: refund.pack })
}

/** Credits given by the person who runs the copy. */
export async function bookGrant(
  tx: Database,
  userId: string,
  grant: { reference: string; credits: number; reason: string },
): Promise<number> {
  const { reference, credits, reason } = grant
  return book(tx, await lockAccount(tx, userId), { kind: 'grant', reference, amount: credits, reason })
}
