import { z } from 'zod'
import { type Endpoint, events, media, noContent } from './endpoint.ts'
import {
  animals,
  childPronouns,
  childRoles,
  difficulties,
  languages,
  moods,
  readingStates,
  settings,
  storyLengths,
  storyOrders,
  storySteps,
  themes,
  writers,
} from './enums.ts'
import {
  claimedUserIdSchema,
  idInPathSchema,
  idSchema,
  momentSchema,
  optionalLineSchema,
  pageQuerySchema,
  requiredLineSchema,
} from './fields.ts'
import { childNameMax, detailMax, idempotencyKeyMax, searchMax, storyCodeMax, storySeedMax, storyTitleMax } from './limits.ts'
import { readStoryCode } from './story-code.ts'

/** A choice from a list that must be made, with the words for one that was not. */
const requiredChoice = <const T extends string>(values: readonly T[], message: string) =>
  z.enum(values, { error: issue => (issue.input === undefined || issue.input === '' ? message : `Not one of the choices`) })

/** A choice that may be left empty. */
const optionalChoice = <const T extends string>(values: readonly T[]) =>
  z
    .union([z.enum(values), z.literal(''), z.null()], { error: 'Not one of the choices' })
    .optional()
    .transform(value => value || undefined)

const storyWishes = z.object({
  childName: requiredLineSchema(childNameMax, "Child's name is required"),
  animal: requiredChoice(animals, 'Animal is required'),
  theme: requiredChoice(themes, 'Theme is required'),
  difficulty: z.enum(difficulties).default('beginner'),
  characterId: idSchema.nullish(),
  /** The profile of the child that the story is for. */
  childId: idSchema.nullish(),
  /** The profile of another child, who comes along where a best friend would. */
  companionId: idSchema.nullish(),
  setting: optionalChoice(settings),
  mood: optionalChoice(moods),
  storyLength: z.enum(storyLengths).default('medium'),
  includeChild: z.boolean().default(true),
  childRole: z.enum(childRoles).default('hero'),
  moralLesson: optionalLineSchema(detailMax),
  favoriteColor: optionalLineSchema(detailMax),
  specialTalent: optionalLineSchema(detailMax),
  bestFriend: optionalLineSchema(detailMax),
  dreamDestination: optionalLineSchema(detailMax),
  magicalPower: optionalLineSchema(detailMax),
  challenge: optionalLineSchema(detailMax),
  /** How the child and its best friend are spoken of; the names alone are used where it is not said. */
  pronouns: optionalChoice(childPronouns),
  bestFriendPronouns: optionalChoice(childPronouns),
  /** The language that the interface is in. */
  language: z.enum(languages).default('en'),
  writer: z.enum(writers).default('builtin'),
  /** Of a story that was tried before there was an account: it is told again as it was. Otherwise by chance. */
  seed: z.int().min(0).max(storySeedMax).optional(),
  userId: claimedUserIdSchema,
})

/** Refuses a companion who is the child itself, or who would come along beside a best friend. */
function checkCompanion(
  wishes: Pick<z.output<typeof storyWishes>, 'companionId' | 'childId' | 'bestFriend' | 'bestFriendPronouns'>,
  context: z.RefinementCtx,
) {
  if (!wishes.companionId) return
  const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message })
  if (wishes.companionId === wishes.childId) refuse('companionId', 'The companion is another child than the one that the story is for')
  for (const field of ['bestFriend', 'bestFriendPronouns'] as const)
    if (wishes[field]) refuse(field, 'A companion comes along in place of a best friend: there can be only one of the two')
}

/** A story of its own. */
export const newStorySchema = storyWishes.superRefine(checkCompanion)
export type NewStory = z.output<typeof newStorySchema>

const chosenForIt = ['animal', 'theme', 'setting'] as const
/** Also where something else is wrong, as long as fields were sent at all. */
const always = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null

/**
 * A story of its own; with `after` (a story's id) another evening with the same friend in the same place, of a theme that fits; with a story code the tale,
 * the friend and the place that it stands for.
 */
