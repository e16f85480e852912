import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  addEventListener('scroll', listener, { passive: true })
  addEventListener('resize', listener)
  return () => {
    removeEventListener('scroll', listener)
    removeEventListener('resize', listener)
  }
}

function percent() {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement
  const way = scrollHeight - clientHeight
  return way > 0 ? Math.min(100, Math.max(0, Math.round((scrollTop / way) * 100))) : 0
}

/** How far the page is scrolled, in whole percent. */
export const useScrollPercent = () => useSyncExternalStore(subscribe, percent)
