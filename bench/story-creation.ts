import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../apps/server/src/testing/server-process.ts'
import { callAs, register } from '../apps/server/src/testing/visitor.ts'
import { languages, storyLengths } from '../packages/contract/enums.ts'
import { report } from './report.ts'

/** From asking for a story to its answer, made and saved: every language and length, on the embedded database. */
const accounts = 8
const folder = await mkdtemp(join(tmpdir(), 'nightlight-bench-'))
await chmod(folder, 0o755)
const server = await startServer({ env: { DATA_DIR: folder, WELCOME_CREDITS: '1000', REGISTER_LIMIT_PER_HOUR: '1000' } })
try {
  const times: number[] = []
  let visitor = await register(server.url, 'first@example.org')
  let made = 0
  for (let round = 0; round < accounts; round++) {
    for (const language of languages) {
      // A free account makes five stories a month.
      if (made++ % 5 === 0) visitor = await register(server.url, `${made}@example.org`)
      const body = { childName: 'Mia', animal: 'Owl', theme: 'Courage', language, storyLength: storyLengths[round % 3] }
      const begun = performance.now()
      const reply = await callAs(visitor, server.url, 'POST', '/api/stories', { body })
      await reply.text()
      times.push(performance.now() - begun)
      if (reply.status !== 201) throw new Error(`Answered ${reply.status}`)
    }
  }
  report('the first story after the start', times.slice(0, 1), 300)
  report('a story, made and saved', times, 300)
} finally {
  await server.end('SIGTERM')
  await rm(folder, { recursive: true, force: true })
}
