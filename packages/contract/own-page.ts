/**
 * Whether a path, such as the `next` of an address, leads to a page of this site. Browsers read "//" and "/\\" as another host, and what lies
 * under /api is no page: a link to us may lead to neither.
 */
export const isOwnPage = (path: string): boolean => /^\/(?![/\\])(?!api\/)/.test(path)
