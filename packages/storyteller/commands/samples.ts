/**
 * Writes samples.md of each language, or of those named: a dozen whole stories as they read today.
 *
 *   npm run samples
 *   npm run samples -- de fr
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv } from 'node:process'
import { languages } from '@nightlight/contract/enums'
import { samplesOf } from '../samples.ts'

const named = argv.slice(2)
for (const code of languages.filter(one => named.length === 0 || named.includes(one)))
  writeFileSync(join(import.meta.dirname, '..', 'languages', code, 'samples.md'), samplesOf(code))
