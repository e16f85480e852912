import type { Env } from '../../env.ts'
import type { SessionUser } from '../../http/sessions.ts'

/** Where stories are written by a model, as a grown-up is told and agrees to; undefined where this copy has none. */
export const modelHost = (env: Env): string | undefined => (env.MODEL_BASE_URL ? new URL(env.MODEL_BASE_URL).host : undefined)

/** Since when the account lets the model of this copy write. Its word was given for one address: another one is asked about anew. */
export const modelConsentOf = (user: SessionUser, env: Env): Date | null =>
  user.modelConsentHost !== null && user.modelConsentHost === modelHost(env) ? user.modelConsentAt : null
