import type { ComponentType } from 'react'
import { needWords } from '../lib/i18n.ts'
import { lazily } from '../lib/lazily.ts'
import { onApproach } from '../lib/prefetch.ts'
import { needs, type ScreenName } from './needs.ts'

type RouteModule = { default: ComponentType<{ params: Record<string, string | undefined> }> }

/** A screen whose code and words come together, when its link is approached or it is opened. */
function screen(path: string, name: ScreenName, load: () => Promise<RouteModule>) {
  const loadAll = async () => {
    const [module] = await Promise.all([load(), needWords(needs[name].words)])
    return module
  }
  onApproach(path, loadAll)
  return { path, component: lazily(loadAll) }
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
  screen('/educational-demo', 'educational-demo', () => import('./educational-demo.tsx')),
  screen('/story/:id', 'story', () => import('./story.tsx')),
  screen('/story/:id/colouring', 'story-colouring', () => import('./story-colouring.tsx')),
  screen('/subscription', 'subscription', () => import('./subscription.tsx')),
  screen('/subscription/success', 'subscription-success', () => import('./subscription-success.tsx')),
  screen('/subscription/cancel', 'subscription-cancel', () => import('./subscription-cancel.tsx')),
  screen('/characters', 'characters', () => import('./characters.tsx')),
]

/** The screens that bring their own top: the reader and its page to colour in are nothing but the story. */
export const bare: ReadonlySet<string> = new Set(['/story/:id', '/story/:id/colouring'])
