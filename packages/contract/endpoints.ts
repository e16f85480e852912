import { authEndpoints } from './auth.ts'
import { billingEndpoints } from './billing.ts'
import { characterEndpoints } from './characters.ts'
import { childProfileEndpoints } from './child-profiles.ts'
import { favoriteEndpoints } from './favorites.ts'
import { learningEndpoints } from './learning.ts'
import { storyEndpoints } from './stories.ts'

/** The whole table, by feature. The provider's webhook is no part of it: its body is the provider's, not ours. */
export const endpoints = {
  auth: authEndpoints,
  stories: storyEndpoints,
  favorites: favoriteEndpoints,
  'child-profiles': childProfileEndpoints,
  learning: learningEndpoints,
  characters: characterEndpoints,
  billing: billingEndpoints,
} as const
export type FeatureName = keyof typeof endpoints
