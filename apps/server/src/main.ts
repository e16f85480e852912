import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildApp } from './app.ts'
import { CannotStart } from './database/embedded-binaries.ts'
import { isCode } from './database/embedded-folder.ts'
import { openDatabase } from './database/open.ts'
import { EnvError, readEnv, switchedOff } from './env.ts'
import { originOf } from './http/address.ts'
import { listen } from './http/server.ts'

/** How long requests that were received may take once we are asked to stop; then their connections are cut. */
const answeringMs = 5000
/** How long their work, and the database, may take to end after that. */
const endingMs = 2000
/** When we end whatever happens. */
const patienceMs = 10_000

/** Answers how to stop what it started. */
async function start(): Promise<() => Promise<void>> {
  const env = readEnv()
  const database = await openDatabase(env)
  const app = await buildApp({ env, db: database.db })
  let servers: Server[] = []
  const stop = async () => {
    for (const server of servers.slice(1)) server.close()
    // A connection whose last request is answered would be kept open for the next one, and closing would wait for it.
    const letGo = setInterval(() => {
      for (const server of servers) server.closeIdleConnections()
    }, 50)
    // Half a request, or an answer that nobody reads, would hold us up for as long as its sender likes.
    const cut = setTimeout(() => {
      for (const server of servers) server.closeAllConnections()
    }, answeringMs)
    await Promise.race([app.close(), sleep(answeringMs + endingMs)])
    clearInterval(letGo)
    clearTimeout(cut)
    await database.close()
  }
  try {
    servers = await listen(app, env.HOST, env.PORT)
  } catch (error) {
    await stop()
    if (!isCode(error, 'EADDRINUSE', 'EACCES', 'ENOTFOUND', 'EADDRNOTAVAIL')) throw error
    throw new CannotStart(`${env.HOST}:${env.PORT} cannot be listened on (${String(error)}). Choose another with HOST and PORT.`)
  }
  console.info(`Nightlight is open at ${originOf(app, env)}`)
  console.info(`The data lies in ${database.where}`)
  for (const line of switchedOff(env)) console.info(line)
  return stop
}

function fail(error: unknown): never {
  if (error instanceof EnvError) console.error(`These settings cannot be used:\n${error.message}`)
  else if (error instanceof CannotStart) console.error(error.message)
  else console.error(error)
  process.exit(1)
}

const started = start()
started.catch(fail)

let asked = false
function stop() {
  // Asked twice, or tired of waiting: what is committed is safe, and the next start finds the database.
  if (asked) process.exit(1)
  asked = true
  setTimeout(() => process.exit(1), patienceMs).unref()
  started
    .then(stop => stop())
    .then(() => process.exit(0))
    .catch(fail)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
