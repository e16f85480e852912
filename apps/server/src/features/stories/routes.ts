import type { storyEndpoints } from '@nightlight/contract/stories'
import type { FastifyReply } from 'fastify'
import { transact } from '../../database/connect.ts'
import { AppError } from '../../http/errors.ts'
import type { Handlers } from '../../http/mount.ts'
import { Pieces } from '../../http/pieces.ts'
import { createRateLimit, networkOf } from '../../http/rate-limits.ts'
import type { Services } from '../../services.ts'
import { lockAccount } from '../billing/ledger.ts'
import { coverOf } from './cover.ts'
import { createStory } from './create-story.ts'
import { findCards } from './find-cards.ts'
import { keepsakeOf } from './keepsakes.ts'
import { pictureOf, presentPages } from './pages.ts'
import { presentCardPage, presentEach, presentStory } from './present.ts'
import { deleteStory, readAll, type StoryRow, storiesOfUser, storyById } from './queries.ts'
import { retold } from './retell.ts'
import { renameStory } from './titles.ts'
import { tryStory } from './try-story.ts'
import { createUnderWay } from './under-way.ts'

const secondsInHour = 3600

/** A character may be changed, and its pictures with it, and so may the portrait of a child who comes along; nothing else in a picture ever changes. */
function keepPicture(reply: FastifyReply, { characterId, companionId }: StoryRow) {
  reply.header('cache-control', characterId === null && companionId === null ? 'private, max-age=300' : 'private, no-cache')
}

export function storyRoutes(services: Services): Handlers<typeof storyEndpoints> {
  const { db, afterwards, env, writers, closing } = services
  const tries = createRateLimit(db, 'try', env.TRY_LIMIT_PER_HOUR, secondsInHour)
  const underWay = createUnderWay(afterwards)
  const storyOf = async (user: { id: string }, id: number): Promise<StoryRow> => {
    const [story] = await storyById(db).execute({ userId: user.id, id })
    if (!story) throw new AppError('story_not_found')
    return story
  }
  return {
    create: async ({ body, headers, user }) => createStory(services, underWay, user, body, headers['idempotency-key']),

    try: async ({ body, request }) => {
      await tries.count(networkOf(request.ip))
      return tryStory(writers.builtin, body, closing)
    },

    progress: async ({ params, user }) => underWay.follow(user.id, params.key),

    list: async ({ query, user }) => {
      if (query.view === 'card') return presentCardPage(await findCards(db, user.id, query), query.limit)
      return new Pieces(presentEach(readAll(storiesOfUser(db), user.id)))
    },

    get: async ({ params, query, user }) => retold(await storyOf(user, params.id), query),

    cover: async ({ params, query, user, reply }) => {
      const story = await storyOf(user, params.id)
      keepPicture(reply, story)
      return coverOf(db, story, query.style)
    },

    pages: async ({ params, user }) => presentPages(await storyOf(user, params.id)),

    pagePicture: async ({ params, query, user, reply }) => {
      const story = await storyOf(user, params.id)
      keepPicture(reply, story)
      return pictureOf(db, story, params.number, query.style)
    },

    keepsake: async ({ params, user, reply }) => {
      const story = await storyOf(user, params.id)
      keepPicture(reply, story)
      return keepsakeOf(story)
    },

    rename: async ({ params, body, user }) => {
      await transact(db, async tx => {
        await lockAccount(tx, user.id)
        await renameStory(tx, user.id, params.id, body.title)
      })
      return presentStory(await storyOf(user, params.id))
    },

    remove: async ({ params, user }) => {
      await deleteStory(db, user.id, params.id)
    },
  }
}
