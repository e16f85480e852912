import { z } from 'zod'
import { type Endpoint, noContent } from './endpoint.ts'
import { idInPathSchema, idSchema, momentSchema } from './fields.ts'
import { storyListQuerySchema, storyListSchema } from './stories.ts'

export const createFavoriteSchema = z.object({ storyId: idSchema })

export const favoriteSchema = z
  .object({ id: idSchema, storyId: idSchema, userId: z.string(), createdAt: momentSchema })
  .meta({ id: 'Favorite' })
export type Favorite = z.infer<typeof favoriteSchema>

export const favoriteEndpoints = {
  list: {
    method: 'GET',
    path: '/api/favorites',
    summary: 'The favourite stories of this account',
    access: 'user',
    query: storyListQuerySchema,
    status: 200,
    reply: storyListSchema,
  },
  add: {
    method: 'POST',
    path: '/api/favorites',
    summary: 'Mark a story as a favourite; marking it twice is the same as once',
    access: 'user',
    body: createFavoriteSchema,
    status: 201,
    reply: favoriteSchema,
    errors: ['story_not_found'],
  },
  remove: {
    method: 'DELETE',
    path: '/api/favorites/:storyId',
    summary: 'Take the mark away again',
    access: 'user',
    params: z.object({ storyId: idInPathSchema }),
    status: 204,
    reply: noContent,
    errors: ['story_not_found'],
  },
} as const satisfies Record<string, Endpoint>
