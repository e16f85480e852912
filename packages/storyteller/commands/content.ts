/**
 * For authors: what a language's content still lacks, and how a scene sounds.
 *
 *   node packages/storyteller/commands/content.ts check en            every fault, by file and entry
 *   node packages/storyteller/commands/content.ts check en themes     only those whose place begins with "themes"
 *   node packages/storyteller/commands/content.ts show en themes/Patience beginner
 */
import { argv, exit } from 'node:process'
import { type ContentFault, checkContent, showEntry } from '../check.ts'
import { draftOf } from './draft.ts'

const [verb, code = '', where = '', level = ''] = argv.slice(2)
const content = await draftOf(code)
if (verb === 'show') {
  console.log(showEntry(content, where, level))
} else {
  const faults: ContentFault[] = checkContent(content).filter(fault => fault.place.startsWith(where))
  for (const fault of faults) console.log(`${code}/content/${fault.place}: ${fault.message}`)
  console.log(`${faults.length} faults`)
  exit(faults.length > 0 ? 1 : 0)
}
