import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { type BackupTable, backupFormat, newSum, wholeBackup } from './backup-file.ts'
import { sequencesOf, tablesInOrder } from './schema-facts.ts'

export type BackupSummary = { tables: number; rows: number }

/** Rows read at a time: a backup takes little memory, however much there is. */
const rowsAtOnce = 500
/** Texts as any PostgreSQL reads them again. */
const settings = [
  "set local timezone to 'UTC'",
  "set local datestyle to 'ISO'",
  "set local intervalstyle to 'iso_8601'",
  'set local bytea_output to hex',
]

/**
 * Writes everything that is kept to a file, as of one moment, while the server goes on. The file appears under its name when it is whole; only its owner may
 * read it.
 */
export async function writeBackup(pool: pg.Pool, file: string, now = new Date()): Promise<BackupSummary> {
  const unfinished = `${file}.unfinished`
  const client = await pool.connect()
  const summary: BackupSummary = { tables: 0, rows: 0 }
  try {
    await client.query('begin isolation level repeatable read read only')
    for (const setting of settings) await client.query(setting)
    await pipeline(Readable.from(linesFrom(client, now, summary)), createGzip(), createWriteStream(unfinished, { mode: 0o600 }))
    const handle = await open(unfinished, 'r+')
    await handle.sync().finally(() => handle.close())
    await rename(unfinished, file)
    return summary
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  } finally {
    await client.query('rollback').then(
      () => client.release(),
      error => client.release(error),
    )
  }
}

/** The lines of a backup, and behind them the one that ends it, with the sum of them all. */
async function* linesFrom(client: pg.ClientBase, now: Date, summary: BackupSummary): AsyncGenerator<string> {
  const all = newSum()
  for await (const line of contentsOf(client, now, summary)) {
    all.update(line)
    yield line
  }
  yield `${JSON.stringify({ end: wholeBackup, rows: summary.rows, sha256: all.digest('hex') })}\n`
}

async function* contentsOf(client: pg.ClientBase, now: Date, summary: BackupSummary): AsyncGenerator<string> {
  const { rows } = await client.query<{ done: string }>('select count(*) as done from drizzle.__drizzle_migrations')
  yield `${JSON.stringify({ nightlight: 'backup', format: backupFormat, migrations: Number(rows[0]?.done), at: now.toISOString() })}\n`
  for (const table of await tablesInOrder(client)) {
    summary.tables++
    yield `${JSON.stringify(table)}\n`
    const sum = newSum()
    let count = 0
    for await (const line of rowsOf(client, table)) {
      sum.update(line)
      count++
      yield line
    }
    summary.rows += count
    yield `${JSON.stringify({ end: table.table, rows: count, sha256: sum.digest('hex') })}\n`
  }
  for (const sequence of await sequencesOf(client)) yield `${JSON.stringify(sequence)}\n`
}

async function* rowsOf(client: pg.ClientBase, { table, columns }: BackupTable): AsyncGenerator<string> {
  const texts = columns.map(({ name }) => `${pg.escapeIdentifier(name)}::text`).join(', ')
  await client.query(`declare backup_rows no scroll cursor for select ${texts} from ${pg.escapeIdentifier(table)}`)
  for (;;) {
    const { rows } = await client.query({ text: `fetch ${rowsAtOnce} from backup_rows`, rowMode: 'array' })
    for (const row of rows) yield `${JSON.stringify(row)}\n`
    if (rows.length < rowsAtOnce) break
  }
  await client.query('close backup_rows')
}
