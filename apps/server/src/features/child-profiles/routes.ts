import type { childProfileEndpoints } from '@nightlight/contract/child-profiles'
import { childProfiles } from '../../database/schema.ts'
import type { Handlers } from '../../http/mount.ts'
import type { Services } from '../../services.ts'
import { withinQuota } from '../auth/quota.ts'
import { requireCharacter } from '../characters/queries.ts'
import { keepsakesOf } from '../stories/keepsakes.ts'
import { presentProfile } from './present.ts'
import { characterOfAvatar, deleteProfile, insertProfile, profilesOfUser, requireChild, updateProfile } from './queries.ts'

export function childProfileRoutes({ db, env }: Services): Handlers<typeof childProfileEndpoints> {
  /** An avatar is the portrait of a character, and of one of this account's. */
  async function requireAvatar(userId: string, avatarUrl: string | null | undefined) {
    const id = characterOfAvatar(avatarUrl)
    if (id !== undefined) await requireCharacter(db, userId, id, 'avatarUrl')
  }

  return {
    list: async ({ user }) => (await profilesOfUser(db, user.id)).map(presentProfile),

    create: async ({ body, user }) => {
      await requireAvatar(user.id, body.avatarUrl)
      // Stories start at the level that the child reads at, unless another is chosen.
      const profile = { ...body, difficulty: body.difficulty ?? body.readingLevel }
      const quota = { userId: user.id, table: childProfiles, most: env.PROFILES_PER_ACCOUNT }
      return presentProfile(await withinQuota(db, quota, tx => insertProfile(tx, user.id, profile)))
    },

    update: async ({ params, body, user }) => {
      await requireAvatar(user.id, body.avatarUrl)
      return presentProfile(await updateProfile(db, user.id, params.id, body))
    },

    remove: async ({ params, user }) => {
      await deleteProfile(db, user.id, params.id)
    },

    keepsakes: async ({ params, query, user }) => {
      await requireChild(db, user.id, params.id)
      return keepsakesOf(db, user.id, params.id, query.lng ?? 'en')
    },
  }
}
