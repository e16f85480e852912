import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from './errors.ts'

/** So many attempts in so many seconds for each key. */
export function createRateLimit(points: number, seconds: number) {
  const limiter = new RateLimiterMemory({ points, duration: seconds })
  // Keys are e-mails and addresses: only their hashes stay in memory, and all have one length.
  const digest = (key: string) => createHash('sha256').update(key).digest('base64url')

  /** Counts an attempt. Throws too_many_requests where there were too many. */
  async function count(...keys: string[]): Promise<void> {
    try {
      await Promise.all(keys.map(key => limiter.consume(digest(key))))
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      throw new AppError('too_many_requests', { retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000) })
    }
  }

  /** Takes one attempt back, since it was a rightful one. */
  const forgive = (...keys: string[]) => Promise.all(keys.map(key => limiter.reward(digest(key))))

  return { count, forgive }
}
export type RateLimit = ReturnType<typeof createRateLimit>
