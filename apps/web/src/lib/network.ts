import { networkProbeMs } from '@nightlight/contract/limits'
import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { serverPaths } from './paths.ts'

// Whether the server can be reached is known from the last thing that was asked of it: a browser knows of the cable only. The queries listen
// to the same store, so that what is on the screen is asked for again when the network comes back.

const subscribe = (listener: () => void) => onlineManager.subscribe(listener)
const isOnline = () => onlineManager.isOnline()

export const useOnline = () => useSyncExternalStore(subscribe, isOnline)

/** Asks over the network, and notes whether an answer came; one that the service worker had kept is none. */
export async function ask(url: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(url, init)
    onlineManager.setOnline(!response.headers.has('X-Kept'))
    return response
  } catch (error) {
    // Given up by ourselves says nothing of the network.
    if (!init.signal?.aborted) onlineManager.setOnline(false)
    throw error
  }
}

/** Asks for something small that is never kept. */
export async function reaches(): Promise<boolean> {
  await ask(serverPaths.signInMethods, { cache: 'no-store' }).catch(() => undefined)
  return isOnline()
}

/** While nothing is reached, looks again every few seconds. */
export function watchNetwork() {
  let timer: ReturnType<typeof setInterval> | undefined
  subscribe(() => {
    clearInterval(timer)
    if (!isOnline()) timer = setInterval(reaches, networkProbeMs)
  })
}

const backOnline = () =>
  new Promise<void>(resolve => {
    const stop = subscribe(() => {
      if (!isOnline()) return
      stop()
      resolve()
    })
  })

const reloadedKey = 'nightlight.reloaded'

/** Loads the page anew, but for the same trouble only once. */
function reloadOnce(trouble: string): boolean {
  if (sessionStorage.getItem(reloadedKey) === trouble) return false
  sessionStorage.setItem(reloadedKey, trouble)
  location.reload()
  return true
}

/**
 * Loads a part of the app. Without a network it waits and tries again when there is one. A part that the server no longer has belongs to an
 * older version of the app: the page is loaded anew.
 */
export async function whenReached<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      if (await reaches()) {
        if (!reloadOnce(String(error))) throw error
        await new Promise(() => {})
      }
      await backOnline()
    }
  }
}
