import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { type ErrorReply, errors } from '@nightlight/contract/errors'
import type { FastifyInstance } from 'fastify'

/** How many requests a connection may send ahead of their answers. Browsers send none; a program that sends more is cut off. */
const aheadMax = 16
/** How many bytes of a connection Node reads at a time: some fifty of the shortest requests. */
const readMax = 1024
/** A visitor who sends a request letter by letter is not waited for longer. */
const requestTimeout = 30_000
/**
 * How long a connection stays open with nothing asked on it: longer than the minute for which proxies and browsers keep one, so that it is they who
 * close it. The other way round a request is now and then sent into a connection that is just being closed.
 */
const keepAliveTimeout = 72_000
/** How long an answer may lie unread, no byte of it taken, before its connection is closed. */
const unreadMs = 30_000

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Node's server, with the requests of one connection taken in turn: the next is begun when the answer before it is sent. By itself Node begins
 * every request of a packet at once, some two thousand of them; their answers, made together and read by nobody, would fill the memory.
 */
export function createTurnServer(handler: Handler): Server {
  const lines = new WeakMap<Socket, (() => void)[]>()

  const take = (request: IncomingMessage, response: ServerResponse, begin: Handler) => {
    const { socket } = request
    // What was read together with the request that went too far.
    if (socket.destroyed) return
    const line = lines.get(socket) ?? []
    lines.set(socket, line)
    if (line.length > aheadMax) {
      socket.destroy()
      return
    }
    line.push(() => begin(request, response))
    response.once('close', () => {
      line.shift()
      line[0]?.()
    })
    if (line.length === 1) line[0]?.()
  }
  // A request without a host is refused by the app, in its turn: Node would answer two thousand of them out of turn.
  return createServer({ requestTimeout, keepAliveTimeout, requireHostHeader: false }, (request, response) =>
    take(request, response, handler),
  )
    .on('checkExpectation', (request, response) => take(request, response, refuseExpectation))
    .on('connection', readInPieces)
}

/**
 * Has Node parse what arrives piece by piece, and nothing more of a connection that was cut off. Otherwise it makes an object of every request
 * in a packet of 64 kB before the first of them can be refused, and keeps all of them until it has read what every other connection sent.
 */
function readInPieces(socket: Socket): void {
  // With a listener the bytes come by `push`; without one the parser takes them from the operating system itself.
  socket.on('data', () => {})
  const push = socket.push.bind(socket)
  socket.push = (chunk: unknown, encoding) => {
    if (!Buffer.isBuffer(chunk)) return push(chunk, encoding)
    let more = true
    for (let at = 0; at < chunk.length && !socket.destroyed; at += readMax) more = push(chunk.subarray(at, at + readMax))
    return more
  }
}

/** `Expect: 100-continue` is Node's to answer; we can meet no other expectation. */
const refuseExpectation: Handler = (_request, response) => {
  const { status, message } = errors.expectation_failed
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify({ message, code: 'expectation_failed' } satisfies ErrorReply))
}

/** Closes a connection that leaves its answer unread. Counted anew with every byte that is taken, and ended by Node at the next request. */
export function refuseUnread(app: FastifyInstance, patienceMs = unreadMs): void {
  app.addHook('onSend', (request, _reply, payload, done) => {
    const { socket } = request.raw
    // A request that is injected, as tests do, has none.
    if (socket instanceof Socket) socket.setTimeout(patienceMs)
    done(null, payload)
  })
}

/** Listens at every address of the host, `localhost` having one of each kind, with a server for each. Throws as Node does where the first fails. */
export async function listen(app: FastifyInstance, host: string, port: number): Promise<Server[]> {
  const [first = host, ...others] = host === 'localhost' ? await addressesOf(host) : [host]
  await app.listen({ host: first, port })
  const bound = app.server.address()
  const chosen = typeof bound === 'object' && bound ? bound.port : port
  const servers = [app.server]
  for (const address of others) {
    const server = createTurnServer((request, response) => app.routing(request, response))
    // Not every machine has the second kind of address.
    const heard = once(server.listen(chosen, address), 'listening').then(
      () => true,
      () => false,
    )
    if (await heard) servers.push(server)
  }
  return servers
}

async function addressesOf(host: string): Promise<string[]> {
  return [...new Set((await lookup(host, { all: true, order: 'ipv4first' })).map(({ address }) => address))]
}
