import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import { endpoints, type FeatureName } from '@nightlight/contract/endpoints'
import fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import type { Database } from './database/connect.ts'
import type { Env } from './env.ts'
import { createMailer } from './features/auth/mailer.ts'
import { sweepResets } from './features/auth/queries.ts'
import { authRoutes } from './features/auth/routes.ts'
import { sweepNetworks } from './features/auth/sign-in-networks.ts'
import { listPacks } from './features/billing/packs.ts'
import { billingRoutes } from './features/billing/routes.ts'
import { takeForms } from './features/billing/test-checkout.ts'
import { stripeWebhook } from './features/billing/webhook.ts'
import { characterRoutes } from './features/characters/routes.ts'
import { childProfileRoutes } from './features/child-profiles/routes.ts'
import { favoriteRoutes } from './features/favorites/routes.ts'
import { learningRoutes } from './features/learning/routes.ts'
import { sweepIdempotencyKeys } from './features/stories/queries.ts'
import { storyRoutes } from './features/stories/routes.ts'
import { originOf, refuseForeignHost } from './http/address.ts'
import { AppError, answerError } from './http/errors.ts'
import { addSecurityHeaders } from './http/headers.ts'
import { type Handlers, mount } from './http/mount.ts'
import { mountOpenApi } from './http/openapi.ts'
import { refuseForeign } from './http/origin.ts'
import { loadPages } from './http/pages.ts'
import { sweepRateLimits } from './http/rate-limits.ts'
import { createTurnServer, refuseUnread } from './http/server.ts'
import { createSessions } from './http/sessions.ts'
import { scheduleBackups } from './operating/backup-schedule.ts'
import { mountHealth } from './operating/health.ts'
import { createCheckout } from './payments/create.ts'
import type { Services } from './services.ts'
import { builtinWriter } from './writers/builtin.ts'

const bodyLimit = 64 * 1024
/** About what a server takes that is stopped and started again. */
const secondsToStartAnew = 5
const sweepEveryMs = 3_600_000

type AppOptions = {
  env: Env
  db: Database
  /** What a test may put in the place of the real thing. */
  replace?: Partial<Pick<Services, 'now' | 'mailer' | 'writers'>>
  webRoot?: string
}

/** Texts, but no events: they go out one by one. Built files lie there compressed already. */
const compressed = /^(?:text\/(?!event-stream)|application\/(?:json|javascript)|image\/svg\+xml)/

