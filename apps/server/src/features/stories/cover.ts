import { drawCover } from '@nightlight/pictures/cover'
import type { Database } from '../../database/connect.ts'
import { presentCharacter } from '../characters/present.ts'
import { requireCharacter } from '../characters/queries.ts'
import type { StoryRow } from './queries.ts'

/** The cover of a story as SVG: in colour, or its lines only, to colour in. */
export async function coverOf(db: Database, story: StoryRow, style: 'color' | 'line'): Promise<string> {
  const child = story.characterId === null ? undefined : presentCharacter(await requireCharacter(db, story.userId, story.characterId))
  return drawCover({
    animal: story.animal,
    setting: story.setting ?? undefined,
    mood: story.mood ?? undefined,
    child: child?.customization,
    includeChild: story.includeChild,
    favoriteColor: story.favoriteColor ?? undefined,
    seed: story.seed,
    lines: style === 'line',
  })
}
