import { clientsClaim } from 'workbox-core'
import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js'
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { isKeptCall, mayChangePerson, ownerOf, pagesOfServerOnly } from './kept.ts'
import { forget, patienceSeconds, personal, somebodyIsKept, wipe } from './personal.ts'

declare const self: ServiceWorkerGlobalScope
/** Filled in by build/service-worker.ts. */
declare const PRECACHED: { url: string; revision: string | null }[]

// A new version takes over at once; a page of the old one that asks for a chunk that is gone loads itself anew (src/lib/lazily.ts).
void self.skipWaiting()
clientsClaim()
cleanupOutdatedCaches()
precacheAndRoute(PRECACHED, { directoryIndex: '', cleanURLs: false })

const wait = (seconds: number) => new Promise<undefined>(resolve => setTimeout(() => resolve(undefined), seconds * 1000))

/**
 * Pages come from the server, which knows whether the landing page or the app is meant. The app's own page stands in only where no answer
 * comes and somebody was signed in here.
 */
async function page({ request }: RouteHandlerCallbackOptions): Promise<Response> {
  const answer = fetch(request)
  const inTime = await Promise.race([answer.catch(() => undefined), wait(patienceSeconds)])
  if (inTime) return inTime
  return ((await somebodyIsKept()) && (await matchPrecache('/index.html'))) || answer
}

/** Whatever the server says, nothing of whoever was here before is left. */
async function changePerson({ request }: RouteHandlerCallbackOptions): Promise<Response> {
  await wipe()
  try {
    return await fetch(request)
  } finally {
    await wipe()
  }
}

async function remove({ request, url }: RouteHandlerCallbackOptions): Promise<Response> {
  const answer = await fetch(request)
  if (answer.ok) await forget(url.pathname)
  return answer
}

for (const method of ['GET', 'POST', 'DELETE'] as const)
  registerRoute(({ url, sameOrigin }) => sameOrigin && mayChangePerson(method, url.pathname), changePerson, method)
registerRoute(({ url, sameOrigin }) => sameOrigin && ownerOf(url.pathname) !== undefined, remove, 'DELETE')
registerRoute(({ url, sameOrigin }) => sameOrigin && isKeptCall(url.pathname), personal)
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/locales/'), new NetworkFirst({ cacheName: 'words' }))
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith('.woff2'), new CacheFirst({ cacheName: 'fonts' }))
registerRoute(new NavigationRoute(page, { denylist: pagesOfServerOnly }))
