import { answerOf } from '../apps/server/src/testing/model-answer.ts'
import { judge } from '../apps/server/src/writers/model/model-writer.ts'
import { standInsFor } from '../apps/server/src/writers/model/stand-ins.ts'
import { languages } from '../packages/contract/enums.ts'
import { briefOf } from '../packages/storyteller/brief.ts'
import { anyRequest } from '../packages/storyteller/checking/random-request.ts'
import { report } from './report.ts'

/**
 * How long the server looks at a story that a model wrote, from its text to the story with all that is learned from it: every level and length.
 * Time of the processor, so that others at work on the machine do not count.
 */
const stories = 200
const first: number[] = []
for (const language of languages) {
  const times: number[] = []
  for (let seed = 0; seed < stories; seed++) {
    const request = anyRequest(language, seed)
    const standIns = standInsFor(request, seed)
    if (!standIns) continue
    const brief = briefOf(standIns.request, seed)
    const answer = answerOf(brief.draft, language)
    const begun = process.threadCpuUsage()
    judge({ answer }, { request, seed, standIns, brief })
    // The very first is slower: code and tables are read then.
    const list = language === languages[0] && seed === 0 ? first : times
    list.push(process.threadCpuUsage(begun).user / 1000)
  }
  report(`checks of a story, ${language}`, times, 20)
}
report('checks of the first story after the start', first)
