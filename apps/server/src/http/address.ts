import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'
import { healthPath } from '../operating/health.ts'
import { AppError } from './errors.ts'

type Settings = Pick<Env, 'NODE_ENV' | 'PUBLIC_URL' | 'HOST' | 'PORT'>

/**
 * Where visitors reach us, as the operator has said or as we listen. Never what a request says of it: whoever asks for a link to set a new
 * password could name a host of their own, and the link would bring them its token.
 */
export function originOf(app: FastifyInstance, { PUBLIC_URL, HOST, PORT }: Settings): string {
  if (PUBLIC_URL) return PUBLIC_URL
  const bound = app.server.address()
  const port = typeof bound === 'object' && bound ? bound.port : PORT
  const everywhere = HOST === '0.0.0.0' || HOST === '::'
  return `http://${everywhere ? 'localhost' : HOST.includes(':') ? `[${HOST}]` : HOST}:${port}`
}

/** Refuses a request that names no host, and in production, where PUBLIC_URL is unset, one for a host that we do not listen on. */
export const refuseForeignHost = (env: Settings) => async (request: FastifyRequest) => {
  if (request.url.startsWith(healthPath)) return
  // The oldest HTTP knows no hosts: a balancer may still look so whether we live.
  if (request.host === '' && request.raw.httpVersion === '1.1')
    throw new AppError('invalid_input', { message: 'The request names no host', field: 'host' })
  // With PUBLIC_URL nothing is made of what a proxy in front lets stand there.
  if (env.NODE_ENV !== 'production' || env.PUBLIC_URL) return
  // Where we listen on every address: the one by which this visitor came in.
  const reached = request.socket.localAddress?.replace(/^::ffff:/, '')
  const name = request.hostname.replace(/^\[|\]$/g, '').toLowerCase()
  if (![env.HOST, 'localhost', '127.0.0.1', '::1', reached].includes(name)) throw new AppError('foreign_host')
}
