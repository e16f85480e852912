import type { LanguageCode } from '@nightlight/contract/enums'
import { anyRequest } from '../checking/random-request.ts'
import { sentencesOf } from '../measure.ts'
import { tellTale } from '../tell-tale.ts'

/** What a checker has to say of a sentence. `key` names the report in the list of those allowed. */
export type Report = { key: string; message: string; sentence: string }

/** Every different sentence of so many random stories, in the order told, with what was typed in and names. */
export function toldSentences(code: LanguageCode, stories: number): { sentences: string[]; names: Set<string> } {
  const sentences = new Set<string>()
  const names = new Set<string>()
  for (let number = 0; number < stories; number++) {
    const request = anyRequest(code, number)
    const { content } = tellTale(request, number)
    for (const paragraph of content.split('\n\n')) for (const sentence of sentencesOf(paragraph, code)) sentences.add(sentence)
    for (const name of [request.childName, request.bestFriend ?? '']) for (const word of name.split(/[\s-]/)) names.add(word)
  }
  return { sentences: [...sentences], names }
}
