import { execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, realpath, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { killServers, spawnServer, startServer } from '../testing/server-process.ts'
import { startEmbedded } from './embedded.ts'
import { findBinaries, usableBinaries } from './embedded-binaries.ts'
import { isAlive, systemFolder } from './embedded-folder.ts'

const isRoot = process.getuid?.() === 0
/** daemon and bin, whom every Linux has. */
const ordinary = { uid: 1, gid: 1 }
const another = { uid: 2, gid: 2 }
const unnamed = { uid: 45_678, gid: 45_678 }
const nobody = { uid: 65_534, gid: 65_534 }

let scratch: string
let dataDir: string
const start = (user?: typeof ordinary, env = {}) => startServer({ user, env: { DATA_DIR: dataDir, ...env } })

beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'nightlight-test-'))
  await chmod(scratch, 0o755)
  dataDir = join(scratch, 'data')
})
afterEach(async () => {
  await killServers()
  const folder = await realpath(join(dataDir, 'postgres')).catch(() => undefined)
  if (folder) {
    const pid = await postmaster(folder).catch(() => 0)
    if (pid && pid !== process.pid && isAlive(pid)) process.kill(pid, 'SIGQUIT')
    while (pid && pid !== process.pid && isAlive(pid)) await sleep(10)
    if (folder.startsWith(`${systemFolder}/`)) await rm(folder, { recursive: true })
  }
  await rm(scratch, { recursive: true, force: true })
})

