import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome')

/** What the linter says of a file with this import in this folder; the file is planted for the moment of the question. */
function lint(folder: string, imported: string): string {
  const path = join(folder, 'planted-by-the-import-test.ts')
  writeFileSync(join(root, path), `import { x } from '${imported}'\n\nexport const y = x\n`)
  try {
    const { stdout, stderr } = spawnSync(process.execPath, [biome, 'lint', '--colors=off', path], { cwd: root, encoding: 'utf8' })
    return (stdout + stderr).replace(/\s+/g, ' ')
  } finally {
    rmSync(join(root, path))
  }
}

const forbidden = [
  ['packages/contract', 'fastify', 'The contract is what both sides stand on'],
  ['packages/contract', '@nightlight/storyteller/plan', 'The contract is what both sides stand on'],
  ['packages/storyteller', 'node:fs', 'The storyteller is pure'],
  ['packages/storyteller', 'zod', 'The storyteller is pure'],
  ['packages/storyteller', '@nightlight/contract/stories', 'the storyteller needs the enumerations'],
  ['packages/pictures', 'react', 'Pictures are pure'],
  ['packages/marking', 'node:fs', 'Marking is pure'],
  ['apps/web/src/features/stories', '@nightlight/server/app', 'The web app knows the server by the contract alone'],
  ['apps/web/src/features/stories', '@nightlight/storyteller/tell-tale', 'The storyteller runs on the server'],
  ['apps/web/src/features/stories', '../billing/api.ts', 'Features do not import each other'],
  ['apps/web/src/ui', '../features/stories/api.ts', 'ui and lib know no feature'],
  ['apps/server/src/http', '../features/auth/queries.ts', 'they know none'],
] as const

it.each(forbidden)('%s may not import %s, and is told why', (folder, imported, reason) => {
  expect(lint(folder, imported)).toContain(reason)
})

const allowed = [
  ['packages/storyteller', '@nightlight/contract/enums'],
  ['packages/contract', 'zod'],
  ['apps/web/src/features/stories', '@nightlight/contract/stories'],
] as const

it.each(allowed)('%s may import %s', (folder, imported) => {
  expect(lint(folder, imported)).not.toContain('noRestrictedImports')
})
