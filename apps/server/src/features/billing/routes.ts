import type { billingEndpoints } from '@nightlight/contract/billing'
import { maxId } from '@nightlight/contract/limits'
import { AppError } from '../../http/errors.ts'
import type { Handlers } from '../../http/mount.ts'
import type { Services } from '../../services.ts'
import { listPacks } from './packs.ts'
import { entriesOfUser } from './queries.ts'

export function billingRoutes({ db, env }: Services): Handlers<typeof billingEndpoints> {
  return {
    packs: async () => listPacks(env),

    history: async ({ query, user }) => {
      const { limit, cursor = maxId } = query
      const rows = await entriesOfUser(db).execute({ userId: user.id, cursor, limit: limit + 1 })
      const entries = rows.slice(0, limit).map(row => ({ ...row, createdAt: row.createdAt.toISOString() }))
      return { entries, nextCursor: rows.length > limit ? (entries.at(-1)?.id ?? null) : null }
    },

    createCheckout: async () => {
      throw new AppError('invalid_credit_package', { field: 'priceId' })
    },
    verifyPayment: async () => {
      throw new AppError('payment_not_found')
    },
    testCheckoutPage: async () => {
      throw new AppError('payment_not_found')
    },
    testCheckoutPay: async () => {
      throw new AppError('payment_not_found')
    },
  }
}
