import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { connect, migrate, prepared, transact } from './connect.ts'
import { users } from './schema.ts'

const { db, url } = await testDatabase()

async function newUser(): Promise<string> {
  const [user] = await db.insert(users).values({}).returning({ id: users.id })
  if (!user) throw new Error('no user')
  return user.id
}

describe('a transaction', () => {
  it('is run again when PostgreSQL cannot order it beside another', async () => {
    const id = await newUser()
    let runs = 0
    await transact(db, async tx => {
      runs++
      await tx.execute('set transaction isolation level repeatable read')
      await tx.select().from(users)
      if (runs === 1) await db.update(users).set({ credits: 7 }).where(eq(users.id, id))
      await tx.update(users).set({ firstName: 'Ada' }).where(eq(users.id, id))
    })
    const [after] = await db.select().from(users).where(eq(users.id, id))
    expect(runs).toBe(2)
    expect(after).toMatchObject({ firstName: 'Ada', credits: 7 })
  })

  it('is run again when two wait for each other, and both are done', async () => {
    const [first, second] = [await newUser(), await newUser()]
    const give = (from: string, to: string) =>
      transact(db, async tx => {
        await tx
          .update(users)
          .set({ credits: sql`${users.credits} + 1` })
          .where(eq(users.id, from))
        await new Promise(resolve => setTimeout(resolve, 50))
        await tx
          .update(users)
          .set({ credits: sql`${users.credits} + 1` })
          .where(eq(users.id, to))
      })
    await Promise.all([give(first, second), give(second, first)])
    const [after] = await db.select().from(users).where(eq(users.id, first))
    expect(after?.credits).toBe(2)
  })

  it('that fails leaves nothing behind', async () => {
    const id = await newUser()
    const failing = transact(db, async tx => {
      await tx.update(users).set({ credits: 9 }).where(eq(users.id, id))
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    const [after] = await db.select().from(users).where(eq(users.id, id))
    expect(after?.credits).toBe(0)
  })
})

describe('a hot query', () => {
  const userById = prepared('test_user_by_id', (db, name) =>
    db
      .select()
      .from(users)
      .where(eq(users.id, sql.placeholder('id')))
      .prepare(name),
  )

  it.each([
    { prepare: true, names: ['test_user_by_id'] },
    { prepare: false, names: [] },
  ])('is prepared by its name unless that is turned off: $prepare', async ({ prepare, names }) => {
    const id = await newUser()
    const one = connect({ connectionString: url, max: 1, prepare })
    expect(await userById(one.db).execute({ id })).toHaveLength(1)
    await transact(one.db, async tx => expect(await userById(tx).execute({ id })).toHaveLength(1))
    const { rows } = await one.pool.query('select name from pg_prepared_statements')
    expect(rows.map(row => row.name)).toEqual(names)
    await one.close()
  })
})

describe('migrating', () => {
  it('is done once when several servers start together on an empty database', async () => {
    const empty = new URL(url)
    empty.pathname = `${empty.pathname}_empty`
    const admin = connect({ connectionString: url, max: 1 })
    await admin.pool.query(`create database "${empty.pathname.slice(1)}"`)
    const servers = Array.from({ length: 5 }, () => connect({ connectionString: empty.href }))
    await Promise.all(servers.map(connection => migrate(connection)))
    const { rows } = await admin.pool.query('select count(*)::int as count from drizzle.__drizzle_migrations')
    const again = await servers[0]?.pool.query('select count(*)::int as count from drizzle.__drizzle_migrations')
    expect(again?.rows).toEqual(rows)
    await Promise.all(servers.map(server => server.close()))
    await admin.close()
  })
})
