/** Every page of the app, as its router writes paths. A screen is one of these, and a `next` leads to one of these or nowhere. */
export const pagePaths = [
  '/',
  '/my-stories',
  '/favorites',
  '/child-profiles',
  '/child-profiles/:id/keepsakes',
  '/child-profiles/:id/report',
  '/educational-demo',
  '/story/:id',
  '/story/:id/book',
  '/story/:id/beside',
  '/story/:id/colouring',
  '/subscription',
  '/subscription/success',
  '/subscription/cancel',
  '/characters',
] as const
export type PagePath = (typeof pagePaths)[number]

/** The page in which a tab ends that was opened only to sign in. */
export const signedInAgainPath = '/api/login?view=done'

const patterns = pagePaths.map(path => new RegExp(`^${path.replace(':id', '\\d+')}$`))
/** Any origin that no page has. */
const here = 'http://here.invalid'

/**
 * The page of this site that a path, such as the `next` of an address, leads to, as a browser would write it; undefined where it leads anywhere
 * else. It is read the way a browser reads it, which drops tabs and line ends, takes "\" for "/" and goes up at "..", and only then compared
 * with the pages that there are: so no spelling leads to another site or to a call.
 */
export function ownPage(path: string): string | undefined {
  if (!path.startsWith('/') || !URL.canParse(path, here)) return undefined
  const { origin, pathname, search, hash } = new URL(path, here)
  return origin === here && patterns.some(pattern => pattern.test(pathname)) ? pathname + search + hash : undefined
}
