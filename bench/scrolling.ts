import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { animals, moods, settings } from '@nightlight/contract/enums'
import type { StoryCard } from '@nightlight/contract/stories'
import { drawCover } from '@nightlight/pictures/cover'
import { chromium } from '@playwright/test'
import { startServer } from '../apps/server/src/testing/server-process.ts'
import { buildWeb } from '../scripts/build-web.ts'
import { findChromium } from '../scripts/find-chromium.ts'

/** A shelf of sixty stories, each with a cover of its own, scrolled from top to end in a real browser: how many frames a second it keeps. */
const least = 60
/** The screen's clock is not exact: one frame less is sixty still. */
const slack = 1
const cards: StoryCard[] = animals.map((animal, i) => ({
  id: i + 1,
  title: `Story ${i}`,
  childName: 'Mia',
  animal,
  theme: 'Courage',
  difficulty: 'beginner',
  language: 'en',
  setting: settings[i % settings.length] ?? null,
  mood: moods[i % moods.length] ?? null,
  storyLength: 'medium',
  includeChild: true,
  childRole: 'hero',
  favoriteColor: null,
  characterId: null,
  chain: null,
  evening: 1,
  childId: null,
  companionId: null,
  writer: 'builtin',
  seed: i,
  preview: 'Once there was a lamp in a window, and it had a mind to be looked at. '.repeat(2).slice(0, 150),
  contentLength: 4200,
  isFavorite: false,
  hasCover: true,
  createdAt: '2026-05-04T18:00:00.000Z',
}))
const coverOf = (id: number): string => {
  const { animal, setting, mood, seed } = cards[id - 1] ?? { animal: 'Fox' as const, setting: null, mood: null, seed: 0 }
  return drawCover({ animal, setting: setting ?? undefined, mood: mood ?? undefined, includeChild: true, seed })
}

buildWeb()
const folder = await mkdtemp(join(tmpdir(), 'nightlight-bench-'))
await chmod(folder, 0o755)
const server = await startServer({ env: { DATA_DIR: folder } })
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--disable-gpu', '--disable-background-networking'] })
try {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    const page = await browser.newPage({ viewport, baseURL: server.url })
    await page.request.post('/api/register', { data: { email: `bench-${viewport.width}@example.org`, password: 'a lamp in the window' } })
    await page.route('**/api/my-stories?*', route => route.fulfill({ json: { stories: cards, nextCursor: null } }))
    await page.route('**/api/stories/*/cover.svg', route => {
      const id = Number(/stories\/(\d+)/.exec(route.request().url())?.[1])
      return route.fulfill({ contentType: 'image/svg+xml', body: coverOf(id) })
    })
    await page.goto('/my-stories')
    await page.getByRole('heading', { level: 2 }).nth(59).waitFor()
    const gaps = await page.evaluate(async () => {
      const gaps: number[] = []
      const next = () => new Promise<number>(resolve => requestAnimationFrame(resolve))
      let before = await next()
      // As fast as a thumb flicks: a screen in about a second.
      while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
        scrollBy({ top: 16, behavior: 'instant' })
        const now = await next()
        gaps.push(now - before)
        before = now
      }
      return gaps
    })
    const perSecond = (1000 * gaps.length) / gaps.reduce((sum, gap) => sum + gap, 0)
    const late = gaps.filter(gap => gap > 25).length
    const kept = perSecond >= least - slack
    if (!kept) process.exitCode = 1
    console.info(
      `${`sixty covers at ${viewport.width} × ${viewport.height}`.padEnd(40)} ${perSecond.toFixed(1)} frames a second   late ${late} of ${gaps.length}   at least ${least} ± ${slack}: ${kept ? 'kept' : 'MISSED'}`,
    )
    await page.close()
  }
} finally {
  await browser.close()
  await server.end('SIGTERM')
  await rm(folder, { recursive: true, force: true })
}
