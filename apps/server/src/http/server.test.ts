import { lookup } from 'node:dns/promises'
import { readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import fastify from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { killServers, startServer } from '../testing/server-process.ts'
import { createTurnServer, refuseUnread } from './server.ts'

const { url: DATABASE_URL } = await testDatabase()
const server = await startServer({ env: { DATABASE_URL } })
afterAll(killServers)

const get = (path: string, headers = 'Host: localhost\r\n') => `GET ${path} HTTP/1.1\r\n${headers}\r\n`

/** A connection with these bytes sent on it. */
const send = (url: string, text: string) =>
  new Promise<Socket>((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname, () => socket.write(text, () => resolve(socket)))
    // The server may cut it off at any time after that.
    socket.on('error', reject)
  })

/** The most memory that the process has held so far, in MB. */
const peakMemory = async () => Number(/VmHWM:\s+(\d+) kB/.exec(await readFile(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024

it.runIf(process.platform === 'linux').each([
  { what: 'for a long answer', request: get('/api/openapi.json') },
  { what: 'for the first page', request: get('/') },
  { what: 'at an address that is none', request: get('/%') },
  { what: 'without naming a host', request: get('/', '') },
  { what: 'and expects what cannot be', request: get('/', 'Host: localhost\r\nExpect: x\r\n') },
])('a visitor who asks $what without end and reads no answer neither fills the memory nor stops the others', async ({ request }) => {
  const [connections, bytesOnEach] = [80, 49_000]
  const flood = request.repeat(bytesOnEach / request.length)
  const sockets = await Promise.all(Array.from({ length: connections }, () => send(server.url, flood)))
  for (const socket of sockets) socket.pause()
  for (let asked = 0; asked < 20; asked++) expect((await fetch(`${server.url}/api/auth/methods`)).status).toBe(200)
  expect(await peakMemory()).toBeLessThan(400)
  for (const socket of sockets) socket.destroy()
})

it('requests that are sent ahead are answered in their order, and a connection that sends too many is closed', async () => {
  const last = 'Host: localhost\r\nConnection: close\r\n'
  const answersTo = async (requests: number) => {
    const socket = await send(server.url, get('/api/auth/methods').repeat(requests - 1) + get('/api/nowhere', last))
    let read = ''
    for await (const chunk of socket) read += chunk
    return [...read.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)
  }
  expect(await answersTo(10)).toEqual([...Array.from({ length: 9 }, () => '200'), '404'])
  expect((await answersTo(100)).length).toBeLessThan(100)
})

it('an answer that nobody reads is given up', async () => {
  const app = fastify({ serverFactory: createTurnServer })
  afterAll(() => app.close())
  refuseUnread(app, 100)
  const closed = new Promise(resolve => app.server.on('connection', socket => socket.once('close', resolve)))
  app.get('/', async () => 'x'.repeat(50_000_000))
  const socket = await send(await app.listen({ port: 0, host: '127.0.0.1' }), get('/'))
  socket.pause()
  await closed
  socket.destroy()
})

it('a connection is kept open for longer than the minute in which a proxy might still use it', async () => {
  const { headers } = await fetch(`${server.url}/api/auth/methods`)
  expect(headers.get('keep-alive')).toBe('timeout=72')
})

it('what a request expects that we cannot do is refused as any other fault is', async () => {
  const socket = await send(server.url, get('/', 'Host: localhost\r\nExpect: a miracle\r\nConnection: close\r\n'))
  let read = ''
  for await (const chunk of socket) read += chunk
  expect(read).toMatch(/^HTTP\/1\.1 417 [\s\S]*"code":"expectation_failed"/)
})

it('a request that names no host is refused', async () => {
  const socket = await send(server.url, get('/api/auth/methods', 'Connection: close\r\n'))
  let read = ''
  for await (const chunk of socket) read += chunk
  expect(read).toMatch(/^HTTP\/1\.1 400 [\s\S]*"field":"host"/)
})

it('at localhost both kinds of address are listened on', async () => {
  const both = await startServer({ env: { DATABASE_URL, HOST: 'localhost' } })
  const addresses = (await lookup('localhost', { all: true })).map(({ address, family }) => (family === 6 ? `[${address}]` : address))
  for (const address of addresses) {
    const { status } = await fetch(`http://${address}:${new URL(both.url).port}/api/auth/methods`)
    expect(status, address).toBe(200)
  }
  expect(await both.end('SIGTERM')).toBe(0)
})
