import { execFile, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import {
  chmod,
  chown,
  lchown,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { type Binaries, CannotStart, canEnter, elsewhere, type User } from './embedded-binaries.ts'

/** Where root keeps what the user that PostgreSQL runs as could not reach in the data folder. */
export const systemFolder = '/var/lib/nightlight'
export const superuser = 'nightlight'
const passwordFile = 'nightlight.password'
/** A socket's address has room for 108 bytes, the last of which is a zero. */
const longestSocketPath = 107

/** The data as it lies on disk now, a symbolic link followed; undefined where there is none yet. */
export async function findFolder(home: string, major: string): Promise<string | undefined> {
  if (!(await lstat(home).catch(() => undefined))) return undefined
  const folder = await realpath(home).catch(() => {
    throw new CannotStart(`${home} leads to a folder that is gone. Bring it back, or remove the link to begin with nothing.`)
  })
  const { uid } = await stat(folder)
  const entries = await readdir(folder).catch(() => {
    throw new CannotStart(`${folder} belongs to another user (number ${uid}). Start as that user, or give the folder away: chown -R`)
  })
  // Nothing is lost by beginning.
  if (entries.length === 0) return undefined
  const written = (await readWhole(folder, 'PG_VERSION')).trim()
  if (written !== major) throw new CannotStart(otherVersion(folder, written, major))
  await readWhole(folder, join('global', 'pg_control'))
  return folder
}

/** A file without which there is no database. New data appears whole or not at all, so where one is missing something has been lost. */
async function readWhole(folder: string, name: string): Promise<string> {
  const text = await readFile(join(folder, name), 'latin1').catch(() => '')
  if (text !== '') return text
  throw new CannotStart(
    [
      `${folder} is damaged: its file ${name} is missing or empty. Nothing was changed.`,
      'Bring the folder back whole from a backup. Or, to begin with nothing and keep what is left of it:',
      `  mv ${folder} ${folder}.damaged`,
    ].join('\n'),
  )
}

/** PostgreSQL refuses to run as root: then it runs as who owns the data already, else as `nobody`. */
export async function userFor(folder: string | undefined): Promise<User | undefined> {
  if (process.getuid?.() !== 0) return undefined
  if (!folder) return nobody()
  const { uid, gid } = await stat(folder)
  if (uid !== 0) return mustEnter(folder, { uid, gid })
  const user = await mustEnter(folder, await nobody())
  await giveTo(folder, user)
  return user
}

/** Makes new data at `home`. It appears there whole or not at all; of two that make it at once, the first one's counts. */
export async function makeFolder(home: string, binaries: Binaries, user: User | undefined, loopback: boolean): Promise<string> {
  const dataDir = dirname(home)
  const closed = user !== undefined && !(await canEnter(dataDir, user))
  if (closed) await mkdir(systemFolder, { recursive: true, mode: 0o755 })
  const base = closed ? systemFolder : dataDir
  await sweep(base)
  const making = join(base, `making-${process.pid}-${randomBytes(4).toString('hex')}`)
  await mkdir(making, { mode: 0o700 })
  try {
    if (user) await chown(making, user.uid, user.gid)
    await initdb(making, binaries, user, loopback)
    if (!closed) {
      await rename(making, home)
      return await realpath(home)
    }
    const kept = join(systemFolder, `${basename(dataDir)}-${randomBytes(4).toString('hex')}`)
    await rename(making, kept)
    await symlink(kept, home).catch(async error => {
      await rm(kept, { recursive: true, force: true })
      throw error
    })
    return kept
  } catch (error) {
    await rm(making, { recursive: true, force: true })
    if (isCode(error, 'EEXIST', 'ENOTEMPTY')) return realpath(home)
    throw error
  }
}

/** The folder of the server's socket: the data folder, which nobody else may enter, or a short one of the same kind where its path is too long. */
export async function socketFolder(folder: string, port: number, user: User | undefined): Promise<string> {
  if (Buffer.byteLength(join(folder, `.s.PGSQL.${port}`)) <= longestSocketPath) return folder
  const uid = user?.uid ?? process.getuid?.() ?? 0
  const short = `/tmp/nightlight-${uid}-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`
  await mkdir(short, { mode: 0o700 }).then(
    () => user && chown(short, user.uid, user.gid),
    error => {
      if (!isCode(error, 'EEXIST')) throw error
    },
  )
  const found = await lstat(short)
  if (!found.isDirectory() || found.uid !== uid || found.mode & 0o077) {
    throw new CannotStart(`${short} is needed for the database's socket and is not ours alone. Remove it, or choose a shorter DATA_DIR.`)
  }
  return short
}

export async function readPassword(folder: string): Promise<string | undefined> {
  return readFile(join(folder, passwordFile), 'utf8').catch(() => undefined)
}

export function isCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}

/** What a program of PostgreSQL is started with: nothing of ours, whose environment may hold secrets, and no PG… setting from outside. */
export function programOptions(user: User | undefined) {
  const { PATH, SystemRoot, TEMP } = process.env
  return { ...user, cwd: '/', env: { PATH, SystemRoot, TEMP, LC_ALL: 'C' } }
}

/** Why a program could not even be started. */
export function cannotRun(error: unknown, program: string): Error {
  if (isCode(error, 'ENOENT')) {
    return new CannotStart(
      `${program} does not run here: it needs the C library of Debian, Fedora and their kind (Alpine has another one). ${elsewhere}`,
    )
  }
  if (isCode(error, 'EPERM', 'EACCES')) {
    return new CannotStart(`PostgreSQL's program ${program} may not be run (${error instanceof Error ? error.message : ''}). ${elsewhere}`)
  }
  return error instanceof Error ? error : new Error(String(error))
}

async function initdb(folder: string, { root }: Binaries, user: User | undefined, loopback: boolean): Promise<void> {
  const args = ['-D', folder, '-U', superuser, '-E', 'UTF8', '--no-locale', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const secrets = loopback ? await mkdtemp(join(tmpdir(), 'nightlight-')) : undefined
  const password = randomBytes(24).toString('base64url')
  try {
    if (secrets) {
      await writeFile(join(secrets, 'password'), password, { mode: 0o600 })
      if (user) await giveTo(secrets, user)
      args.push('-A', 'scram-sha-256', `--pwfile=${join(secrets, 'password')}`)
    } else {
      // Nobody but the folder's owner and root can reach the socket in it.
      args.push('-A', 'trust')
    }
    await run(join(root, 'bin', 'initdb'), args, user)
    if (secrets) await writeFile(join(folder, passwordFile), password, { mode: 0o600 })
  } finally {
    if (secrets) await rm(secrets, { recursive: true, force: true })
  }
}

function run(program: string, args: string[], user: User | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...programOptions(user), stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    child.stderr.on('data', chunk => {
      said += chunk
    })
    child.on('error', error => reject(cannotRun(error, program)))
    child.on('close', code =>
      code === 0 ? resolve() : reject(new CannotStart(`${unnamedUser(said)}initdb failed: ${said.trim()}\n${elsewhere}`)),
    )
  })
}

