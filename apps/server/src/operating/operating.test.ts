import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { testApp } from '../testing/app.ts'
import { signUp, storyRequest } from '../testing/builders.ts'

const house = await testApp()

test('a probe hears that the server lives and is ready, under whatever name it asks', async () => {
  const strict = await testApp({ env: { NODE_ENV: 'production', DATA_DIR: tmpdir() } })
  const headers = { host: '10.0.0.7:3000' }
  expect((await strict.app.inject({ url: '/api/health/live', headers })).json()).toEqual({ status: 'live' })
  const ready = await strict.app.inject({ url: '/api/health/ready', headers })
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready', checks: { database: true, migrations: true, disk: true } }])
  expect((await strict.app.inject({ url: '/api/user', headers })).statusCode).toBe(421)
})

test('a server whose database lacks a migration lives and is not ready', async () => {
  const older = await testApp({ env: { DATA_DIR: tmpdir() } })
  await older.db.execute(sql`delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)`)
  const ready = await older.app.inject({ url: '/api/health/ready' })
  expect([ready.statusCode, ready.json().checks]).toEqual([503, { database: true, migrations: false, disk: true }])
  expect(ready.headers['retry-after']).toBe('5')
  expect((await older.app.inject({ url: '/api/health/live' })).statusCode).toBe(200)
})

test('a server whose own data folder is gone is not ready', async () => {
  const lost = await testApp({ env: { DATA_DIR: '/no/such/folder' } })
  const ready = await lost.app.inject({ url: '/api/health/ready' })
  expect([ready.statusCode, ready.json().checks]).toEqual([503, { database: true, migrations: true, disk: false }])
})

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise(resolve => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

test('Prometheus is told of requests by route, of stories by writer, of the pool and of payments, on a port of its own, and of nobody', async () => {
  const port = await freePort()
  const measured = await testApp({ env: { METRICS_PORT: String(port), METRICS_HOST: '127.0.0.1' } })
  await measured.app.listen({ port: 0, host: '127.0.0.1' })
  afterAll(() => measured.app.close())
  const person = await signUp(measured)
  expect((await person.send({ method: 'POST', url: '/api/stories', payload: storyRequest({ childName: 'Bartholomew' }) })).status).toBe(201)
  await person.send({ method: 'GET', url: '/api/stories/1?secret=7' })
  const told = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  expect(told).toMatch(/nightlight_http_request_duration_seconds_count\{method="POST",route="\/api\/stories",status="201"\} 1/)
  expect(told).toContain('nightlight_stories_total{writer="builtin"} 1')
  expect(told).toMatch(/nightlight_database_connections\{state="open"\} \d+/)
  expect(told).toMatch(/nightlight_nodejs_eventloop_lag_seconds/)
  expect(told).not.toMatch(/Bartholomew|secret|@/)
  expect((await fetch(`http://127.0.0.1:${port}/other`)).status).toBe(404)
})

test('nothing is measured where no port is named', async () => {
  expect((await house.app.inject({ url: '/metrics' })).headers['content-type']).not.toContain('openmetrics')
})
