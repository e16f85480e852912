import { statfs } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { type Database, migrationsAhead } from '../database/connect.ts'
import type { Env } from '../env.ts'

/** Every probe is below this path, and is answered under any name: what asks is a balancer, which knows us by an address. */
export const healthPath = '/api/health/'

const databasePatienceMs = 2000
/** With less room than this on the disk of its own data, a server should be given no more work. */
const leastFreeBytes = 100 * 1024 * 1024
const secondsToAskAgain = 5

type Checks = { database: boolean; migrations: boolean; disk: boolean }

/**
 * `live`: the process answers. `ready`: it can serve visitors, which takes a database that answers, in the state that this version expects, and room on
 * the disk where the data is its own. Neither tells anything about anybody.
 */
export function mountHealth(app: FastifyInstance, db: Database, env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>): void {
  app.get(`${healthPath}live`, async () => ({ status: 'live' }))
  app.get(`${healthPath}ready`, async (_request, reply) => {
    const database = await answersInTime(db)
    const checks: Checks = { database, migrations: database && (await migrationsAhead(db).catch(() => 1)) === 0, disk: await hasRoom(env) }
    if (Object.values(checks).every(Boolean)) return { status: 'ready', checks }
    return reply.code(503).header('retry-after', secondsToAskAgain).send({ status: 'not ready', checks })
  })
}

async function answersInTime(db: Database): Promise<boolean> {
  const late = new Promise<boolean>(resolve => setTimeout(resolve, databasePatienceMs, false).unref())
  const answered = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  return Promise.race([answered, late])
}

async function hasRoom({ DATABASE_URL, DATA_DIR }: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>): Promise<boolean> {
  if (DATABASE_URL) return true
  const { bavail, bsize } = await statfs(DATA_DIR).catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize >= leastFreeBytes
}
