import { createRateLimit, networkOf, type RateLimit } from '../../http/rate-limits.ts'
import type { Services } from '../../services.ts'
import { hasSignedInFrom } from './sign-in-networks.ts'

const minute = 60
const hour = 3600
const resetMailsPerHour = 5
/** How many times as often as one network may an account be tried by all the networks together from which it has never signed in. */
const networksAtOnce = 10

type Tried = { ip: string; email: string; userId: string | undefined }
/** Counts an attempt; the answer takes it back. Throws too_many_requests. */
type Attempt = (tried: Tried) => Promise<() => Promise<void>>

/**
 * How often signing in, opening accounts and asking for links may be tried. Whoever guesses is held up where they are: by their network, and
 * together with every other stranger to the account. A network from which the account has signed in before is counted by itself, so that
 * nobody's guesses elsewhere, nor the guesses there at other accounts, keep its owner out.
 */
export function createLimits({ env, db }: Pick<Services, 'env' | 'db'>) {
  const perMinute = env.LOGIN_LIMIT_PER_MINUTE
  const logins = createRateLimit(db, 'login', perMinute, minute)
  const loginsOfStrangers = createRateLimit(db, 'account', perMinute * networksAtOnce, minute)
  const resets = createRateLimit(db, 'reset', resetMailsPerHour, hour)
  const registrations = createRateLimit(db, 'register', env.REGISTER_LIMIT_PER_HOUR, hour)

  const attempt =
    (ofNetwork: RateLimit, ofAccount: RateLimit): Attempt =>
    async ({ ip, email, userId }) => {
      const network = networkOf(ip)
      const isKnown = userId !== undefined && (await hasSignedInFrom(db, userId, network))
      const counted: [RateLimit, string][] = isKnown
        ? [[ofNetwork, `known ${userId} ${network}`]]
        : [
            [ofNetwork, `network ${network}`],
            [ofAccount, `email ${email}`],
          ]
      for (const [limit, key] of counted) await limit.count(key)
      return async () => {
        await Promise.all(counted.map(([limit, key]) => limit.forgive(key)))
      }
    }

  return {
    login: attempt(logins, loginsOfStrangers),
    resetMail: attempt(resets, resets),
    /** The password once more, of somebody who is signed in. */
    confirm: async (userId: string) => {
      await logins.count(`user ${userId}`)
      return () => logins.forgive(`user ${userId}`)
    },
    reset: (ip: string) => logins.count(`network ${networkOf(ip)}`),
    register: (ip: string, email: string) => registrations.count(`network ${networkOf(ip)}`, `email ${email}`),
  }
}
