import { toastRemovalMs } from '@nightlight/contract/limits'

export type ToastContent = {
  title: string
  description?: string
  destructive?: boolean
  /** Where a press on the toast leads. */
  href?: string
}
export type ShownToast = ToastContent & { id: number; open: boolean }

let shown: ShownToast | undefined
let nextId = 1
let removal: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function set(next: ShownToast | undefined) {
  shown = next
  for (const listener of listeners) listener()
}

/** Shows a toast. There is only ever one: a new one takes the old one's place. */
export function toast(content: ToastContent) {
  clearTimeout(removal)
  set({ ...content, id: nextId++, open: true })
}

/** Closes the toast; its data goes much later, so that the closing can be seen. */
export function dismissToast(id: number) {
  if (shown?.id !== id) return
  set({ ...shown, open: false })
  clearTimeout(removal)
  removal = setTimeout(() => set(undefined), toastRemovalMs)
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  current: () => shown,
}
