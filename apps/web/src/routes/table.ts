import type { ComponentType } from 'react'
import { needWords } from '../lib/i18n.ts'
import { lazily } from '../lib/lazily.ts'
import { onApproach } from '../lib/prefetch.ts'

type Namespace = 'stories' | 'favorites' | 'child-profiles' | 'learning' | 'characters' | 'billing' | 'auth'
type RouteModule = { default: ComponentType<{ params: Record<string, string | undefined> }> }

/** A screen whose code and words come together, when its link is approached or it is opened. */
function screen(path: string, namespaces: Namespace[], load: () => Promise<RouteModule>) {
  const loadAll = async () => {
    const [module] = await Promise.all([load(), needWords(namespaces)])
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
  screen('/', ['stories', 'billing', 'characters', 'child-profiles'], () => import('./create-story.tsx')),
  screen('/my-stories', ['stories', 'favorites'], () => import('./my-stories.tsx')),
  screen('/favorites', ['stories', 'favorites'], () => import('./favorites.tsx')),
  screen('/child-profiles', ['child-profiles', 'stories'], () => import('./child-profiles.tsx')),
  screen('/educational-demo', ['learning', 'stories', 'child-profiles'], () => import('./educational-demo.tsx')),
  screen('/story/:id', ['stories', 'favorites', 'child-profiles', 'learning'], () => import('./story.tsx')),
  screen('/story/:id/colouring', ['stories'], () => import('./story-colouring.tsx')),
  screen('/subscription', ['billing'], () => import('./subscription.tsx')),
  screen('/subscription/success', ['billing'], () => import('./subscription-success.tsx')),
  screen('/subscription/cancel', ['billing'], () => import('./subscription-cancel.tsx')),
  screen('/characters', ['characters'], () => import('./characters.tsx')),
]

/** The screens that bring their own top: the reader and its page to colour in are nothing but the story. */
export const bare: ReadonlySet<string> = new Set(['/story/:id', '/story/:id/colouring'])
