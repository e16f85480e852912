import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync, gzipSync } from 'node:zlib'
import { endpoints } from '@nightlight/contract/endpoints'
import { afterAll, expect, inject, test } from 'vitest'
import { type Connection, connect, migrationsAhead } from '../database/connect.ts'
import { checkLedger } from '../features/billing/check-ledger.ts'
import { testApp } from '../testing/app.ts'
import { signUp, storyRequest } from '../testing/builders.ts'
import { writeBackup } from './backup.ts'
import { backUpIfDue } from './backup-schedule.ts'
import { migrateTo, restoreBackup } from './restore.ts'
import { tablesInOrder } from './schema-facts.ts'

const folder = await mkdtemp(join(tmpdir(), 'nightlight-backup-'))
afterAll(() => rm(folder, { recursive: true }))
const house = await testApp()
const person = await signUp(house, 'ada@example.org')
await person.send({ method: 'POST', url: '/api/stories', payload: storyRequest({ childName: 'Zoë “quoted” \\ \n 李明' }) })
await person.send({ method: 'POST', url: '/api/stories', payload: storyRequest() })

/** A database with nothing in it at all. */
async function emptyDatabase(): Promise<Connection & { url: string }> {
  const { connection } = inject('postgres')
  const database = `nightlight_empty_${randomBytes(6).toString('hex')}`
  const admin = connect({ ...connection, max: 1 })
  await admin.pool.query(`create database "${database}" template template0`)
  await admin.close()
  const made = connect({ ...connection, database })
  afterAll(made.close)
  const url = new URL(house.database.url)
  url.pathname = `/${database}`
  return { ...made, url: url.href }
}

/** Everything in a database, as text. */
async function contentOf({ pool }: Pick<Connection, 'pool'>) {
  const client = await pool.connect()
  try {
    const all: Record<string, unknown[]> = {}
    for (const { table } of await tablesInOrder(client))
      all[table] = (await client.query(`select t::text as row from "${table}" t order by 1`)).rows
    return all
  } finally {
    client.release()
  }
}

test('a backup of a running server, restored into an empty place, is the same to the last row, and life goes on there', async () => {
  const file = join(folder, 'whole.gz')
  const { rows } = await writeBackup(house.database.pool, file)
  expect(rows).toBeGreaterThan(10)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const place = await emptyDatabase()
  expect(await restoreBackup(place, file)).toMatchObject({ rows })
  expect(await contentOf(place)).toEqual(await contentOf(house.database))
  expect((await checkLedger(place.db)).faults).toEqual([])
  // A new row gets a number that nobody had.
  const { rows: ids } = await place.pool.query(
    "select nextval(pg_get_serial_sequence('stories', 'id'))::int as next, max(id)::int as last from stories",
  )
  expect(ids[0].next).toBeGreaterThan(ids[0].last)
})

test('a file that was cut off or changed is refused, and nothing is touched', async () => {
  const file = join(folder, 'damaged.gz')
  await writeBackup(house.database.pool, file)
  const whole = gunzipSync(await readFile(file)).toString()
  const place = await emptyDatabase()
  for (const [damage, said] of [
    [whole.slice(0, whole.lastIndexOf('\n', whole.length - 2) + 1), 'not whole'],
    [whole.replace('ada@example.org', 'eve@example.org'), 'not as it was written'],
    [whole.replace('"type":"text"', '"type":"bytea"'), 'not as it was written'],
    ['{"some":"json"}\n', 'not as a backup has it'],
  ] as const) {
    await writeFile(file, gzipSync(damage))
    await expect(restoreBackup(place, file)).rejects.toThrow(said)
  }
  await writeFile(file, 'no gzip at all')
  await expect(restoreBackup(place, file)).rejects.toThrow('cannot be read')
  expect(await contentOf(place)).toEqual({})
})

test('a backup is not restored over anything', async () => {
  const file = join(folder, 'over.gz')
  await writeBackup(house.database.pool, file)
  const before = await contentOf(house.database)
  await expect(restoreBackup(house.database, file)).rejects.toThrow('an empty place only')
  expect(await contentOf(house.database)).toEqual(before)
})

test('a backup from the first released schema comes through every migration since', async () => {
  const old = await emptyDatabase()
  await migrateTo(old, 1)
  await old.pool.query("insert into users (id, email, credits) values (gen_random_uuid(), 'old@example.org', 0)")
  const file = join(folder, 'old.gz')
  await writeBackup(old.pool, file)
  const place = await emptyDatabase()
  expect(await restoreBackup(place, file)).toMatchObject({ rows: 1 })
  expect(await migrationsAhead(place.db)).toBe(0)
  expect((await place.pool.query('select email from users')).rows).toEqual([{ email: 'old@example.org' }])
})

test('from the command line: backup beside the server, restore into the fresh start of another', async () => {
  const program = fileURLToPath(new URL('./backup-command.ts', import.meta.url))
  const run = (url: string, ...args: string[]) =>
    new Promise<{ code: number; said: string }>(resolve => {
      execFile(process.execPath, [program, ...args], { env: { PATH: process.env.PATH, DATABASE_URL: url } }, (error, stdout, stderr) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: stdout + stderr }),
      )
    })
  const file = join(folder, 'command.gz')
  expect(await run(house.database.url, 'backup', file)).toMatchObject({ code: 0, said: expect.stringContaining('whole') })
  const fresh = await testApp()
  expect(await run(fresh.database.url, 'restore', file)).toMatchObject({ code: 0, said: expect.stringContaining('every balance is right') })
  expect(await contentOf(fresh.database)).toEqual(await contentOf(house.database))
  expect(await run(fresh.database.url, 'restore', file)).toMatchObject({ code: 1, said: expect.stringContaining('an empty place only') })
  expect(await run(fresh.database.url, 'restore')).toMatchObject({ code: 1, said: expect.stringContaining('Usage') })
  expect(await person.call(endpoints.auth.user)).toMatchObject({ email: 'ada@example.org' })
})

test('on schedule a backup is written when the newest is too old, and the oldest go', async () => {
  const settings = { BACKUP_DIR: join(folder, 'scheduled'), BACKUP_EVERY_HOURS: 24, BACKUP_KEEP: 2 }
  const at = (hours: number) => backUpIfDue(house.db, settings, new Date(Date.UTC(2027, 0, 1, hours)))
  const first = await at(0)
  expect(first).toContain('nightlight-2027-01-01T00-00-00Z.gz')
  expect(await at(23)).toBeUndefined()
  expect(await at(24)).toBeDefined()
  expect(await at(48)).toBeDefined()
  expect(await readdir(settings.BACKUP_DIR)).toEqual(['nightlight-2027-01-02T00-00-00Z.gz', 'nightlight-2027-01-03T00-00-00Z.gz'])
  const place = await emptyDatabase()
  await restoreBackup(place, join(settings.BACKUP_DIR, 'nightlight-2027-01-03T00-00-00Z.gz'))
  expect(await contentOf(place)).toEqual(await contentOf(house.database))
})
