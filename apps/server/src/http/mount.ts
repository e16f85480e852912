import { Readable } from 'node:stream'
import type { Endpoint, Events, ParsedRequestOf, ReplyOf } from '@nightlight/contract/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from './errors.ts'
import { jsonOf, Pieces } from './pieces.ts'
import type { Sessions, SessionUser } from './sessions.ts'

/** What a handler is given: the request's parts, checked, and who asks. */
export type Call<E extends Endpoint> = ParsedRequestOf<E> & {
  user: E['access'] extends 'user' ? SessionUser : undefined
  request: FastifyRequest
  reply: FastifyReply
}

/** What a handler answers: what the endpoint says, or where that is a list, its items one after the other. */
type Answer<E extends Endpoint> = ReplyOf<E> | Pieces<ItemOf<ReplyOf<E>>>
type ItemOf<R> = R extends readonly (infer I)[] ? I : never

/** One handler for each endpoint of a feature; one that is missing or answers another shape does not compile. */
export type Handlers<T extends Record<string, Endpoint>> = { [K in keyof T]: (call: Call<T[K]>) => Promise<Answer<T[K]>> }

const parts = ['params', 'query', 'headers', 'body'] as const

type Options = { sessions: Sessions; checkReplies: boolean }

/** Mounts a feature's endpoints on the app. `checkReplies` holds every reply to its schema, for tests. */
export function mount<T extends Record<string, Endpoint>>(app: FastifyInstance, table: T, handlers: Handlers<T>, options: Options) {
  for (const name in table) mountOne(app, table[name], handlers[name], options)
}

function mountOne<E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: (call: Call<E>) => Promise<Answer<E>>, options: Options) {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    handler: async (request, reply) => {
      const user = endpoint.access === 'user' ? await options.sessions.require(request, reply) : undefined
      const call = { ...parseRequest(endpoint, request), user, request, reply }
      // The one seam where the table's types are taken at their word: each part was just parsed with the endpoint's own schema.
      const answer = await handler(call as unknown as Call<E>)
      reply.code(endpoint.status)
      return send(endpoint, reply, answer, options.checkReplies)
    },
  })
}

function parseRequest(endpoint: Endpoint, request: FastifyRequest): Record<string, unknown> {
  const parsed: Record<string, unknown> = {}
  for (const part of parts) {
    const schema = endpoint[part]
    if (!schema) continue
    const result = schema.safeParse(request[part] ?? (part === 'body' ? undefined : {}))
    if (!result.success) throw invalidInput(result.error, part)
    parsed[part] = result.data
  }
  return parsed
}

/** The first fault, under the name of its field. */
function invalidInput(error: z.ZodError, part: string): AppError {
  const [issue] = error.issues
  const unknownKey = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined
  const field = [...(issue?.path ?? []), ...(unknownKey === undefined ? [] : [unknownKey])].join('.')
  return new AppError('invalid_input', { message: issue?.message ?? 'Invalid', field: field || part })
}

function send(endpoint: Endpoint, reply: FastifyReply, answer: unknown, check: boolean) {
  if (endpoint.reply instanceof z.ZodType && answer instanceof Pieces) return sendPieces(endpoint.reply, reply, answer, check)
  if (endpoint.reply instanceof z.ZodType) return reply.send(check ? endpoint.reply.parse(answer) : answer)
  if ('media' in endpoint.reply && typeof answer === 'string') return reply.type(`${endpoint.reply.media}; charset=utf-8`).send(answer)
  if ('events' in endpoint.reply && isIterable(answer)) return sendEvents(endpoint.reply, reply, answer, check)
  if ('redirect' in endpoint.reply && typeof answer === 'string') return reply.redirect(answer, endpoint.status)
  return reply.send()
}

function sendPieces(schema: z.ZodType, reply: FastifyReply, answer: Pieces<unknown>, check: boolean) {
  const pieces = jsonOf(answer, item => {
    if (check) schema.parse([item])
    return item
  })
  return reply.type('application/json; charset=utf-8').send(Readable.from(pieces, { highWaterMark: 1 }))
}

const isIterable = (answer: unknown): answer is AsyncIterable<unknown> =>
  typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer

/** Server-sent events, written as they come. The stream is given up when the visitor goes. */
function sendEvents({ events }: Events, reply: FastifyReply, answer: AsyncIterable<unknown>, check: boolean) {
  const lines = Readable.from(linesOf(answer, check ? events : undefined))
  // A proxy that gathers answers before it passes them on would keep every event to itself.
  return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(lines)
}

async function* linesOf(answer: AsyncIterable<unknown>, schema: z.ZodType | undefined) {
  // Something at once, so that the browser knows that the line is open.
  yield ':\n\n'
  for await (const event of answer)
    yield event === undefined ? ':\n\n' : `data: ${JSON.stringify(schema ? schema.parse(event) : event)}\n\n`
}
