import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/find-chromium.ts'

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, 'localhost', () => {
      const address = server.address()
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No free port'))))
    })
  })

// Playwright reads this file once for the run and again in each worker; the workers take what the run has chosen.
if (!process.env.E2E_PORT) {
  process.env.E2E_PORT = String(await freePort())
  process.env.CHROMIUM_PATH = findChromium()
  const data = mkdtempSync(join(tmpdir(), 'nightlight-e2e-'))
  // Run by root, the database runs as another user, who must be able to enter; else its files would be kept elsewhere and stay there.
  chmodSync(data, 0o755)
  process.env.E2E_DATA_DIR = data
  process.on('exit', () => rmSync(data, { recursive: true, force: true }))
}
const baseURL = `http://localhost:${process.env.E2E_PORT}`

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // A test that fails is tried once more, and what passes only then is named as flaky at the end: to be mended, but no reason to throw a day away.
  retries: 1,
  // A machine with much else to do is slow, not wrong.
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
    // What a test puts in the place of an answer must not be passed by; tests/e2e/offline.spec.ts lets the worker in.
    serviceWorkers: 'block',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '', args: ['--disable-gpu', '--disable-background-networking'] },
  },
  // The real server with a database of its own, on nothing that was there before.
  webServer: {
    command: `"${process.execPath}" scripts/start.ts`,
    url: baseURL,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'ignore',
    env: {
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.E2E_DATA_DIR ?? '',
      LOG_LEVEL: 'warn',
      REGISTER_LIMIT_PER_HOUR: '10000',
      TRY_LIMIT_PER_HOUR: '10000',
      LOGIN_LIMIT_PER_MINUTE: '10000',
    },
  },
})
