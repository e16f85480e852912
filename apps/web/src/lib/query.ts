import { queryKeepMs, queryRetries, queryRetryCapMs } from '@nightlight/contract/limits'
import { QueryClient, queryOptions } from '@tanstack/react-query'
import { type ReplyAt, type RequestArgument, type Route, send } from './call.ts'

/** Answers never go stale by themselves: a mutation says which of them it has made old. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: queryKeepMs,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      // Asked at once, also where there seems to be no network: the service worker may have kept the answer, and a screen has to say something.
      networkMode: 'always',
      // After an outage what is shown is asked for again.
      refetchOnReconnect: 'always',
      retry: (failures, error) => failures < queryRetries && !error.message.includes('404'),
      retryDelay: attempt => Math.min(1000 * 2 ** attempt, queryRetryCapMs),
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** The cache key of a call; `[route]` alone is the prefix of all its requests. */
export const keyOf = <R extends Route>(route: R, ...[request]: RequestArgument<R>) =>
  request === undefined ? ([route] as const) : ([route, request] as const)

/** A call as a query: `useQuery(endpointQuery('GET /api/stories/:id', { params: { id } }))`. */
export const endpointQuery = <R extends Route>(route: R, ...request: RequestArgument<R>) =>
  queryOptions({
    queryKey: keyOf(route, ...request),
    queryFn: ({ signal }): Promise<ReplyAt<R>> => send(route, request[0] ?? {}, signal),
  })
