import type { User } from '@nightlight/contract/auth'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, isSessionEnd, type RequestAt, send } from '../../lib/call.ts'
import { endpointQuery, keyOf } from '../../lib/query.ts'
import { noteSession } from '../../lib/session.ts'

const userKey = keyOf('GET /api/auth/user')

/** 401 is an answer here: nobody is signed in. Whoever was signed in until now stays on the screen, and is asked to sign in again. */
export const userQuery = queryOptions({
  queryKey: userKey,
  queryFn: async ({ signal, client }): Promise<User | null> => {
    try {
      return await send('GET /api/auth/user', {}, signal)
    } catch (error) {
      if (!isSessionEnd(error)) throw error
      const user = client.getQueryData<User | null>(userKey)
      if (user) noteSession('ended')
      return user ?? null
    }
  },
})

/** Who is signed in: undefined while nobody knows, null for nobody. */
export const useUser = () => useQuery(userQuery).data

export const signInMethodsQuery = endpointQuery('GET /api/auth/methods')

type Body<R extends Parameters<typeof call>[0]> = RequestAt<R> extends { body: infer B } ? B : never

export const useLogin = () => useMutation({ mutationFn: (body: Body<'POST /api/login'>) => call('POST /api/login', { body }) })
export const useRegister = () => useMutation({ mutationFn: (body: Body<'POST /api/register'>) => call('POST /api/register', { body }) })
export const useForgottenPassword = () =>
  useMutation({ mutationFn: (body: Body<'POST /api/auth/forgotten-password'>) => call('POST /api/auth/forgotten-password', { body }) })
export const useResetPassword = () =>
  useMutation({ mutationFn: (body: Body<'POST /api/auth/reset-password'>) => call('POST /api/auth/reset-password', { body }) })
export const useChangePassword = () =>
  useMutation({ mutationFn: (body: Body<'PUT /api/auth/password'>) => call('PUT /api/auth/password', { body }) })
/** Lets a language model write for this account, or stops it. */
export function useModelConsent() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (enabled: boolean) => call('PUT /api/auth/model-consent', { body: { enabled } }),
    onSuccess: user => client.setQueryData<User | null>(userKey, user),
  })
}
export const useDeleteAccount = () =>
  useMutation({ mutationFn: (password: string | undefined) => call('DELETE /api/auth/user', { body: { ...(password && { password }) } }) })
