import type { characterEndpoints } from '@nightlight/contract/characters'
import { drawPortrait } from '@nightlight/pictures/portrait'
import { characters } from '../../database/schema.ts'
import type { Handlers } from '../../http/mount.ts'
import type { Services } from '../../services.ts'
import { withinQuota } from '../auth/quota.ts'
import { presentCharacter } from './present.ts'
import { charactersOfUser, deleteCharacter, insertCharacter, requireCharacter, updateCharacter } from './queries.ts'

export function characterRoutes({ db, env }: Services): Handlers<typeof characterEndpoints> {
  return {
    list: async ({ user }) => (await charactersOfUser(db, user.id)).map(presentCharacter),
    create: async ({ body, user }) => {
      const quota = { userId: user.id, table: characters, most: env.CHARACTERS_PER_ACCOUNT }
      return presentCharacter(await withinQuota(db, quota, tx => insertCharacter(tx, user.id, body)))
    },
    update: async ({ params, body, user }) => presentCharacter(await updateCharacter(db, user.id, params.id, body)),
    remove: async ({ params, user }) => {
      await deleteCharacter(db, user.id, params.id)
    },
    portrait: async ({ params, user, reply }) => {
      const { customization } = presentCharacter(await requireCharacter(db, user.id, params.id))
      // A changed face is seen at once, wherever it is shown.
      reply.header('cache-control', 'private, no-cache')
      return drawPortrait(customization)
    },
  }
}
