import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import { again, type Database } from '../../database/connect.ts'
import { oidcIdentities, passwordResets, sessions, userEmails, users } from '../../database/schema.ts'

const resetLifetime = 3_600_000

const hash = (token: string) => createHash('sha256').update(token).digest('hex')

/** The account with this e-mail, as far as signing in needs it. */
export async function findByEmail(db: Database, email: string) {
  const [found] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(userEmails)
    .innerJoin(users, eq(users.id, userEmails.userId))
    .where(eq(userEmails.email, email))
  return found
}

export async function findPasswordHash(db: Database, userId: string) {
  const [found] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId))
  return found?.passwordHash
}

export async function findByIdentity(db: Database, issuer: string, subject: string) {
  const [found] = await db
    .select({ userId: oidcIdentities.userId })
    .from(oidcIdentities)
    .where(and(eq(oidcIdentities.issuer, issuer), eq(oidcIdentities.subject, subject)))
  return found?.userId
}

/** A token for one new password within the hour; only its hash is stored, and an earlier one no longer works. */
export async function insertReset(db: Database, userId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.delete(passwordResets).where(eq(passwordResets.userId, userId))
  await db.insert(passwordResets).values({ tokenHash: hash(token), userId, expiresAt: new Date(now.getTime() + resetLifetime) })
  return token
}

/** Takes the token away and answers whose it was. */
export async function takeReset(tx: Database, token: string, now: Date) {
  const [taken] = await tx
    .delete(passwordResets)
    .where(and(eq(passwordResets.tokenHash, hash(token)), gt(passwordResets.expiresAt, now)))
    .returning({ userId: passwordResets.userId })
  return taken?.userId
}

/** Sets the password and ends every session: whoever had the old one is out. */
export async function updatePassword(tx: Database, userId: string, passwordHash: string): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId))
  await tx.delete(sessions).where(eq(sessions.userId, userId))
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId))
}

/** Keeps when, and for which address, a model was allowed to write; null takes it back. */
export async function updateModelConsent(db: Database, userId: string, consent: { at: Date; host: string } | null): Promise<void> {
  await db
    .update(users)
    .set({ modelConsentAt: consent?.at ?? null, modelConsentHost: consent?.host ?? null })
    .where(eq(users.id, userId))
}

/** Everything the account owns goes with it; payments stay without it, as accounts must be kept. */
export async function deleteUser(db: Database, userId: string): Promise<void> {
  await again(() => db.delete(users).where(eq(users.id, userId)))
}

export const sweepResets = (db: Database, now: Date) => db.delete(passwordResets).where(lt(passwordResets.expiresAt, now))
