import { createHash } from 'node:crypto'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** The hashes of the scripts that stand in a page itself, such as the one that sets the theme before the first paint. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script]) =>
      `'sha256-${createHash('sha256')
        .update(script ?? '')
        .digest('base64')}'`,
  )
}

/** Headers that tell a browser how to treat a document, and say nothing of a script, a style or a font. */
export const documentHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
] as const

/** Nothing is loaded from, framed by or sent to anywhere else. Styles alone may stand in the page: the dialogs' scroll lock writes one. */
export async function addSecurityHeaders(app: FastifyInstance, options: { scriptHashes: string[]; overTls: boolean }) {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...options.scriptHashes],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: options.overTls,
    xFrameOptions: { action: 'deny' },
  })
}
