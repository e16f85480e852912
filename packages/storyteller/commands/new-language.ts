/**
 * Makes the frame of a new language: its folder with every file that content needs, empty, and a list of what is to be written.
 *
 *   npm run new-language -- it
 */
import { argv, exit } from 'node:process'
import { checkContent } from '../check.ts'
import { draftOf, languagesFolder } from './draft.ts'
import { makeFrame } from './make-frame.ts'

const [code = ''] = argv.slice(2)
try {
  const files = makeFrame(languagesFolder, code)
  for (const file of files) console.log(`made ${file}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  exit(2)
}
const missing = new Map<string, number>()
for (const { place } of checkContent(await draftOf(code))) {
  const entry = place.split('/').slice(0, 2).join('/')
  missing.set(entry, (missing.get(entry) ?? 0) + 1)
}
console.log(`\nTo be written, in scenes and entries (each by name: npm run content -- check ${code}):`)
for (const [entry, count] of missing) console.log(`  ${entry.padEnd(32)} ${count}`)
console.log(`
When nothing is missing:
  1. ${code}/index.ts: say Language<Noun> where it says Draft<Noun>; the compiler then checks every table.
  2. packages/contract/enums.ts: add "${code}" to languages. The compiler names each place that wants the new language: its reading formula
     and syllables (measuring/), random requests (measuring/requests.ts), the storyteller (compose.ts), the dictionary (proofreading/).
  3. apps/web/public/locales/${code}/: the texts of the app; the test of locales lists what is missing.
  4. npm run measure -- --languages ${code}, npm run proofread, npm run samples -- ${code}; then read.`)
