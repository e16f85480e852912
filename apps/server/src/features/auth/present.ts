import type { User } from '@nightlight/contract/auth'
import type { Env } from '../../env.ts'
import type { SessionUser } from '../../http/sessions.ts'
import { isPremium, storiesThisMonth } from '../billing/standing.ts'

export function presentUser(user: SessionUser, env: Env, now: Date): User {
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    profileImageUrl: user.profileImageUrl,
    credits: user.credits,
    isPremium: isPremium(user, now),
    premiumUntil: user.premiumUntil?.toISOString() ?? null,
    storiesCreatedThisMonth: storiesThisMonth(user, now),
    monthlyStoryLimit: user.monthlyStoryLimit,
    storyCreditCost: env.STORY_CREDIT_COST,
    hasPassword: user.hasPassword,
    model:
      env.MODEL_BASE_URL && env.MODEL_NAME
        ? { name: env.MODEL_NAME, host: new URL(env.MODEL_BASE_URL).host, consentedAt: user.modelConsentAt?.toISOString() ?? null }
        : null,
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
  }
}
