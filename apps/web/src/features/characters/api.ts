import type { CreateCharacterInput } from '@nightlight/contract/characters'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'
import { faceChanged } from '../../lib/faces.ts'
import { endpointQuery, keyOf } from '../../lib/query.ts'

export const charactersQuery = endpointQuery('GET /api/characters')

/** Creates a character or, given the id of one, changes it. */
export function useSaveCharacter(id: number | undefined) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CreateCharacterInput) =>
      id === undefined ? call('POST /api/characters', { body }) : call('PUT /api/characters/:id', { params: { id }, body }),
    onSuccess: () => {
      faceChanged()
      return client.invalidateQueries({ queryKey: keyOf('GET /api/characters') })
    },
  })
}

export function useDeleteCharacter(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE /api/characters/:id', { params: { id } }),
    // A profile that showed this face shows its initial again.
    onSuccess: () => {
      faceChanged()
      return Promise.all([
        client.invalidateQueries({ queryKey: keyOf('GET /api/characters') }),
        client.invalidateQueries({ queryKey: keyOf('GET /api/child-profiles') }),
      ])
    },
  })
}
