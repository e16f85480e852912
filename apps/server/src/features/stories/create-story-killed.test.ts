import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { storyCreatedSchema } from '@nightlight/contract/stories'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { killServers, type ServerProcess, startServer } from '../../testing/server-process.ts'
import { callAs, register } from '../../testing/visitor.ts'

const creations = 200
const atOnce = 4
const cost = 5
const welcome = cost * (creations + 20)
/** Wherever they fall, what was answered must be there; a fixed list would always miss the same moments. */
const kills = 6

let scratch: string
let server: ServerProcess
const start = () => startServer({ env: { DATA_DIR: scratch, WELCOME_CREDITS: String(welcome), STORY_CREDIT_COST: String(cost) } })

beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'nightlight-test-'))
  await chmod(scratch, 0o755)
  server = await start()
})
afterEach(async () => {
  await server.end('SIGTERM')
  await killServers()
  await rm(scratch, { recursive: true, force: true })
})

async function query<T extends pg.QueryResultRow>(text: string): Promise<T[]> {
  const client = new pg.Client({ host: server.folder, user: 'nightlight', database: 'nightlight' })
  await client.connect()
  const { rows } = await client.query<T>(text)
  await client.end()
  return rows
}

async function killDatabase() {
  process.kill(Number((await readFile(join(server.folder, 'postmaster.pid'), 'utf8')).split('\n')[0]), 'SIGKILL')
}

it('keeps every answered story and charges it once, though server and database are killed at any moment', {
  timeout: 120_000,
}, async () => {
  const visitor = await register(server.url)
  await query("update users set premium_until = now() + interval '1 day'")

  const answered = new Map<number, number>()
  let next = 0
  let up = Promise.resolve()

  /** Asks until it is answered, with the same key, as the form does. */
  async function create(number: number) {
    for (;;) {
      await up
      const body = { childName: 'Mia', animal: 'Fox', theme: 'Courage', storyLength: 'short' }
      const headers = { 'idempotency-key': `story-${number}` }
      const reply = await callAs(visitor, server.url, 'POST', '/api/stories', { body, headers }).catch(() => undefined)
      const text = await reply?.text().catch(() => undefined)
      if (reply?.status === 201 && text) {
        answered.set(number, storyCreatedSchema.parse(JSON.parse(text)).id)
        return
      }
      if (reply && reply.status < 500) throw new Error(`Refused: ${reply.status} ${text}`)
      await sleep(10)
    }
  }
  const workers = Array.from({ length: atOnce }, async () => {
    while (next < creations) await create(next++)
  })

  for (let kill = 1; kill <= kills; kill++) {
    while (answered.size < (kill * creations) / (kills + 2)) await sleep(1)
    await sleep(Math.random() * 40)
    up = (async () => {
      if (kill % 2 === 0) await killDatabase()
      await server.end('SIGKILL')
      server = await start()
    })()
    await up
  }
  await Promise.all(workers)

  expect(answered.size).toBe(creations)
  const stories = await query<{ id: string }>('select id from stories order by id')
  expect(stories.map(story => Number(story.id))).toEqual([...answered.values()].sort((a, b) => a - b))

  const charges = await query<{ reference: string; amount: number }>(
    `select reference, amount from credit_ledger where kind = 'story' order by id`,
  )
  expect(charges.every(charge => charge.amount === -cost)).toBe(true)
  expect(charges.map(charge => Number(charge.reference)).sort((a, b) => a - b)).toEqual(stories.map(story => Number(story.id)))

  const [account] = await query<{ credits: number; stories_created_this_month: number }>(
    'select credits, stories_created_this_month from users',
  )
  expect(account).toEqual({ credits: welcome - creations * cost, stories_created_this_month: creations })
  const [sum] = await query<{ sum: string }>('select sum(amount) from credit_ledger')
  expect(Number(sum?.sum)).toBe(account?.credits)
  const whole = await query(`
    select s.id from stories s
    where not exists (select 1 from comprehension_questions q where q.user_id = s.user_id and q.story_id = s.id)
       or not exists (select 1 from vocabulary_words w where w.user_id = s.user_id and w.story_id = s.id)
       or not exists (select 1 from learning_activities a where a.user_id = s.user_id and a.story_id = s.id)`)
  expect(whole).toEqual([])
})

it('finishes the story under way when it is asked to stop, and takes no new requests', async () => {
  const visitor = await register(server.url)
  await query(`
    create function wait() returns trigger language plpgsql as $$ begin perform pg_sleep(1); return new; end $$;
    create trigger wait before insert on stories for each row execute function wait()`)
  const body = { childName: 'Mia', animal: 'Fox', theme: 'Courage' }
  const underWay = callAs(visitor, server.url, 'POST', '/api/stories', { body })
  while ((await query(`select 1 from pg_stat_activity where wait_event = 'PgSleep'`)).length === 0) await sleep(5)
  const ended = server.end('SIGTERM')
  await sleep(100)
  await expect(fetch(`${server.url}/api/credit-packs`)).rejects.toThrow()
  expect((await underWay).status).toBe(201)
  expect(await ended).toBe(0)
  server = await start()
  expect(await query('select title from stories')).toHaveLength(1)
})
