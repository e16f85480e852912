import { flushSync } from 'react-dom'
import type { AroundNavHandler } from 'wouter'

/**
 * What a browser does by itself where each page is a document: a page that is opened starts at its top, and a screen reader starts there
 * too. Back and Forward do not come through here; there the browser finds the place again by itself.
 */
export const openPage: AroundNavHandler = (navigate, to, options) => {
  flushSync(() => navigate(to, options))
  scrollTo({ top: 0 })
  document.getElementById('main')?.focus({ preventScroll: true })
}
