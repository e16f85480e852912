import { defineConfig } from 'vitest/config'

/** `npm run proofread`: independent checkers over told stories. Apart from the other tests, for dictionaries and grammars take a while. */
export default defineConfig({
  test: { include: ['packages/storyteller/proofreading/**/*.proof.ts'], testTimeout: 600_000 },
})
