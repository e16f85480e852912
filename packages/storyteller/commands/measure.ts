/**
 * Tells random stories and prints what is measured of them beside its bar; exit status 1 where a bar is missed.
 *
 *   npm run measure                          every language, 5,000 stories each
 *   npm run measure -- --languages en,de --stories 500
 *   npm run measure -- --tales               the whole tales instead of the first storyteller
 */
import { argv, exit } from 'node:process'
import { parseArgs } from 'node:util'
import { languages } from '@nightlight/contract/enums'
import { composeStory } from '../compose.ts'
import { reportOf } from '../measuring/language-report.ts'
import { randomRequest } from '../measuring/requests.ts'
import { anyRequest, reportOf as taleReportOf } from '../measuring/tale-report.ts'
import { tellTale } from '../tell-tale.ts'

const { values } = parseArgs({
  args: argv.slice(2),
  options: { languages: { type: 'string' }, stories: { type: 'string', default: '5000' }, tales: { type: 'boolean' } },
})
const chosen = languages.filter(code => !values.languages || values.languages.split(',').includes(code))
const count = Number(values.stories)
let missed = 0
for (const code of chosen) {
  console.log(`\n${code}: ${count} stories`)
  for (const { name, figure, bar, held, examples } of values.tales ? taleReportOf(code, count) : reportOf(code, count)) {
    console.log(`${held ? '  ' : '✗ '}${name.padEnd(74)} ${figure.padStart(14)}   ${bar}`)
    if (!held) {
      missed++
      for (const example of examples) console.log(`      ${example}`)
    }
  }
  const requests = Array.from({ length: 2000 }, (_, number) => (values.tales ? anyRequest(code, number) : randomRequest(code, number)))
  const start = performance.now()
  requests.forEach(values.tales ? tellTale : composeStory)
  console.log(
    `  stories a second, learning material included: ${Math.round(2000 / ((performance.now() - start) / 1000))} (bar on a quiet core: ≥ 1,000)`,
  )
}
exit(missed > 0 ? 1 : 0)
