import type { Customization } from '@nightlight/contract/characters'
import { and, asc, eq } from 'drizzle-orm'
import { type Database, transact } from '../../database/connect.ts'
import { characters, childProfiles } from '../../database/schema.ts'
import { AppError } from '../../http/errors.ts'

export type CharacterRow = typeof characters.$inferSelect
type NewCharacter = { name: string; customization: Customization }

const own = (userId: string, id: number) => and(eq(characters.userId, userId), eq(characters.id, id))

export const charactersOfUser = (db: Database, userId: string) =>
  db.select().from(characters).where(eq(characters.userId, userId)).orderBy(asc(characters.id))

/** Throws character_not_found where there is no such character or it is another's. */
export async function requireCharacter(db: Database, userId: string, id: number, field?: string): Promise<CharacterRow> {
  const [found] = await db.select().from(characters).where(own(userId, id))
  if (!found) throw new AppError('character_not_found', field === undefined ? {} : { field })
  return found
}

export async function insertCharacter(db: Database, userId: string, character: NewCharacter): Promise<CharacterRow> {
  const [inserted] = await db
    .insert(characters)
    .values({ ...character, userId })
    .returning()
  if (!inserted) throw new AppError('internal')
  return inserted
}

/** Changes what is given; what is left out stays. */
export async function updateCharacter(
  db: Database,
  userId: string,
  id: number,
  changes: { [K in keyof NewCharacter]?: NewCharacter[K] | undefined },
): Promise<CharacterRow> {
  if (Object.values(changes).every(value => value === undefined)) return requireCharacter(db, userId, id)
  const [updated] = await db.update(characters).set(changes).where(own(userId, id)).returning()
  if (!updated) throw new AppError('character_not_found')
  return updated
}

/** Deletes a character; the profiles that showed its face show their initial again. */
export const deleteCharacter = (db: Database, userId: string, id: number): Promise<void> =>
  transact(db, async tx => {
    const deleted = await tx.delete(characters).where(own(userId, id)).returning({ id: characters.id })
    if (deleted.length === 0) throw new AppError('character_not_found')
    const face = `/api/characters/${id}/portrait.svg`
    await tx
      .update(childProfiles)
      .set({ avatarUrl: null })
      .where(and(eq(childProfiles.userId, userId), eq(childProfiles.avatarUrl, face)))
  })