/** The whole server, ready to listen. */
export async function buildApp({ env, db, replace = {}, webRoot }: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit,
    serverFactory: createTurnServer,
    // Refused below, in words of our own.
    return503OnClosing: false,
    // One proxy is believed, the nearest: what stands before it in the header anybody could have written.
    trustProxy: env.TRUST_PROXY && ((_address, hop) => hop === 0),
    logger: loggerOf(env),
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: answerError,
  })
  const now = replace.now ?? (() => new Date())
  const metrics = await metricsOf(app, db, env)
  const overTls = env.PUBLIC_URL?.startsWith('https:') ?? false
  const services: Services = {
    env,
    db,
    log: app.log,
    now,
    sessions: createSessions({ db, now, secure: request => overTls || request.protocol === 'https', most: env.SESSIONS_PER_ACCOUNT }),
    mailer: createMailer(env, app.log),
    writers: { builtin: builtinWriter, ...(await modelWriterOf(env, app.log, metrics)) },
    metrics,
    checkout: createCheckout(env, db, app.log),
    origin: () => originOf(app, env),
    afterwards: runAfterwards(app),
    closing: closingOf(app),
    ...replace,
  }
  const pages = await loadPages({ publicUrl: env.PUBLIC_URL, packs: listPacks(services), root: webRoot })

  refuseUnread(app)
  app.addHook('onRequest', async () => {
    if (services.closing.aborted) throw new AppError('busy', { retryAfterSeconds: secondsToStartAnew })
  })
  app.setErrorHandler(answerError)
  takeJsonOnly(app)
  takeForms(app)
  await addSecurityHeaders(app, { scriptHashes: pages.scriptHashes, overTls })
  await app.register(cookie)
  await app.register(compress, { customTypes: compressed })
  app.addHook('onRequest', refuseForeignHost(env))
  app.addHook('onRequest', refuseForeign(env.PUBLIC_URL))
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })

  const features: { [F in FeatureName]: Handlers<(typeof endpoints)[F]> } = {
    auth: authRoutes(services, pages),
    stories: storyRoutes(services),
    favorites: favoriteRoutes(services),
    'child-profiles': childProfileRoutes(services),
    learning: learningRoutes(services),
    characters: characterRoutes(services),
    billing: billingRoutes(services, pages),
  }
  const options = { sessions: services.sessions, checkReplies: env.NODE_ENV === 'test' }
  mount(app, endpoints.auth, features.auth, options)
  mount(app, endpoints.stories, features.stories, options)
  mount(app, endpoints.favorites, features.favorites, options)
  mount(app, endpoints['child-profiles'], features['child-profiles'], options)
  mount(app, endpoints.learning, features.learning, options)
  mount(app, endpoints.characters, features.characters, options)
  mount(app, endpoints.billing, features.billing, options)
  if (env.STRIPE_WEBHOOK_SECRET) await app.register(stripeWebhook(services, env.STRIPE_WEBHOOK_SECRET))

  mountHealth(app, db, env)
  await mountOpenApi(app)
  await pages.mount(app)
  sweepNowAndThen(app, services)
  scheduleBackups(app, db, env, services.afterwards)
  return app
}

/** The log tells methods, paths and codes; never a query, a body, a name or an address of mail. */
function loggerOf(env: Env) {
  return {
    level: env.LOG_LEVEL,
    serializers: { req: (request: FastifyRequest) => ({ method: request.method, path: request.url.split('?')[0] }) },
  }
}

/** The library that measures is loaded only where somebody wants to know. */
async function metricsOf(
  app: FastifyInstance,
  db: Database,
  { METRICS_PORT: port, METRICS_HOST: host }: Env,
): Promise<Services['metrics']> {
  if (port === undefined) return undefined
  const { createMetrics } = await import('./operating/metrics.ts')
  return createMetrics({ app, db, host, port })
}

/** The libraries that speak to a model are loaded only where one is named. */
async function modelWriterOf(env: Env, log: FastifyInstance['log'], metrics: Services['metrics']): Promise<Partial<Services['writers']>> {
  if (!env.MODEL_BASE_URL) return {}
  const { createModelWriter } = await import('./writers/model/model-writer.ts')
  return { model: createModelWriter({ env, log, metrics }) }
}

function closingOf(app: FastifyInstance): AbortSignal {
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())
  return closing.signal
}

function takeJsonOnly(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Some clients name the type even where they send nothing, as with logging out.
    if (body === '') done(null, undefined)
    else parse(request, String(body), done)
  })
}

/** Runs work that need not keep anybody waiting; closing the app waits for it. */
function runAfterwards(app: FastifyInstance): Services['afterwards'] {
  const running = new Set<Promise<void>>()
  app.addHook('onClose', async () => {
    await Promise.all(running)
  })
  return work => {
    const done = work()
      .catch(error => app.log.error({ type: error instanceof Error ? error.name : typeof error }, 'work after an answer failed'))
      .finally(() => running.delete(done))
    running.add(done)
  }
}

/** Takes away what has expired: sessions, links to set a password, and the answers kept for repeated requests. */
function sweepNowAndThen(app: FastifyInstance, { db, now, sessions, afterwards }: Services) {
  const timer = setInterval(() => {
    afterwards(async () => {
      await sessions.sweep()
      await sweepResets(db, now())
      await sweepIdempotencyKeys(db, now())
      await sweepNetworks(db, now())
      await sweepRateLimits(db)
    })
  }, sweepEveryMs)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
