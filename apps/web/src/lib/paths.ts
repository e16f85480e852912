import { ownPage, signedInAgainPath } from '@nightlight/contract/own-page'

/** Where each screen lives. Nobody writes a path by hand. */
export const paths = {
  home: '/',
  myStories: '/my-stories',
  favorites: '/favorites',
  childProfiles: '/child-profiles',
  /** To add a child, and back to the story that it is to read. */
  addChildFor: (storyId: number) => `/child-profiles?story=${storyId}`,
  keepsakes: (childId: number) => `/child-profiles/${childId}/keepsakes`,
  childReport: (childId: number) => `/child-profiles/${childId}/report`,
  story: (id: number) => `/story/${id}`,
  book: (id: number) => `/story/${id}/book`,
  beside: (id: number) => `/story/${id}/beside`,
  colouring: (id: number) => `/story/${id}/colouring`,
  subscription: '/subscription',
  subscriptionSuccess: '/subscription/success',
  subscriptionCancel: '/subscription/cancel',
  characters: '/characters',
  newCharacter: '/characters?new',
  editCharacter: (id: number) => `/characters?edit=${id}`,
  educationalDemo: '/educational-demo',
} as const

/** Pages that the server answers itself: a full navigation, never a route. */
export const serverPaths = {
  login: '/api/login',
  /** Where a tab ends that was opened only to sign in: it says so, and closes itself. */
  signedInAgain: signedInAgainPath,
  provider: (id: string, next: string) => `/api/auth/providers/${encodeURIComponent(id)}?next=${encodeURIComponent(next)}`,
  logout: '/api/logout',
  signInMethods: '/api/auth/methods',
  progress: (key: string) => `/api/stories/progress/${encodeURIComponent(key)}`,
  cover: (storyId: number) => `/api/stories/${storyId}/cover.svg`,
  coverLines: (storyId: number) => `/api/stories/${storyId}/cover.svg?style=line`,
  keepsake: (storyId: number) => `/api/stories/${storyId}/keepsake.svg`,
  portrait: (characterId: number) => `/api/characters/${characterId}/portrait.svg`,
  export: '/api/auth/export',
  reportCsv: (childId: number, language: string) => `/api/children/${childId}/progress-report.csv?lng=${language}`,
} as const

/** The sign-in page, and where to go after it. Only a path of our own is ever followed (see `safeNext`). */
export const loginPath = (next?: string) =>
  next && next !== '/' ? `${serverPaths.login}?next=${encodeURIComponent(next)}` : serverPaths.login

/** The `next` of a query string if it is a path on this site, else the home page: a link to us may not lead elsewhere. */
export function safeNext(search: string): string {
  return ownPage(new URLSearchParams(search).get('next') ?? paths.home) ?? paths.home
}
