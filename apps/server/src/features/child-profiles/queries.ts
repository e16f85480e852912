import { and, asc, eq } from 'drizzle-orm'
import { again, type Database } from '../../database/connect.ts'
import { childProfiles } from '../../database/schema.ts'
import { AppError } from '../../http/errors.ts'

export type ProfileRow = typeof childProfiles.$inferSelect
type NewProfile = Omit<typeof childProfiles.$inferInsert, 'id' | 'userId'>
/** A field that is undefined stays as it is. */
type Changes = { [K in keyof NewProfile]?: NewProfile[K] | undefined }

const own = (userId: string, id: number) => and(eq(childProfiles.userId, userId), eq(childProfiles.id, id))

/** The character whose portrait a profile shows. */
export function characterOfAvatar(avatarUrl: string | null | undefined): number | undefined {
  const id = avatarUrl?.match(/\d+/)?.[0]
  return id === undefined ? undefined : Number(id)
}

export const profilesOfUser = (db: Database, userId: string) =>
  db.select().from(childProfiles).where(eq(childProfiles.userId, userId)).orderBy(asc(childProfiles.id))

/** Throws profile_not_found where there is no such child or it is another's. */
export async function childOf(db: Database, userId: string, id: number, field?: string): Promise<ProfileRow> {
  const [found] = await db.select().from(childProfiles).where(own(userId, id))
  if (!found) throw new AppError('profile_not_found', field === undefined ? {} : { field })
  return found
}

/** Throws profile_not_found where there is no such child or it is another's. */
export async function requireChild(db: Database, userId: string, id: number, field?: string): Promise<void> {
  await childOf(db, userId, id, field)
}

export async function insertProfile(db: Database, userId: string, profile: NewProfile): Promise<ProfileRow> {
  const [inserted] = await db
    .insert(childProfiles)
    .values({ ...profile, userId })
    .returning()
  if (!inserted) throw new AppError('internal')
  return inserted
}

/** Changes what is given; what is left out stays. */
export async function updateProfile(db: Database, userId: string, id: number, changes: Changes): Promise<ProfileRow> {
  const [updated] = await db
    .update(childProfiles)
    .set({ ...changes, updatedAt: new Date() })
    .where(own(userId, id))
    .returning()
  if (!updated) throw new AppError('profile_not_found')
  return updated
}

export async function deleteProfile(db: Database, userId: string, id: number): Promise<void> {
  const deleted = await again(() => db.delete(childProfiles).where(own(userId, id)).returning({ id: childProfiles.id }))
  if (deleted.length === 0) throw new AppError('profile_not_found')
}
