import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { clearEarlier } from './earlier.ts'

const day = 86_400_000

async function folder() {
  const out = await mkdtemp(join(tmpdir(), 'nightlight-build-'))
  onTestFinished(() => rm(out, { recursive: true }))
  await mkdir(join(out, 'assets'))
  await mkdir(join(out, 'locales'))
  const build = async (time: number, ...names: string[]) => {
    for (const name of names) {
      await writeFile(join(out, name), name)
      await utimes(join(out, name), time / 1000, time / 1000)
    }
    await clearEarlier(out, time)
    return (await readdir(out, { recursive: true })).filter(name => name.includes('.')).toSorted()
  }
  return build
}

test('scripts of an earlier build stay for two weeks after another took their place, and all else of it goes at once', async () => {
  const build = await folder()
  const first = Date.UTC(2026, 0, 1)
  await build(first, 'assets/a-1.js', 'assets/a-1.js.br', 'assets/b-1.js', 'index.html', 'locales/old.json')
  // It was in use for months; the two weeks begin when it no longer is.
  const second = first + 90 * day
  expect(await build(second, 'assets/a-2.js', 'assets/b-1.js', 'index.html')).toEqual([
    'assets/a-1.js',
    'assets/a-1.js.br',
    'assets/a-2.js',
    'assets/b-1.js',
    'earlier.json',
    'index.html',
  ])
  expect(await build(second + 13 * day, 'assets/a-3.js', 'assets/b-1.js', 'index.html')).toContain('assets/a-1.js')
  expect(await build(second + 15 * day, 'assets/a-3.js', 'assets/b-1.js', 'index.html')).toEqual([
    'assets/a-2.js',
    'assets/a-3.js',
    'assets/b-1.js',
    'earlier.json',
    'index.html',
  ])
})
