import { questionKinds } from '@nightlight/contract/enums'
import { z } from 'zod'

// No field is optional and none has bounds: servers that hold a model to a schema want every property required, and some know no lengths.

/** What a model hands in. What is wrong with it is said by the checks, in words that help. */
export const answerSchema = z.object({
  title: z.string(),
  paragraphs: z.array(z.object({ beat: z.string(), text: z.string() })),
  words: z.array(z.object({ word: z.string(), partOfSpeech: z.string(), pronunciation: z.string(), definition: z.string() })),
  questions: z.array(
    z.object({
      kind: z.enum(questionKinds),
      question: z.string(),
      answer: z.string(),
      wrong: z.array(z.string()),
      hint: z.string(),
      evidence: z.string(),
    }),
  ),
})
export type Answer = z.infer<typeof answerSchema>

/** Four times the longest story with all that belongs to it: more is not read. */
const mostCharacters = 60_000

/**
 * Reads an answer out of what a model said, with or without its thoughts, a fence or a word of its own around the JSON. Undefined where there
 * is none.
 */
export function readAnswer(said: string): Answer | undefined {
  if (said.length > mostCharacters) return undefined
  const text = said.replace(/<think>[\s\S]*?<\/think>/g, '')
  const start = text.indexOf('{')
  const end = text.lastIndexOf('}')
  if (start < 0 || end < start) return undefined
  try {
    return answerSchema.safeParse(JSON.parse(text.slice(start, end + 1))).data
  } catch {
    return undefined
  }
}
