import { type ErrorCode, type ErrorReply, errors } from '@nightlight/contract/errors'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { failureOf } from '../database/failures.ts'

type Details = { message?: string; field?: string; params?: Record<string, string | number>; retryAfterSeconds?: number; cause?: unknown }

/** A call that fails in a way that the contract's table names. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly details: Details

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? errors[code].message, { cause: details.cause })
    this.code = code
    this.details = details
  }

  get status(): number {
    return errors[this.code].status
  }

  toReply(): ErrorReply {
    const { field, params } = this.details
    return { message: this.message, code: this.code, ...(field !== undefined && { field }), ...(params && { params }) }
  }
}

/** What Fastify and its parsers refuse by themselves, in our terms. */
const ofFastify: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_input',
  FST_ERR_BAD_URL: 'not_found',
}

function toAppError(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error
  const ofDatabase = failureOf(error)
  if (ofDatabase) return new AppError(ofDatabase.code, { ...ofDatabase, cause: error })
  const known = ofFastify[error.code]
  if (known) return new AppError(known, { ...(known !== 'not_found' && { field: 'body' }), cause: error })
  if (error instanceof SyntaxError || (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500))
    return new AppError('invalid_input', { cause: error })
  return new AppError('internal', { cause: error })
}

/** Answers every failure as JSON. Only our own faults are logged: what a visitor sent never reaches the log. */
export function answerError(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply) {
  const failure = toAppError(error)
  if (failure.status === 500) request.log.error({ err: withoutText(error) }, 'request failed')
  if (failure.code === 'database_away') request.log.warn({ err: withoutText(error) }, 'the database is away')
  if (failure.details.retryAfterSeconds !== undefined) reply.header('retry-after', failure.details.retryAfterSeconds)
  return reply.code(failure.status).send(failure.toReply())
}

/** A database's message may quote a row; its stack below the first line, and its code, say where to look. */
function withoutText(error: Error & { code?: string }) {
  const cause = error.cause instanceof Error ? error.cause : error
  const code = 'code' in cause ? cause.code : undefined
  return { type: cause.constructor.name, code, stack: (cause.stack ?? '').split('\n').filter(line => line.startsWith('    at ')) }
}
