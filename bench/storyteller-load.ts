import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { packContent } from '../scripts/pack-content.ts'
import { report } from './report.ts'

/** The storyteller's data of all five languages, loaded as `npm start` loads it, in processes of their own: at most 150 ms and 60 MB. */
await packContent()
const load = `
  const before = process.memoryUsage()
  const begun = performance.now()
  await import(${JSON.stringify(fileURLToPath(new URL('../packages/storyteller/compose.ts', import.meta.url)))})
  const taken = performance.now() - begun
  gc()
  const after = process.memoryUsage()
  console.log(JSON.stringify({ taken, heap: after.heapUsed + after.external - before.heapUsed - before.external, resident: after.rss - before.rss }))
`
const runs = Array.from({ length: 10 }, () => {
  const printed = execFileSync(process.execPath, ['--conditions=packed', '--expose-gc', '--input-type=module', '--eval', load], {
    encoding: 'utf8',
  })
  const { taken, heap, resident } = JSON.parse(printed)
  return { taken: Number(taken), heap: Number(heap) / 1e6, resident: Number(resident) / 1e6 }
})
report(
  'loading the storyteller’s data',
  runs.map(run => run.taken),
  150,
)
for (const kind of ['heap', 'resident'] as const) {
  const most = Math.max(...runs.map(run => run[kind]))
  if (most > 60) process.exitCode = 1
  console.info(
    `${kind === 'heap' ? 'held by the data' : 'added to the process'}: ${most.toFixed(1)} MB   at most 60 MB: ${most <= 60 ? 'kept' : 'MISSED'}`,
  )
}