/** As in a container that is given any number for its user. */
const unnamedUser = (said: string) =>
  said.includes('could not look up effective user ID')
    ? 'PostgreSQL wants its user to have a name on this machine, a line in /etc/passwd.\n'
    : ''

async function nobody(): Promise<User> {
  const ask = async (flag: string) => Number((await promisify(execFile)('id', [flag, 'nobody'])).stdout)
  return { uid: await ask('-u').catch(() => 65534), gid: await ask('-g').catch(() => 65534) }
}

async function mustEnter(folder: string, user: User): Promise<User> {
  if (await canEnter(folder, user).catch(() => false)) return user
  const owned = (await stat(folder)).uid === user.uid
  if (owned && (await canEnter(dirname(folder), user))) return user
  throw new CannotStart(
    `PostgreSQL does not run as root, and the user it runs as (number ${user.uid}) cannot enter ${folder}. Open the folders on the way to it (chmod a+x), or start as an ordinary user.`,
  )
}

async function giveTo(path: string, user: User): Promise<void> {
  for (const entry of await readdir(path, { withFileTypes: true })) {
    const inner = join(path, entry.name)
    if (entry.isDirectory()) await giveTo(inner, user)
    else await lchown(inner, user.uid, user.gid)
  }
  await chown(path, user.uid, user.gid)
  await chmod(path, 0o700)
}

/** Removes what a start that was killed left half made. Its initdb may still be writing there: what cannot be removed now is left to the next start. */
async function sweep(base: string): Promise<void> {
  for (const name of await readdir(base)) {
    const pid = /^making-(\d+)-/.exec(name)?.[1]
    if (!pid || isAlive(Number(pid))) continue
    await rm(join(base, name), { recursive: true, force: true, maxRetries: 8, retryDelay: 50 }).catch(() => {})
  }
}

/** Whether a process runs; one that has ended and that nobody has asked about since does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return isCode(error, 'EPERM')
  }
  return process.platform !== 'linux' || !/\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
}

const otherVersion = (folder: string, written: string, ours: string) =>
  [
    `${folder} was written by PostgreSQL ${written}; this program brings PostgreSQL ${ours}. To move your data, with PostgreSQL ${written}'s own programs:`,
    `  pg_ctl -D ${folder} -o "-k ${folder} -c listen_addresses=''" -w start`,
    `  pg_dump -h ${folder} -U ${superuser} -Fc -f nightlight.dump nightlight`,
    `  pg_ctl -D ${folder} stop && mv ${folder} ${folder}-${written}`,
    'then start this program once, so that it makes the new folder, and while it runs:',
    `  pg_restore -h ${folder} -U ${superuser} -d nightlight --clean --if-exists nightlight.dump`,
  ].join('\n')