export const createStorySchema = storyWishes
  .partial({ animal: true, theme: true })
  .extend({ after: idSchema.optional(), code: z.string().max(storyCodeMax).optional() })
  .refine(({ after, code, animal }) => Boolean(after ?? code ?? animal), { path: ['animal'], message: 'Animal is required', when: always })
  .refine(({ after, code, theme }) => Boolean(after ?? code ?? theme), { path: ['theme'], message: 'Theme is required', when: always })
  .superRefine(checkCompanion)
  .superRefine(({ after, code, ...asked }, context) => {
    const given = after !== undefined ? 'after' : code !== undefined ? 'code' : undefined
    if (given === undefined) return
    const refuse = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message })
    for (const name of chosenForIt) if (asked[name] !== undefined) refuse(name, `Not together with ${given}`)
    if (after !== undefined && code !== undefined) refuse('code', 'Not together with after')
    else if (code !== undefined && !readStoryCode(code)) refuse('code', 'This is no story code')
  })
  .meta({ anyOf: [{ required: ['animal', 'theme'] }, { required: ['after'] }, { required: ['code'] }] })
export type CreateStoryInput = z.input<typeof createStorySchema>
export type CreateStory = z.output<typeof createStorySchema>

/** What can be changed of a story that is there. */
export const renameStorySchema = z.object({ title: requiredLineSchema(storyTitleMax, 'Title is required') })

/** A paragraph with the beat of its tale, by which a picture or another language's paragraph is found. */
export const storyParagraphSchema = z.object({ beat: z.string(), text: z.string() }).meta({ id: 'StoryParagraph' })
export type StoryParagraph = z.infer<typeof storyParagraphSchema>

/** A page of a story's picture book. */
export const storyPageSchema = z
  .object({
    /** From 1. */
    number: z.int(),
    /** The beats of the tale that it tells. */
    beats: z.array(z.string()),
    /** Paragraphs separated by a blank line. */
    text: z.string(),
    /** Where its picture is fetched. */
    picture: z.string(),
    /** What the picture shows, in the story's language. */
    description: z.string(),
  })
  .meta({ id: 'StoryPage' })
export type StoryPage = z.infer<typeof storyPageSchema>

/** What a visitor says for a story to try. */
export const tryStorySchema = storyWishes.pick({ childName: true, animal: true, language: true })
export type TryStory = z.output<typeof tryStorySchema>

/** A story that nobody keeps: its picture book, with the pictures themselves as data URLs, and with what it is told again. */
export const triedStorySchema = z
  .object({
    ...storyWishes.pick({ childName: true, animal: true, theme: true, difficulty: true, storyLength: true, language: true }).shape,
    seed: z.int(),
    title: z.string(),
    friendName: z.string(),
    cover: z.string(),
    pages: z.array(storyPageSchema),
  })
  .meta({ id: 'TriedStory' })
export type TriedStory = z.infer<typeof triedStorySchema>

/** What a card in a list shows, and what its cover is drawn from. */
export const storyCardSchema = z
  .object({
    id: idSchema,
    title: z.string(),
    childName: z.string(),
    animal: z.enum(animals),
    theme: z.enum(themes),
    difficulty: z.enum(difficulties),
    language: z.enum(languages),
    setting: z.enum(settings).nullable(),
    mood: z.enum(moods).nullable(),
    storyLength: z.enum(storyLengths),
    includeChild: z.boolean(),
    childRole: z.enum(childRoles),
    favoriteColor: z.string().nullable(),
    characterId: idSchema.nullable(),
    /** Whose story it is, where it was made for a profile. */
    childId: idSchema.nullable(),
    /** The first story of the evenings that follow each other, where this is one of them, and which one it is, from 1. */
    chain: idSchema.nullable(),
    evening: z.int(),
    /** Who came along, where it was another child with a profile: the story is theirs as well. */
    companionId: idSchema.nullable(),
    writer: z.enum(writers),
    /** Varies the cover, always in the same way for the same story. */
    seed: z.int(),
    preview: z.string(),
    /** Characters of the whole text, from which the read time is worked out. */
    contentLength: z.int(),
    isFavorite: z.boolean(),
    hasCover: z.boolean(),
    createdAt: momentSchema,
  })
  .meta({ id: 'StoryCard' })
