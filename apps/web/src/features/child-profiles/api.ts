import type { CreateChildProfileInput } from '@nightlight/contract/child-profiles'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { endpointQuery } from '../../lib/query.ts'

export const childProfilesQuery = endpointQuery('GET /api/child-profiles')

/** Adds a profile or, given the id of one, changes it. */
export function useSaveChildProfile(id: number | undefined) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CreateChildProfileInput) =>
      id === undefined ? call('POST /api/child-profiles', { body }) : call('PUT /api/child-profiles/:id', { params: { id }, body }),
    onSuccess: () =>
      Promise.all(
        (['GET /api/child-profiles', 'GET /api/children/glance'] as const).map(route => client.invalidateQueries({ queryKey: [route] })),
      ),
  })
}

export function useDeleteChildProfile(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE /api/child-profiles/:id', { params: { id } }),
    // The child's stories stay, and are nobody's now.
    onSuccess: () =>
      Promise.all(
        (
          [
            'GET /api/child-profiles',
            'GET /api/children/glance',
            'GET /api/my-stories',
            'GET /api/favorites',
            'GET /api/stories/:id',
          ] as const
        ).map(route => client.invalidateQueries({ queryKey: [route] })),
      ),
  })
}
