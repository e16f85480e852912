import { describe, expect, it } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { favorites, stories, userEmails, users } from './schema.ts'

const { db, pool } = await testDatabase()

/** What must be unique over all users stands in tables of its own, whose keys are not led by the user. */
const overAllUsers = [
  'users',
  'user_emails',
  'sessions',
  'password_resets',
  'oidc_identities',
  'payments',
  'payment_reversals',
  'rate_limits',
]

describe('the schema', () => {
  it('leads every primary, unique and foreign key of what a user owns by user_id', async () => {
    const { rows } = await pool.query<{ table: string; name: string; first: string }>(`
      select c.relname as table, k.conname as name, a.attname as first
      from pg_constraint k
      join pg_class c on c.oid = k.conrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
      where k.contype in ('p', 'u', 'f') and c.relnamespace = 'public'::regnamespace`)
    const owned = rows.filter(row => !overAllUsers.includes(row.table))
    expect(owned.length).toBeGreaterThan(40)
    expect(owned.filter(row => row.first !== 'user_id')).toEqual([])
  })

  it('has an index behind every foreign key, so that removing a parent searches no table', async () => {
    const { rows } = await pool.query(`
      select k.conname from pg_constraint k
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace and not exists (
        select 1 from pg_index i
        where i.indrelid = k.conrelid and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] = k.conkey
      )`)
    expect(rows).toEqual([])
  })

  it('removes everything of a user with the user, and keeps payments for the books', async () => {
    const { rows } = await pool.query<{ table: string; deletes: string }>(`
      select c.relname as table, k.confdeltype as deletes
      from pg_constraint k join pg_class c on c.oid = k.conrelid
      where k.contype = 'f' and k.confrelid = 'users'::regclass order by 1`)
    expect(rows.filter(row => row.deletes !== 'c')).toEqual([{ table: 'payments', deletes: 'n' }])
  })

  it('refuses a balance below zero', async () => {
    await expect(db.insert(users).values({ credits: -1 })).rejects.toMatchObject({ cause: { constraint: 'users_credits' } })
  })

  it('keeps an e-mail for one user', async () => {
    const [first, second] = await db.insert(users).values([{}, {}]).returning()
    if (!first || !second) throw new Error('no users')
    await db.insert(userEmails).values({ email: 'a@example.org', userId: first.id })
    await expect(db.insert(userEmails).values({ email: 'a@example.org', userId: second.id })).rejects.toMatchObject({
      cause: { code: '23505' },
    })
  })

  it("lets no favourite point at another user's story", async () => {
    const [owner, other] = await db.insert(users).values([{}, {}]).returning()
    if (!owner || !other) throw new Error('no users')
    const [story] = await db
      .insert(stories)
      .values({
        userId: owner.id,
        childName: 'Mia',
        animal: 'Fox',
        theme: 'Hope',
        language: 'en',
        seed: 1,
        title: 't',
        content: 'c',
        preview: 'c',
        contentLength: 1,
      })
      .returning({ id: stories.id })
    if (!story) throw new Error('no story')
    await expect(db.insert(favorites).values({ userId: other.id, storyId: story.id })).rejects.toMatchObject({ cause: { code: '23503' } })
    await db.insert(favorites).values({ userId: owner.id, storyId: story.id })
  })

  it('leaves a story its owner when its character is removed', async () => {
    const { rows } = await pool.query(`
      with u as (insert into users default values returning id) insert into characters (user_id, name, customization) select id, 'Pip', '{}' from u returning user_id, id`)
    const { user_id: userId, id } = rows[0]
    await pool.query(
      `insert into stories (user_id, character_id, child_name, animal, theme, language, seed, title, content, preview, content_length)
       values ($1, $2, 'Mia', 'Fox', 'Hope', 'en', 1, 't', 'c', 'c', 1)`,
      [userId, id],
    )
    await pool.query('delete from characters where user_id = $1', [userId])
    const left = await pool.query('select character_id from stories where user_id = $1', [userId])
    expect(left.rows).toEqual([{ character_id: null }])
  })
})
