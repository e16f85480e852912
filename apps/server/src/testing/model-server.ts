import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { StoryRequest } from '@nightlight/storyteller/story'
import { z } from 'zod'
import type { Answer } from '../writers/model/answer.ts'
import { goodAnswer, type PlanData, planSchema } from './model-answer.ts'

const bodySchema = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  response_format: z.looseObject({ type: z.string() }).optional(),
})

export type Asked = {
  /** The whole body as it came over the wire. */
  raw: string
  headers: IncomingMessage['headers']
  body: z.infer<typeof bodySchema>
  plan: PlanData
  /** The good answer to it. */
  good: () => Answer
}

/** How the server answers a request: with an answer, with any text, or with something that goes wrong. */
export type Manner = (
  asked: Asked,
  reply: ServerResponse,
  count: number,
) => Promise<Answer | string | undefined> | Answer | string | undefined

export type ModelServer = {
  url: string
  /** Every request so far, the latest last. */
  asked: Asked[]
  /** From now on it answers in this manner; `request` is what the test asks for, as a good answer needs it. */
  become: (manner: Manner, request: StoryRequest) => void
  close: () => Promise<void>
}

/** A server on this machine that speaks the OpenAI chat protocol, as much of it as writing a story takes. */
export async function startModelServer(port = 0): Promise<ModelServer> {
  const asked: Asked[] = []
  let manner: Manner = good
  let request: StoryRequest | undefined

  const server = createServer(async (incoming, reply) => {
    let raw = ''
    for await (const chunk of incoming) raw += chunk
    const body = bodySchema.parse(JSON.parse(raw))
    const wanted = request
    if (!wanted) throw new Error('the test did not say what it asks for')
    const plan = planSchema.parse(JSON.parse(body.messages.find(message => message.role === 'user')?.content ?? '{}'))
    const one: Asked = { raw, headers: incoming.headers, body, plan, good: () => goodAnswer(plan, wanted) }
    asked.push(one)
    // What a manner cannot answer is a failure of the server, as it would be of a real one.
    const said = await Promise.resolve(one)
      .then(one => manner(one, reply, asked.length))
      .catch(() => failing(500)(one, reply, 0))
    if (said !== undefined) send(reply, 200, completion(typeof said === 'string' ? said : JSON.stringify(said)))
  })
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  const address = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    asked,
    become: (next, wanted) => {
      asked.length = 0
      manner = next
      request = wanted
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

export const tokens = { in: 1200, out: 900 }

const completion = (content: string) => ({
  id: 'chat-1',
  object: 'chat.completion',
  created: 1,
  model: 'test-model',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  usage: { prompt_tokens: tokens.in, completion_tokens: tokens.out, total_tokens: tokens.in + tokens.out },
})

function send(reply: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) {
  if (!reply.destroyed) reply.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

// Manners.

export const good: Manner = ({ good }) => good()

/** Every answer is the good one with something changed. */
export const spoilt =
  (spoil: (answer: Answer, asked: Asked) => Answer): Manner =>
  asked =>
    spoil(asked.good(), asked)

export const slow =
  (ms: number): Manner =>
  async ({ good }) => {
    await sleep(ms)
    return good()
  }

export const failing =
  (status: number, headers: Record<string, string> = {}, message = 'no'): Manner =>
  (_asked, reply) => {
    send(reply, status, { error: { message, type: 'error', code: message } }, headers)
    return undefined
  }

/** The connection breaks in the middle of the answer. */
export const cut: Manner = (_asked, reply) => {
  reply.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
  reply.write('{"id":"chat-1","choices":[{"index":0,"message":{"role":"assistant","content":"{\\"title')
  setTimeout(() => reply.destroy(), 20)
  return undefined
}

/** One manner for the first request, another from the second on. */
export const firstThen =
  (first: Manner, then: Manner): Manner =>
  (asked, reply, count) =>
    (count === 1 ? first : then)(asked, reply, count)
