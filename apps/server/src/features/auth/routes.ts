import type { authEndpoints } from '@nightlight/contract/auth'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { transact } from '../../database/connect.ts'
import { AppError } from '../../http/errors.ts'
import type { Handlers } from '../../http/mount.ts'
import { isForeign } from '../../http/origin.ts'
import type { Pages } from '../../http/pages.ts'
import { networkOf } from '../../http/rate-limits.ts'
import { readAccount } from '../../http/sessions.ts'
import type { Services } from '../../services.ts'
import { withFreeMonth } from '../billing/free-month.ts'
import { refuseCommon } from './common-passwords.ts'
import { exportData } from './export-data.ts'
import { createLimits } from './limits.ts'
import { modelConsentOf, modelHost } from './model-consent.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { presentUser } from './present.ts'
import { createProviders } from './providers.ts'
import { deleteUser, findByEmail, findPasswordHash, insertReset, takeReset, updateModelConsent, updatePassword } from './queries.ts'
import { openAccount } from './register.ts'
import { resetMail } from './reset-mail.ts'
import { rememberNetwork } from './sign-in-networks.ts'

export function authRoutes(services: Services, pages: Pages): Handlers<typeof authEndpoints> {
  const { env, db, now, sessions, mailer, origin, afterwards } = services
  const providers = createProviders(services)
  const limits = createLimits(services)

  const present = async (userId: string) => presentUser(await readAccount(db, userId), env, now())

  /** Signs in, and remembers from where: there nobody's guesses keep the account out. */
  async function enter(userId: string, request: FastifyRequest, reply: FastifyReply) {
    await sessions.open(userId, request, reply)
    await rememberNetwork(db, userId, networkOf(request.ip), now())
  }

  /** The password once more, for what cannot be undone. */
  async function requirePassword(userId: string, password: string, field: string) {
    const forgive = await limits.confirm(userId)
    if (!(await verifyPassword(password, await findPasswordHash(db, userId)))) throw new AppError('wrong_password', { field })
    await forgive()
  }

  return {
    user: async ({ user }) => presentUser(await withFreeMonth(services, user), env, now()),

    register: async ({ body, request, reply }) => {
      const { password, ...person } = body
      refuseCommon(password, 'password')
      await limits.register(request.ip, person.email)
      const userId = await openAccount(db, { ...person, passwordHash: await hashPassword(password) }, env.WELCOME_CREDITS)
      await enter(userId, request, reply)
      return present(userId)
    },

    login: async ({ body, request, reply }) => {
      const account = await findByEmail(db, body.email)
      const forgive = await limits.login({ ip: request.ip, email: body.email, userId: account?.id })
      if (!(await verifyPassword(body.password, account?.passwordHash)) || !account) throw new AppError('wrong_credentials')
      await forgive()
      await enter(account.id, request, reply)
      return present(account.id)
    },

    loginPage: async ({ query, request, reply }) => {
      reply.header('cache-control', 'no-cache')
      return pages.login(query.lng, request)
    },

    logout: async ({ request, reply }) => {
      await sessions.end(request, reply)
    },

    logoutPage: async ({ request, reply }) => {
      // A link on another site must not sign anybody out.
      if (!isForeign(request, env.PUBLIC_URL)) await sessions.end(request, reply)
      return '/'
    },

    methods: async () => ({ providers: providers.list, mail: env.SMTP_URL !== undefined }),
    providerStart: async ({ params, query, request, reply }) => providers.start(params.provider, query.next, request, reply),
    providerReturn: async ({ params, request, reply }) => providers.finish(params.provider, request, reply),

    forgottenPassword: async ({ body, request }) => {
      const account = await findByEmail(db, body.email)
      await limits.resetMail({ ip: request.ip, email: body.email, userId: account?.id })
      // After the answer, so that it comes at the same time whether or not there is such an account.
      afterwards(async () => {
        if (!account) return
        const token = await insertReset(db, account.id, now())
        await mailer.send(resetMail(body.language, body.email, `${origin()}/api/login?reset=${token}`))
      })
    },

    resetPassword: async ({ body, request }) => {
      refuseCommon(body.password, 'password')
      await limits.reset(request.ip)
      const passwordHash = await hashPassword(body.password)
      await transact(db, async tx => {
        const userId = await takeReset(tx, body.token, now())
        if (!userId) throw new AppError('reset_link_invalid')
        await updatePassword(tx, userId, passwordHash)
      })
    },

    changePassword: async ({ body, user, request, reply }) => {
      refuseCommon(body.newPassword, 'newPassword')
      if (user.hasPassword) await requirePassword(user.id, body.currentPassword, 'currentPassword')
      const passwordHash = await hashPassword(body.newPassword)
      await transact(db, tx => updatePassword(tx, user.id, passwordHash))
      await sessions.open(user.id, request, reply)
    },

    modelConsent: async ({ body, user }) => {
      const host = modelHost(env)
      if (host === undefined) throw new AppError('not_found')
      await updateModelConsent(db, user.id, body.enabled ? { at: modelConsentOf(user, env) ?? now(), host } : null)
      return present(user.id)
    },

    exportData: async ({ user, reply }) => {
      reply.header('content-disposition', 'attachment; filename="nightlight.json"')
      return exportData(db, user)
    },

    deleteAccount: async ({ body, user, request, reply }) => {
      if (user.hasPassword) await requirePassword(user.id, body.password ?? '', 'password')
      await deleteUser(db, user.id)
      await sessions.end(request, reply)
    },
  }
}
