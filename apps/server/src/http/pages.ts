import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { CreditPack } from '@nightlight/contract/billing'
import { fallbackLanguage, type LanguageCode, languages } from '@nightlight/contract/enums'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from './errors.ts'
import { documentHeaders, inlineScriptHashes } from './headers.ts'
import { loadLanding } from './landing.ts'
import { loadPreloads } from './preloads.ts'
import { hasSessionCookie } from './sessions.ts'

const builtWeb = fileURLToPath(new URL('../../../web/dist/', import.meta.url))

/** What the landing page is asked with: a language, and where to go after signing in. */
const homeQuery = z.object({ lng: z.string().optional().catch(undefined), next: z.string().optional().catch(undefined) })

const isLanguage = (code: string | undefined): code is LanguageCode => languages.some(language => language === code)

/** The visitor's language: what was asked for, the remembered choice, then what the browser prefers. */
export function languageOf(asked: string | undefined, request: FastifyRequest): LanguageCode {
  const preferred = (request.headers['accept-language'] ?? '').split(',').map(part => part.trim())
  const known = [asked, request.cookies.i18next, ...preferred].map(code => code?.slice(0, 2).toLowerCase())
  return known.find(isLanguage) ?? fallbackLanguage
}

/** Where the visitor reaches us. A host that is not one, such as a piece of markup, is left out. */
const originOf = (request: FastifyRequest, publicUrl: string | undefined): string =>
  publicUrl ?? (/^[\w.:[\]-]+$/.test(request.host) ? `${request.protocol}://${request.host}` : '')

export type Pages = {
  /** Hashes of the scripts that stand in the pages themselves. */
  scriptHashes: string[]
  /** The web app's theme and style sheet, for the head of a page that the server writes itself. */
  look: string
  login: (asked: LanguageCode | undefined, request: FastifyRequest) => string
  mount: (app: FastifyInstance) => Promise<void>
}

type PagesOptions = { publicUrl: string | undefined; packs: CreditPack[]; root?: string | undefined }

/** The built web app. Without one (before the first build, and in most tests) the server answers its calls alone. */
export async function loadPages({ publicUrl, packs, root = builtWeb }: PagesOptions): Promise<Pages> {
  const read = (name: string) => readFile(join(root, name), 'utf8').catch(() => undefined)
  const [index, login, landing, preloads] = await Promise.all([
    read('index.html'),
    read('login.html'),
    loadLanding(root, packs),
    loadPreloads(root),
  ])

  return {
    scriptHashes: [...new Set([index, login].flatMap(html => (html === undefined ? [] : inlineScriptHashes(html))))],
    look: login?.match(/<script>[\s\S]*?<\/script>|<link rel="stylesheet"[^>]*>/g)?.join('\n') ?? '',
    login: (asked, request) => {
      if (login === undefined) throw new AppError('not_found', { message: 'The web app is not built yet (npm run build)' })
      return login.replace(/<html lang="[^"]*"/, `<html lang="${languageOf(asked, request)}"`)
    },
    mount: async app => {
      const sendIndex = (html: string, request: FastifyRequest, reply: FastifyReply) =>
        reply
          .type('text/html; charset=utf-8')
          .header('cache-control', 'no-cache')
          .send(html.replaceAll('ORIGIN', originOf(request, publicUrl)))
      const sendApp = (html: string, request: FastifyRequest, reply: FastifyReply) => {
        if (!hasSessionCookie(request)) return sendIndex(html, request, reply)
        const [path = '/'] = request.url.split('?')
        const { lng } = homeQuery.parse(request.query)
        return sendIndex(html.replace('</head>', `${preloads(path, languageOf(lng, request))}</head>`), request, reply)
      }
      if (index !== undefined) {
        // By a route of its own, for those too that do not ask for a page by name: the networks that look for its card.
        app.get('/', async (request, reply) => {
          if (!landing || hasSessionCookie(request)) return sendApp(index, request, reply)
          const { lng, next } = homeQuery.parse(request.query)
          const html = await landing(languageOf(lng, request), next)
          return sendIndex(html, request, reply.header('vary', 'cookie, accept-language'))
        })
        // The page that a service worker keeps; the file itself is not finished.
        app.get('/index.html', (request, reply) => sendIndex(index, request, reply))
        await app.register(fastifyStatic, {
          root,
          allowedPath: path => !path.endsWith('.html'),
          index: false,
          preCompressed: true,
          // Built files carry a hash in their names, so they never change; everything else is asked for again.
          setHeaders: (reply, path) => {
            const built = path.includes('/assets/')
            reply.header('cache-control', built ? 'public, max-age=31536000, immutable' : 'no-cache')
            // They speak to documents; on each of some dozens of small files they would weigh more than many of these do.
            if (built) for (const name of documentHeaders) reply.removeHeader(name)
          },
        })
      }
      app.setNotFoundHandler(async (request, reply) => {
        const reads = request.method === 'GET' || request.method === 'HEAD'
        const wantsPage = reads && !request.url.startsWith('/api/') && request.headers.accept?.includes('text/html')
        if (!wantsPage || index === undefined) throw new AppError('not_found')
        return sendApp(index, request, reply)
      })
    },
  }
}
