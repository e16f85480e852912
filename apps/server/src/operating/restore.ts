import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import { type Connection, migrate, migrationsFolder } from '../database/connect.ts'
import { BackupError, type BackupRow, type BackupTable, linesOfBackup } from './backup-file.ts'
import { tablesInOrder } from './schema-facts.ts'

export type RestoreSummary = { at: string; tables: number; rows: number }

const rowsAtOnce = 500

/**
 * Puts a backup into an empty place. The file is read through and checked first; then its own state of the schema is made, filled in one transaction, and
 * brought to this version by every migration since.
 * @throws BackupError where the file is damaged or newer than this version, or the place holds something
 */
export async function restoreBackup(connection: Connection, file: string): Promise<RestoreSummary> {
  const { migrations, at } = await checkedHeader(file)
  await requireEmpty(connection.pool)
  await migrateTo(connection, migrations)
  const summary: RestoreSummary = { at, tables: 0, rows: 0 }
  const client = await connection.pool.connect()
  try {
    await client.query('begin')
    await fill(client, file, summary)
    await client.query('commit')
    client.release()
  } catch (error) {
    await client.query('rollback').catch(() => {})
    client.release(true)
    throw error
  }
  await migrate(connection)
  return summary
}

async function checkedHeader(file: string): Promise<{ migrations: number; at: string }> {
  let header: { migrations: number; at: string } | undefined
  for await (const line of linesOfBackup(file)) if (!Array.isArray(line) && 'nightlight' in line) header = line
  if (!header) throw new BackupError(`${file} is no backup of Nightlight`)
  return header
}

/**
 * A schema without a single row, as a first start leaves it, is taken away; anything else stays, and nothing is restored. What is looked at is locked until
 * it is gone, so that a server that runs there meanwhile loses nothing.
 */
async function requireEmpty(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const { table } of await tablesInOrder(client)) {
      const name = pg.escapeIdentifier(table)
      await client.query(`lock table ${name} in access exclusive mode`)
      const { rowCount } = await client.query(`select 1 from ${name} limit 1`)
      if (rowCount) throw new BackupError(`There is something here already (in “${table}”): a backup is restored into an empty place only.`)
    }
    await client.query('drop schema if exists drizzle cascade')
    await client.query('drop schema public cascade')
    await client.query('create schema public')
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) })

/** Brings an empty database to where it was after so many migrations. @throws BackupError where this version has fewer */
export async function migrateTo(connection: Connection, migrations: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'nightlight-migrations-'))
  try {
    await cp(migrationsFolder, folder, { recursive: true })
    const path = join(folder, 'meta/_journal.json')
    const journal = journalSchema.parse(JSON.parse(await readFile(path, 'utf8')))
    if (migrations > journal.entries.length) throw new BackupError('The backup was made by a newer version of Nightlight: upgrade first.')
    await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, migrations) }))
    await migrate(connection, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function fill(client: pg.ClientBase, file: string, summary: RestoreSummary): Promise<void> {
  let table: BackupTable | undefined
  let rows: BackupRow[] = []
  const insert = async () => {
    if (table && rows.length > 0) await insertRows(client, table, rows)
    summary.rows += rows.length
    rows = []
  }
  for await (const line of linesOfBackup(file)) {
    if (Array.isArray(line)) {
      rows.push(line)
      if (rows.length === rowsAtOnce) await insert()
    } else if ('table' in line) {
      table = line
      summary.tables++
    } else if ('end' in line) await insert()
    else if ('sequence' in line)
      await client.query('select setval($1::regclass, $2::bigint, $3)', [pg.escapeIdentifier(line.sequence), line.value, line.called])
  }
}

/** Each column goes over as a list of texts, so that a batch is one statement however many rows it has. */
async function insertRows(client: pg.ClientBase, { table, columns }: BackupTable, rows: readonly BackupRow[]): Promise<void> {
  const names = columns.map(({ name }) => pg.escapeIdentifier(name)).join(', ')
  const lists = columns.map((_, index) => `$${index + 1}::text[]`).join(', ')
  const aliases = columns.map((_, index) => `c${index}`).join(', ')
  const typed = columns.map(({ type }, index) => `r.c${index}::${type}`).join(', ')
  await client.query(
    `insert into ${pg.escapeIdentifier(table)} (${names}) overriding system value select ${typed} from unnest(${lists}) as r(${aliases})`,
    columns.map((_, index) => rows.map(row => row[index] ?? null)),
  )
}