export type StoryCard = z.infer<typeof storyCardSchema>

export const storySchema = storyCardSchema
  .extend({
    userId: z.string(),
    /** Paragraphs separated by a blank line. */
    content: z.string(),
    pronouns: z.enum(childPronouns).nullable(),
    bestFriendPronouns: z.enum(childPronouns).nullable(),
    /** The tale that was told, the same in every language; null for stories from before there were tales. */
    tale: z.string().nullable(),
    /** What the friend is called. */
    friendName: z.string().nullable(),
    /** Tells the same tale with the same friend in the same place to another child, on anybody's Nightlight; null where there is no tale of ours. */
    code: z.string().nullable(),
    /** The small thing that the child brings home; null where `tale` is, and for stories from before there were keepsakes. */
    keepsake: z.string().nullable(),
    /** The paragraphs of `content`, each with the beat of the tale that it tells; null where `tale` is. */
    paragraphs: z.array(storyParagraphSchema).nullable(),
    moralLesson: z.string().nullable(),
    specialTalent: z.string().nullable(),
    bestFriend: z.string().nullable(),
    dreamDestination: z.string().nullable(),
    magicalPower: z.string().nullable(),
    challenge: z.string().nullable(),
  })
  .meta({ id: 'Story' })
export type Story = z.infer<typeof storySchema>

export const storyCardPageSchema = z
  .object({ stories: z.array(storyCardSchema), nextCursor: idSchema.nullable() })
  .meta({ id: 'StoryCardPage' })
export type StoryCardPage = z.infer<typeof storyCardPageSchema>

/** The full list as the specification has it, or with `view=card` a page of cards. */
export const storyListSchema = z.union([z.array(storySchema), storyCardPageSchema])

/** Which cards are wanted, all of it together, and in which order. */
const cardFilters = {
  /** Part of a title, of a child's name or of a friend's, in any case. */
  search: optionalLineSchema(searchMax),
  /** Whose story it is, or who came along in it. */
  childId: idInPathSchema.optional(),
  animal: z.enum(animals).optional(),
  theme: z.enum(themes).optional(),
  language: z.enum(languages).optional(),
  favorite: z.literal('true').optional(),
  /** Evenings that follow each other, by the first one's id. */
  chain: idInPathSchema.optional(),
  /** Whether it was read to its end: by the child that is asked for, otherwise by any. */
  reading: z.enum(readingStates).optional(),
  order: z.enum(storyOrders).default('newest'),
}
export const storyListQuerySchema = z
  .object({ view: z.enum(['full', 'card']).default('full'), ...cardFilters, ...pageQuerySchema })
  .superRefine((query, context) => {
    if (query.view === 'card') return
    const asked = z
      .object(cardFilters)
      .omit({ order: true })
      .keyof()
      .options.filter(name => query[name] !== undefined)
    for (const name of asked) context.addIssue({ code: 'custom', path: [name], message: 'Only with view=card' })
  })
export type StoryListQuery = z.output<typeof storyListQuerySchema>

export const storyCreatedSchema = z
  .object({
    id: idSchema,
    title: z.string(),
    creditsRemaining: z.int(),
    storiesCreatedThisMonth: z.int(),
    /** Who told it in the end: the built-in storyteller steps in where a model fails. */
    writer: z.enum(writers),
    /** Whether the child or its companion (the account, where it is nobody's story) was told this tale before. */
    heardBefore: z.boolean().default(false),
  })
  .meta({ id: 'StoryCreated' })
export type StoryCreated = z.infer<typeof storyCreatedSchema>

/** What is being done for a story at the moment; `place` is the place in the queue, 1 for who is next. */
export const storyProgressSchema = z.object({ step: z.enum(storySteps), place: z.int().min(1).optional() }).meta({ id: 'StoryProgress' })
export type StoryProgress = z.infer<typeof storyProgressSchema>

const idempotencyKeySchema = z
  .string()
  .regex(/^[\x21-\x7e]+$/)
  .max(idempotencyKeyMax)

