import type { favoriteEndpoints } from '@nightlight/contract/favorites'
import { maxId } from '@nightlight/contract/limits'
import type { Handlers } from '../../http/mount.ts'
import type { Services } from '../../services.ts'
import { presentCardPage, presentStory } from '../stories/present.ts'
import { favoriteCardsOfUser, favoriteStoriesOfUser, requireStory } from '../stories/queries.ts'
import { presentFavorite } from './present.ts'
import { deleteFavorite, insertFavorite } from './queries.ts'

export function favoriteRoutes({ db }: Services): Handlers<typeof favoriteEndpoints> {
  return {
    list: async ({ query, user }) => {
      const { view, limit, cursor = maxId } = query
      if (view === 'card')
        return presentCardPage(await favoriteCardsOfUser(db).execute({ userId: user.id, cursor, limit: limit + 1 }), limit)
      return (await favoriteStoriesOfUser(db).execute({ userId: user.id })).map(presentStory)
    },

    add: async ({ body, user }) => presentFavorite(await insertFavorite(db, user.id, body.storyId)),

    remove: async ({ params, user }) => {
      await requireStory(db, user.id, params.storyId)
      await deleteFavorite(db, user.id, params.storyId)
    },
  }
}
