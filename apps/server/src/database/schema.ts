/**
 * Every table. Two rules hold throughout, and schema.test.ts keeps them:
 *
 * - What a user owns carries `user_id`, first in its primary, unique and foreign keys, so that the tables can be distributed by it.
 * - What must be unique over all users (e-mail, session, reset token, sign-in at a provider, payment) stands in a small table of its own.
 *
 * Column names are the properties' names in snake case (`casing` in connect.ts and drizzle.config.ts).
 */
export { oidcIdentities, passwordResets, rateLimits, sessions, signInNetworks, userEmails } from './schema/accounts.ts'
export { creditLedger, paymentReversals, payments } from './schema/billing.ts'
export { childProfiles } from './schema/child-profiles.ts'
export {
  activityCompletions,
  childAssessments,
  comprehensionQuestions,
  learningActivities,
  readingHours,
  readingProgress,
  vocabularyProgress,
  vocabularyWords,
} from './schema/learning.ts'
export { characters, favorites, idempotencyKeys, modelUsage, stories } from './schema/stories.ts'
export { users } from './schema/users.ts'
