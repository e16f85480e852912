import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { signInNetworks } from '../../database/schema.ts'
import { digest } from '../../http/rate-limits.ts'

/** A network from which nobody has signed in for so long is a stranger again. */
const rememberedMs = 180 * 86_400_000

/** With the account in it, so that the table does not tell who shares a network. */
const hashOf = (userId: string, network: string) => digest(`${userId} ${network}`)

/** Keeps that the account has signed in from there. */
export async function rememberNetwork(db: Database, userId: string, network: string, now: Date): Promise<void> {
  await db
    .insert(signInNetworks)
    .values({ userId, network: hashOf(userId, network), lastAt: now })
    .onConflictDoUpdate({ target: [signInNetworks.userId, signInNetworks.network], set: { lastAt: sql`excluded.last_at` } })
}

export async function hasSignedInFrom(db: Database, userId: string, network: string): Promise<boolean> {
  const known = await db
    .select({ lastAt: signInNetworks.lastAt })
    .from(signInNetworks)
    .where(and(eq(signInNetworks.userId, userId), eq(signInNetworks.network, hashOf(userId, network))))
  return known.length > 0
}

export const sweepNetworks = (db: Database, now: Date) =>
  db.delete(signInNetworks).where(lt(signInNetworks.lastAt, new Date(now.getTime() - rememberedMs)))
