import { defaultMonthlyStoryLimit } from '@nightlight/contract/limits'
import { check, integer, pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core'
import { createdAt, notNegative, time, updatedAt } from './columns.ts'

/** `isPremium` is no column: it is worked out from `premium_until` whenever it is answered. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** As typed. What makes it unique is its row in `user_emails`. */
    email: text(),
    firstName: text(),
    lastName: text(),
    profileImageUrl: text(),
    passwordHash: text(),
    credits: integer().notNull().default(0),
    premiumUntil: time(),
    storiesCreatedThisMonth: integer().notNull().default(0),
    /** The month (UTC, '2026-01') that the count belongs to; in any other month the count is none. */
    storiesMonth: varchar({ length: 7 }),
    /** The last month (UTC) in which the free credits were seen to; null until then. */
    freeCreditsMonth: varchar({ length: 7 }),
    monthlyStoryLimit: integer().notNull().default(defaultMonthlyStoryLimit),
    /** When the grown-up allowed a language model to write; null while it is not allowed. */
    modelConsentAt: time(),
    /** The address that it was allowed for. */
    modelConsentHost: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  t => [
    check('users_credits', notNegative(t.credits)),
    check('users_stories_created', notNegative(t.storiesCreatedThisMonth)),
    check('users_story_limit', notNegative(t.monthlyStoryLimit)),
  ],
)

/** Whose a row is: it goes when the account goes. */
export const owner = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
