import { readFile } from 'node:fs/promises'
import { afterAll, expect, it } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { killServers, startServer } from '../../testing/server-process.ts'
import { callAs, register } from '../../testing/visitor.ts'

const { pool, url: DATABASE_URL } = await testDatabase()
const server = await startServer({ env: { DATABASE_URL } })
afterAll(killServers)

const stories = 20_000
const letters = 12_000

it.runIf(process.platform === 'linux')(
  'a library of twenty thousand stories is answered whole, without being held whole',
  { timeout: 120_000 },
  async () => {
    const visitor = await register(server.url)
    await pool.query(
      `insert into stories (user_id, child_name, animal, theme, difficulty, language, setting, mood, title, content, preview, content_length, seed)
     select $1, 'Mia', 'Fox', 'Courage', 'beginner', 'en', 'Cloud City', 'calm', 'Story ' || n, repeat('x', $2), 'x', $2, 1 from generate_series(1, $3) n`,
      [visitor.user.id, letters, stories],
    )
    await pool.query('insert into favorites (user_id, story_id) select user_id, id from stories')
    for (const path of ['/api/my-stories', '/api/favorites']) {
      const answer = await callAs(visitor, server.url, 'GET', path)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8'])
      let [bytes, titles] = [0, 0]
      for await (const chunk of answer.body ?? []) {
        bytes += chunk.length
        titles += Buffer.from(chunk).toString('latin1').split('"title"').length - 1
      }
      expect(bytes).toBeGreaterThan(stories * letters)
      // A word may fall between two chunks.
      expect(titles).toBeGreaterThan(stories * 0.99)
    }
    const peak = Number(/VmHWM:\s+(\d+) kB/.exec(await readFile(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024
    expect(peak).toBeLessThan(800)
  },
)
