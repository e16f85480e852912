import { spawnSync } from 'node:child_process'
import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
export const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js')
const web = join(root, 'apps/web')
/** Written last: a build that was interrupted has none. */
const finished = join(web, 'dist/.finished')

/** Builds the web app where something that it is made of is newer than the last build. */
export function buildWeb(): void {
  const sources = [
    web,
    join(root, 'packages/contract'),
    join(root, 'packages/marking'),
    join(root, 'packages/pictures'),
    join(root, 'package-lock.json'),
  ]
  const built = statSync(finished, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (Math.max(...sources.map(newest)) < built) return
  console.info('Building the web app …')
  // For browsers, and what the server renders itself.
  for (const target of [[], ['--ssr', 'src/landing/render.tsx']]) {
    const { status } = spawnSync(process.execPath, [vite, 'build', ...target, '--logLevel', 'warn'], { cwd: web, stdio: 'inherit' })
    if (status !== 0) process.exit(status ?? 1)
  }
  writeFileSync(finished, '')
}

/** When something in a folder was last written, its own list of names included, which changes when a file is removed. */
export function newest(path: string): number {
  const found = statSync(path)
  if (!found.isDirectory()) return found.mtimeMs
  const inside = readdirSync(path).filter(
    name => name !== 'dist' && name !== 'dist-server' && name !== 'node_modules' && !name.startsWith('.'),
  )
  const written = path === web ? 0 : found.mtimeMs
  return Math.max(written, ...inside.map(name => newest(join(path, name))))
}
