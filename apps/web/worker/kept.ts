/** What the reader asks the server for. Nothing else of the API is ever kept. */
const keptCalls = [
  /^\/api\/auth\/user$/,
  /^\/api\/child-profiles$/,
  /^\/api\/stories\/\d+(?:\/(?:questions|vocabulary|activities|cover\.svg|pages|pages\/\d+\.svg))?$/,
  /^\/api\/children\/\d+\/(?:assessments|vocabulary-progress|activity-progress|review-words|reading-progress|progress-report)$/,
  /^\/api\/characters\/\d+\/portrait\.svg$/,
]

export const isKeptCall = (path: string) => keptCalls.some(pattern => pattern.test(path))

export const userPath = '/api/auth/user'

/** After these somebody else may be sitting here, or nobody. */
const changesOfPerson = [
  ['GET', /^\/api\/logout$/],
  ['POST', /^\/api\/logout$/],
  ['POST', /^\/api\/login$/],
  ['POST', /^\/api\/register$/],
  ['DELETE', /^\/api\/auth\/user$/],
  ['GET', /^\/api\/auth\/providers\/[^/]+\/callback$/],
] as const

export const mayChangePerson = (method: string, path: string) =>
  changesOfPerson.some(([changing, pattern]) => changing === method && pattern.test(path))

/** After these nobody is here. */
export const leaves = (method: string, path: string) => path === '/api/logout' || (method === 'DELETE' && path === userPath)

/** The story or the child that a path is about, such as `/api/stories/7`: with it everything goes that was kept of it. */
export function ownerOf(path: string): string | undefined {
  const [, story, child] = /^(\/api\/stories\/\d+)|^\/api\/child(?:ren|-profiles)\/(\d+)/.exec(path) ?? []
  return story ?? (child && `/api/children/${child}`)
}

export const storyOfCover = (path: string): string | undefined => /^(\/api\/stories\/\d+)\/cover\.svg$/.exec(path)?.[1]
export const isStory = (path: string) => /^\/api\/stories\/\d+$/.test(path)

/** Pages that only the server may answer: signing in, paying, and what it says of a payment. */
export const pagesOfServerOnly = [/^\/api\//, /^\/subscription(?:\/|$)/]
