import type { WorkboxPlugin } from 'workbox-core'
import { NetworkFirst } from 'workbox-strategies'
import { isStory, ownerOf, storyOfCover, userPath } from './kept.ts'

/** A network that is there but does not answer is waited for no longer where something is kept. */
export const patienceSeconds = 8

const cacheName = 'personal'
/** How often everything was wiped: what was asked for before does not come in afterwards. */
let wipes = 0

/** Nothing of a person stays on this device: no story, no child, no name. */
export async function wipe() {
  wipes += 1
  await caches.delete(cacheName)
}

/** Forgets what was kept of a story or a child that is gone. */
export async function forget(path: string) {
  const owner = ownerOf(path)
  if (owner === undefined) return
  const cache = await caches.open(cacheName)
  const gone = (await cache.keys()).filter(({ url }) => ownerOf(new URL(url).pathname) === owner)
  await Promise.all(gone.map(request => cache.delete(request)))
}

export const keptOf = (path: string) => caches.match(path, { cacheName, ignoreVary: true })
export const somebodyIsKept = async () => (await keptOf(userPath)) !== undefined

const pathOf = (request: Request) => new URL(request.url).pathname

async function idOf(answer: Response | undefined): Promise<unknown> {
  return answer && (await answer.clone().json()).id
}

/** A picture belongs to its story and is kept with it, also where it was fetched before the worker was there. */
async function keepCover(path: string, story: Response) {
  const cover = `${path}/cover.svg`
  if (!(await story.json()).hasCover || (await keptOf(cover))) return
  const drawn = await fetch(cover)
  if (drawn.ok) await (await caches.open(cacheName)).put(cover, drawn)
}

const keeping: WorkboxPlugin = {
  handlerWillStart: async ({ state }) => {
    if (state) state.wipes = wipes
  },
  // A changed face has another address, but is the same picture.
  cacheKeyWillBeUsed: async ({ request }) => {
    const url = new URL(request.url)
    url.searchParams.delete('edition')
    return url.href
  },
  fetchDidSucceed: async ({ request, response }) => {
    if (response.status === 401) await wipe()
    if (response.status === 404) await forget(pathOf(request))
    return response
  },
  cacheWillUpdate: async ({ request, response, state }) => {
    if (response.status !== 200 || state?.wipes !== wipes) return null
    const path = pathOf(request)
    const story = storyOfCover(path)
    // The library shows the covers of stories that nobody has opened.
    if (story !== undefined && !(await keptOf(story))) return null
    if (path === userPath && (await somebodyIsKept()) && (await idOf(await keptOf(userPath))) !== (await idOf(response))) await wipe()
    return response
  },
  cacheDidUpdate: async ({ request, newResponse }) => {
    const path = pathOf(request)
    if (isStory(path)) await keepCover(path, newResponse.clone())
  },
  fetchDidFail: async ({ state }) => {
    if (state) state.lost = true
  },
  // A server that is only slow is not lost: the page need not look for it.
  cachedResponseWillBeUsed: async ({ cachedResponse, state }) => {
    if (!cachedResponse || !state?.lost) return cachedResponse ?? null
    const headers = new Headers(cachedResponse.headers)
    headers.set('X-Kept', 'true')
    return new Response(cachedResponse.body, { status: cachedResponse.status, headers })
  },
}

/** The server first; without a network what it answered last, which the page is told by the header X-Kept. */
export const personal = new NetworkFirst({
  cacheName,
  networkTimeoutSeconds: patienceSeconds,
  matchOptions: { ignoreVary: true },
  plugins: [keeping],
})
