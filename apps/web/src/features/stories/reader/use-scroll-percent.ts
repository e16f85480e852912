import { useSyncExternalStore } from 'react'

// Kept, for to ask the page how high it is has it laid out at once: never while it is still being drawn.
let percent = 0

function subscribe(listener: () => void) {
  const measure = () => {
    const { scrollHeight, clientHeight, scrollTop } = document.documentElement
    const way = scrollHeight - clientHeight
    percent = way > 0 ? Math.min(100, Math.max(0, Math.round((scrollTop / way) * 100))) : 0
    listener()
  }
  const painted = requestAnimationFrame(measure)
  addEventListener('scroll', measure, { passive: true })
  addEventListener('resize', measure)
  return () => {
    cancelAnimationFrame(painted)
    removeEventListener('scroll', measure)
    removeEventListener('resize', measure)
    percent = 0
  }
}

/** How far the page is scrolled, in whole percent. */
export const useScrollPercent = () => useSyncExternalStore(subscribe, () => percent)
