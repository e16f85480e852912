import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { NoConnection, sqlState } from './failures.ts'

/** What a query takes: the database, or the transaction that it is part of. */
export type Database = PgDatabase<NodePgQueryResultHKT>
export type Connection = { db: Database; pool: pg.Pool; close: () => Promise<void> }
export type ConnectOptions = pg.PoolConfig & {
  /** False for a pooler that cannot take named statements (DATABASE_PREPARE=off). */
  prepare?: boolean
}

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
const migrationsOfThisVersion = readMigrationFiles({ migrationsFolder }).length
/** The key of the lock that one starting server holds while it migrates: any number that nothing else uses. */
const migrationLock = 7_203_911

const deadlock = '40P01'
const serializationFailure = '40001'
const attempts = 5

const drizzleOptions = { casing: 'snake_case' } as const
/** Databases whose queries must go without names. */
const unnamed = new WeakSet<Database>()
/** Where a database's transactions take their connections from. */
const pools = new WeakMap<Database, pg.Pool>()

export function connect({ prepare = true, ...options }: ConnectOptions): Connection {
  const pool = new pg.Pool({ max: 10, connectionTimeoutMillis: 10_000, application_name: 'nightlight', ...options })
  // A connection that breaks is replaced at the next query. Without listeners it would end the process: the pool's own is for connections
  // that lie idle, and is taken away from one that a transaction holds.
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))
  const db = drizzle(pool, drizzleOptions)
  pools.set(db, pool)
  if (!prepare) unnamed.add(db)
  return { db, pool, close: () => pool.end() }
}

/** Brings the database to the newest migration of a folder. Of several servers that start together one migrates and the others wait for it. */
export async function migrate({ db, pool }: Connection, folder = migrationsFolder): Promise<void> {
  const lock = await pool.connect()
  try {
    // A transaction's lock, on a connection of its own: a pooler in transaction mode keeps it, and it goes when the process does.
    await lock.query('begin')
    await lock.query('select pg_advisory_xact_lock($1)', [migrationLock])
    await runMigrations(db, { migrationsFolder: folder })
  } finally {
    await lock.query('rollback').finally(() => lock.release())
  }
}

/** How many of this version's migrations the database has not had yet; less than 0 where it is newer than this version. */
export async function migrationsAhead(db: Database): Promise<number> {
  const { rows } = await db.execute<{ done: string }>(sql`select count(*) as done from drizzle.__drizzle_migrations`)
  return migrationsOfThisVersion - Number(rows[0]?.done ?? 0)
}

/** The connections of a database that connect() opened. */
export function poolOf(db: Database): pg.Pool {
  const pool = pools.get(db)
  if (!pool) throw new Error('Only a database that connect() opened has connections of its own')
  return pool
}

/** Does `work` again from its beginning where PostgreSQL asks for it: so it may be one statement, or one transaction. */
export async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const code = sqlState(error)
      if (attempt === attempts || (code !== serializationFailure && code !== deadlock)) throw error
      await new Promise(resolve => setTimeout(resolve, Math.random() * 20 * 2 ** attempt))
    }
  }
}

/** Runs `work` in one transaction, again from its beginning where PostgreSQL asks for it: so it may do nothing but queries. */
export const transact = <T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> => again(() => once(db, work))

/** Not Drizzle's own transaction: where beginning fails, it never gives the connection back to the pool. */
async function once<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  const pool = pools.get(db)
  if (!pool) throw new Error('A transaction begins on a database that connect() opened')
  const client = await pool.connect().catch((cause: unknown) => {
    throw new NoConnection('No connection to the database', { cause })
  })
  const tx = drizzle(client, drizzleOptions)
  if (unnamed.has(db)) unnamed.add(tx)
  let broken = false
  try {
    await tx.execute(sql`begin`)
    const result = await work(tx)
    await tx.execute(sql`commit`)
    return result
  } catch (error) {
    await tx.execute(sql`rollback`).catch(() => {
      broken = true
    })
    throw error
  } finally {
    client.release(broken)
  }
}

/**
 * A hot query: built once for each database and prepared by its name on each connection.
 *
 *     const storyById = prepared('story_by_id', (db, name) => db.select().from(stories).where(eq(stories.id, sql.placeholder('id'))).prepare(name))
 *     await storyById(db).execute({ id })
 */
export function prepared<T>(name: string, build: (db: Database, name: string) => T): (db: Database) => T {
  const built = new WeakMap<Database, { query: T }>()
  return db => {
    const known = built.get(db)
    if (known) return known.query
    const query = build(db, unnamed.has(db) ? '' : name)
    built.set(db, { query })
    return query
  }
}
