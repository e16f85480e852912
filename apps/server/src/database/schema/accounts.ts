import { index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, time } from './columns.ts'
import { owner } from './users.ts'

/** One row for each account's e-mail, in lower case: unique over all users. */
export const userEmails = pgTable('user_emails', { email: text().primaryKey(), userId: owner() }, t => [
  unique('user_emails_user').on(t.userId),
])

/** `sid` is the SHA-256 of the id in the cookie: who reads this table cannot sign in with it. */
export const sessions = pgTable(
  'sessions',
  {
    sid: text().primaryKey(),
    userId: owner(),
    sess: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    expire: time().notNull(),
  },
  t => [index('sessions_user').on(t.userId), index('sessions_expire').on(t.expire)],
)

export const passwordResets = pgTable(
  'password_resets',
  { tokenHash: text().primaryKey(), userId: owner(), expiresAt: time().notNull(), createdAt: createdAt() },
  t => [index('password_resets_user').on(t.userId), index('password_resets_expires').on(t.expiresAt)],
)

export const oidcIdentities = pgTable(
  'oidc_identities',
  { issuer: text().notNull(), subject: text().notNull(), userId: owner(), createdAt: createdAt() },
  t => [primaryKey({ columns: [t.issuer, t.subject] }), index('oidc_identities_user').on(t.userId)],
)

/** From which networks an account has signed in, as hashes of their addresses: guesses made elsewhere never keep them out. */
export const signInNetworks = pgTable('sign_in_networks', { userId: owner(), network: text().notNull(), lastAt: time().notNull() }, t => [
  primaryKey({ columns: [t.userId, t.network] }),
  index('sign_in_networks_last').on(t.lastAt),
])

/** How often something was tried of late, where every server sees it. A key is a hash, and counts until `expire`. */
export const rateLimits = pgTable('rate_limits', { key: text().primaryKey(), points: integer().notNull(), expire: time() }, t => [
  index('rate_limits_expire').on(t.expire),
])
