import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@nightlight/contract/enums'
import { newest, root } from './build-web.ts'

const storyteller = join(root, 'packages/storyteller')
const packed = join(storyteller, 'dist')
/** Written last: a pack that was interrupted has none, and Node finds no languages then. */
const index = join(packed, 'languages.js')

/**
 * Writes the storyteller's content as JSON where something of it is newer than the last time. A server started with
 * `--conditions=packed` reads it so (package.json of the storyteller, "imports"): TypeScript of ten megabytes takes three times as long.
 */
export async function packContent(): Promise<void> {
  const written = statSync(index, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (newest(join(storyteller, 'languages')) < written) return
  const { all } = await import('../packages/storyteller/languages/all.ts')
  mkdirSync(packed, { recursive: true })
  for (const code of languages) {
    const { grammar: _, ...content } = all[code]
    writeFileSync(join(packed, `${code}.json`), JSON.stringify(content))
  }
  const imports = languages.map(
    code => `import ${code} from './${code}.json' with { type: 'json' }
import { grammar as ${code}Grammar } from '../languages/${code}/grammar.ts'
`,
  )
  const entries = languages.map(code => `${code}: { ...${code}, grammar: ${code}Grammar }`)
  writeFileSync(index, `${imports.join('')}\nexport const all = { ${entries.join(', ')} }\n`)
}
