import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, open, readFile, readlink, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type Binaries, CannotStart, elsewhere, findBinaries, type User, usableBinaries } from './embedded-binaries.ts'
import {
  cannotRun,
  findFolder,
  isAlive,
  makeFolder,
  programOptions,
  readPassword,
  socketFolder,
  superuser,
  systemFolder,
  userFor,
} from './embedded-folder.ts'
import { sqlState } from './failures.ts'

/** Our own PostgreSQL, started by us or found running. */
export type Embedded = {
  /** How to reach it. */
  connection: Address & { database: string }
  /** Where the data lies, every link followed. */
  folder: string
  /** Stops the server unless somebody else is connected to it. Call it when every connection of one's own is closed. */
  stop: () => Promise<void>
}
export type EmbeddedOptions = {
  dataDir: string
  /** Told what the person at the terminal should know. */
  log?: (line: string) => void
  /** On 127.0.0.1 with a password, where there are no Unix sockets to be had. */
  loopback?: boolean
}
type Address = { host: string; port: number; user: string; password?: string }
type Place = { binaries: Binaries; folder: string; user: User | undefined; address: Address; loopback: boolean }

const database = 'nightlight'
const present = 'nightlight-present'
const leaving = 'nightlight-leaving'
/** It names the socket's file; no port is opened. */
const socketPort = 5432
const startingMs = 60_000
const stoppingMs = 30_000
/** How long after a start that failed the next is tried. */
const restMs = 1000
const longestLog = 1_000_000

export async function startEmbedded({
  dataDir,
  log = () => {},
  loopback = process.platform === 'win32',
}: EmbeddedOptions): Promise<Embedded> {
  const place = await findPlace(resolve(dataDir), loopback)
  let stopping = false
  let presence = arrive()
  await presence

  /** One connection is held for as long as we run: others see by it that the server is in use, and we see by it when it ends. */
  async function arrive(): Promise<pg.Client> {
    const client = await ensureRunning(place, present, () => !stopping)
    client.on('error', () => {})
    client.on('end', () => {
      if (stopping) return
      log('The database ended on its own; starting it again.')
      presence = comeBack()
    })
    return client
  }

  async function comeBack(): Promise<pg.Client> {
    for (;;) {
      try {
        return await arrive()
      } catch (error) {
        if (stopping) throw error
        log(`The database could not be started again, and is tried once more: ${error instanceof Error ? error.message : error}`)
        await sleep(restMs)
      }
    }
  }

  return {
    connection: { ...place.address, database },
    folder: place.folder,
    stop: async () => {
      stopping = true
      const client = await presence.catch(() => undefined)
      await client?.end()
      await stopIfUnused(place)
    },
  }
}

async function findPlace(dataDir: string, loopback: boolean): Promise<Place> {
  await mkdir(dataDir, { recursive: true })
  const found = await findBinaries()
  const home = join(dataDir, 'postgres')
  const existing = await findFolder(home, found.major)
  const user = await userFor(existing)
  const binaries = await usableBinaries(found, user, user ? systemFolder : dataDir)
  const folder = existing ?? (await makeFolder(home, binaries, user, loopback))
  if (!loopback) {
    return {
      binaries,
      folder,
      user,
      loopback,
      address: { host: await socketFolder(folder, socketPort, user), port: socketPort, user: superuser },
    }
  }
  const password = await readPassword(folder)
  if (password === undefined) throw new CannotStart(`${folder} was not made for this kind of machine. Choose another DATA_DIR.`)
  const port = (await readPostmaster(folder))?.port ?? (await freePort())
  return { binaries, folder, user, loopback, address: { host: '127.0.0.1', port, user: superuser, password } }
}

/** Connects to the server of the folder; starts it where none answers. Two that do so at once start one, as PostgreSQL's own lock decides. */
async function ensureRunning(place: Place, application: string, isWanted: () => boolean): Promise<pg.Client> {
  const deadline = Date.now() + startingMs
  let child: ChildProcess | undefined
  let failed: unknown
  while (Date.now() < deadline && isWanted()) {
    try {
      return await connectTo(place, application)
    } catch (error) {
      failed = error
    }
    const running = await readPostmaster(place.folder)
    const wait = running !== undefined && (await isServing(place.folder, running.pid))
    const ended = child && (child.exitCode !== null || child.signalCode !== null)
    if (ended && !wait) {
      const said = await readLog(place.folder)
      // The children of a server that was killed need a moment to leave its memory; a server that was stopping has stopped by now.
      if (!/shared memory block|lock file/.test(said)) {
        throw new CannotStart(`PostgreSQL did not start. Its last words, in ${logPath(place.folder)}:\n${said}\n${elsewhere}`)
      }
      child = undefined
      await sleep(100)
    }
    if (!child && !wait) {
      await removeStaleLocks(place)
      child = await spawnPostgres(place)
    }
    await sleep(10)
  }
  throw new CannotStart(`PostgreSQL in ${place.folder} did not answer within a minute (${failed}). See ${logPath(place.folder)}.`)
}

