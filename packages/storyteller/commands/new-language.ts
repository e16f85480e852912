/**
 * Makes the frame of a new language: its folder with every friend, place and lexicon to be written, and the beats of a first tale.
 *
 *   npm run new-language -- it
 */
import { argv } from 'node:process'
import { makeFrame } from './make-frame.ts'

const [code = ''] = argv.slice(2)
try {
  const files = makeFrame(new URL('../languages/', import.meta.url).pathname, code)
  console.log(`made ${files.length} files in packages/storyteller/languages/${code}/`)
  console.log(`
Write in this order; docs/content-guide.md says how, docs/world.md who and what there is:
  1. packages/contract/enums.ts: add "${code}" to languages. The compiler names each place that wants the new language: its grammar (grammar/),
     reading formula and syllables (measuring/), names to try it with (checking/random-request.ts), the dictionary (proofreading/).
  2. friends/, places/, details/: npm run content -- check ${code} names every line that is missing.
  3. tales/hiccups/: the tale three times, from its outline and not from another language's text. Then the other tales.
  4. apps/web/public/locales/${code}/: the texts of the app; the test of locales lists what is missing.
  5. npm run measure -- --languages ${code}, npm run proofread; then have it read by somebody who did not write it.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 2
}
