import { useRef } from 'react'

/**
 * Gives the focus back, when a window closes, to what it was opened from. Radix knows only openers that are its own triggers; ours are any
 * button at all, and without this the keyboard would begin at the top of the page again. Where the opener goes with what the window has
 * deleted, the page itself takes the focus.
 */
export function useReturnFocus() {
  const opener = useRef<Element>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event, openerGoes = false) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement && opener.current.isConnected && !openerGoes) opener.current.focus()
      else document.getElementById('main')?.focus({ preventScroll: true })
    },
  }
}
