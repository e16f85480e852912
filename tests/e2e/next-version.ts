import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Door = {
  /** Where the app is reached through it. */
  url: string
  /** From now on it leads to a newer version: every script and style has another name, and those of before are gone. */
  deploy: () => void
}

/** The names of built scripts and styles, wherever one is written: in pages, in other scripts, in the worker's list. */
const builtName = /(-[\w-]{8})\.(js|css)\b/g
/** What tells one version's page from the next's in the worker's list, as its name does not. */
const revision = /(revision:\s*[`'"][0-9a-f]{16})/g
const builtPath = /^\/assets\/.+?(\.v\d)?\.(?:js|css)$/
const isText = (answer: IncomingMessage) => /html|javascript|css/.test(answer.headers['content-type'] ?? '')

/**
 * A door before the real server, through which a newer version can be put in the place of the one that is open. The browser's own cache keeps
 * nothing of it, so that only the app itself can.
 */
export async function openDoor(server: string): Promise<Door & { close: () => void }> {
  let version = ''
  const answer = (incoming: IncomingMessage, reply: ServerResponse): unknown => {
    const path = incoming.url ?? '/'
    const asset = builtPath.exec(path)
    if (asset && (asset[1] ?? '') !== version) return reply.writeHead(404).end()
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
    const asked = request(new URL(asset ? path.replace(version, '') : path, server), { method: incoming.method, headers }, answered => {
      void pass(answered, reply)
    })
    asked.on('error', () => reply.destroy())
    incoming.pipe(asked)
  }
  const pass = async (answered: IncomingMessage, reply: ServerResponse) => {
    const { 'content-length': _, ...headers } = answered.headers
    reply.writeHead(answered.statusCode ?? 500, { ...headers, 'cache-control': 'no-store' })
    if (!isText(answered)) return answered.pipe(reply)
    const text = Buffer.concat(await answered.toArray()).toString()
    return reply.end(text.replace(builtName, `$1${version}.$2`).replace(revision, `$1${version}`))
  }
  const door = createServer((incoming, reply) => answer(incoming, reply))
  await new Promise<void>(resolve => door.listen(0, 'localhost', resolve))
  const { port } = door.address() as AddressInfo
  let count = 0
  return {
    url: `http://localhost:${port}`,
    deploy: () => {
      version = `.v${++count}`
    },
    close: () => {
      door.closeAllConnections()
      door.close()
    },
  }
}
