import { clientsClaim } from 'workbox-core'
import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js'
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { isKeptCall, leaves, mayChangePerson, ownerOf, pagesOfServerOnly } from './kept.ts'
import { forget, patienceSeconds, personal, somebodyIsKept, wipe } from './personal.ts'
import { meetPage } from './version.ts'

declare const self: ServiceWorkerGlobalScope
/** Filled in by build/service-worker.ts. */
declare const PRECACHED: { url: string; revision: string | null }[]

// The worker of a newer version waits, as workers do, until the older one's pages are gone; they tell it when that is so.
self.addEventListener('message', event => {
  if (event.data?.type === 'PAGE_OF' && event.source instanceof Client)
    event.waitUntil(meetPage(event.source, event.data.payload.script, PRECACHED))
})
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

/** Whatever the server says, nothing of whoever was here before is left. Where nobody is here any more, the worker goes as well. */
async function changePerson({ event, request, url }: RouteHandlerCallbackOptions): Promise<Response> {
  await wipe()
  try {
    const answer = await fetch(request)
    if (leaves(request.method, url.pathname) && (answer.ok || answer.type === 'opaqueredirect')) await goAway(event)
    return answer
  } finally {
    await wipe()
  }
}

/** The page that comes next is not served by this worker, which could keep a font of it. */
async function goAway(event: ExtendableEvent) {
  await self.registration.unregister()
  // All that is left is nobody's own: it need not be waited for.
  event.waitUntil(caches.keys().then(names => Promise.all(names.map(name => caches.delete(name)))))
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
// Not those of the landing page: they come when somebody has just gone, and nothing is to be kept any more.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/locales\/\w+\/(?!landing)/.test(url.pathname),
  new NetworkFirst({ cacheName: 'words' }),
)
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith('.woff2'), new CacheFirst({ cacheName: 'fonts' }))
registerRoute(new NavigationRoute(page, { denylist: pagesOfServerOnly }))
