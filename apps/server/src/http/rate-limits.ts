import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { lt } from 'drizzle-orm'
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../database/connect.ts'
import { rateLimits } from '../database/schema.ts'
import { AppError } from './errors.ts'

/** So many attempts under the name of what is tried, in so many seconds for each key, counted in the database for every server. */
export function createRateLimit(db: Database, name: string, points: number, seconds: number) {
  const limiter = new RateLimiterDrizzle({
    storeClient: db,
    schema: rateLimits,
    keyPrefix: name,
    points,
    duration: seconds,
    clearExpiredByTimeout: false,
  })

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

export const sweepRateLimits = (db: Database) => db.delete(rateLimits).where(lt(rateLimits.expire, new Date()))

/** Keys are e-mails and addresses: only their hashes are kept, and all have one length. */
export const digest = (key: string) => createHash('sha256').update(key).digest('base64url')

/**
 * Who is counted as one visitor: an IPv4 address, or the first half of an IPv6 address. A household or a rented machine is given a whole /64
 * of those, and could come from another address at each attempt.
 */
export function networkOf(ip: string): string {
  const [address = ''] = ip.split('%')
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1]
  if (mapped) return mapped
  const groups = (part = '') => part.split(':').filter(group => group !== '')
  const [start, end] = address.split('::')
  const left = groups(start)
  const zeros = end === undefined ? 0 : 8 - left.length - groups(end).length
  const all = [...left, ...Array.from({ length: zeros }, () => '0'), ...groups(end)]
  return `${all
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
