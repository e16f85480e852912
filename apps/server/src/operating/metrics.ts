import { createServer } from 'node:http'
import type { WriterName } from '@nightlight/contract/enums'
import { count } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { type Database, poolOf } from '../database/connect.ts'
import { payments } from '../database/schema.ts'
import { healthPath } from './health.ts'

/** What the features tell of their work, for whoever keeps an eye on the server. */
export type Metrics = {
  storyTold: (writer: WriterName) => void
  /** Stories that a model is writing, and that wait for it. */
  watchQueue: (sizes: () => { running: number; waiting: number }) => void
}

/** From a cached answer to a story that a model wrote, in seconds. */
const seconds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

type Options = { app: FastifyInstance; db: Database; host: string; port: number }

/**
 * Measures the server and serves what it measured to Prometheus, at `/metrics` on a port of its own that no visitor reaches. Routes are named by their
 * patterns: no id, name or query is in it.
 */
export function createMetrics({ app, db, host, port }: Options): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry, prefix: 'nightlight_' })
  measureRequests(app, registers)
  const stories = new Counter({
    name: 'nightlight_stories_total',
    help: 'Stories told and saved, by writer',
    labelNames: ['writer'],
    registers,
  })
  measureDatabase(db, registers)
  serve(app, registry, { host, port })
  return {
    storyTold: writer => stories.inc({ writer }),
    watchQueue: sizes => {
      const queue = new Gauge({
        name: 'nightlight_model_stories',
        help: 'Stories for a model: being written, and waiting',
        labelNames: ['state'],
        registers,
        collect: () => {
          const { running, waiting } = sizes()
          queue.set({ state: 'running' }, running)
          queue.set({ state: 'waiting' }, waiting)
        },
      })
    },
  }
}

function measureRequests(app: FastifyInstance, registers: Registry[]): void {
  const durations = new Histogram({
    name: 'nightlight_http_request_duration_seconds',
    help: 'Requests by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds,
    registers,
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    if (!route.startsWith(healthPath))
      durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
}

function measureDatabase(db: Database, registers: Registry[]): void {
  const connections = new Gauge({
    name: 'nightlight_database_connections',
    help: 'Connections of the pool: open, idle, and requests that wait for one',
    labelNames: ['state'],
    registers,
    collect: () => {
      const { totalCount, idleCount, waitingCount } = poolOf(db)
      connections.set({ state: 'open' }, totalCount)
      connections.set({ state: 'idle' }, idleCount)
      connections.set({ state: 'waiting' }, waitingCount)
    },
  })
  const paid = new Gauge({
    name: 'nightlight_payments',
    help: 'Payments kept, by status',
    labelNames: ['status'],
    registers,
    collect: async () => {
      const rows = await db.select({ status: payments.status, count: count() }).from(payments).groupBy(payments.status)
      for (const row of rows) paid.set({ status: row.status }, row.count)
    },
  })
}

function serve(app: FastifyInstance, registry: Registry, { host, port }: { host: string; port: number }): void {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    registry.metrics().then(
      text => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      // The database is away: what it would tell is missing, and Prometheus shows that this server could not be asked.
      () => response.writeHead(503).end(),
    )
  })
  app.addHook('onListen', async () => {
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  })
  app.addHook('onClose', async () => {
    server.closeAllConnections()
    server.close()
  })
}
