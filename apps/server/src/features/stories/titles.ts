import type { Story } from '@nightlight/contract/stories'
import { and, eq, like, ne } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { stories } from '../../database/schema.ts'
import { AppError } from '../../http/errors.ts'

/** What LIKE takes for a sign of its own stands for itself. */
export const plain = (text: string) => text.replace(/[\\%_]/g, '\\$&')

const numbered = (title: string, number: number, language: Story['language']) =>
  language === 'zh' ? `${title}（${number}）` : `${title} (${number})`

/** The title itself, or where a story of the account has it already, with the next number behind it. To be asked under the account's lock. */
export async function freeTitle(tx: Database, userId: string, title: string, language: Story['language']): Promise<string> {
  const begunLikeIt = and(eq(stories.userId, userId), like(stories.title, `${plain(title)}%`))
  const taken = new Set((await tx.select({ title: stories.title }).from(stories).where(begunLikeIt)).map(row => row.title))
  if (!taken.has(title)) return title
  let number = 2
  while (taken.has(numbered(title, number, language))) number++
  return numbered(title, number, language)
}

/** Gives a story another title. To be asked under the account's lock. Throws story_not_found, and title_taken where another story has it. */
export async function renameStory(tx: Database, userId: string, id: number, title: string): Promise<void> {
  const ofAnother = and(eq(stories.userId, userId), eq(stories.title, title), ne(stories.id, id))
  const [other] = await tx.select({ id: stories.id }).from(stories).where(ofAnother)
  if (other) throw new AppError('title_taken', { field: 'title' })
  const own = and(eq(stories.userId, userId), eq(stories.id, id))
  const renamed = await tx.update(stories).set({ title }).where(own).returning({ id: stories.id })
  if (renamed.length === 0) throw new AppError('story_not_found')
}
