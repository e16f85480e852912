import type { Env } from '../env.ts'
import { type Connection, connect, migrate } from './connect.ts'
import { type Embedded, startEmbedded } from './embedded.ts'
import { CannotStart } from './embedded-binaries.ts'

export type OpenDatabase = Connection & {
  /** Where the data lies, in words for the person at the terminal. */
  where: string
}
type Settings = Pick<Env, 'DATABASE_URL' | 'DATA_DIR' | 'DATABASE_POOL_SIZE' | 'DATABASE_PREPARE'>

/** The migrated database: PostgreSQL anywhere where DATABASE_URL is given, our own otherwise, which closing stops again. */
export async function openDatabase(env: Settings, log: (line: string) => void = console.info): Promise<OpenDatabase> {
  const database = await openUnmigrated(env, log)
  try {
    await migrate(database)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

/** The database as it is, whatever version left it so. */
export async function openUnmigrated(env: Settings, log: (line: string) => void = console.info): Promise<OpenDatabase> {
  const options = { max: env.DATABASE_POOL_SIZE, prepare: env.DATABASE_PREPARE }
  if (env.DATABASE_URL) {
    const connection = connect({ ...options, connectionString: env.DATABASE_URL })
    const { host, pathname } = new URL(env.DATABASE_URL)
    const where = `PostgreSQL at ${host}${pathname} (DATABASE_URL)`
    try {
      await connection.pool.query('select 1')
    } catch (error) {
      await connection.close()
      throw new CannotStart(`${where} cannot be reached: ${error instanceof Error ? error.message || error.name : error}`)
    }
    return { ...connection, where }
  }

  let own: Embedded
  try {
    own = await startEmbedded({ dataDir: env.DATA_DIR, log })
  } catch (error) {
    const folder = error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : undefined
    if (!folder) throw error
    throw new CannotStart(`The data folder cannot be used (${error instanceof Error ? error.message : ''}). Choose another with DATA_DIR.`)
  }
  const connection = connect({ ...options, ...own.connection })
  const close = async () => {
    await connection.close()
    await own.stop()
  }
  return { ...connection, close, where: own.folder }
}
