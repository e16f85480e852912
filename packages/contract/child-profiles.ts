import { z } from 'zod'
import { type Endpoint, noContent } from './endpoint.ts'
import { childPronouns, difficulties, favoriteAnimals, interests, languages, preferredThemes, themes } from './enums.ts'
import { idInPathSchema, idSchema, languageQuery, lineSchema, momentSchema, requiredLineSchema } from './fields.ts'
import { childAgeDefault, childAgeMax, childAgeMin, detailMax, genresMax, profileNameMax } from './limits.ts'

/** A list of choices, each at most once and at least one, with the words for none. */
const choices = <const T extends string>(values: readonly T[], message: string) =>
  z
    .array(z.enum(values), { error: issue => (issue.input === undefined ? message : 'Must be a list') })
    .min(1, { error: message })
    .max(values.length, { error: 'Too many choices' })
    .overwrite(list => [...new Set(list)])

const fields = {
  name: requiredLineSchema(profileNameMax, 'Name is required'),
  /** How stories speak of the child; they use the name alone where it is null. */
  pronouns: z.enum(childPronouns).nullable(),
  age: z.int({ error: 'Age must be a whole number' }).min(childAgeMin).max(childAgeMax),
  readingLevel: z.enum(difficulties),
  interests: choices(interests, 'At least one interest is required'),
  favoriteAnimals: choices(favoriteAnimals, 'At least one favorite animal is required'),
  preferredThemes: choices(preferredThemes, 'At least one preferred theme is required'),
  favoriteGenres: z.array(lineSchema(detailMax)).max(genresMax),
  difficulty: z.enum(difficulties),
  /** The portrait of one of this account's characters; nothing is ever loaded from elsewhere. */
  avatarUrl: z
    .string()
    .regex(/^\/api\/characters\/\d{1,16}\/portrait\.svg$/, { error: 'Must be the portrait of one of your characters' })
    .nullable(),
}

export const createChildProfileSchema = z.object({
  ...fields,
  pronouns: fields.pronouns.default(null),
  age: fields.age.default(childAgeDefault),
  readingLevel: fields.readingLevel.default('beginner'),
  favoriteGenres: fields.favoriteGenres.default([]),
  difficulty: fields.difficulty.optional(),
  avatarUrl: fields.avatarUrl.default(null),
})
export type CreateChildProfileInput = z.input<typeof createChildProfileSchema>

export const updateChildProfileSchema = z.object(fields).partial()
export type UpdateChildProfileInput = z.input<typeof updateChildProfileSchema>

export const childProfileSchema = z
  .object({
    id: idSchema,
    userId: z.string(),
    name: z.string(),
    pronouns: z.enum(childPronouns).nullable(),
    age: z.int(),
    readingLevel: z.enum(difficulties),
    interests: z.array(z.enum(interests)),
    favoriteAnimals: z.array(z.enum(favoriteAnimals)),
    preferredThemes: z.array(z.enum(preferredThemes)),
    favoriteGenres: z.array(z.string()),
    difficulty: z.enum(difficulties),
    avatarUrl: z.string().nullable(),
    storiesRead: z.int(),
    /** Minutes. */
    totalReadingTime: z.int(),
    lastActiveAt: momentSchema.nullable(),
    createdAt: momentSchema,
    updatedAt: momentSchema,
  })
  .meta({ id: 'ChildProfile' })
export type ChildProfile = z.infer<typeof childProfileSchema>

/** A tale's place on a child's shelf, and what it has brought home from it. */
export const keepsakeSchema = z
  .object({
    /** The tale, the same in every language. */
    tale: z.string(),
    themes: z.array(z.enum(themes)),
    /** How often the child was told it. */
    told: z.int(),
    /** The last story that brought it; null where the child was not told the tale yet. */
    story: z
      .object({
        id: idSchema,
        title: z.string(),
        language: z.enum(languages),
        /** What it is called, in the story's language; null for stories from before there were keepsakes. */
        keepsake: z.string().nullable(),
        friendName: z.string().nullable(),
        createdAt: momentSchema,
      })
      .nullable(),
  })
  .meta({ id: 'Keepsake' })
export type Keepsake = z.infer<typeof keepsakeSchema>

export const childParams = z.object({ id: idInPathSchema })

export const childProfileEndpoints = {
  list: {
    method: 'GET',
    path: '/api/child-profiles',
    summary: 'The child profiles of this account',
    access: 'user',
    status: 200,
    reply: z.array(childProfileSchema),
  },
  create: {
    method: 'POST',
    path: '/api/child-profiles',
    summary: 'Add a child profile',
    access: 'user',
    body: createChildProfileSchema,
    status: 201,
    reply: childProfileSchema,
    errors: ['character_not_found'],
  },
  update: {
    method: 'PUT',
    path: '/api/child-profiles/:id',
    summary: 'Change a child profile; what is left out stays as it is',
    access: 'user',
    params: childParams,
    body: updateChildProfileSchema,
    status: 200,
    reply: childProfileSchema,
    errors: ['profile_not_found', 'character_not_found'],
  },
  remove: {
    method: 'DELETE',
    path: '/api/child-profiles/:id',
    summary: 'Delete a child profile with its reading record',
    access: 'user',
    params: childParams,
    status: 204,
    reply: noContent,
    errors: ['profile_not_found'],
  },
  keepsakes: {
    method: 'GET',
    path: '/api/children/:id/keepsakes',
    summary: "A child's shelf: every tale, and what the child has brought home from those that it was told",
    access: 'user',
    params: childParams,
    query: languageQuery,
    status: 200,
    reply: z.array(keepsakeSchema),
    errors: ['profile_not_found'],
  },
} as const satisfies Record<string, Endpoint>
