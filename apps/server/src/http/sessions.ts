import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Database, prepared } from '../database/connect.ts'
import { sessions, users } from '../database/schema.ts'
import { AppError } from './errors.ts'

const cookieName = 'nightlight_session'
const day = 86_400_000
const lifetime = 30 * day

/** Whether the browser believes to be signed in. */
export const hasSessionCookie = (request: FastifyRequest) => Boolean(request.cookies[cookieName])

const hash = (sid: string) => createHash('sha256').update(sid).digest('hex')

/** The account as handlers see it: its row without the password. */
const accountColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  profileImageUrl: users.profileImageUrl,
  credits: users.credits,
  premiumUntil: users.premiumUntil,
  storiesCreatedThisMonth: users.storiesCreatedThisMonth,
  storiesMonth: users.storiesMonth,
  monthlyStoryLimit: users.monthlyStoryLimit,
  freeCreditsMonth: users.freeCreditsMonth,
  modelConsentAt: users.modelConsentAt,
  modelConsentHost: users.modelConsentHost,
  hasPassword: sql<boolean>`${users.passwordHash} is not null`,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
}

const bySid = prepared('session_user', (db, name) =>
  db
    .select({ ...accountColumns, expire: sessions.expire })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.sid, sql.placeholder('sid')))
    .prepare(name),
)
const byId = prepared('user_by_id', (db, name) =>
  db
    .select(accountColumns)
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare(name),
)

export type SessionUser = Awaited<ReturnType<ReturnType<typeof byId>['execute']>>[number]

/** The account as it stands now, after a change to it. */
export async function readAccount(db: Database, id: string): Promise<SessionUser> {
  const [user] = await byId(db).execute({ id })
  if (!user) throw new AppError('unauthenticated')
  return user
}

type SessionOptions = {
  db: Database
  now: () => Date
  secure: (request: FastifyRequest) => boolean
  /** How many an account may have; one more ends the one that was used longest ago. */
  most: number
}

/** Sessions in the `sessions` table; the browser holds a random id, the table only its hash. */
export function createSessions({ db, now, secure, most }: SessionOptions) {
  const cookie = (request: FastifyRequest) => ({
    httpOnly: true,
    sameSite: 'lax' as const,
    secure: secure(request),
    path: '/',
  })

  async function open(userId: string, request: FastifyRequest, reply: FastifyReply) {
    await end(request, reply)
    const sid = randomBytes(32).toString('base64url')
    await db.insert(sessions).values({ sid: hash(sid), userId, expire: new Date(now().getTime() + lifetime) })
    await endOldest(userId, hash(sid))
    reply.setCookie(cookieName, sid, { ...cookie(request), maxAge: lifetime / 1000 })
  }

  async function endOldest(userId: string, opened: string) {
    const oldest = await db
      .select({ sid: sessions.sid })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), ne(sessions.sid, opened)))
      .orderBy(desc(sessions.expire))
      .offset(most - 1)
    const sids = oldest.map(session => session.sid)
    if (sids.length > 0) await db.delete(sessions).where(inArray(sessions.sid, sids))
  }

  async function end(request: FastifyRequest, reply: FastifyReply) {
    const sid = request.cookies[cookieName]
    if (sid === undefined) return
    await db.delete(sessions).where(eq(sessions.sid, hash(sid)))
    reply.clearCookie(cookieName, cookie(request))
  }

  /** Signs the account out everywhere, and in again here. */
  async function renewAll(userId: string, request: FastifyRequest, reply: FastifyReply) {
    await db.delete(sessions).where(eq(sessions.userId, userId))
    await open(userId, request, reply)
  }

  async function require(request: FastifyRequest, reply: FastifyReply): Promise<SessionUser> {
    const sid = request.cookies[cookieName]
    if (sid === undefined || sid === '') throw new AppError('unauthenticated')
    const [found] = await bySid(db).execute({ sid: hash(sid) })
    if (!found || found.expire <= now()) throw new AppError('unauthenticated')
    const { expire, ...user } = found
    const fresh = now().getTime() + lifetime
    // Moved at most once a day, so that reading writes nothing.
    if (fresh - expire.getTime() > day) {
      await db
        .update(sessions)
        .set({ expire: new Date(fresh) })
        .where(eq(sessions.sid, hash(sid)))
      reply.setCookie(cookieName, sid, { ...cookie(request), maxAge: lifetime / 1000 })
    }
    return user
  }

  const sweep = () => db.delete(sessions).where(lt(sessions.expire, now()))

  return { open, end, renewAll, require, sweep }
}
export type Sessions = ReturnType<typeof createSessions>
