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
 * `--conditions=packed` reads it so (package.json of the storyteller, "imports"), a language when it is first told in: TypeScript of ten
 * megabytes takes three times as long.
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
  const grammars = languages.map(code => `import { grammar as ${code}Grammar } from '../languages/${code}/grammar.ts'\n`)
  const getters = languages.map(
    code => `  get ${code}() {\n    return (loaded.${code} ??= { ...read('${code}'), grammar: ${code}Grammar })\n  },\n`,
  )
  writeFileSync(
    index,
    `import { readFileSync } from 'node:fs'
${grammars.join('')}
const read = code => JSON.parse(readFileSync(new URL(\`./\${code}.json\`, import.meta.url), 'utf8'))
const loaded = {}
export const all = {
${getters.join('')}}
`,
  )
}
