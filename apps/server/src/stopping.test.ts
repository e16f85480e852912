import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorReplySchema } from '@nightlight/contract/errors'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { killServers, type ServerProcess, startServer } from './testing/server-process.ts'
import { callAs, register } from './testing/visitor.ts'

let scratch: string
let server: ServerProcess
beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'nightlight-test-'))
  await chmod(scratch, 0o755)
  server = await startServer({ env: { DATA_DIR: scratch } })
})
afterEach(async () => {
  await killServers()
  await rm(scratch, { recursive: true, force: true })
})

/** A connection with these bytes sent on it, and what comes back kept. */
async function send(text: string) {
  const { hostname, port } = new URL(server.url)
  const socket = await new Promise<Socket>(resolve => {
    const opened = connect(Number(port), hostname, () => opened.write(text, () => resolve(opened)))
    opened.on('error', () => {})
  })
  let read = ''
  const ended = new Promise<void>(resolve => socket.on('close', () => resolve()))
  socket.on('data', chunk => {
    read += chunk
  })
  return { socket, ended, read: () => read }
}
const databaseRuns = () =>
  readFile(join(server.folder, 'postmaster.pid')).then(
    () => true,
    () => false,
  )

it('a server that is asked to stop ends well, and its database with it, whatever its visitors do', { timeout: 60_000 }, async () => {
  const host = 'Host: localhost\r\n'
  await send(`GET /api/auth/methods HTTP/1.1\r\n${host}`)
  await send(`POST /api/login HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`)
  await send(`GET /api/auth/methods HTTP/1.1\r\n${host}\r\n`)
  const unread = await send(`GET /api/openapi.json HTTP/1.1\r\n${host}\r\n`.repeat(12))
  unread.socket.pause()
  const { socket } = await send('')
  const again = setInterval(() => socket.write(`GET /api/auth/methods HTTP/1.1\r\n${host}\r\n`), 5)
  expect(await server.end('SIGTERM')).toBe(0)
  expect(await databaseRuns()).toBe(false)
  clearInterval(again)
})

it('what was received is answered while the server stops, and what comes after it is refused politely', async () => {
  const visitor = await register(server.url)
  const body = JSON.stringify({ childName: 'Mia', animal: 'Fox', theme: 'Courage', storyLength: 'short' })
  const head = (length: number) =>
    `POST /api/stories HTTP/1.1\r\nHost: localhost\r\nCookie: ${visitor.cookie}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`
  const slow = await send(head(body.length) + body.slice(0, 10))
  // Its head has been read when another call made after it is answered.
  expect((await callAs(visitor, server.url, 'GET', '/api/auth/user')).status).toBe(200)
  const over = server.end('SIGTERM')
  while (
    await fetch(`${server.url}/api/auth/methods`).then(
      () => true,
      () => false,
    )
  )
    await sleep(5)
  slow.socket.write(`${body.slice(10)}GET /api/auth/methods HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  await slow.ended
  expect(await over).toBe(0)
  const [first = '', second = ''] = slow.read().split(/(?<=})(?=HTTP)/)
  expect(first).toMatch(/^HTTP\/1\.1 201 /)
  expect(second).toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after: 5/)
  expect(errorReplySchema.parse(JSON.parse(second.slice(second.indexOf('{')))).code).toBe('busy')
})
