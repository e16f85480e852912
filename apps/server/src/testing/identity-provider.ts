import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'

type Claims = Record<string, unknown>
export type IdentityProvider = {
  issuer: string
  clientId: string
  clientSecret: string
  /** What a person does there: signs in and is sent back. Answers the address that the browser is sent to. */
  signIn: (authorizationUrl: string, claims: Claims) => string
  /** From now on this person is in front of the browser: its page to sign in sends them back at once. */
  meet: (claims: Claims) => void
  close: () => void
}

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** An OpenID Connect provider on this machine, speaking as much of the protocol as signing in takes. */
export async function startIdentityProvider(): Promise<IdentityProvider> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const [clientId, clientSecret] = ['nightlight', 'a secret between us']
  const codes = new Map<string, { challenge: string; claims: Claims }>()
  let issuer = ''
  let person: Claims = {}

  function idTokenOf(claims: Claims) {
    const now = Math.floor(Date.now() / 1000)
    const signed = `${base64url({ alg: 'RS256', kid: 'k1' })}.${base64url({ iss: issuer, aud: clientId, iat: now, exp: now + 60, ...claims })}`
    return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), privateKey).toString('base64url')}`
  }

  function tokens(form: URLSearchParams) {
    const code = form.get('code') ?? ''
    const granted = codes.get(code)
    codes.delete(code)
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (!granted || granted.challenge !== challenge) return undefined
    return { access_token: 'x', token_type: 'Bearer', id_token: idTokenOf(granted.claims) }
  }

  const server = createServer(async (request, response) => {
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (request.url === '/.well-known/openid-configuration')
      return answer(200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
      })
    if (request.url?.startsWith('/authorize?'))
      return response.writeHead(302, { location: signIn(new URL(request.url, issuer).href, person) }).end()
    if (request.url === '/jwks') return answer(200, { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'RS256' }] })
    const chunks = z.array(z.instanceof(Buffer)).parse(await request.toArray())
    const granted = tokens(new URLSearchParams(Buffer.concat(chunks).toString()))
    return granted ? answer(200, granted) : answer(400, { error: 'invalid_grant' })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  issuer = `http://127.0.0.1:${port}`

  const signIn = (authorizationUrl: string, claims: Claims) => {
    const asked = new URL(authorizationUrl).searchParams
    const code = randomUUID()
    codes.set(code, { challenge: asked.get('code_challenge') ?? '', claims: { nonce: asked.get('nonce'), ...claims } })
    const back = new URL(asked.get('redirect_uri') ?? '')
    back.search = new URLSearchParams({ code, state: asked.get('state') ?? '' }).toString()
    return back.href
  }
  const meet = (claims: Claims) => {
    person = claims
  }
  return { issuer, clientId, clientSecret, signIn, meet, close: () => void server.close() }
}
