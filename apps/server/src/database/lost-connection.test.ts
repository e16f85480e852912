import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorReplySchema } from '@nightlight/contract/errors'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { killServers, type ServerProcess, startServer } from '../testing/server-process.ts'
import { callAs, register, type Visitor } from '../testing/visitor.ts'

const database = await testDatabase()
let scratch: string
let emails = 0

beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'nightlight-test-'))
  await chmod(scratch, 0o755)
})
afterEach(async () => {
  await killServers()
  await rm(scratch, { recursive: true, force: true })
})

const story = { childName: 'Mia', animal: 'Fox', theme: 'Courage', storyLength: 'short' }
const create = (visitor: Visitor, { url }: ServerProcess) => callAs(visitor, url, 'POST', '/api/stories', { body: story })
const list = (visitor: Visitor, { url }: ServerProcess) => callAs(visitor, url, 'GET', '/api/my-stories?view=card')
const enter = ({ url }: ServerProcess) => register(url, `parent${++emails}@example.org`)

const sleepers = async () =>
  (await database.pool.query(`select pid from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`)).rowCount

it('a server whose connections all break in the middle of transactions answers 503 and goes on', async () => {
  const server = await startServer({ env: { DATABASE_URL: database.url, DATABASE_POOL_SIZE: '4' } })
  const visitor = await enter(server)
  await database.pool.query(`create function wait() returns trigger language plpgsql as $$ begin perform pg_sleep(60); return new; end $$`)
  await database.pool.query('create trigger wait before insert on stories for each row execute function wait()')
  // More often than there are connections: none may be lost to the pool.
  for (let round = 0; round < 6; round++) {
    const asked = create(visitor, server)
    await expect.poll(sleepers, { timeout: 10_000 }).toBe(1)
    await database.pool
      .query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`)
      .catch(() => {})
    const answer = await asked
    expect(answer.status).toBe(503)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(errorReplySchema.parse(await answer.json()).code).toBe('database_away')
  }
  await database.pool.query('drop trigger wait on stories')
  expect((await create(visitor, server)).status).toBe(201)
})

const postmaster = async ({ folder }: ServerProcess) => Number((await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')[0])

it('a server whose own PostgreSQL is killed under load lives, answers 503 meanwhile, and starts it again', {
  timeout: 90_000,
}, async () => {
  const server = await startServer({ env: { DATA_DIR: scratch, WELCOME_CREDITS: '100000' } })
  const visitor = await enter(server)
  const statuses = new Set<number>()
  let over = false
  const load = Array.from({ length: 8 }, async (_, number) => {
    while (!over) {
      // A rejection means that the server is gone, and fails the test.
      const { status } = await (number % 2 === 0 ? create : list)(visitor, server)
      statuses.add(status)
    }
  })
  for (let kill = 0; kill < 6; kill++) {
    await sleep(300)
    const killed = await postmaster(server)
    process.kill(killed, 'SIGKILL')
    // What it had begun goes on for a moment, and is answered.
    await expect.poll(() => postmaster(server).catch(() => killed), { timeout: 30_000 }).not.toBe(killed)
    await expect.poll(async () => (await list(visitor, server)).status, { timeout: 30_000 }).toBe(200)
  }
  over = true
  await Promise.all(load)
  expect([...statuses].filter(status => ![200, 201, 403, 503].includes(status))).toEqual([])
  expect(await server.end('SIGTERM')).toBe(0)
})
