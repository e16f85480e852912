import { z } from 'zod'
import { languages } from './enums.ts'
import { maxId, pageDefault, pageMax } from './limits.ts'

/** The small schemas of which every feature's are made. */

export const idSchema = z.int().min(1).max(maxId)

/** An id in a path or a query: digits and nothing else. */
export const idInPathSchema = z.preprocess(
  (value: number | string) => (typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value),
  idSchema,
)

/** A moment, as answered: ISO 8601 in UTC. */
export const momentSchema = z.iso.datetime()

// A tag, a comment or a processing instruction; '<3' and 'a < b' are none.
const markup = /<[a-z/!?]/i
const forbiddenControls = /[\p{Cc}--[\t\n\r]]/v

const isText = (value: string) => !forbiddenControls.test(value) && value.isWellFormed()

/**
 * What a person types on one line: white space is put in order, so that no detail can start a paragraph of a story, and markup
 * and control characters are refused. Shown as typed everywhere.
 */
export const lineSchema = (max: number) =>
  z
    .string()
    .refine(isText, { error: 'Contains characters that are not text', abort: true })
    .overwrite(value => value.normalize('NFC').replace(/\s+/gu, ' ').trim())
    .max(max, { error: `Must be at most ${max} characters` })
    .refine(value => !markup.test(value), { error: 'Must not contain markup' })

/** The same for a field that must be filled in, with the words that say so. */
export const requiredLineSchema = (max: number, message: string) =>
  z
    .string({ error: issue => (issue.input === undefined ? message : 'Must be text') })
    .pipe(lineSchema(max))
    .refine(value => value.length > 0, { error: message, abort: true })

/** An optional line: left empty means not given. */
export const optionalLineSchema = (max: number) =>
  lineSchema(max)
    .nullish()
    .transform(value => value || undefined)

/** What a person types on several lines. */
export const textSchema = (max: number) =>
  z
    .string()
    .refine(isText, { error: 'Contains characters that are not text', abort: true })
    .overwrite(value => value.normalize('NFC').trim())
    .max(max, { error: `Must be at most ${max} characters` })
    .refine(value => !markup.test(value), { error: 'Must not contain markup' })

/** A secret is kept as typed; only what no keyboard types is refused. */
export const secretSchema = (max: number) =>
  z
    .string()
    .max(max, { error: `Must be at most ${max} characters` })
    .refine(isText, { error: 'Contains characters that are not text' })

export const pageQuerySchema = {
  limit: z
    .preprocess(
      (value: number | string) => (typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : value),
      z.int().min(1).max(pageMax),
    )
    .default(pageDefault),
  cursor: idInPathSchema.optional(),
}

/** The language of a page or a file that the browser fetches by an address; without one it is the browser's own. */
export const languageQuery = z.object({ lng: z.enum(languages).optional().catch(undefined) })

/** The session decides who asks; a `userId` in a body is accepted as the specification has it, and refused where it is another's. */
export const claimedUserIdSchema = z
  .string()
  .max(64)
  .regex(/^[\w-]*$/, { error: 'Not a user' })
  .optional()
