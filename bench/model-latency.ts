import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answerOf } from '../apps/server/src/testing/model-answer.ts'
import { startServer } from '../apps/server/src/testing/server-process.ts'
import { callAs, register, type Visitor } from '../apps/server/src/testing/visitor.ts'
import { anyRequest } from '../packages/storyteller/checking/random-request.ts'
import { tellTale } from '../packages/storyteller/tell-tale.ts'
import { report } from './report.ts'

/** Whether the server answers others as quickly while ten stories are being written by a model as while none is. */
const atOnce = 10
const roundMs = 4000
const request = { ...anyRequest('en', 1), storyLength: 'long' as const }
const content = JSON.stringify(answerOf(tellTale(request, 1), 'en'))
let writing = 0
const model = createServer((incoming, reply) => {
  incoming.resume()
  writing++
  // Between one and two seconds, so that the answers, and the checks, do not come all at once.
  setTimeout(
    () => {
      writing--
      const body = JSON.stringify({ choices: [{ message: { role: 'assistant', content }, finish_reason: 'stop' }] })
      reply.writeHead(200, { 'content-type': 'application/json' }).end(body)
    },
    1000 + Math.random() * 1000,
  )
})
await new Promise<void>(resolve => model.listen(0, '127.0.0.1', resolve))
const { port } = model.address() as AddressInfo
const folder = await mkdtemp(join(tmpdir(), 'nightlight-bench-'))
await chmod(folder, 0o755)
const env = { MODEL_BASE_URL: `http://127.0.0.1:${port}/v1`, MODEL_NAME: 'bench', MODEL_AT_ONCE: String(atOnce) }
const server = await startServer({ env: { ...env, DATA_DIR: folder, WELCOME_CREDITS: '1000', REGISTER_LIMIT_PER_HOUR: '1000' } })

/** Milliseconds of one request after the other, for a while. */
async function latencies(visitor: Visitor) {
  const times: number[] = []
  for (const end = performance.now() + roundMs; performance.now() < end; ) {
    const begun = performance.now()
    await (await callAs(visitor, server.url, 'GET', '/api/my-stories?view=card')).text()
    times.push(performance.now() - begun)
  }
  return times
}
const percentile = (times: number[], share: number) => times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN

try {
  const reader = await register(server.url, 'reader@example.org')
  const writers = await Promise.all(Array.from({ length: atOnce }, (_, index) => register(server.url, `${index}@example.org`)))
  for (const writer of writers) await callAs(writer, server.url, 'PUT', '/api/auth/model-consent', { body: { enabled: true } })
  await latencies(reader)

  const idle = await latencies(reader)
  const written = writers.map(writer => callAs(writer, server.url, 'POST', '/api/stories', { body: { ...request, writer: 'model' } }))
  while (writing < atOnce) await new Promise(resolve => setTimeout(resolve, 5))
  const busy = await latencies(reader)
  for (const reply of await Promise.all(written))
    if (reply.status !== 201) throw new Error(`Answered ${reply.status}: ${await reply.text()}`)
  report('another request, no story being written', idle)
  report('another request, ten being written', busy)
  for (const share of [0.95, 0.99])
    console.info(
      `${share * 100} % within ${percentile(idle, share).toFixed(1)} ms, while ten are written ${percentile(busy, share).toFixed(1)} ms`,
    )
} finally {
  await server.end('SIGTERM')
  model.close()
  await rm(folder, { recursive: true, force: true })
}
