import { type CoverFacts, drawSocialCard } from '@nightlight/pictures/cover'
import type { Plugin } from 'vite'
import { pngOf } from './png.ts'

/** What is shown beside a link to the app: without words, so that one picture serves all languages. */
const facts: CoverFacts = { animal: 'Fox', setting: 'Ancient Library', mood: 'calm', includeChild: true, favoriteColor: 'yellow', seed: 11 }

/** Draws the social card as PNG, the only kind of picture that every network takes. */
export const socialCard = (): Plugin => ({
  name: 'social-card',
  apply: 'build',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'samples/social-card.png', source: await pngOf(drawSocialCard(facts), 1200) })
  },
})
