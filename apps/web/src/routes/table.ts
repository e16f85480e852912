import type { PagePath } from '@nightlight/contract/own-page'
import { type ComponentType, createElement, useState } from 'react'
import { needWords } from '../lib/i18n.ts'
import { lazily } from '../lib/lazily.ts'
import { onApproach } from '../lib/prefetch.ts'
import { needs, type ScreenName } from './needs.ts'

type ScreenProps = { params: Record<string, string | undefined> }
type RouteModule = { default: ComponentType<ScreenProps> }

/**
 * A screen whose code and words come together, when its link is approached or it is opened. One that is here already is shown at once:
 * React's `lazy` would put up what stands in for it all the same, and leave that for a third of a second.
 */
function screen(path: PagePath, name: ScreenName, load: () => Promise<RouteModule>) {
  let loaded: ComponentType<ScreenProps> | undefined
  const loadAll = async () => {
    const [module] = await Promise.all([load(), needWords(needs[name].words)])
    loaded = module.default
    return module
  }
  const Awaited = lazily(loadAll)
  onApproach(path, loadAll)
  function Screen(props: ScreenProps) {
    // As it was when it was opened: another component would begin anew.
    const [Shown] = useState(() => loaded ?? Awaited)
    return createElement(Shown, props)
  }
  return { path, component: Screen }
}

/**
 * The route table of the signed-in app, in the order in which it is matched. A screen's file is named by its path (story-colouring.tsx), so that
 * the server knows what to fetch along with a page.
 */
export const screens = [
  screen('/', 'create-story', () => import('./create-story.tsx')),
  screen('/my-stories', 'my-stories', () => import('./my-stories.tsx')),
  screen('/favorites', 'favorites', () => import('./favorites.tsx')),
  screen('/child-profiles', 'child-profiles', () => import('./child-profiles.tsx')),
  screen('/child-profiles/:id/keepsakes', 'child-profiles-keepsakes', () => import('./child-profiles-keepsakes.tsx')),
  screen('/child-profiles/:id/report', 'child-profiles-report', () => import('./child-profiles-report.tsx')),
  screen('/educational-demo', 'educational-demo', () => import('./educational-demo.tsx')),
  screen('/story/:id', 'story', () => import('./story.tsx')),
  screen('/story/:id/book', 'story-book', () => import('./story-book.tsx')),
  screen('/story/:id/beside', 'story-beside', () => import('./story-beside.tsx')),
  screen('/story/:id/colouring', 'story-colouring', () => import('./story-colouring.tsx')),
  screen('/subscription', 'subscription', () => import('./subscription.tsx')),
  screen('/subscription/success', 'subscription-success', () => import('./subscription-success.tsx')),
  screen('/subscription/cancel', 'subscription-cancel', () => import('./subscription-cancel.tsx')),
  screen('/characters', 'characters', () => import('./characters.tsx')),
]

/** The screens that bring their own top: the reader, its picture book and its page to colour in are nothing but the story. */
export const bare: ReadonlySet<string> = new Set(['/story/:id', '/story/:id/book', '/story/:id/beside', '/story/:id/colouring'])