async function connectTo({ address }: Place, application: string): Promise<pg.Client> {
  const connect = async (name: string) => {
    const client = new pg.Client({ ...address, database: name, application_name: application, connectionTimeoutMillis: 5000 })
    await client.connect()
    return client
  }
  try {
    return await connect(database)
  } catch (error) {
    if (sqlState(error) !== '3D000') throw error
  }
  const first = await connect('postgres')
  try {
    await first.query(`create database ${database}`)
  } catch (error) {
    // Another one that starts together with us was quicker.
    if (!['42P04', '23505'].includes(sqlState(error) ?? '')) throw error
  } finally {
    await first.end()
  }
  return connect(database)
}

async function spawnPostgres(place: Place): Promise<ChildProcess> {
  const { binaries, folder, user, address, loopback } = place
  const program = join(binaries.root, 'bin', 'postgres')
  const settings = {
    listen_addresses: loopback ? '127.0.0.1' : '',
    port: String(address.port),
    unix_socket_directories: loopback ? '' : address.host,
    shared_buffers: '64MB',
    max_connections: '100',
    max_wal_size: '256MB',
    // Nobody replicates from it, so the log of changes may be short.
    wal_level: 'minimal',
    max_wal_senders: '0',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Rows and statements hold names and stories: they stay out of the log.
    log_error_verbosity: 'terse',
    log_min_error_statement: 'panic',
  }
  const args = ['-D', folder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  const size = await stat(logPath(folder)).then(
    ({ size }) => size,
    () => 0,
  )
  const log = await open(logPath(folder), size > longestLog ? 'w' : 'a', 0o600)
  try {
    // A group of its own: Ctrl-C is for us, and we stop it when our last request is answered.
    const child = spawn(program, args, { ...programOptions(user), detached: true, windowsHide: true, stdio: ['ignore', log.fd, log.fd] })
    await new Promise<void>((resolve, reject) => {
      child.once('spawn', resolve)
      child.once('error', error => reject(cannotRun(error, program)))
    })
    child.unref()
    return child
  } finally {
    await log.close()
  }
}

async function stopIfUnused(place: Place): Promise<void> {
  const running = await readPostmaster(place.folder)
  if (!running) return
  const client = await connectTo(place, leaving).catch(() => undefined)
  if (!client) return
  client.on('error', () => {})
  try {
    // Connections that we have just closed take a moment to disappear.
    for (let look = 0; await othersConnected(client); look++) {
      if (look === 10) return
      await sleep(20)
    }
  } finally {
    await client.end()
  }
  if (process.platform === 'win32') {
    const stop = spawn(join(place.binaries.root, 'bin', 'pg_ctl'), ['stop', '-D', place.folder, '-m', 'fast'], {
      ...programOptions(undefined),
    })
    stop.on('error', () => {})
  } else {
    process.kill(running.pid, 'SIGINT')
  }
  const deadline = Date.now() + stoppingMs
  while (Date.now() < deadline && (await readPostmaster(place.folder))?.pid === running.pid) await sleep(10)
}

async function othersConnected(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() and application_name <> $1 limit 1`,
    [leaving],
  )
  return rowCount !== 0
}

/** What a server that runs, or was killed, wrote down: its process, the data folder, when it started, its port. */
async function readPostmaster(folder: string): Promise<{ pid: number; port: number } | undefined> {
  const lines = await readFile(join(folder, 'postmaster.pid'), 'utf8').then(
    text => text.split('\n'),
    () => [],
  )
  const pid = Number(lines[0])
  return pid > 0 ? { pid, port: Number(lines[3]) } : undefined
}

/** Files whose number belongs to some other program by now, or to one that has ended, would keep PostgreSQL from starting. */
async function removeStaleLocks({ folder, address }: Place): Promise<void> {
  const locks = [join(folder, 'postmaster.pid'), join(address.host, `.s.PGSQL.${address.port}.lock`)]
  for (const lock of locks) {
    const pid = Number((await readFile(lock, 'utf8').catch(() => '')).split('\n')[0])
    if (pid > 0 && !(await isServing(folder, pid))) await rm(lock, { force: true })
  }
}

/** Whether this process is the PostgreSQL of this folder, in which it works. Where that cannot be told, any PostgreSQL is taken for it. */
async function isServing(folder: string, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false
  if (process.platform !== 'linux') return true
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')
  if (name.trim() !== 'postgres') return false
  return readlink(`/proc/${pid}/cwd`).then(
    cwd => cwd === folder,
    () => true,
  )
}

const logPath = (folder: string) => join(folder, 'server.log')
const readLog = async (folder: string) => (await readFile(logPath(folder), 'utf8')).trim().split('\n').slice(-5).join('\n')

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No free port'))))
    })
  })
}
