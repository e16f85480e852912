import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { connect, migrate } from '../database/connect.ts'
import { type Embedded, startEmbedded } from '../database/embedded.ts'
import { isAlive } from '../database/embedded-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The run's server, and the migrated database that every test file's own is copied from. */
    postgres: { connection: Embedded['connection']; template: string }
  }
}

/** Kept from run to run, so that it is made once; two runs at the same time share the server. */
const dataDir = fileURLToPath(new URL('../../../../node_modules/.cache/nightlight-tests', import.meta.url))

/** One PostgreSQL for the whole run, with a migrated template in it. */
export default async function setup({ provide }: TestProject) {
  const server = await startEmbedded({ dataDir, log: console.info })
  const admin = connect({ ...server.connection, max: 1 })
  const template = `test_${process.pid}`

  const drop = async (wanted: (pid: number) => boolean) => {
    const { rows } = await admin.pool.query<{ datname: string }>(`select datname from pg_database where datname ~ '^test_[0-9]+'`)
    for (const { datname } of rows) {
      if (wanted(Number(datname.split('_')[1]))) await admin.pool.query(`drop database if exists "${datname}" with (force)`)
    }
  }

  await drop(pid => pid === process.pid || !isAlive(pid))
  await admin.pool.query(`create database "${template}"`)
  const made = connect({ ...server.connection, database: template })
  await migrate(made)
  await made.close()
  provide('postgres', { connection: server.connection, template })

  return async () => {
    await drop(pid => pid === process.pid)
    await admin.close()
    await server.stop()
  }
}
