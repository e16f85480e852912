import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@nightlight/contract/enums'
import { expect, it } from 'vitest'
import { samplesOf } from './samples.ts'

it.each(languages)('shows in samples.md of %s the stories as they are told today (npm run samples)', language => {
  const path = join(import.meta.dirname, 'languages', language, 'samples.md')
  expect(readFileSync(path, 'utf8')).toBe(samplesOf(language))
})
