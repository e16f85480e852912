import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** How long a build's scripts stay beside those of the next: a page that is open asks for its own, also where no worker keeps them. */
const keptDays = 14
const day = 86_400_000

/** When the scripts of earlier builds were taken out of use, by name. */
type Earlier = Record<string, number>

const readEarlier = async (path: string): Promise<Earlier> => JSON.parse(await readFile(path, 'utf8').catch(() => '{}'))

async function filesBefore(time: number, folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  const written = await Promise.all(files.map(async file => (await stat(file)).mtimeMs))
  return files.filter((_, index) => (written[index] ?? 0) < time)
}

/** Clears away what lies in `out` from builds before `started`: scripts and styles after two weeks, all else at once. */
export async function clearEarlier(out: string, started: number) {
  const [assets, list] = [join(out, 'assets'), join(out, 'earlier.json')]
  const known = await readEarlier(list)
  const kept: Earlier = {}
  for (const file of await filesBefore(started, out)) {
    // The compressed copy goes and stays with what it is a copy of.
    if (file.startsWith(assets) && file.endsWith('.br')) continue
    const since = known[file.slice(out.length)] ?? started
    if (file.startsWith(assets) && started - since < keptDays * day) kept[file.slice(out.length)] = since
    else await Promise.all([rm(file), file.startsWith(assets) && rm(`${file}.br`, { force: true })])
  }
  await writeFile(list, JSON.stringify(kept))
}

/** Leaves the scripts of earlier builds where they are for a while. */
export const earlier = (): Plugin => {
  let out = ''
  let started = 0
  return {
    name: 'earlier',
    apply: 'build',
    config: () => ({ build: { emptyOutDir: false } }),
    configResolved: config => {
      out = join(config.root, config.build.outDir)
    },
    buildStart: () => {
      started = Date.now()
    },
    writeBundle: { order: 'post', sequential: true, handler: () => clearEarlier(out, started) },
  }
}
