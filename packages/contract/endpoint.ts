import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/** A reply that is no JSON: its media type, and whether it is handed out as a file. */
export type Media = { media: 'text/html' | 'text/csv' | 'image/svg+xml' | 'application/json' }
export type Redirect = { redirect: true }
export type NoContent = { empty: true }
/** Server-sent events: each one's data is JSON of the schema. The stream ends when there is nothing more to tell. */
export type Events = { events: z.ZodType }
export type Reply = z.ZodType | Media | Redirect | NoContent | Events

export const media = <const M extends Media['media']>(type: M) => ({ media: type })
export const events = <const S extends z.ZodType>(schema: S) => ({ events: schema })
export const redirect: Redirect = { redirect: true }
export const noContent: NoContent = { empty: true }

/** One call as data: the server mounts it, the web calls it and the OpenAPI document describes it. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With `:name` for the parts that vary. */
  path: `/api/${string}`
  summary: string
  access: 'anyone' | 'user'
  params?: z.ZodObject
  query?: z.ZodObject
  headers?: z.ZodObject
  body?: z.ZodType
  /** The status of success, and what is answered then. */
  status: 200 | 201 | 202 | 204 | 302
  reply: Reply
  /** What can go wrong beside what can go wrong anywhere (bad input, no session, a foreign origin, too many requests). */
  errors?: readonly ErrorCode[]
}

type Part = 'params' | 'query' | 'headers' | 'body'

/** True where nothing of the type has to be given. */
type AllOptional<T> = Record<never, never> extends T ? true : false

/** What a caller gives: each part that the endpoint has, optional where nothing in it is required. */
export type RequestOf<E extends Endpoint> = {
  [P in Part as P extends keyof E
    ? E[P] extends z.ZodType
      ? AllOptional<z.input<E[P]>> extends true
        ? never
        : P
      : never
    : never]: E[P] extends z.ZodType ? z.input<E[P]> : never
} & {
  [P in Part as P extends keyof E
    ? E[P] extends z.ZodType
      ? AllOptional<z.input<E[P]>> extends true
        ? P
        : never
      : never
    : never]?: E[P] extends z.ZodType ? z.input<E[P]> : never
}

/** What a handler is given: each part, checked and with its defaults filled in. */
export type ParsedRequestOf<E extends Endpoint> = {
  [P in Part as P extends keyof E ? (E[P] extends z.ZodType ? P : never) : never]: E[P] extends z.ZodType ? z.output<E[P]> : never
}

/** What is answered on success. Of events a handler gives one after the other, and undefined to keep the line open. */
export type ReplyOf<E extends Endpoint> = E['reply'] extends z.ZodType
  ? z.output<E['reply']>
  : E['reply'] extends NoContent
    ? undefined
    : E['reply'] extends { events: infer S extends z.ZodType }
      ? AsyncIterable<z.output<S> | undefined>
      : string
