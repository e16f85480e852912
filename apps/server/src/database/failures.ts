import type { ErrorCode } from '@nightlight/contract/errors'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import pg from 'pg'

/** No connection could be had; `cause` says why. */
export class NoConnection extends Error {
  override readonly name = 'NoConnection'
}

type Failure = { code: ErrorCode; field?: string; retryAfterSeconds?: number }
const busy: Failure = { code: 'busy', retryAfterSeconds: 1 }
const away: Failure = { code: 'database_away', retryAfterSeconds: 1 }

/** PostgreSQL's codes, and what each means to whoever asked. Those that mean a fault of ours are left out. */
const ofState: Record<string, Failure> = {
  // A deadlock, or an order that cannot be kept, that trying again did not mend.
  '40001': busy,
  '40P01': busy,
  '53300': busy,
  // It is being stopped, has crashed, is starting, or is the half of a pair that takes no changes.
  '57P01': away,
  '57P02': away,
  '57P03': away,
  '25006': away,
}

/** What a foreign key pointed at that is gone, by the last word of the key's name: it was deleted while something was added to it. */
const ofForeignKey: Record<string, Failure> = {
  child: { code: 'profile_not_found', field: 'childId' },
  companion: { code: 'profile_not_found', field: 'companionId' },
  story: { code: 'story_not_found', field: 'storyId' },
  character: { code: 'character_not_found', field: 'characterId' },
  question: { code: 'question_not_found', field: 'questionId' },
  word: { code: 'word_not_found', field: 'wordId' },
  activity: { code: 'activity_not_found', field: 'activityId' },
  // users_id_fk: the account itself.
  fk: { code: 'unauthenticated' },
}
const foreignKeyViolation = '23503'

/** PostgreSQL's own words on an error, however it is wrapped. */
function spokenBy(error: unknown): pg.DatabaseError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (cause instanceof pg.DatabaseError) return cause
  return undefined
}

/** PostgreSQL's five-character code of an error, however it is wrapped ('23505' for what exists already). */
export const sqlState = (error: unknown): string | undefined => spokenBy(error)?.code

/** The one table of what a failed query means in the contract's terms; undefined where it is a fault of ours, or none of the database's. */
export function failureOf(error: unknown): Failure | undefined {
  const spoken = spokenBy(error)
  if (spoken?.code === foreignKeyViolation) return ofForeignKey[spoken.constraint?.split('_').at(-1) ?? ''] ?? { code: 'not_found' }
  // Class 08 is about connections.
  if (spoken?.code?.startsWith('08')) return away
  if (spoken) return ofState[spoken.code ?? '']
  // A query that failed without a word of PostgreSQL's lost its connection; a TypeError is a fault in how it was put.
  const lost = error instanceof NoConnection || (error instanceof DrizzleQueryError && !(error.cause instanceof TypeError))
  return lost ? away : undefined
}
