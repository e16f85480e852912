import type { FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'

const harmless = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * True where a browser says that another site sent this. Browsers tell it by themselves (Sec-Fetch-Site, or Origin in older ones); a program
 * without either has no visitor's cookie to misuse.
 */
export function isForeign(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (origin !== undefined) {
    if (!URL.canParse(origin)) return true
    const { host } = new URL(origin)
    return host !== request.host && (publicUrl === undefined || host !== new URL(publicUrl).host)
  }
  return site === 'cross-site' || site === 'same-site'
}

export const refuseForeign = (publicUrl: string | undefined) => async (request: FastifyRequest) => {
  if (!harmless.has(request.method) && isForeign(request, publicUrl)) throw new AppError('foreign_origin')
}
