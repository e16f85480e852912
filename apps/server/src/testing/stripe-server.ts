import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import Stripe from 'stripe'
import { z } from 'zod'

export const webhookSecret = 'whsec_for_tests'

type Session = {
  id: string
  object: 'checkout.session'
  url: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  payment_intent: string | null
  client_reference_id: string | null
  metadata: Record<string, string>
}
/** What happens to the next requests, instead of an answer. */
type Trouble = 'slow' | 'down' | 'rubbish' | 'odd' | 'held'

/** A server of our own that speaks as much of Stripe's protocol as is used, and can be made to fail. */
export type StripeServer = {
  env: Record<string, string>
  sessions: Map<string, Session>
  /** The keys under which sessions were asked for, in order. */
  keys: string[]
  requests: () => number
  trouble: (what: Trouble | undefined) => void
  /** What the visitor does on Stripe's page. */
  pay: (sessionId: string) => Session
  expire: (sessionId: string) => Session
  /** An event as Stripe sends it: its body and its signature. */
  event: (type: string, object: unknown, secret?: string, timestamp?: number) => { payload: string; headers: Record<string, string> }
  close: () => Promise<void>
}

const cents = { price_starter: 1000, price_professional: 4000, price_enterprise: 12000 }
const bodySchema = z.record(z.string(), z.string())

export async function startStripeServer(prices: Record<string, number> = cents): Promise<StripeServer> {
  const sessions = new Map<string, Session>()
  const byKey = new Map<string, Session>()
  const keys: string[] = []
  const held = new Set<ServerResponse>()
  let trouble: Trouble | undefined
  let requests = 0

  const server = createServer(async (request, reply) => {
    requests++
    if (trouble === 'down') return request.socket.destroy()
    if (trouble === 'slow' || trouble === 'held') return held.add(reply)
    if (trouble === 'rubbish') return reply.end('<html>It works!</html>')
    if (trouble === 'odd') return send(reply, 200, { hello: 'world' })
    const [, , resource, ...rest] = (request.url ?? '').split('?')[0]?.split('/') ?? []
    const id = rest.at(-1) ?? ''
    if (resource === 'prices') {
      const unit_amount = prices[id]
      return unit_amount === undefined
        ? missing(reply)
        : send(reply, 200, { id, object: 'price', active: true, currency: 'usd', unit_amount })
    }
    if (request.method === 'POST') return send(reply, 200, await begin(request))
    const session = sessions.get(id)
    return session ? send(reply, 200, session) : missing(reply)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = address && typeof address === 'object' ? address.port : 0

  async function begin(request: IncomingMessage): Promise<Session> {
    const key = String(request.headers['idempotency-key'])
    keys.push(key)
    const form = bodySchema.parse(Object.fromEntries(new URLSearchParams(await text(request))))
    const known = byKey.get(key)
    if (known) return known
    const id = `cs_test_${randomBytes(12).toString('hex')}`
    const session: Session = {
      id,
      object: 'checkout.session',
      url: `http://127.0.0.1:${port}/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      client_reference_id: form.client_reference_id ?? null,
      metadata: Object.fromEntries(
        Object.entries(form).flatMap(([name, value]) => (name.startsWith('metadata[') ? [[name.slice(9, -1), value]] : [])),
      ),
    }
    sessions.set(id, session)
    byKey.set(key, session)
    return session
  }

  const sessionOf = (id: string): Session => {
    const session = sessions.get(id)
    if (!session) throw new Error(`No session ${id}`)
    return session
  }

  return {
    env: {
      STRIPE_SECRET_KEY: 'sk_test_for_tests',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_PRICE_STARTER: 'price_starter',
      STRIPE_PRICE_PROFESSIONAL: 'price_professional',
      STRIPE_PRICE_ENTERPRISE: 'price_enterprise',
      STRIPE_API_BASE: `http://127.0.0.1:${port}`,
    },
    sessions,
    keys,
    requests: () => requests,
    trouble: what => {
      trouble = what
      if (what !== undefined) return
      for (const reply of held) reply.destroy()
      held.clear()
    },
    pay: id => Object.assign(sessionOf(id), { status: 'complete', payment_status: 'paid', payment_intent: `pi_${id}` }),
    expire: id => Object.assign(sessionOf(id), { status: 'expired' }),
    event: (type, object, secret = webhookSecret, timestamp = Math.floor(Date.now() / 1000)) => {
      const payload = JSON.stringify({ id: `evt_${randomBytes(8).toString('hex')}`, object: 'event', type, data: { object } })
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
      return { payload, headers: { 'content-type': 'application/json', 'stripe-signature': signature } }
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

const send = (reply: ServerResponse, status: number, body: unknown) =>
  reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const missing = (reply: ServerResponse) =>
  send(reply, 404, { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such object' } })

async function text(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}
