import type { User } from '@nightlight/contract/auth'
import type { Env } from '../../env.ts'
import type { SessionUser } from '../../http/sessions.ts'
import { isPremium, storiesThisMonth } from '../billing/standing.ts'
import { modelConsentOf, modelHost } from './model-consent.ts'

export function presentUser(user: SessionUser, env: Env, now: Date): User {
  const host = modelHost(env)
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
    model: host && env.MODEL_NAME ? { name: env.MODEL_NAME, host, consentedAt: modelConsentOf(user, env)?.toISOString() ?? null } : null,
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
  }
}
