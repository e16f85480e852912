import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../apps/server/src/testing/server-process.ts'
import { report } from './report.ts'

/** From the start of the process to its first answer, on a new data folder and on one that exists. */
const folder = await mkdtemp(join(tmpdir(), 'nightlight-bench-'))
await chmod(folder, 0o755)

async function timeStart(): Promise<number> {
  const begun = performance.now()
  const server = await startServer({ env: { DATA_DIR: folder } })
  await fetch(`${server.url}/api/credit-packs`)
  const taken = performance.now() - begun
  await server.end('SIGTERM')
  return taken
}

try {
  report('start on a new folder', [await timeStart()])
  const times: number[] = []
  for (let run = 0; run < 10; run++) times.push(await timeStart())
  report('start on an existing folder', times, 2000)
} finally {
  await rm(folder, { recursive: true, force: true })
}
