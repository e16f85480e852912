import { sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, text, timestamp } from 'drizzle-orm/pg-core'

/** Numbers are given out here and nowhere else: by the database, in rising order, so that `order by id desc` is newest first. */
export const id = () => bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity()
export const ref = () => bigint({ mode: 'number' })
/** Milliseconds, as JavaScript's dates have them: a time read and sent back compares equal. */
export const time = () => timestamp({ withTimezone: true, precision: 3 })
export const createdAt = () => time().notNull().defaultNow()
export const updatedAt = () =>
  time()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date())
export const list = <T extends string>() => text().array().$type<T[]>().notNull().default([])

export const oneOf = (column: AnyPgColumn, values: readonly string[]) =>
  sql`${column} in (${sql.raw(values.map(value => `'${value.replaceAll("'", "''")}'`).join(', '))})`
export const within = (column: AnyPgColumn, least: number, most: number) =>
  sql`${column} between ${sql.raw(String(least))} and ${sql.raw(String(most))}`
export const notNegative = (column: AnyPgColumn) => sql`${column} >= 0`
