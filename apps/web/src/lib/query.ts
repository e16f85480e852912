import { queryKeepMs, queryRetries, queryRetryCapMs } from '@nightlight/contract/limits'
import { QueryClient, queryOptions } from '@tanstack/react-query'
import { CallError, type ReplyAt, type RequestArgument, type Route, send } from './call.ts'

/** Answers never go stale by themselves: a mutation says which of them it has made old. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: queryKeepMs,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      retry: (failures, error) => failures < queryRetries && !error.message.includes('404'),
      retryDelay: attempt => Math.min(1000 * 2 ** attempt, queryRetryCapMs),
    },
    mutations: { retry: false },
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

/** The same for a call where 401 is an answer and not a failure: nobody is signed in. */
export const endpointQueryOrNull = <R extends Route>(route: R, ...request: RequestArgument<R>) =>
  queryOptions({
    queryKey: keyOf(route, ...request),
    queryFn: async ({ signal }): Promise<ReplyAt<R> | null> => {
      try {
        return await send<R>(route, request[0] ?? {}, signal)
      } catch (error) {
        if (error instanceof CallError && error.status === 401) return null
        throw error
      }
    },
  })
