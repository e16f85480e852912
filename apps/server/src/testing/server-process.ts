import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { User } from '../database/embedded-binaries.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
const running = new Set<ChildProcess>()

export type ServerProcess = {
  pid: number
  /** Where it listens. */
  url: string
  /** Where it says that its data lies. */
  folder: string
  /** What it has printed so far. */
  output: () => string
  /** Sends the signal and waits for the end; answers the exit code, null where the signal ended it. */
  end: (signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL') => Promise<number | null>
}
export type ServerOptions = { env: Record<string, string>; user?: User | undefined }

/** Starts the real server as a process of its own, without waiting for it. */
export function spawnServer({ env, user }: ServerOptions): { child: ChildProcess; output: () => string; ended: Promise<number | null> } {
  const child = spawn(process.execPath, [main], {
    ...user,
    cwd: '/',
    env: { PATH: process.env.PATH, LOG_LEVEL: 'warn', HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', chunk => {
      said += chunk
    })
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child)
    return typeof code === 'number' ? code : null
  })
  return { child, output: () => said, ended }
}

/** Starts the real server as a process of its own; ready when it says where it is open. Throws with what it said where it ends instead. */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  const { child, output, ended } = spawnServer(options)
  let over = false
  void ended.then(() => {
    over = true
  })
  for (;;) {
    const url = /open at (\S+)/.exec(output())?.[1]
    const folder = /data lies in (.+)\n/.exec(output())?.[1]
    if (url && folder && child.pid) {
      const end = (signal: NodeJS.Signals) => {
        child.kill(signal)
        return ended
      }
      return { pid: child.pid, url, folder, output, end }
    }
    if (over) throw new Error(`The server ended: ${output()}`)
    await new Promise(resolve => setTimeout(resolve, 5))
  }
}

/** For afterEach: what a failed test left running. */
export async function killServers(): Promise<void> {
  const left = [...running]
  for (const child of left) child.kill('SIGKILL')
  await Promise.all(left.map(child => (child.exitCode === null && child.signalCode === null ? once(child, 'close') : undefined)))
}
