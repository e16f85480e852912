import { randomInt } from 'node:crypto'
import { type Theme, themes } from '@nightlight/contract/enums'
import type { TriedStory, TryStory } from '@nightlight/contract/stories'
import { drawPage } from '@nightlight/pictures/book/page'
import { drawCover } from '@nightlight/pictures/cover'
import { defaultLook } from '@nightlight/pictures/look'
import { pagesOf, type ToldStory } from '@nightlight/storyteller/pages'
import type { Writer } from '../../writers/writer.ts'
import { castOf } from './pages.ts'
import { anySeed } from './seed.ts'

const dataUrl = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`
const anyTheme = (): Theme => themes[randomInt(themes.length)] ?? 'Courage'

/** Tells and draws a short story for somebody without an account. Nothing of it is kept. */
export async function tryStory(write: Writer, { childName, animal, language }: TryStory, signal: AbortSignal): Promise<TriedStory> {
  const seed = anySeed()
  const asked = { childName, animal, language, theme: anyTheme(), difficulty: 'beginner', storyLength: 'short' } as const
  const told = await write({ ...asked, includeChild: true, childRole: 'hero' }, seed, { report: () => {}, signal })
  const { title, friendName, setting, mood, tale, paragraphs } = told
  const { difficulty } = asked
  const from: ToldStory = { tale, seed, language, difficulty, setting, includeChild: true, childName, friendName, paragraphs }
  const cast = castOf(from, { animal, look: defaultLook, seed })
  const pages = pagesOf(from)
  return {
    ...asked,
    seed,
    title,
    friendName,
    cover: dataUrl(drawCover({ animal, setting, mood, includeChild: true, seed })),
    pages: pages.map(({ beats, text, scene, description }, index) => ({
      number: index + 1,
      beats,
      text,
      description,
      picture: dataUrl(drawPage(cast, scene)),
    })),
  }
}
