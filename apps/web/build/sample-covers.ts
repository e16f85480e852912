import { type Setting, settings } from '@nightlight/contract/enums'
import { drawPage } from '@nightlight/pictures/book/page'
import { type CoverFacts, drawCover } from '@nightlight/pictures/cover'
import { drawFriend } from '@nightlight/pictures/friend'
import { defaultLook } from '@nightlight/pictures/look'
import type { Plugin } from 'vite'
import { friendPath, tryFriends } from '../src/landing/try-friends.ts'
import { placePicture } from '../src/lib/place-picture.ts'

/** The covers of the landing page, drawn when the app is built: its visitors have no stories of their own yet. */
const samples: Record<string, CoverFacts> = {
  hero: { animal: 'Fox', setting: 'Starlit Meadow', mood: 'calm', includeChild: true, favoriteColor: 'yellow', seed: 11 },
  first: { animal: 'Owl', setting: 'Secret Garden', mood: 'calm', includeChild: true, favoriteColor: 'yellow', seed: 3 },
  second: { animal: 'Dragon', setting: 'Crystal Cave', mood: 'joyful', includeChild: true, favoriteColor: 'red', seed: 5 },
  third: { animal: 'Sea Turtle', setting: 'Underwater Kingdom', mood: 'mysterious', includeChild: true, favoriteColor: 'blue', seed: 8 },
}

/** A place with nobody there, to be chosen by picture. */
const drawPlace = (setting: Setting, seed: number) =>
  drawPage({ animal: 'Fox', setting, look: defaultLook, seed }, { spot: 'arrival', shot: 'wide', hour: 'evening' })

/** Every picture by its path. */
const pictures = new Map([
  ...Object.entries(samples).map(([name, facts]) => [`/samples/${name}.svg`, () => drawCover(facts)] as const),
  ...tryFriends.map(animal => [friendPath(animal), () => drawFriend(animal)] as const),
  ...settings.map((setting, seed) => [placePicture(setting), () => drawPlace(setting, seed)] as const),
])

export const sampleCovers = (): Plugin => ({
  name: 'sample-covers',
  generateBundle() {
    for (const [path, draw] of pictures) this.emitFile({ type: 'asset', fileName: path.slice(1), source: draw() })
  },
  configureServer(server) {
    server.middlewares.use('/samples', (request, response, next) => {
      const draw = pictures.get(`/samples${request.url}`)
      if (!draw) return next()
      response.setHeader('Content-Type', 'image/svg+xml')
      response.end(draw())
    })
  },
})