const postmaster = async (folder: string) => Number((await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')[0])
/** A stranger is told so only after the database was asked. */
const answers = async (url: string) =>
  (await fetch(`${url}/api/auth/user`, { headers: { cookie: 'nightlight_session=unknown' } })).status === 401

async function query(folder: string, text: string) {
  const client = new pg.Client({ host: folder, user: 'nightlight', database: 'nightlight' })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}
const remember = (folder: string, name: string) => query(folder, `insert into users (first_name) values ('${name}')`)
const remembered = async (folder: string) => (await query(folder, 'select first_name from users order by 1')).map(row => row.first_name)

describe('the server on a PostgreSQL of its own', () => {
  it.runIf(isRoot)('runs PostgreSQL as nobody when root starts it', async () => {
    const server = await start()
    expect(await answers(server.url)).toBe(true)
    expect((await stat(`/proc/${await postmaster(server.folder)}`)).uid).toBe(nobody.uid)
    expect(await server.end('SIGTERM')).toBe(0)
  })

  it('runs as an ordinary user', async () => {
    await mkdir(dataDir)
    if (isRoot) await chown(dataDir, ordinary.uid, ordinary.gid)
    const server = await start(isRoot ? ordinary : undefined)
    expect(await answers(server.url)).toBe(true)
    expect((await stat(`/proc/${await postmaster(server.folder)}`)).uid).toBe(isRoot ? ordinary.uid : process.getuid?.())
    expect(await server.end('SIGTERM')).toBe(0)
  })

  it.runIf(isRoot)('keeps the data elsewhere, and says so, when root alone can enter the folder', async () => {
    await mkdir(dataDir, { mode: 0o700 })
    const first = await start()
    expect(first.folder.startsWith(`${systemFolder}/`)).toBe(true)
    await remember(first.folder, 'Ada')
    await first.end('SIGTERM')

    const second = await start()
    expect(second.folder).toBe(first.folder)
    expect(await remembered(second.folder)).toEqual(['Ada'])
    await second.end('SIGTERM')
  })

  it.runIf(isRoot)('goes on for root with data that an ordinary user made', async () => {
    await mkdir(dataDir, { mode: 0o700 })
    await chown(dataDir, ordinary.uid, ordinary.gid)
    const first = await start(ordinary)
    await remember(first.folder, 'Ada')
    await first.end('SIGTERM')

    const second = await start()
    expect(await remembered(second.folder)).toEqual(['Ada'])
    expect((await stat(`/proc/${await postmaster(second.folder)}`)).uid).toBe(ordinary.uid)
    await second.end('SIGTERM')
  })

  it.runIf(isRoot)('says whose the data is when it belongs to another user', async () => {
    await mkdir(dataDir)
    await chown(dataDir, ordinary.uid, ordinary.gid)
    await (await start(ordinary)).end('SIGTERM')
    await expect(start(another)).rejects.toThrow(/belongs to another user \(number 1\). Start as that user/)
  })

  it.runIf(isRoot)('says what is missing when its user has no name on the machine', async () => {
    await mkdir(dataDir)
    await chown(dataDir, unnamed.uid, unnamed.gid)
    await expect(start(unnamed)).rejects.toThrow(/a line in \/etc\/passwd[\s\S]*DATABASE_URL/)
  })

  it.runIf(isRoot)('says what to do when the folder may not be written', async () => {
    await expect(start(ordinary)).rejects.toThrow(/data folder cannot be used .* Choose another with DATA_DIR/)
  })

  it('takes over the PostgreSQL that a killed server left running, and stops it in the end', async () => {
    const first = await start()
    await remember(first.folder, 'Ada')
    const pid = await postmaster(first.folder)
    await first.end('SIGKILL')
    expect(isAlive(pid)).toBe(true)

    const second = await start()
    expect(await postmaster(second.folder)).toBe(pid)
    expect(await remembered(second.folder)).toEqual(['Ada'])
    expect(await second.end('SIGTERM')).toBe(0)
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false))
  })

  it('makes the folder anew when a kill left it half made', async () => {
    const killed = spawnServer({ env: { DATA_DIR: dataDir } })
    const making = async () => (await readdir(dataDir).catch(() => [])).filter(name => name.startsWith('making-'))
    while ((await making()).length === 0) await sleep(5)
    await sleep(100)
    killed.child.kill('SIGKILL')
    await killed.ended
    expect(await making()).toHaveLength(1)

    const server = await start()
    expect(await answers(server.url)).toBe(true)
    expect(await making()).toEqual([])
    await server.end('SIGTERM')
  })

  it.each(['PG_VERSION', 'global/pg_control'])(
    'refuses a folder that has lost its %s, says what to do, and changes nothing in it',
    async lost => {
      const first = await start()
      await remember(first.folder, 'Ada')
      await first.end('SIGTERM')
      await rename(join(first.folder, lost), join(scratch, 'kept'))
      await expect(start()).rejects.toThrow(/is damaged: its file .* is missing[\s\S]*from a backup[\s\S]*mv /)

      await rename(join(scratch, 'kept'), join(first.folder, lost))
      const second = await start()
      expect(await remembered(second.folder)).toEqual(['Ada'])
      await second.end('SIGTERM')
    },
  )

  it('begins in a folder that is there and empty', async () => {
    await mkdir(join(dataDir, 'postgres'), { recursive: true })
    const server = await start()
    expect(await answers(server.url)).toBe(true)
    await server.end('SIGTERM')
  })

  it('shares one PostgreSQL between two servers started on one folder at once', async () => {
    const [first, second] = await Promise.all([start(), start()])
    expect(first.folder).toBe(second.folder)
    await remember(first.folder, 'Ada')
    const pid = await postmaster(first.folder)
    expect(await readdir(dataDir)).toEqual(['postgres'])

    await first.end('SIGTERM')
    expect(await answers(second.url)).toBe(true)
    expect(await remembered(second.folder)).toEqual(['Ada'])
    await second.end('SIGTERM')
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false))
  })

  it('starts PostgreSQL again when somebody kills it', async () => {
    const server = await start()
    await remember(server.folder, 'Ada')
    const pid = await postmaster(server.folder)
    process.kill(pid, 'SIGKILL')
    while (!(await answers(server.url).catch(() => false))) await sleep(20)
    expect(await postmaster(server.folder)).not.toBe(pid)
    expect(await remembered(server.folder)).toEqual(['Ada'])
    await server.end('SIGTERM')
  })

  it('is not held up by lock files whose process number another program of the same user has now', async () => {
    const first = await start()
    const [locks, owner] = [['postmaster.pid', '.s.PGSQL.5432.lock'], await stat(first.folder)]
    const left = await Promise.all(locks.map(name => readFile(join(first.folder, name), 'utf8')))
    await first.end('SIGTERM')
    // As another PostgreSQL calls itself, which works in another folder.
    const other = spawn('sleep', ['1000'], { ...(isRoot && { uid: owner.uid, gid: owner.gid }), argv0: 'postgres', cwd: '/' })
    for (const [index, name] of locks.entries()) {
      const path = join(first.folder, name)
      await writeFile(path, left[index]?.replace(/^\d+/, String(other.pid)) ?? '')
      if (isRoot) await chown(path, owner.uid, owner.gid)
    }
    const second = await start()
    expect(await answers(second.url)).toBe(true)
    await second.end('SIGTERM')
    other.kill('SIGKILL')
  })

  it('refuses the data of another major version and says how to move it', async () => {
    await mkdir(join(dataDir, 'postgres', 'global'), { recursive: true })
    await writeFile(join(dataDir, 'postgres', 'global', 'pg_control'), '')
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '17\n')
    await expect(start()).rejects.toThrow(/written by PostgreSQL 17; this program brings PostgreSQL 18[\s\S]*pg_dump/)
  })

  it('says what is wrong when the link to its data leads nowhere', async () => {
    await mkdir(dataDir)
    await symlink(join(scratch, 'gone'), join(dataDir, 'postgres'))
    await expect(start()).rejects.toThrow(/leads to a folder that is gone/)
  })

  it('keeps its socket in a short folder when the path of the data is too long for one', async () => {
    dataDir = join(scratch, 'a'.repeat(60), 'b'.repeat(60))
    const server = await start()
    expect(await answers(server.url)).toBe(true)
    const hash = createHash('sha256').update(server.folder).digest('hex').slice(0, 12)
    const short = `/tmp/nightlight-${isRoot ? nobody.uid : process.getuid?.()}-${hash}`
    expect(await readdir(short)).toEqual(['.s.PGSQL.5432', '.s.PGSQL.5432.lock'])
    expect((await stat(short)).mode & 0o777).toBe(0o700)
    await server.end('SIGTERM')
    await rm(short, { recursive: true })
  })

  it('serves on 127.0.0.1 with a password where there are no Unix sockets', async () => {
    const own = await startEmbedded({ dataDir, loopback: true })
    try {
      const login = { host: own.connection.host, port: own.connection.port, user: own.connection.user, database: own.connection.database }
      const without = new pg.Client({ ...login, password: 'guessed' })
      await expect(without.connect()).rejects.toMatchObject({ code: '28P01' })
      const client = new pg.Client(own.connection)
      await client.connect()
      await client.end()
    } finally {
      await own.stop()
    }
  })

  it('says so when DATABASE_URL cannot be reached, without the password in it', async () => {
    const failing = start(undefined, { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/db' })
    await expect(failing).rejects.toThrow(/PostgreSQL at 127.0.0.1:1\/db \(DATABASE_URL\) cannot be reached/)
    await expect(failing).rejects.not.toThrow(/secret/)
  })

  it('names every faulty setting and does not start', async () => {
    await expect(start(undefined, { PORT: 'seven', HOST: '' })).rejects.toThrow(/PORT/)
  })

  it('says so when the port is taken, and leaves no PostgreSQL behind', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const address = taken.address()
    const PORT = address && typeof address === 'object' ? String(address.port) : ''
    await expect(start(undefined, { PORT })).rejects.toThrow(/cannot be listened on .* Choose another with HOST and PORT/)
    await expect(readFile(join(dataDir, 'postgres', 'postmaster.pid'))).rejects.toThrow('ENOENT')
    taken.close()
  })
})

