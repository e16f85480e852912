import { type CoverFacts, drawCover } from '@nightlight/pictures/cover'
import type { Plugin } from 'vite'

/** The pictures of the landing page, drawn when the app is built: its visitors have no stories of their own yet. */
const samples: Record<string, CoverFacts> = {
  hero: { animal: 'Fox', setting: 'Starlit Meadow', mood: 'calm', includeChild: true, favoriteColor: 'yellow', seed: 11 },
  first: { animal: 'Owl', setting: 'Secret Garden', mood: 'calm', includeChild: true, favoriteColor: 'yellow', seed: 3 },
  second: { animal: 'Dragon', setting: 'Crystal Cave', mood: 'joyful', includeChild: true, favoriteColor: 'red', seed: 5 },
  third: { animal: 'Sea Turtle', setting: 'Underwater Kingdom', mood: 'mysterious', includeChild: true, favoriteColor: 'blue', seed: 8 },
}

export const sampleCovers = (): Plugin => ({
  name: 'sample-covers',
  generateBundle() {
    for (const [name, facts] of Object.entries(samples)) {
      this.emitFile({ type: 'asset', fileName: `samples/${name}.svg`, source: drawCover(facts) })
    }
  },
  configureServer(server) {
    server.middlewares.use('/samples', (request, response, next) => {
      const facts = samples[request.url?.slice(1).replace('.svg', '') ?? '']
      if (!facts) return next()
      response.setHeader('Content-Type', 'image/svg+xml')
      response.end(drawCover(facts))
    })
  },
})
