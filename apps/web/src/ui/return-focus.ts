import { useRef } from 'react'

/**
 * Gives the focus back, when a window closes, to what it was opened from. Radix knows only openers that are its own triggers; ours are any
 * button at all, and without this the keyboard would begin at the top of the page again.
 */
export function useReturnFocus() {
  const opener = useRef<Element>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      // The opener has gone where the window has deleted what it stood on: then the page itself takes the focus.
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus()
      else document.getElementById('main')?.focus({ preventScroll: true })
    },
  }
}
