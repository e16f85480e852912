import { useSyncExternalStore } from 'react'

// Whether the session came to its end while the app was open. What is on the screen stays; the shell offers to sign in again.

let ended = false
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function noteSession(state: 'ended' | 'open') {
  ended = state === 'ended'
  for (const listener of listeners) listener()
}

export const useSessionEnded = () => useSyncExternalStore(subscribe, () => ended)

const amongTabs = 'nightlight.session'

/** Lets the other tabs know that somebody has signed in here. */
export function tellSignedIn() {
  const channel = new BroadcastChannel(amongTabs)
  channel.postMessage('open')
  channel.close()
}

export function onSignedIn(listener: () => void) {
  const channel = new BroadcastChannel(amongTabs)
  channel.addEventListener('message', listener)
  return () => channel.close()
}
