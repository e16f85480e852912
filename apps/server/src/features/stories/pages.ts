import type { StoryPage } from '@nightlight/contract/stories'
import type { Cast } from '@nightlight/pictures/book/cast'
import { drawPage } from '@nightlight/pictures/book/page'
import { factsOf } from '@nightlight/pictures/cover'
import { defaultLook, friendlyLooks } from '@nightlight/pictures/look'
import { seeded } from '@nightlight/pictures/seeded'
import * as storyteller from '@nightlight/storyteller/pages'
import { taleFacts } from '@nightlight/storyteller/tale-facts'
import type { Database } from '../../database/connect.ts'
import { AppError } from '../../http/errors.ts'
import { companionLookOf, lookOf } from './cover.ts'
import { paragraphsOf } from './present.ts'
import type { StoryRow } from './queries.ts'

/** Where a story plays, whether it was asked for or not. */
const settingOf = ({ setting, mood, seed }: StoryRow) => factsOf({ setting: setting ?? undefined, mood: mood ?? undefined, seed }).setting

/** A story as its tale was told; undefined where it was not told from one. */
function toldFrom(story: StoryRow): storyteller.ToldStory | undefined {
  const { tale, friendName, beats, content, language, difficulty, includeChild, childName, bestFriend, seed } = story
  if (tale === null || beats === null) return undefined
  return {
    tale,
    seed,
    language,
    difficulty,
    setting: settingOf(story),
    includeChild,
    childName,
    friendName: friendName ?? '',
    bestFriend: bestFriend ?? undefined,
    paragraphs: paragraphsOf(content, beats),
  }
}

/** Who and what is on the pages of a story: who was cast for it, those of the place whom it was told with, and the colour that it speaks of. */
export const castOf = (told: storyteller.ToldStory, cast: Omit<Cast, 'setting' | 'elder' | 'dweller' | 'thingColor'>): Cast => ({
  ...cast,
  ...storyteller.folkOf(told),
  setting: told.setting,
  thingColor: taleFacts(told)?.colour,
})

/** The pages of a story as they are answered. */
export function presentPages(story: StoryRow): StoryPage[] {
  const told = toldFrom(story)
  return (told ? storyteller.pagesOf(told) : []).map(({ beats, text, description }, index) => {
    const number = index + 1
    return { number, beats, text, picture: `/api/stories/${story.id}/pages/${number}.svg`, description }
  })
}

/** The picture of a page as SVG: in colour, or its lines only, to colour in. @throws AppError not_found */
export async function pictureOf(db: Database, story: StoryRow, number: number, style: 'color' | 'line'): Promise<string> {
  const told = toldFrom(story)
  const page = told && storyteller.pagesOf(told)[number - 1]
  if (!page) throw new AppError('not_found')
  const cast = castOf(told, {
    animal: story.animal,
    look: (await lookOf(db, story)) ?? defaultLook,
    companion:
      story.bestFriend === null ? undefined : ((await companionLookOf(db, story)) ?? seeded(story.seed).one('companion', friendlyLooks)),
    favoriteColor: story.favoriteColor ?? undefined,
    seed: story.seed,
  })
  return drawPage(cast, page.scene, { lines: style === 'line' })
}
