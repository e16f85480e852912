import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/connect.ts'
import { modelUsage } from '../../database/schema.ts'
import type { Written } from '../../writers/writer.ts'

type Usage = { userId: string; storyId: number; model: string; composed: Written }

/** Keeps what a model took over a story, in the transaction that saves the story. */
export async function insertModelUsage(tx: Database, { userId, storyId, model, composed }: Usage): Promise<void> {
  const { writer, effort } = composed
  if (effort) await tx.insert(modelUsage).values({ userId, storyId, model, writer, ...effort })
}

/** What models took, month by month, over all accounts: the newest month first. */
export async function usageByMonth(db: Database) {
  const month = sql<string>`to_char(${modelUsage.createdAt} at time zone 'utc', 'YYYY-MM')`
  const whole = (column: AnyPgColumn) => sql<number>`sum(${column})::float8`
  return db
    .select({
      month,
      model: modelUsage.model,
      outcome: modelUsage.outcome,
      stories: sql<number>`count(*)::int`,
      tokensIn: whole(modelUsage.tokensIn),
      tokensOut: whole(modelUsage.tokensOut),
      seconds: sql<number>`sum(${modelUsage.milliseconds})::float8 / 1000`,
    })
    .from(modelUsage)
    .groupBy(month, modelUsage.model, modelUsage.outcome)
    .orderBy(sql`1 desc, 2, 4 desc`)
}
