import type { Keepsake } from '@nightlight/contract/child-profiles'
import type { LanguageCode } from '@nightlight/contract/enums'
import { drawKeepsake } from '@nightlight/pictures/things/things'
import { taleFacts, talesOf } from '@nightlight/storyteller/tale-facts'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { stories } from '../../database/schema.ts'
import { AppError } from '../../http/errors.ts'
import { type StoryRow, toldTo } from './queries.ts'

/** A child's shelf: a place for each tale that is written in the language, with what the last story of it has brought. */
export async function keepsakesOf(db: Database, userId: string, childId: number, language: LanguageCode): Promise<Keepsake[]> {
  const told = await db
    .select({
      tale: stories.tale,
      id: stories.id,
      title: stories.title,
      language: stories.language,
      keepsake: stories.keepsake,
      friendName: stories.friendName,
      createdAt: stories.createdAt,
    })
    .from(stories)
    .where(and(eq(stories.userId, userId), toldTo(childId), isNotNull(stories.tale)))
    .orderBy(desc(stories.id))
  return talesOf(language).map(({ tale, themes }) => {
    const own = told.filter(story => story.tale === tale)
    const [last] = own
    if (!last) return { tale, themes: [...themes], told: 0, story: null }
    const { tale: _, ...story } = last
    return { tale, themes: [...themes], told: own.length, story: { ...story, createdAt: story.createdAt.toISOString() } }
  })
}

/** What a story's child has brought home, as SVG. @throws AppError not_found for stories from before there were tales */
export function keepsakeOf({ tale, language, difficulty, favoriteColor }: StoryRow): string {
  const facts = tale === null ? undefined : taleFacts({ tale, language, difficulty })
  if (tale === null || !facts) throw new AppError('not_found')
  return drawKeepsake(facts.keepsake, tale, [favoriteColor, facts.colour])
}
