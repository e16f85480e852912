import { z } from 'zod'
import { type Endpoint, media, noContent } from './endpoint.ts'
import { accessories, characterParts, defaultCharacterColors } from './enums.ts'
import { idInPathSchema, idSchema, momentSchema, requiredLineSchema } from './fields.ts'
import { characterNameMax } from './limits.ts'

const colorSchema = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, { error: 'Must be a colour such as #a1b2c3' })
  .toLowerCase()

/** How a character looks. Strict: a part that nobody can draw is refused by name. */
export const customizationSchema = z
  .strictObject({
    body: z.enum(characterParts.body).default('default'),
    hair: z.enum(characterParts.hair).default('short'),
    eyes: z.enum(characterParts.eyes).default('round'),
    mouth: z.enum(characterParts.mouth).default('smile'),
    clothes: z.enum(characterParts.clothes).default('casual'),
    accessories: z
      .array(z.enum(accessories))
      .max(accessories.length)
      .overwrite(list => [...new Set(list)])
      .default([]),
    color: z
      .strictObject({
        skin: colorSchema.default(defaultCharacterColors.skin),
        hair: colorSchema.default(defaultCharacterColors.hair),
        eyes: colorSchema.default(defaultCharacterColors.eyes),
        clothes: colorSchema.default(defaultCharacterColors.clothes),
      })
      .prefault({}),
  })
  .meta({ id: 'Customization' })
export type Customization = z.output<typeof customizationSchema>

export const createCharacterSchema = z.object({
  name: requiredLineSchema(characterNameMax, 'Name is required'),
  customization: customizationSchema.prefault({}),
})
export type CreateCharacterInput = z.input<typeof createCharacterSchema>

export const updateCharacterSchema = z.object({
  name: requiredLineSchema(characterNameMax, 'Name is required').optional(),
  customization: customizationSchema.optional(),
})

export const characterSchema = z
  .object({ id: idSchema, userId: z.string(), name: z.string(), customization: customizationSchema, createdAt: momentSchema })
  .meta({ id: 'Character' })
export type Character = z.infer<typeof characterSchema>

const characterParams = z.object({ id: idInPathSchema })

export const characterEndpoints = {
  list: {
    method: 'GET',
    path: '/api/characters',
    summary: 'The characters of this account',
    access: 'user',
    status: 200,
    reply: z.array(characterSchema),
  },
  create: {
    method: 'POST',
    path: '/api/characters',
    summary: 'Create a character',
    access: 'user',
    body: createCharacterSchema,
    status: 201,
    reply: characterSchema,
  },
  update: {
    method: 'PUT',
    path: '/api/characters/:id',
    summary: 'Change a character; what is left out stays as it is',
    access: 'user',
    params: characterParams,
    body: updateCharacterSchema,
    status: 200,
    reply: characterSchema,
    errors: ['character_not_found'],
  },
  remove: {
    method: 'DELETE',
    path: '/api/characters/:id',
    summary: 'Delete a character; its stories stay',
    access: 'user',
    params: characterParams,
    status: 204,
    reply: noContent,
    errors: ['character_not_found'],
  },
  portrait: {
    method: 'GET',
    path: '/api/characters/:id/portrait.svg',
    summary: 'The face of a character',
    access: 'user',
    params: characterParams,
    status: 200,
    reply: media('image/svg+xml'),
    errors: ['character_not_found'],
  },
} as const satisfies Record<string, Endpoint>