describe("PostgreSQL's programs", () => {
  it('have their libraries linked even where npm ran no install script', async () => {
    const copy = await bare()
    const usable = await usableBinaries(copy, undefined, scratch)
    expect(usable.root).toBe(copy.root)
    await runs(usable.root)
  })

  it.runIf(isRoot)('are copied to where their user can reach them', async () => {
    await chmod(scratch, 0o755)
    const closed = join(scratch, 'closed')
    await mkdir(closed, { mode: 0o700 })
    const copy = await bare(closed)
    const usable = await usableBinaries(copy, nobody, scratch)
    expect(usable.root).toBe(join(scratch, `postgresql-${copy.version}`))
    await runs(usable.root, nobody)
  })

  /** A copy as npm unpacks it, its links not yet made. */
  async function bare(into = scratch) {
    const { root, ...rest } = await findBinaries()
    const copy = join(into, 'native')
    await cp(root, copy, {
      recursive: true,
      verbatimSymlinks: true,
      filter: async path =>
        !/\.so(\.\d+)?$/.test(path) || path.includes('/postgresql/') || /(crypto|ssl|lzma|uuid|xml2|xslt|libz)\./.test(path),
    })
    return { root: copy, ...rest }
  }

  async function runs(root: string, user = {}) {
    const { stdout } = await promisify(execFile)(join(root, 'bin', 'postgres'), ['--version'], { ...user, cwd: '/' })
    expect(stdout).toContain('PostgreSQL')
  }
})
