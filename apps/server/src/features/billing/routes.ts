import type { billingEndpoints } from '@nightlight/contract/billing'
import { maxId } from '@nightlight/contract/limits'
import type { FastifyRequest } from 'fastify'
import type { Handlers } from '../../http/mount.ts'
import { languageOf, type Pages } from '../../http/pages.ts'
import type { Services } from '../../services.ts'
import { beginCheckout } from './begin-checkout.ts'
import { listPacks } from './packs.ts'
import { entriesOfUser } from './queries.ts'
import { payTest, requireTestPayment } from './test-checkout.ts'
import { testCheckoutPage } from './test-checkout-page.ts'
import { verifyPayment } from './verify-payment.ts'

export function billingRoutes(services: Services, pages: Pages): Handlers<typeof billingEndpoints> {
  const { db, env } = services
  const baseOf = ({ protocol, host }: FastifyRequest) => env.PUBLIC_URL ?? `${protocol}://${host}`
  return {
    packs: async () => listPacks(services),

    history: async ({ query, user }) => {
      const { limit, cursor = maxId } = query
      const rows = await entriesOfUser(db).execute({ userId: user.id, cursor, limit: limit + 1 })
      const entries = rows.slice(0, limit).map(row => ({ ...row, createdAt: row.createdAt.toISOString() }))
      return { entries, nextCursor: rows.length > limit ? (entries.at(-1)?.id ?? null) : null }
    },

    createCheckout: async ({ body, user, request }) => ({ url: await beginCheckout(services, user, body, baseOf(request)) }),

    verifyPayment: async ({ body, user }) => verifyPayment(services, user, body.sessionId),

    testCheckoutPage: async ({ params, query, user, request }) => {
      const payment = await requireTestPayment(services, user, params.sessionId)
      return testCheckoutPage(payment, { language: languageOf(undefined, request), look: pages.look, refused: query.refused })
    },

    testCheckoutPay: async ({ params, body, user }) => payTest(services, user, params.sessionId, body),
  }
}
