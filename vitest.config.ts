import { defineConfig } from 'vitest/config'

/** Unit and API tests of every workspace, and the tests that hold the house's shape. Browser tests are Playwright's (tests/e2e). */
export default defineConfig({
  test: {
    projects: [
      'apps/server',
      { test: { name: 'packages', include: ['packages/**/*.test.ts'], testTimeout: 60_000 } },
      { test: { name: 'web', include: ['apps/web/{build,src,worker}/**/*.test.{ts,tsx}'] } },
      { test: { name: 'shape', include: ['tests/shape/**/*.test.ts'], testTimeout: 30_000 } },
    ],
  },
})
