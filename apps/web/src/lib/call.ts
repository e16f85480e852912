import type { Endpoint, ReplyOf, RequestOf } from '@nightlight/contract/endpoint'
import type { endpoints } from '@nightlight/contract/endpoints'
import type { ErrorCode, ErrorReply } from '@nightlight/contract/errors'
import { ask } from './network.ts'
import { noteSession } from './session.ts'

// The table of endpoints is used as a type only: method and path are written in the call and checked against it, so that neither
// the table nor Zod has to travel to the browser before the first paint.
type Table = typeof endpoints
type Endpoints = { [F in keyof Table]: Table[F][keyof Table[F]] }[keyof Table]

/** Every call of the contract as "METHOD /path". */
export type Route = { [F in keyof Table]: { [N in keyof Table[F]]: RouteOf<Table[F][N]> }[keyof Table[F]] }[keyof Table]
type RouteOf<E> = E extends Endpoint ? `${E['method']} ${E['path']}` : never
type EndpointAt<R extends Route> = R extends `${infer Method} ${infer Path}` ? Extract<Endpoints, { method: Method; path: Path }> : never

export type RequestAt<R extends Route> = RequestOf<EndpointAt<R>>
export type ReplyAt<R extends Route> = ReplyOf<EndpointAt<R>>
/** The request is left out where nothing in it has to be given. */
export type RequestArgument<R extends Route> =
  Record<never, never> extends RequestAt<R> ? [request?: RequestAt<R>] : [request: RequestAt<R>]

/** A call that was answered, but not with success; `message` is "{status}: {text}". */
export class CallError extends Error {
  readonly status: number
  readonly text: string
  readonly code: ErrorCode | undefined
  readonly field: string | undefined
  readonly params: ErrorReply['params']

  constructor(status: number, text: string, reply: Partial<ErrorReply>) {
    super(`${status}: ${text}`)
    this.name = 'CallError'
    this.status = status
    this.text = text
    this.code = reply.code
    this.field = reply.field
    this.params = reply.params
  }
}

export type Parts = { params?: object; query?: object; headers?: object; body?: unknown }

function urlOf(path: string, params: object | undefined, query: object | undefined): string {
  const given: Record<string, unknown> = { ...params }
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(given[name])))
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== null)
  return entries.length > 0 ? `${filled}?${new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))}` : filled
}

async function failure(response: Response): Promise<CallError> {
  const body = await response.text().catch(() => '')
  try {
    const reply: Partial<ErrorReply> = JSON.parse(body)
    return new CallError(response.status, reply.message ?? (body || response.statusText), reply)
  } catch {
    return new CallError(response.status, body || response.statusText, {})
  }
}

async function refuse(response: Response, asksWhoIsHere = false): Promise<never> {
  const error = await failure(response)
  if (isSessionEnd(error) && !asksWhoIsHere) noteSession('ended')
  throw error
}

/** Somebody else's password is also answered with 401, but ends no session. */
export const isSessionEnd = (error: unknown) => error instanceof CallError && error.status === 401 && error.code !== 'wrong_credentials'

/**
 * Calls an endpoint of the contract with the session cookie: `call('GET /api/stories/:id', { params: { id } })`.
 * @throws {CallError} where the answer is not a success, and fetch's own TypeError where there is none at all.
 */
export const call = <R extends Route>(route: R, ...[request]: RequestArgument<R>): Promise<ReplyAt<R>> => send(route, request ?? {})

/** The same with a signal that gives the call up; what it is asked with has been checked where the query was made. */
export async function send<R extends Route>(route: R, { params, query, headers, body }: Parts, signal?: AbortSignal): Promise<ReplyAt<R>> {
  const [method, path] = route.split(' ') as [string, string]
  const response = await ask(urlOf(path, params, query), {
    method,
    credentials: 'include',
    headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  })
  if (!response.ok) await refuse(response, route === 'GET /api/auth/user')
  const isJson = response.headers.get('Content-Type')?.includes('application/json')
  // The server's replies are typed by the same table, so they are not checked a second time here.
  return (isJson ? await response.json() : response.status === 204 ? undefined : await response.text()) as ReplyAt<R>
}

/** Fetches a file that the server makes, as `call` does. */
export async function fetchFile(path: string): Promise<Blob> {
  const response = await ask(path, { credentials: 'include' })
  return response.ok ? response.blob() : refuse(response)
}
