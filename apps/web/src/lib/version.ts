// Which version of the app this page is of, and whether there is a newer one. The service worker of a newer version waits until no page of an
// older one is open (worker/version.ts), so that a page finds all its parts for as long as it stands.

let newer = false

/** Whether a newer version has come since this page was loaded. */
export const newerIsHere = () => newer

/** The page's own script: its name changes with that of any other. */
const ownScript = () => document.querySelector('script[type=module][src]')?.getAttribute('src')

/** Tells the worker that waits, if there is one, of which version this page is, and learns from it whether that is the newest. */
export function followVersions(registration: ServiceWorkerRegistration) {
  const script = ownScript()
  if (!script) return
  const greet = () => registration.waiting?.postMessage({ type: 'PAGE_OF', payload: { script } })
  // Held for as long as the page is there: so the worker can count the pages of a version.
  void navigator.locks.request(script, { mode: 'shared' }, () => {
    greet()
    return new Promise(() => {})
  })
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    newer ||= data?.type === 'NEWER'
  })
  const greetWhenReady = () => registration.installing?.addEventListener('statechange', greet)
  greetWhenReady()
  registration.addEventListener('updatefound', greetWhenReady)
  // A page on a phone may stay for weeks.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return
    greet()
    void registration.update().catch(() => undefined)
  })
}
