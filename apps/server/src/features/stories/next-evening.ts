import type { CreateStory, NewStory } from '@nightlight/contract/stories'
import { readStoryCode } from '@nightlight/contract/story-code'
import type { Heard } from '@nightlight/storyteller/story'
import { nextTale, themeOf } from '@nightlight/storyteller/tale-facts'
import { and, eq, max, or } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { stories } from '../../database/schema.ts'
import { AppError } from '../../http/errors.ts'
import { type StoryRow, storyById } from './queries.ts'

/** A request that is whole, and of another evening the first story of its chain and what the storyteller is told beside the request. */
export type Asked = {
  input: NewStory
  chain: number | null
  follows: { tale: string; remembers?: string; isNextEvening?: true } | undefined
}

/** The story that another evening follows. @throws AppError story_not_found, not_continued where there were no tales yet */
async function storyBefore(db: Database, userId: string, after: number): Promise<StoryRow & { tale: string }> {
  const [story] = await storyById(db).execute({ userId, id: after })
  if (!story) throw new AppError('story_not_found', { field: 'after' })
  const { tale } = story
  if (tale === null) throw new AppError('not_continued', { field: 'after' })
  return { ...story, tale }
}

/** What is asked for: with `after` the same friend in the same place, in a tale that fits and that the child does not know, or not for the longest time. */
export async function wholeRequest(db: Database, userId: string, asked: CreateStory, heard: readonly Heard[]): Promise<Asked> {
  const { after, code, animal, theme, ...others } = asked
  const coded = code === undefined ? undefined : readStoryCode(code)
  if (coded) {
    const theme = themeOf(coded.tale)
    if (!theme) throw new AppError('invalid_input', { field: 'code' })
    return { input: { ...others, animal: coded.animal, setting: coded.setting, theme }, chain: null, follows: { tale: coded.tale } }
  }
  if (after === undefined) {
    if (!animal || !theme) throw new AppError('invalid_input', { field: animal ? 'theme' : 'animal' })
    return { input: { ...others, animal, theme }, chain: null, follows: undefined }
  }
  const before = await storyBefore(db, userId, after)
  const next = nextTale({ tale: before.tale, language: asked.language }, heard)
  if (!next) throw new AppError('not_continued', { field: 'after' })
  return {
    input: { ...others, animal: before.animal, setting: before.setting ?? undefined, theme: next.theme },
    chain: before.chain ?? before.id,
    follows: { tale: next.tale, remembers: before.tale, isNextEvening: true },
  }
}

/** Which evening of its chain the next story is, from 1. To be asked under the account's lock. */
export async function eveningOf(tx: Database, userId: string, chain: number | null): Promise<number> {
  if (chain === null) return 1
  const ofChain = and(eq(stories.userId, userId), or(eq(stories.id, chain), eq(stories.chain, chain)))
  const [last] = await tx
    .select({ evening: max(stories.evening) })
    .from(stories)
    .where(ofChain)
  return (last?.evening ?? 1) + 1
}
