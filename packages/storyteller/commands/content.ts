/**
 * For authors: every fault of a language's content, with file and line.
 *
 *   npm run content -- check de                        friends, places, lexicons and all tales
 *   npm run content -- check de hiccups                one tale
 *   npm run content -- check de hiccups beginner       one tale at one level
 */
import { argv } from 'node:process'
import { difficulties, languages } from '@nightlight/contract/enums'
import { checkTale } from '../checking/check-tale.ts'
import { checkWorld } from '../checking/check-world.ts'
import { libraryOf } from '../content/library.ts'

const [verb, code, tale, level] = argv.slice(2)
const language = languages.find(one => one === code)
const wanted = difficulties.find(one => one === level)
if (verb !== 'check' || !language || (level !== undefined && !wanted)) {
  console.error(`usage: npm run content -- check ${languages.join('|')} [tale] [${difficulties.join('|')}]`)
  process.exitCode = 2
} else {
  const faults = tale
    ? checkTale(language, tale, wanted ? [wanted] : difficulties)
    : [
        ...checkWorld(language),
        ...libraryOf(language)
          .tales()
          .flatMap(id => checkTale(language, id)),
      ]
  for (const fault of faults) console.log(fault)
  console.log(`${faults.length} faults`)
  // Not exit(): a pipe may still be reading.
  if (faults.length > 0) process.exitCode = 1
}
