import { followVersions } from './version.ts'

// The service worker (worker/) keeps what an opened story needs. It is there for those who are signed in, and for nobody else.

const loaded = () =>
  new Promise<void>(resolve => {
    if (document.readyState === 'complete') resolve()
    else addEventListener('load', () => resolve(), { once: true })
  })

const ownWorker = () => ('serviceWorker' in navigator ? navigator.serviceWorker : undefined)

/** Hands the worker what this page has fetched without it; it keeps of that what it keeps anyway. */
export async function keepOpened() {
  const registration = await ownWorker()?.getRegistration()
  const urlsToCache = performance.getEntriesByType('resource').map(({ name }) => name)
  registration?.active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } })
}

/** Starts the worker once the page has all that it needs itself. */
export async function keepForOffline() {
  const worker = ownWorker()
  if (!worker || !import.meta.env.PROD) return
  const first = worker.controller === null
  await loaded()
  await worker.register('/sw.js')
  followVersions(await worker.ready)
  if (first) await keepOpened()
}

/** Nobody is signed in: nothing is kept on this device, and nothing will be. */
export async function forgetKept() {
  const registrations = (await ownWorker()?.getRegistrations()) ?? []
  await Promise.all(registrations.map(registration => registration.unregister()))
  if (!('caches' in globalThis)) return
  await Promise.all((await caches.keys()).map(name => caches.delete(name)))
}
