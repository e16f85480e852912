import { questionKinds } from '@nightlight/contract/enums'
import { z } from 'zod'

/** The facts of a plan that a quiz asks about: each must be borne out by one sentence of the telling. */
export const factNames = ['keeper', 'thing', 'feeling', 'cause', 'spot', 'wrong', 'turn', 'mended'] as const
export type FactName = (typeof factNames)[number]

// No field is optional: servers that hold a model to a schema want every property required.

/** What a model hands in. Its bounds are wide: what is wrong with a story is said by the checks, in words that help. */
export const answerSchema = z.object({
  title: z.string().min(1).max(120),
  paragraphs: z.array(z.object({ beat: z.string().max(40), text: z.string().min(1).max(4000) })).max(60),
  facts: z.object(Object.fromEntries(factNames.map(name => [name, z.string().max(600)])) as Record<FactName, z.ZodString>),
  words: z
    .array(
      z.object({
        word: z.string().min(1).max(60),
        partOfSpeech: z.string().max(20),
        pronunciation: z.string().max(100),
        definition: z.string().min(1).max(300),
      }),
    )
    .max(30),
  questions: z
    .array(
      z.object({
        kind: z.enum(questionKinds),
        question: z.string().min(1).max(300),
        answer: z.string().min(1).max(200),
        wrong: z.array(z.string().min(1).max(200)).max(6),
        hint: z.string().max(300),
        evidence: z.string().min(1).max(600),
      }),
    )
    .max(30),
})
export type Answer = z.infer<typeof answerSchema>

/** Reads an answer out of what a model said, with or without a fence or a word of its own around the JSON. Undefined where there is none. */
export function readAnswer(said: string): Answer | undefined {
  const start = said.indexOf('{')
  const end = said.lastIndexOf('}')
  if (start < 0 || end < start) return undefined
  try {
    return answerSchema.safeParse(JSON.parse(said.slice(start, end + 1))).data
  } catch {
    return undefined
  }
}
