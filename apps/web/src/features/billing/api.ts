import type { User } from '@nightlight/contract/auth'
import { queryRetries } from '@nightlight/contract/limits'
import { infiniteQueryOptions, queryOptions, skipToken, useMutation } from '@tanstack/react-query'
import { CallError, call, type RequestAt, send } from '../../lib/call.ts'
import { endpointQuery, keyOf } from '../../lib/query.ts'

export const packsQuery = endpointQuery('GET /api/credit-packs')

/** Begins to buy a pack and hands the browser over to the payment provider. */
export const useCheckout = () =>
  useMutation({
    mutationFn: (body: RequestAt<'POST /api/create-checkout-session'>['body']) => call('POST /api/create-checkout-session', { body }),
    onSuccess: ({ url }) => location.assign(url),
  })

/**
 * Has the payment of a checkout session booked, and puts the balance right wherever it is shown. The server books a payment once however
 * often it is asked, so this may be asked again like any query; without a session there is nothing to ask.
 */
export const verificationQuery = (sessionId: string | null) =>
  queryOptions({
    queryKey: ['POST /api/verify-payment', sessionId],
    queryFn: sessionId
      ? async ({ client }) => {
          try {
            const { creditsAdded, ...standing } = await call('POST /api/verify-payment', { body: { sessionId } })
            client.setQueryData<User | null>(keyOf('GET /api/auth/user'), user => user && { ...user, ...standing })
            return { creditsAdded }
          } catch (error) {
            console.error('The payment could not be verified:', error)
            // The provider may have told the server by itself: show what the balance is now.
            await client.invalidateQueries({ queryKey: keyOf('GET /api/auth/user') })
            throw error
          }
        }
      : skipToken,
    // What the server has refused it will refuse again; only what broke on the way is worth another try.
    retry: (failures, error) => failures < queryRetries && !(error instanceof CallError && error.status < 500),
  })

/** Asked anew at every visit, since making a story changes it too. */
export const historyQuery = infiniteQueryOptions({
  queryKey: ['GET /api/credit-history'],
  queryFn: ({ pageParam, signal }) => send('GET /api/credit-history', { query: pageParam ? { cursor: pageParam } : {} }, signal),
  initialPageParam: 0,
  getNextPageParam: page => page.nextCursor ?? undefined,
  refetchOnMount: 'always',
})
