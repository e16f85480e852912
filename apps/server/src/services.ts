import type { WriterName } from '@nightlight/contract/enums'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from './database/connect.ts'
import type { Env } from './env.ts'
import type { Mailer } from './features/auth/mailer.ts'
import type { Sessions } from './http/sessions.ts'
import type { Metrics } from './operating/metrics.ts'
import type { Checkout } from './payments/checkout.ts'
import type { Writer } from './writers/writer.ts'

/** What the features work with; made once in app.ts. */
export type Services = {
  env: Env
  db: Database
  log: FastifyBaseLogger
  /** The clock, so that a test can turn the month. */
  now: () => Date
  sessions: Sessions
  /** Where visitors reach us, for links that go out: PUBLIC_URL, or the address that we listen on. */
  origin: () => string
  mailer: Mailer
  /** The built-in storyteller always; a model where one is named. */
  writers: { builtin: Writer } & Partial<Record<WriterName, Writer>>
  /** Where the server is measured (METRICS_PORT). */
  metrics: Metrics | undefined
  /** Who takes payments; undefined where packs are shown and cannot be bought. */
  checkout: Checkout | undefined
  /** Work that goes on after the answer was sent; closing waits for it, and a failure is logged. */
  afterwards: (work: () => Promise<void>) => void
  /** Aborted when the server is asked to stop: what takes long ends quickly. */
  closing: AbortSignal
}
