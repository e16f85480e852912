import { flushSync } from 'react-dom'
import type { AroundNavHandler } from 'wouter'
import { queryClient } from '../lib/query.ts'
import { newerIsHere } from '../lib/version.ts'
import { toastStore } from '../ui/toast-store.ts'

/** Nothing is being saved, not even by the screen that has just been left, and nothing is being said. */
const nothingIsUnderWay = () => queryClient.isMutating() === 0 && !toastStore.current()?.open

/**
 * What a browser does by itself where each page is a document: a page that is opened starts at its top, and a screen reader starts there
 * too. Back and Forward do not come through here; there the browser finds the place again by itself. Where a newer version of the app has
 * come meanwhile, it begins here: nothing that is typed into a screen outlasts the screen, save what is kept on the device anyway.
 */
export const openPage: AroundNavHandler = (navigate, to, options) => {
  // From here on a page turns (styles/index.css).
  document.documentElement.dataset.turned = ''
  flushSync(() => navigate(to, options))
  if (newerIsHere() && nothingIsUnderWay()) return location.reload()
  scrollTo({ top: 0 })
  document.getElementById('main')?.focus({ preventScroll: true })
}
