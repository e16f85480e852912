/**
 * For authors: what a language's content still lacks, and how a scene sounds.
 *
 *   node packages/storyteller/commands/content.ts check en            every fault, by file and entry
 *   node packages/storyteller/commands/content.ts check en themes     only those whose place begins with "themes"
 *   node packages/storyteller/commands/content.ts show en themes/Patience beginner
 */
import { argv } from 'node:process'
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
  // Not exit(): a pipe may still be reading.
  if (faults.length > 0) process.exitCode = 1
}
