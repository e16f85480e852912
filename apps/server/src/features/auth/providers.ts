import { ownPage, signedInAgainPath } from '@nightlight/contract/own-page'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as oidc from 'openid-client'
import { z } from 'zod'
import type { SignInProvider } from '../../env.ts'
import { AppError } from '../../http/errors.ts'
import type { Services } from '../../services.ts'
import { findByIdentity } from './queries.ts'
import { openAccount } from './register.ts'

const cookieName = 'nightlight_sign_in'
const minutesToSignIn = 10

/** What the browser keeps while it is at the provider; the provider's answer must fit it. */
const attemptSchema = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), next: z.string() })
type Attempt = z.infer<typeof attemptSchema>

/** Where one is led afterwards: to the page that was wanted if it is one of ours, else home. */
const pageAfter = (next: string) => (next === signedInAgainPath ? next : (ownPage(next) ?? '/'))

function createClient(provider: SignInProvider) {
  let configuration: Promise<oidc.Configuration> | undefined
  // Discovered at first use, so that a provider that is down does not keep the server from starting; asked again after a failure.
  return () => {
    const { issuer, clientId, clientSecret } = provider
    const plain = new URL(issuer).protocol === 'http:' ? { execute: [oidc.allowInsecureRequests] } : {}
    configuration ??= oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, plain).catch(cause => {
      configuration = undefined
      throw new AppError('sign_in_provider', { cause })
    })
    return configuration
  }
}

/** Signing in through the OpenID Connect providers that are named in the settings. */
export function createProviders({ env, db, sessions, log }: Services) {
  const providers = new Map(env.OIDC_PROVIDERS.map(provider => [provider.id, { ...provider, configuration: createClient(provider) }]))
  const path = '/api/auth/providers'

  function find(id: string) {
    const provider = providers.get(id)
    if (!provider) throw new AppError('not_found')
    return provider
  }
  const originOf = (request: FastifyRequest) => env.PUBLIC_URL ?? `${request.protocol}://${request.host}`

  async function start(id: string, next = '/', request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const configuration = await find(id).configuration()
    const attempt: Attempt = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verifier: oidc.randomPKCECodeVerifier(),
      next: pageAfter(next),
    }
    const secure = originOf(request).startsWith('https:')
    reply.setCookie(cookieName, JSON.stringify(attempt), { httpOnly: true, sameSite: 'lax', secure, path, maxAge: minutesToSignIn * 60 })
    const url = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: `${originOf(request)}${path}/${id}/callback`,
      scope: 'openid email profile',
      state: attempt.state,
      nonce: attempt.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(attempt.verifier),
      code_challenge_method: 'S256',
    })
    return url.href
  }

  async function answerOf(id: string, request: FastifyRequest) {
    const configuration = await find(id).configuration()
    try {
      const { state, nonce, verifier, next } = attemptSchema.parse(JSON.parse(request.cookies[cookieName] ?? ''))
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true }
      const tokens = await oidc.authorizationCodeGrant(configuration, new URL(request.url, originOf(request)), checks)
      // Looked at again, as a cookie may come from anywhere.
      return { claims: tokens.claims(), next: pageAfter(next) }
    } catch (cause) {
      throw new AppError('sign_in_provider', { cause })
    }
  }

  /** Signs in whom the provider names, opening an account at the first time, and answers where to go. */
  async function finish(id: string, request: FastifyRequest, reply: FastifyReply): Promise<string> {
    try {
      const { claims, next } = await answerOf(id, request)
      reply.clearCookie(cookieName, { path })
      if (!claims) throw new AppError('sign_in_provider')
      const userId = (await findByIdentity(db, claims.iss, claims.sub)) ?? (await openAccount(db, accountOf(claims), env.WELCOME_CREDITS))
      await sessions.open(userId, request, reply)
      return next
    } catch (error) {
      // The visitor is a person in a browser: the sign-in page says what happened.
      if (!(error instanceof AppError) || error.code === 'not_found') throw error
      log.warn({ provider: id, code: error.code }, 'signing in through a provider did not work')
      return `/api/login?error=${error.code}`
    }
  }

  return { start, finish, list: env.OIDC_PROVIDERS.map(({ id, name }) => ({ id, name })) }
}

const textOf = (claim: unknown) => (typeof claim === 'string' && claim !== '' ? claim.slice(0, 80) : undefined)

/** An e-mail that the provider has not verified is not taken over, since anybody could have given it. */
function accountOf(claims: oidc.IDToken) {
  const email = claims.email_verified === true ? textOf(claims.email)?.toLowerCase() : undefined
  return {
    email: email ?? null,
    passwordHash: null,
    firstName: textOf(claims.given_name),
    lastName: textOf(claims.family_name),
    identity: { issuer: claims.iss, subject: claims.sub },
  }
}
