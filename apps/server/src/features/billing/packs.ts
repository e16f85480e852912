import type { CreditPack } from '@nightlight/contract/billing'
import { type PackName, packNames } from '@nightlight/contract/enums'
import { packs } from '@nightlight/contract/limits'
import { type Env, testCheckoutOn } from '../../env.ts'

/** What the payment provider calls the price of a pack; null where none is named. The test checkout has names of its own. */
export function priceIdOf(env: Env, pack: PackName): string | null {
  if (testCheckoutOn(env)) return `test_${pack.toLowerCase()}`
  if (!env.STRIPE_SECRET_KEY) return null
  const named = { Starter: env.STRIPE_PRICE_STARTER, Professional: env.STRIPE_PRICE_PROFESSIONAL, Enterprise: env.STRIPE_PRICE_ENTERPRISE }
  return named[pack] ?? null
}

export const listPacks = (env: Env): CreditPack[] =>
  packNames.map(name => {
    const { dollars, credits, highlighted, features } = packs[name]
    return {
      name,
      priceId: priceIdOf(env, name),
      price: `$${dollars}`,
      credits,
      stories: env.STORY_CREDIT_COST > 0 ? Math.floor(credits / env.STORY_CREDIT_COST) : 0,
      highlighted,
      features: [...features],
    }
  })
