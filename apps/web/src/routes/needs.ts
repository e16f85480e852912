import type { Route } from '../lib/call.ts'

/** A reading call of the contract, with what it is asked with. */
type Call = Extract<Route, `GET ${string}`> | `${Extract<Route, `GET ${string}`>}?${string}`
type Namespace = 'stories' | 'favorites' | 'child-profiles' | 'learning' | 'characters' | 'billing' | 'auth'

type Needs = {
  words: readonly Namespace[]
  /** What it asks the server for first, as it asks it: an answer to another question would come in vain. */
  calls?: readonly Call[]
  /** The picture at its top. */
  picture?: Call
}

/** The words of the page itself and of the bar at its top. */
export const frameWords = ['common', 'billing'] as const

/**
 * What each screen needs beside its code, by the name of its file. The screens load by it (table.ts), and the server names it in the
 * page so that it comes along (build/preloads.ts): this file is read by both, and imports nothing.
 */
export const needs = {
  'create-story': { words: ['stories', 'billing', 'characters', 'child-profiles'], calls: ['GET /api/child-profiles'] },
  'my-stories': { words: ['stories', 'favorites'], calls: ['GET /api/my-stories?view=card'] },
  favorites: { words: ['stories', 'favorites'], calls: ['GET /api/favorites?view=card'] },
  'child-profiles': { words: ['child-profiles', 'stories'], calls: ['GET /api/child-profiles'] },
  'child-profiles-keepsakes': { words: ['child-profiles', 'stories'], calls: ['GET /api/child-profiles'] },
  'child-profiles-report': { words: ['child-profiles', 'learning'], calls: ['GET /api/child-profiles'] },
  'educational-demo': { words: ['learning', 'stories', 'child-profiles'] },
  story: {
    words: ['stories', 'favorites', 'child-profiles', 'learning'],
    calls: ['GET /api/stories/:id'],
    picture: 'GET /api/stories/:id/cover.svg',
  },
  'story-book': {
    words: ['stories'],
    calls: ['GET /api/stories/:id', 'GET /api/stories/:id/pages'],
    picture: 'GET /api/stories/:id/cover.svg',
  },
  'story-beside': { words: ['stories'], calls: ['GET /api/stories/:id'] },
  'story-colouring': { words: ['stories'] },
  subscription: { words: ['billing'], calls: ['GET /api/credit-packs'] },
  'subscription-success': { words: ['billing'] },
  'subscription-cancel': { words: ['billing'] },
  characters: { words: ['characters'], calls: ['GET /api/characters'] },
} as const satisfies Record<string, Needs>

export type ScreenName = keyof typeof needs
