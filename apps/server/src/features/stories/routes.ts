import { maxId } from '@nightlight/contract/limits'
import type { storyEndpoints } from '@nightlight/contract/stories'
import { AppError } from '../../http/errors.ts'
import type { Handlers } from '../../http/mount.ts'
import { Pieces } from '../../http/pieces.ts'
import type { Services } from '../../services.ts'
import { coverOf } from './cover.ts'
import { createStory } from './create-story.ts'
import { presentCardPage, presentEach, presentStory } from './present.ts'
import { cardsOfUser, deleteStory, readAll, storiesOfUser, storyById } from './queries.ts'
import { createUnderWay } from './under-way.ts'

export function storyRoutes(services: Services): Handlers<typeof storyEndpoints> {
  const { db, afterwards } = services
  const underWay = createUnderWay(afterwards)
  return {
    create: async ({ body, headers, user }) => createStory(services, underWay, user, body, headers['idempotency-key']),

    progress: async ({ params, user }) => underWay.follow(user.id, params.key),

    list: async ({ query, user }) => {
      const { view, limit, cursor = maxId } = query
      if (view === 'card') return presentCardPage(await cardsOfUser(db).execute({ userId: user.id, cursor, limit: limit + 1 }), limit)
      return new Pieces(presentEach(readAll(storiesOfUser(db), user.id)))
    },

    get: async ({ params, user }) => {
      const [story] = await storyById(db).execute({ userId: user.id, id: params.id })
      if (!story) throw new AppError('story_not_found')
      return presentStory(story)
    },

    cover: async ({ params, query, user, reply }) => {
      const [story] = await storyById(db).execute({ userId: user.id, id: params.id })
      if (!story) throw new AppError('story_not_found')
      // A character may be changed, and its covers with it; nothing else in a cover ever changes.
      reply.header('cache-control', story.characterId === null ? 'private, max-age=300' : 'private, no-cache')
      return coverOf(db, story, query.style)
    },

    remove: async ({ params, user }) => {
      await deleteStory(db, user.id, params.id)
    },
  }
}
