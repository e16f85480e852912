import type { favoriteEndpoints } from '@nightlight/contract/favorites'
import { maxId } from '@nightlight/contract/limits'
import type { Handlers } from '../../http/mount.ts'
import { Pieces } from '../../http/pieces.ts'
import type { Services } from '../../services.ts'
import { presentCardPage, presentEach } from '../stories/present.ts'
import { favoriteCardsOfUser, favoriteStoriesOfUser, readAll, requireStory } from '../stories/queries.ts'
import { presentFavorite } from './present.ts'
import { deleteFavorite, insertFavorite } from './queries.ts'

export function favoriteRoutes({ db }: Services): Handlers<typeof favoriteEndpoints> {
  return {
    list: async ({ query, user }) => {
      const { view, limit, cursor = maxId } = query
      if (view === 'card')
        return presentCardPage(await favoriteCardsOfUser(db).execute({ userId: user.id, cursor, limit: limit + 1 }), limit)
      return new Pieces(presentEach(readAll(favoriteStoriesOfUser(db), user.id)))
    },

    add: async ({ body, user }) => presentFavorite(await insertFavorite(db, user.id, body.storyId)),

    remove: async ({ params, user }) => {
      await requireStory(db, user.id, params.storyId)
      await deleteFavorite(db, user.id, params.storyId)
    },
  }
}
