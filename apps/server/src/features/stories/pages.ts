import type { StoryPage } from '@nightlight/contract/stories'
import { type Cast, drawPage } from '@nightlight/pictures/book/page'
import { factsOf } from '@nightlight/pictures/cover'
import { defaultLook, friendlyLooks } from '@nightlight/pictures/look'
import { seeded } from '@nightlight/pictures/seeded'
import * as storyteller from '@nightlight/storyteller/pages'
import type { Database } from '../../database/connect.ts'
import { AppError } from '../../http/errors.ts'
import { lookOf } from './cover.ts'
import { paragraphsOf } from './present.ts'
import type { StoryRow } from './queries.ts'

/** Where a story plays, whether it was asked for or not. */
const settingOf = ({ setting, mood, seed }: StoryRow) => factsOf({ setting: setting ?? undefined, mood: mood ?? undefined, seed }).setting

/** The pages of a story's picture book; none where it was not told from a tale. */
function toldPages(story: StoryRow): storyteller.StoryPage[] {
  const { tale, friendName, beats, content, language, includeChild, childName, bestFriend } = story
  if (tale === null || beats === null) return []
  return storyteller.pagesOf({
    tale,
    language,
    setting: settingOf(story),
    includeChild,
    childName,
    friendName: friendName ?? '',
    bestFriend: bestFriend ?? undefined,
    paragraphs: paragraphsOf(content, beats),
  })
}

/** The pages of a story as they are answered. */
export function presentPages(story: StoryRow): StoryPage[] {
  return toldPages(story).map(({ beats, text, description }, index) => {
    const number = index + 1
    return { number, beats, text, picture: `/api/stories/${story.id}/pages/${number}.svg`, description }
  })
}

/** The picture of a page as SVG: in colour, or its lines only, to colour in. @throws AppError not_found */
export async function pictureOf(db: Database, story: StoryRow, number: number, style: 'color' | 'line'): Promise<string> {
  const page = toldPages(story)[number - 1]
  if (!page) throw new AppError('not_found')
  const cast: Cast = {
    animal: story.animal,
    setting: settingOf(story),
    look: (await lookOf(db, story)) ?? defaultLook,
    companion: story.bestFriend === null ? undefined : seeded(story.seed).one('companion', friendlyLooks),
    favoriteColor: story.favoriteColor ?? undefined,
    seed: story.seed,
  }
  return drawPage(cast, page.scene, { lines: style === 'line' })
}
