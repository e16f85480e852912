import { createHash } from 'node:crypto'
import { type StoryCreated, storyCreatedSchema } from '@nightlight/contract/stories'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { idempotencyKeys } from '../../database/schema.ts'
import { AppError } from '../../http/errors.ts'

/** A request as its sender marked it: the same key again is the same request, and gets the same answer. */
export type RequestMark = { userId: string; key: string; requestHash: string }

/** Undefined where the sender marked nothing: then each request stands for itself. */
export function markOf(userId: string, key: string | undefined, body: unknown): RequestMark | undefined {
  if (key === undefined) return undefined
  return { userId, key, requestHash: createHash('sha256').update(JSON.stringify(body)).digest('hex') }
}

/** The answer that this request was given before, if it was. Throws idempotency_key_reused where the key marked another request. */
export async function earlierAnswer(db: Database, mark: RequestMark | undefined): Promise<StoryCreated | undefined> {
  if (!mark) return undefined
  const [kept] = await db
    .select({ requestHash: idempotencyKeys.requestHash, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, mark.userId), eq(idempotencyKeys.key, mark.key)))
  if (!kept) return undefined
  if (kept.requestHash !== mark.requestHash) throw new AppError('idempotency_key_reused', { field: 'idempotency-key' })
  return storyCreatedSchema.parse(kept.answer)
}

/** Keeps the answer in the transaction that did what it tells of. */
export async function keepAnswer(tx: Database, mark: RequestMark | undefined, answer: StoryCreated): Promise<void> {
  if (mark) await tx.insert(idempotencyKeys).values({ ...mark, answer })
}
