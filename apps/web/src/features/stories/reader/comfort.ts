import { useSyncExternalStore } from 'react'

/** How the story is set; what somebody chose is remembered in this browser. The face that fits the level is the clear one for beginners. */
const choices = {
  size: ['small', 'medium', 'large', 'largest'],
  spacing: ['close', 'medium', 'wide'],
  face: ['level', 'book', 'clear', 'plain'],
} as const
export type ComfortName = keyof typeof choices
export type Comfort = { [N in ComfortName]: (typeof choices)[N][number] }
export const comfortChoices: { readonly [N in ComfortName]: readonly Comfort[N][] } = choices

const storageKey = 'nightlight.comfort'
const usual: Comfort = { size: 'medium', spacing: 'medium', face: 'level' }
const changed = new EventTarget()
let current: Comfort | undefined

function read(): Comfort {
  current ??= parse(localStorage.getItem(storageKey))
  return current
}

/** What was kept, as far as it still is a choice. */
function parse(kept: string | null): Comfort {
  const words = (kept ?? '').split(' ')
  const choice = <N extends ComfortName>(name: N): Comfort[N] =>
    comfortChoices[name].find(one => words.includes(`${name}:${one}`)) ?? usual[name]
  return { size: choice('size'), spacing: choice('spacing'), face: choice('face') }
}

function set(change: Partial<Comfort>) {
  current = { ...read(), ...change }
  localStorage.setItem(
    storageKey,
    Object.entries(current)
      .map(([name, choice]) => `${name}:${choice}`)
      .join(' '),
  )
  changed.dispatchEvent(new Event('change'))
}

function subscribe(listener: () => void) {
  changed.addEventListener('change', listener)
  return () => changed.removeEventListener('change', listener)
}

export function useComfort() {
  return { comfort: useSyncExternalStore(subscribe, read), set }
}
