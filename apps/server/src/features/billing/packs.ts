import type { CreditPack } from '@nightlight/contract/billing'
import { packNames } from '@nightlight/contract/enums'
import { packs } from '@nightlight/contract/limits'
import type { Services } from '../../services.ts'

export const listPacks = ({ env, checkout }: Pick<Services, 'env' | 'checkout'>): CreditPack[] =>
  packNames.map(name => {
    const { dollars, credits, highlighted, features } = packs[name]
    return {
      name,
      priceId: checkout?.priceId(name) ?? null,
      price: `$${dollars}`,
      credits,
      stories: env.STORY_CREDIT_COST > 0 ? Math.floor(credits / env.STORY_CREDIT_COST) : 0,
      highlighted,
      features: [...features],
    }
  })
