import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type CoverFacts, drawSocialCard } from '@nightlight/pictures/cover'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import type { Plugin } from 'vite'

/** What is shown beside a link to the app: without words, so that one picture serves all languages. */
const facts: CoverFacts = { animal: 'Fox', setting: 'Ancient Library', mood: 'calm', includeChild: true, favoriteColor: 'yellow', seed: 11 }

/** Draws the social card as PNG, the only kind of picture that every network takes. */
export const socialCard = (): Plugin => ({
  name: 'social-card',
  apply: 'build',
  async generateBundle() {
    await initWasm(await readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')))
    const png = new Resvg(drawSocialCard(facts), { fitTo: { mode: 'width', value: 1200 } }).render().asPng()
    this.emitFile({ type: 'asset', fileName: 'samples/social-card.png', source: png })
  },
})
