/**
 * Tells random stories and prints what is measured of them beside its bar; exit status 1 where a bar is missed.
 *
 *   npm run measure                          every language, 5,000 stories each
 *   npm run measure -- --languages en,de --stories 500
 */
import { argv, exit } from 'node:process'
import { parseArgs } from 'node:util'
import { languages } from '@nightlight/contract/enums'
import { reportOf } from '../measuring/tale-report.ts'

const { values } = parseArgs({
  args: argv.slice(2),
  options: { languages: { type: 'string' }, stories: { type: 'string', default: '5000' } },
})
const chosen = languages.filter(code => !values.languages || values.languages.split(',').includes(code))
const count = Number(values.stories)
let missed = 0
for (const code of chosen) {
  console.log(`\n${code}: ${count} stories`)
  for (const { name, figure, bar, held, examples } of reportOf(code, count)) {
    console.log(`${held ? '  ' : '✗ '}${name.padEnd(74)} ${figure.padStart(14)}   ${bar}`)
    if (!held) {
      missed++
      for (const example of examples) console.log(`      ${example}`)
    }
  }
}
exit(missed > 0 ? 1 : 0)
