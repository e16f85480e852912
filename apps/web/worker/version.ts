declare const self: ServiceWorkerGlobalScope

/** A page that has just been left is counted for a moment longer: so often is looked again, a second apart. */
const looks = 20

/** Whether every page that is open is made of this script; each of them holds a lock of its name (src/lib/version.ts). */
async function isEveryPageOf(script: string): Promise<boolean> {
  const [pages, { held = [] }] = await Promise.all([
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }),
    navigator.locks.query(),
  ])
  return new Set(held.filter(({ name }) => name === script).map(({ clientId }) => clientId)).size === pages.length
}

/**
 * Answers a page that has told of which script it is made, where this worker waits to take over from that of an older version. A page of the
 * older one is told that there is a newer. Where every page is of this one, nobody needs the older one's parts any more, and the worker takes over.
 */
export async function meetPage(page: Client, script: string, parts: readonly { url: string }[]) {
  if (!parts.some(({ url }) => url === script)) return page.postMessage({ type: 'NEWER' })
  for (let look = 0; look < looks; look++) {
    if (await isEveryPageOf(script)) return self.skipWaiting()
    await new Promise(resolve => setTimeout(resolve, 1000))
  }
}
