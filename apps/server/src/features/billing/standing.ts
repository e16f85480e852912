/** What an account may do at a moment, worked out from its row and the clock. */

type Premium = { premiumUntil: Date | null }
type Counter = { storiesCreatedThisMonth: number; storiesMonth: string | null }

export const isPremium = (account: Premium, now: Date) => account.premiumUntil !== null && account.premiumUntil > now

/** The calendar month in UTC, such as '2026-01'. */
export const monthOf = (moment: Date) => moment.toISOString().slice(0, 7)

/** The first moment of the next calendar month in UTC. */
export const nextMonth = (moment: Date) => new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 1))

/** The stories made in the present month: the count of an earlier month counts no more. */
export const storiesThisMonth = (account: Counter, now: Date) =>
  account.storiesMonth === monthOf(now) ? account.storiesCreatedThisMonth : 0

type FreeMonth = Premium & { freeCreditsMonth: string | null; createdAt: Date }

/** Whether a free account's credits are to be filled up: it is used for the first time in a month after the one in which that was last seen to. */
export const isFreeMonthDue = (account: FreeMonth, now: Date) =>
  !isPremium(account, now) && monthOf(now) > (account.freeCreditsMonth ?? monthOf(account.createdAt))

/** Premium time after a purchase: so many months from now, or from the end of the present premium time if that is later. */
export function extendPremium(account: Premium, now: Date, months: number): Date {
  const from = isPremium(account, now) && account.premiumUntil ? account.premiumUntil : now
  const until = new Date(from)
  until.setUTCMonth(until.getUTCMonth() + months)
  return until
}