/** How a story is to be told otherwise; as it is where nothing is said. */
export const tellingQuerySchema = z.object({ language: z.enum(languages).optional(), difficulty: z.enum(difficulties).optional() })
export type TellingQuery = z.output<typeof tellingQuerySchema>

export const storyParams = z.object({ id: idInPathSchema })
export const storyPageParams = z.object({ id: idInPathSchema, number: idInPathSchema })
const pictureQuery = z.object({ style: z.enum(['color', 'line']).default('color') })

export const storyEndpoints = {
  create: {
    method: 'POST',
    path: '/api/stories',
    summary: 'Make a story, charge it and keep it',
    access: 'user',
    headers: z.object({ 'idempotency-key': idempotencyKeySchema.optional() }),
    body: createStorySchema,
    status: 201,
    reply: storyCreatedSchema,
    errors: [
      'insufficient_credits',
      'story_limit_reached',
      'other_user',
      'character_not_found',
      'profile_not_found',
      'story_not_found',
      'not_continued',
      'model_not_allowed',
      'story_in_progress',
      'idempotency_key_reused',
    ],
  },
  try: {
    method: 'POST',
    path: '/api/stories/try',
    summary: 'A story to try without an account, told by the built-in storyteller and kept nowhere; limited for each network',
    access: 'anyone',
    body: tryStorySchema,
    status: 200,
    reply: triedStorySchema,
    errors: ['too_many_requests'],
  },
  progress: {
    method: 'GET',
    path: '/api/stories/progress/:key',
    summary: 'What is being done for the story that was asked for with this Idempotency-Key, as it happens',
    access: 'user',
    params: z.object({ key: idempotencyKeySchema }),
    status: 200,
    reply: events(storyProgressSchema),
    errors: ['not_found'],
  },
  list: {
    method: 'GET',
    path: '/api/my-stories',
    summary: 'The stories of this account, the newest first',
    access: 'user',
    query: storyListQuerySchema,
    status: 200,
    reply: storyListSchema,
  },
  get: {
    method: 'GET',
    path: '/api/stories/:id',
    summary: 'One story; with a language or a level, the same events told in that way, beat for beat, of which nothing is kept',
    access: 'user',
    params: storyParams,
    query: tellingQuerySchema,
    status: 200,
    reply: storySchema,
    errors: ['story_not_found', 'not_retold'],
  },
  rename: {
    method: 'PUT',
    path: '/api/stories/:id',
    summary: 'Give a story another title',
    access: 'user',
    params: storyParams,
    body: renameStorySchema,
    status: 200,
    reply: storySchema,
    errors: ['story_not_found', 'title_taken'],
  },
  remove: {
    method: 'DELETE',
    path: '/api/stories/:id',
    summary: 'Delete a story with all that was learned from it',
    access: 'user',
    params: storyParams,
    status: 204,
    reply: noContent,
    errors: ['story_not_found'],
  },
  cover: {
    method: 'GET',
    path: '/api/stories/:id/cover.svg',
    summary: 'The cover of a story',
    access: 'user',
    params: storyParams,
    query: pictureQuery,
    status: 200,
    reply: media('image/svg+xml'),
    errors: ['story_not_found'],
  },
  pages: {
    method: 'GET',
    path: '/api/stories/:id/pages',
    summary: 'A story as the pages of a picture book; none for stories from before there were tales',
    access: 'user',
    params: storyParams,
    status: 200,
    reply: z.array(storyPageSchema),
    errors: ['story_not_found'],
  },
  pagePicture: {
    method: 'GET',
    path: '/api/stories/:id/pages/:number.svg',
    summary: 'The picture of a page',
    access: 'user',
    params: storyPageParams,
    query: pictureQuery,
    status: 200,
    reply: media('image/svg+xml'),
    errors: ['story_not_found', 'not_found'],
  },
  keepsake: {
    method: 'GET',
    path: '/api/stories/:id/keepsake.svg',
    summary: 'What the child has brought home from a story; none for stories from before there were tales',
    access: 'user',
    params: storyParams,
    status: 200,
    reply: media('image/svg+xml'),
    errors: ['story_not_found', 'not_found'],
  },
} as const satisfies Record<string, Endpoint>
