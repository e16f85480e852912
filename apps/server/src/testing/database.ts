import { randomBytes } from 'node:crypto'
import { afterAll, inject } from 'vitest'
import { type Connection, type ConnectOptions, connect } from '../database/connect.ts'

export type TestDatabase = Connection & {
  /** For a server process of its own: what to give it as DATABASE_URL. */
  url: string
}

/** A fresh, migrated database for the test file that asks for it; closed when the file is done. */
export async function testDatabase(options: ConnectOptions = {}): Promise<TestDatabase> {
  const { connection, template } = inject('postgres')
  const database = `${template}_${randomBytes(6).toString('hex')}`
  const admin = connect({ ...connection, max: 1 })
  await admin.pool.query(`create database "${database}" template "${template}"`)
  await admin.close()
  const made = connect({ ...connection, database, ...options })
  afterAll(made.close)
  const url = new URL(`postgres://${connection.user}@localhost/${database}`)
  url.password = connection.password ?? ''
  url.searchParams.set('host', connection.host)
  url.searchParams.set('port', String(connection.port))
  return { ...made, url: url.href }
}
