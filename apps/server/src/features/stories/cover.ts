import { drawCover } from '@nightlight/pictures/cover'
import type { CharacterLook } from '@nightlight/pictures/look'
import type { Database } from '../../database/connect.ts'
import { presentCharacter } from '../characters/present.ts'
import { requireCharacter } from '../characters/queries.ts'
import { characterOfAvatar, childOf } from '../child-profiles/queries.ts'
import type { StoryRow } from './queries.ts'

/** How the story's child looks; undefined where no character was chosen. */
export async function lookOf(db: Database, { userId, characterId }: StoryRow): Promise<CharacterLook | undefined> {
  return characterId === null ? undefined : presentCharacter(await requireCharacter(db, userId, characterId)).customization
}

/** How the child looks who comes along: as its profile's portrait, now; undefined where nobody of the account does, or it has none. */
export async function companionLookOf(db: Database, { userId, companionId }: StoryRow): Promise<CharacterLook | undefined> {
  if (companionId === null) return undefined
  const { avatarUrl } = await childOf(db, userId, companionId)
  const characterId = characterOfAvatar(avatarUrl)
  return characterId === undefined ? undefined : presentCharacter(await requireCharacter(db, userId, characterId)).customization
}

/** The cover of a story as SVG: in colour, or its lines only, to colour in. */
export async function coverOf(db: Database, story: StoryRow, style: 'color' | 'line'): Promise<string> {
  return drawCover({
    animal: story.animal,
    setting: story.setting ?? undefined,
    mood: story.mood ?? undefined,
    child: await lookOf(db, story),
    includeChild: story.includeChild,
    favoriteColor: story.favoriteColor ?? undefined,
    seed: story.seed,
    lines: style === 'line',
  })
}
