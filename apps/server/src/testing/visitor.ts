import { type User, userSchema } from '@nightlight/contract/auth'

/** Somebody signed in, over HTTP to a server process that may be another one later. */
export type Visitor = { user: User; cookie: string }
type Sent = { body?: unknown; headers?: Record<string, string> }

export async function register(url: string, email = 'ada@example.org'): Promise<Visitor> {
  const reply = await send(url, 'POST', '/api/register', { body: { email, password: 'correct horse battery' } })
  if (reply.status !== 201) throw new Error(`Not registered: ${await reply.text()}`)
  return {
    user: userSchema.parse(await reply.json()),
    cookie: reply.headers
      .getSetCookie()
      .map(cookie => cookie.split(';')[0])
      .join('; '),
  }
}

/** A call as the visitor. Rejects where the server does not answer. */
export const callAs = (visitor: Visitor, url: string, method: string, path: string, { body, headers }: Sent = {}): Promise<Response> =>
  send(url, method, path, { body, headers: { ...headers, cookie: visitor.cookie } })

function send(url: string, method: string, path: string, { body, headers }: Sent): Promise<Response> {
  if (body === undefined) return fetch(url + path, { method, ...(headers && { headers }) })
  return fetch(url + path, { method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) })
}
