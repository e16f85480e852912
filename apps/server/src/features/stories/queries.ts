import { maxId, previewCharacters } from '@nightlight/contract/limits'
import type { NewStory } from '@nightlight/contract/stories'
import type { ToldTale } from '@nightlight/storyteller/story'
import { and, desc, eq, lt, or, type SQL, sql } from 'drizzle-orm'
import { again, type Database, prepared } from '../../database/connect.ts'
import { comprehensionQuestions, favorites, idempotencyKeys, learningActivities, stories, vocabularyWords } from '../../database/schema.ts'
import { AppError } from '../../http/errors.ts'
import type { Written } from '../../writers/writer.ts'

export const cardColumns = {
  id: stories.id,
  title: stories.title,
  childName: stories.childName,
  animal: stories.animal,
  theme: stories.theme,
  difficulty: stories.difficulty,
  language: stories.language,
  setting: stories.setting,
  mood: stories.mood,
  storyLength: stories.storyLength,
  includeChild: stories.includeChild,
  childRole: stories.childRole,
  favoriteColor: stories.favoriteColor,
  characterId: stories.characterId,
  childId: stories.childId,
  chain: stories.chain,
  evening: stories.evening,
  companionId: stories.companionId,
  writer: stories.writer,
  seed: stories.seed,
  preview: stories.preview,
  contentLength: stories.contentLength,
  createdAt: stories.createdAt,
}
const storyColumns = {
  ...cardColumns,
  userId: stories.userId,
  content: stories.content,
  pronouns: stories.pronouns,
  bestFriendPronouns: stories.bestFriendPronouns,
  tale: stories.tale,
  remembers: stories.remembers,
  friendName: stories.friendName,
  keepsake: stories.keepsake,
  beats: stories.beats,
  moralLesson: stories.moralLesson,
  specialTalent: stories.specialTalent,
  bestFriend: stories.bestFriend,
  dreamDestination: stories.dreamDestination,
  magicalPower: stories.magicalPower,
  challenge: stories.challenge,
}
export const isFavorite = sql<boolean>`${favorites.storyId} is not null`
export const favoriteOfStory = and(eq(favorites.userId, stories.userId), eq(favorites.storyId, stories.id))
const ofUser = eq(stories.userId, sql.placeholder('userId'))
const belowCursor = lt(stories.id, sql.placeholder('cursor'))

export const storyById = prepared('story_by_id', (db, name) =>
  db
    .select({ ...storyColumns, isFavorite })
    .from(stories)
    .leftJoin(favorites, favoriteOfStory)
    .where(and(ofUser, eq(stories.id, sql.placeholder('id'))))
    .prepare(name),
)

export const storiesOfUser = prepared('stories_of_user', (db, name) =>
  db
    .select({ ...storyColumns, isFavorite })
    .from(stories)
    .leftJoin(favorites, favoriteOfStory)
    .where(and(ofUser, belowCursor))
    .orderBy(desc(stories.id))
    .limit(sql.placeholder('limit'))
    .prepare(name),
)

export const favoriteStoriesOfUser = prepared('favorite_stories_of_user', (db, name) =>
  db
    .select({ ...storyColumns, isFavorite: sql<boolean>`true` })
    .from(stories)
    .innerJoin(favorites, favoriteOfStory)
    .where(and(ofUser, belowCursor))
    .orderBy(desc(stories.id))
    .limit(sql.placeholder('limit'))
    .prepare(name),
)

export const favoriteCardsOfUser = prepared('favorite_cards_of_user', (db, name) =>
  db
    .select({ ...cardColumns, isFavorite: sql<boolean>`true` })
    .from(stories)
    .innerJoin(favorites, favoriteOfStory)
    .where(and(ofUser, belowCursor))
    .orderBy(desc(stories.id))
    .limit(sql.placeholder('limit'))
    .prepare(name),
)

/** How many whole stories are read at a time. */
const storiesAtOnce = 100

/** Whole stories of a user, all of them, with no more than a hundred held at a time. */
export async function* readAll(
  query: ReturnType<typeof storiesOfUser> | ReturnType<typeof favoriteStoriesOfUser>,
  userId: string,
): AsyncGenerator<StoryRow> {
  for (let cursor = maxId; ; ) {
    const rows = await query.execute({ userId, cursor, limit: storiesAtOnce })
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < storiesAtOnce) return
    cursor = last.id
  }
}

export type StoryRow = Awaited<ReturnType<ReturnType<typeof storyById>['execute']>>[number]
export type CardRow = Awaited<ReturnType<ReturnType<typeof favoriteCardsOfUser>['execute']>>[number]

/** Of the stories of an account those on a child's shelf: told for it, or with it. */
export const toldTo = (childId: number): SQL | undefined => or(eq(stories.childId, childId), eq(stories.companionId, childId))

/** Throws story_not_found where there is no such story or it is another's. */
export async function requireStory(db: Database, userId: string, id: number): Promise<void> {
  const [found] = await db
    .select({ id: stories.id })
    .from(stories)
    .where(and(eq(stories.userId, userId), eq(stories.id, id)))
  if (!found) throw new AppError('story_not_found')
}

/** Counted in characters, not in halves of them. */
const previewOf = (content: string) => Array.from(content).slice(0, previewCharacters).join('')

type Told = { userId: string; input: NewStory; chain: number | null; evening: number; composed: Written; seed: number }

/** Saves a story with all that can be learned from it and answers its id. */
export async function insertStory(tx: Database, { userId, input, composed, ...where }: Told): Promise<number> {
  const { userId: _claimed, writer: _asked, seed: _wanted, characterId, childId, companionId, ...request } = input
  const { title, content, setting, mood, tale, remembers, friendName, keepsake, writer } = composed
  const beats = composed.paragraphs.map(({ beat }) => beat)
  const told = { title, content, setting, mood, tale, remembers, friendName, keepsake, beats, writer }
  const whose = { userId, characterId: characterId ?? null, childId: childId ?? null, companionId: companionId ?? null }
  const values = { ...request, ...told, ...where, ...whose }
  const [story] = await tx
    .insert(stories)
    .values({ ...values, preview: previewOf(content), contentLength: content.length })
    .returning({ id: stories.id })
  if (!story) throw new AppError('internal')
  await insertLearningMaterial(tx, { userId, storyId: story.id }, composed)
  return story.id
}

async function insertLearningMaterial(tx: Database, owner: { userId: string; storyId: number }, composed: ToldTale): Promise<void> {
  const { difficulty } = composed
  const questions = composed.questions.map((question, position) => ({ ...question, ...owner, position, difficulty }))
  const words = composed.vocabulary.map((word, position) => ({ ...word, ...owner, position }))
  const activities = composed.activities.map((activity, position) => ({ ...activity, ...owner, position }))
  if (questions.length > 0) await tx.insert(comprehensionQuestions).values(questions)
  if (words.length > 0) await tx.insert(vocabularyWords).values(words)
  if (activities.length > 0) await tx.insert(learningActivities).values(activities)
}

export async function deleteStory(db: Database, userId: string, id: number): Promise<void> {
  const own = and(eq(stories.userId, userId), eq(stories.id, id))
  const deleted = await again(() => db.delete(stories).where(own).returning({ id: stories.id }))
  if (deleted.length === 0) throw new AppError('story_not_found')
}

const keptMs = 7 * 86_400_000

export const sweepIdempotencyKeys = (db: Database, now: Date) =>
  db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - keptMs)))
