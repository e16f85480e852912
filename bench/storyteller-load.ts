import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { languages } from '@nightlight/contract/enums'
import { report } from './report.ts'

/**
 * The storyteller with what it reads for its first story, in processes of their own: of each language alone, and of all five. At most 200 ms and
 * 150 MB together. The program itself is compiled already, as it is from the second start on (scripts/start.ts).
 */
const address = JSON.stringify(fileURLToPath(new URL('../packages/storyteller/tell-tale.ts', import.meta.url)))
const load = (codes: readonly string[]) => `
  const before = process.memoryUsage()
  const begun = performance.now()
  const { tellTale } = await import(${address})
  for (const language of ${JSON.stringify(codes)})
    tellTale({ childName: 'Mia', animal: 'Owl', theme: 'Patience', difficulty: 'beginner', storyLength: 'short', includeChild: true, childRole: 'hero', language }, 7)
  const taken = performance.now() - begun
  gc()
  const after = process.memoryUsage()
  console.log(JSON.stringify({ taken, heap: after.heapUsed + after.external - before.heapUsed - before.external, resident: after.rss - before.rss }))
`
const compiled = mkdtempSync(join(tmpdir(), 'nightlight-bench-'))
const run = (codes: readonly string[]) =>
  execFileSync(process.execPath, ['--expose-gc', '--input-type=module', '--eval', load(codes)], {
    encoding: 'utf8',
    env: { ...process.env, NODE_COMPILE_CACHE: compiled },
  })
run(languages)
for (const codes of [...languages.map(code => [code]), languages]) {
  const runs = Array.from({ length: 5 }, () => {
    const { taken, heap, resident } = JSON.parse(run(codes))
    return { taken: Number(taken), heap: Number(heap) / 1e6, resident: Number(resident) / 1e6 }
  })
  report(
    `loading ${codes.join(', ')} and telling`,
    runs.map(run => run.taken),
    200,
  )
  for (const kind of ['heap', 'resident'] as const) {
    const most = Math.max(...runs.map(run => run[kind]))
    if (most > 150) process.exitCode = 1
    console.info(
      `  ${kind === 'heap' ? 'held by the data' : 'added to the process'}: ${most.toFixed(1)} MB   at most 150 MB: ${most <= 150 ? 'kept' : 'MISSED'}`,
    )
  }
}
rmSync(compiled, { recursive: true, force: true })
