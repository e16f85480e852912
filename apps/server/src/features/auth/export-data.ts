import { eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/connect.ts'
import {
  activityCompletions,
  characters,
  childAssessments,
  childProfiles,
  comprehensionQuestions,
  creditLedger,
  favorites,
  learningActivities,
  modelUsage,
  oidcIdentities,
  payments,
  readingHours,
  readingProgress,
  stories,
  vocabularyProgress,
  vocabularyWords,
} from '../../database/schema.ts'
import type { SessionUser } from '../../http/sessions.ts'

/** What an account owns, table by table; a test holds this list to the schema. */
export const ownedTables = {
  characters,
  stories,
  favorites,
  childProfiles,
  readingProgress,
  readingHours,
  comprehensionQuestions,
  vocabularyWords,
  learningActivities,
  childAssessments,
  vocabularyProgress,
  activityCompletions,
  creditLedger,
  modelUsage,
  payments,
  oidcIdentities,
}

/** Everything that is kept about an account, as one JSON text. */
export async function exportData(db: Database, user: SessionUser): Promise<string> {
  const data: Record<string, unknown> = { account: user }
  for (const [name, table] of Object.entries(ownedTables)) data[name] = await rowsOf(db, table, user.id)
  return JSON.stringify(data, null, 2)
}

const rowsOf = (db: Database, table: PgTable & { userId: PgColumn }, userId: string) =>
  db.select().from(table).where(eq(table.userId, userId))
