import type { Story, StoryCard, StoryCardPage, StoryParagraph } from '@nightlight/contract/stories'
import { storyCode } from '@nightlight/contract/story-code'
import type { CardRow, StoryRow } from './queries.ts'

export const presentCard = (row: CardRow): StoryCard => ({
  id: row.id,
  title: row.title,
  childName: row.childName,
  animal: row.animal,
  theme: row.theme,
  difficulty: row.difficulty,
  language: row.language,
  setting: row.setting,
  mood: row.mood,
  storyLength: row.storyLength,
  includeChild: row.includeChild,
  childRole: row.childRole,
  favoriteColor: row.favoriteColor,
  characterId: row.characterId,
  childId: row.childId,
  chain: row.chain,
  evening: row.evening,
  companionId: row.companionId,
  writer: row.writer,
  seed: row.seed,
  preview: row.preview,
  contentLength: row.contentLength,
  isFavorite: row.isFavorite,
  hasCover: row.setting !== null && row.mood !== null,
  createdAt: row.createdAt.toISOString(),
})

export const presentStory = (row: StoryRow): Story => ({
  ...presentCard(row),
  userId: row.userId,
  content: row.content,
  pronouns: row.pronouns,
  bestFriendPronouns: row.bestFriendPronouns,
  tale: row.tale,
  friendName: row.friendName,
  code: codeOf(row),
  keepsake: row.keepsake,
  paragraphs: row.beats && paragraphsOf(row.content, row.beats),
  moralLesson: row.moralLesson,
  specialTalent: row.specialTalent,
  bestFriend: row.bestFriend,
  dreamDestination: row.dreamDestination,
  magicalPower: row.magicalPower,
  challenge: row.challenge,
})

/** What a model told of a tale is in no file of ours, and has no code. */
const codeOf = ({ tale, animal, setting, writer }: StoryRow): string | null =>
  (tale !== null && setting !== null && writer === 'builtin' && storyCode({ tale, animal, setting })) || null

/** Each paragraph of a story with its beat. */
export function paragraphsOf(content: string, beats: readonly string[]): StoryParagraph[] {
  return content.split('\n\n').map((text, index) => ({ beat: beats[index] ?? '', text }))
}

/** A page of cards from one row more than asked for: the extra one says that there are more. */
export function presentCardPage(rows: CardRow[], limit: number): StoryCardPage {
  const shown = rows.slice(0, limit)
  return { stories: shown.map(presentCard), nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null }
}

/** Every story in its turn, as they are read. */
export async function* presentEach(rows: AsyncIterable<StoryRow>): AsyncGenerator<Story> {
  for await (const row of rows) yield presentStory(row)
}
