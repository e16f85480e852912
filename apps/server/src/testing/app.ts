import type { Endpoint, ReplyOf, RequestOf } from '@nightlight/contract/endpoint'
import { type ErrorReply, errorReplySchema } from '@nightlight/contract/errors'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll } from 'vitest'
import { z } from 'zod'
import { buildApp } from '../app.ts'
import { parseEnv } from '../env.ts'
import type { Mail } from '../features/auth/mailer.ts'
import type { Services } from '../services.ts'
import { type TestDatabase, testDatabase } from './database.ts'

export type TestApp = {
  app: FastifyInstance
  db: TestDatabase['db']
  database: TestDatabase
  /** Everything that was mailed, the latest last. */
  mails: Mail[]
  /** A visitor with a cookie jar of their own. */
  visitor: () => Client
}

type Answer = { status: number; headers: Record<string, unknown>; text: string }

/** A browser's side of a conversation: keeps the session's cookie and reads replies by the contract. */
export type Client = {
  /** Calls an endpoint and expects its success. */
  call: <E extends Endpoint>(endpoint: E, request?: Partial<RequestOf<E>>) => Promise<ReplyOf<E>>
  /** Calls an endpoint and expects it to fail. */
  refused: <E extends Endpoint>(endpoint: E, request?: Record<string, unknown>) => Promise<ErrorReply & { status: number }>
  /** Sends anything at all. */
  send: (options: InjectOptions) => Promise<Answer>
  cookie: () => string | undefined
}

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; headers?: Record<string, string>; body?: unknown }

const injectOf = (endpoint: Endpoint, { params = {}, query = {}, headers = {}, body }: Parts): InjectOptions => ({
  method: endpoint.method,
  url: endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name]))),
  query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
  headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
  ...(body !== undefined && { payload: JSON.stringify(body) }),
})

function createClient(app: FastifyInstance): Client {
  let cookie: string | undefined

  const send: Client['send'] = async options => {
    const { statusCode, headers, body, cookies } = await app.inject({
      ...options,
      headers: { ...(cookie !== undefined && { cookie: `nightlight_session=${cookie}` }), ...options.headers },
    })
    for (const set of cookies) if (set.name === 'nightlight_session') cookie = set.value === '' ? undefined : set.value
    return { status: statusCode, headers, text: body }
  }

  return {
    send,
    cookie: () => cookie,
    call: async <E extends Endpoint>(endpoint: E, request: Partial<RequestOf<E>> = {}) => {
      const { status, text } = await send(injectOf(endpoint, request))
      if (status !== endpoint.status) throw new Error(`${endpoint.method} ${endpoint.path}: ${status} ${text}`)
      const reply =
        endpoint.reply instanceof z.ZodType ? endpoint.reply.parse(JSON.parse(text)) : 'empty' in endpoint.reply ? undefined : text
      return reply as ReplyOf<E>
    },
    refused: async (endpoint, request = {}) => {
      const { status, text } = await send(injectOf(endpoint, request))
      if (status < 400) throw new Error(`${endpoint.method} ${endpoint.path} was not refused: ${status} ${text}`)
      return { status, ...errorReplySchema.parse(JSON.parse(text)) }
    },
  }
}

type TestAppOptions = { env?: Record<string, string>; replace?: Partial<Pick<Services, 'now' | 'writers'>> }

/** The real app on a fresh database of its own. Only mail is stood in for; limits are wide unless a test sets them. */
export async function testApp({ env = {}, replace = {} }: TestAppOptions = {}): Promise<TestApp> {
  const database = await testDatabase()
  const mails: Mail[] = []
  const settings = { NODE_ENV: 'test', LOG_LEVEL: 'silent', LOGIN_LIMIT_PER_MINUTE: '1000', REGISTER_LIMIT_PER_HOUR: '1000', ...env }
  const mailer = { send: async (mail: Mail) => void mails.push(mail) }
  const app = await buildApp({ env: parseEnv(settings), db: database.db, replace: { mailer, ...replace } })
  afterAll(() => app.close())
  return { app, db: database.db, database, mails, visitor: () => createClient(app) }
}
