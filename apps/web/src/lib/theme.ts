import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark'

/** public/theme.js sets the first value before the first paint, from the choice kept here or from the system. */
const storageKey = 'nightlight.theme'
const changed = new EventTarget()

const current = (): Theme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light')

function set(theme: Theme) {
  document.documentElement.dataset.theme = theme
  localStorage.setItem(storageKey, theme)
  changed.dispatchEvent(new Event('change'))
}

function subscribe(listener: () => void) {
  changed.addEventListener('change', listener)
  return () => changed.removeEventListener('change', listener)
}

export function useTheme() {
  const theme = useSyncExternalStore(subscribe, current)
  return { theme, toggle: () => set(theme === 'dark' ? 'light' : 'dark') }
}
