import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, generateText, NoObjectGeneratedError, Output } from 'ai'
import type { Env } from '../../env.ts'
import { type Answer, answerSchema, readAnswer } from './answer.ts'
import { instructions, type Message, shapeInWords } from './prompt.ts'

/** Why a model wrote nothing that could be used: for the operator, and never with a word of the story. */
export type Failure = 'timeout' | 'busy' | 'payment' | 'refused' | 'broken' | 'unreachable'

/** A call that came to nothing. `retryAfterSeconds` where the provider said when to come again. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure'
  readonly failure: Failure
  readonly status: number | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(failure: Failure, details: { status?: number | undefined; retryAfterSeconds?: number | undefined } = {}) {
    super(`The model could not be used: ${failure}${details.status === undefined ? '' : ` (${details.status})`}`)
    this.failure = failure
    this.status = details.status
    this.retryAfterSeconds = details.retryAfterSeconds
  }
}

/** What a model said: read as an answer where it is one, the text itself for asking again, and what it cost. */
export type Said = { text: string; answer: Answer | undefined; tokensIn: number; tokensOut: number }
export type Ask = (messages: readonly Message[], signal: AbortSignal) => Promise<Said>

type Settings = Pick<Env, 'MODEL_BASE_URL' | 'MODEL_NAME' | 'MODEL_API_KEY'>

/**
 * How a server is asked for JSON: held to the schema, held to JSON with the schema in words, or by words alone. The limit of tokens goes first:
 * some models know it under another name only.
 */
const ways = [
  { format: 'schema', limited: true },
  { format: 'schema', limited: false },
  { format: 'json', limited: false },
  { format: 'words', limited: false },
] as const
const outputs = {
  schema: () => Output.object({ schema: answerSchema, name: 'story' }),
  json: () => Output.json(),
  words: () => Output.text(),
}
/** What a server answers that does not know a way. Kept apart from a wrong key or a wrong address, which no other way would mend. */
const notUnderstood: readonly (number | undefined)[] = [400, 415, 422, 501]
/** Enough for the longest story with its questions, so that a model that talks for ever is cut short. */
const maxOutputTokens = 12_000

/** A model at an address that speaks the OpenAI chat protocol. Which way of asking for JSON it understands is found out once. */
export function createAsk({ MODEL_BASE_URL, MODEL_NAME, MODEL_API_KEY }: Settings): Ask {
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: MODEL_BASE_URL ?? '',
    supportsStructuredOutputs: true,
    ...(MODEL_API_KEY !== '' && { apiKey: MODEL_API_KEY }),
  })
  const model = provider(MODEL_NAME ?? '')
  let way = 0

  const sendAs = async (messages: readonly Message[], signal: AbortSignal): Promise<Said> => {
    const { format, limited } = ways[way] ?? ways[0]
    const output = outputs[format]()
    const system = format === 'schema' ? instructions : instructions + shapeInWords
    try {
      // Retries are ours: how long a family waits is decided in one place.
      const { text, usage } = await generateText({
        model,
        output,
        instructions: system,
        messages: [...messages],
        ...(limited && { maxOutputTokens }),
        maxRetries: 0,
        abortSignal: signal,
      })
      return { text, answer: readAnswer(text), tokensIn: usage.inputTokens ?? 0, tokensOut: usage.outputTokens ?? 0 }
    } catch (error) {
      if (!NoObjectGeneratedError.isInstance(error)) throw error
      const { text = '', usage } = error
      return { text, answer: readAnswer(text), tokensIn: usage?.inputTokens ?? 0, tokensOut: usage?.outputTokens ?? 0 }
    }
  }

  return async (messages, signal) => {
    for (;;) {
      const tried = way
      try {
        return await sendAs(messages, signal)
      } catch (error) {
        const status = APICallError.isInstance(error) ? error.statusCode : undefined
        const isLast = tried === ways.length - 1
        // Refused in every way: it was not the way, and the next story begins with the best one again.
        if (isLast && notUnderstood.includes(status)) way = 0
        if (isLast || !notUnderstood.includes(status)) throw failureOf(error, signal)
        // Two stories may find it out at the same time: one step, not two.
        way = Math.max(way, tried + 1)
      }
    }
  }
}

function failureOf(error: unknown, signal: AbortSignal): ModelFailure {
  if (signal.aborted) return new ModelFailure('timeout')
  if (!APICallError.isInstance(error)) return new ModelFailure('broken')
  const status = error.statusCode
  const retryAfterSeconds = retryAfterOf(error.responseHeaders)
  if (status === undefined) return new ModelFailure('unreachable')
  // Providers answer an empty purse with 402, or with 429 and this code.
  if (status === 402 || (status === 429 && error.responseBody?.includes('insufficient_quota')))
    return new ModelFailure('payment', { status })
  if (status === 429 || status === 503) return new ModelFailure('busy', { status, retryAfterSeconds })
  return new ModelFailure(status >= 500 ? 'broken' : status >= 400 ? 'refused' : 'broken', { status })
}

/** In seconds, or as a date. */
function retryAfterOf(headers: Record<string, string> | undefined): number | undefined {
  const value = headers?.['retry-after']
  if (value === undefined) return undefined
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined
}
