import type {
  Animal,
  ChildPronouns,
  ChildRole,
  Difficulty,
  Mood,
  Setting,
  StoryLength,
  Theme,
  WriterName,
} from '@nightlight/contract/enums'
import type { NewStory } from '@nightlight/contract/stories'
import type { Resolver } from 'react-hook-form'

/** The form as it is filled in; what is not chosen yet is '', and 0 where it is an id. */
export type StoryFormValues = {
  childName: string
  pronouns: ChildPronouns | ''
  animal: Animal | ''
  theme: Theme | ''
  difficulty: Difficulty
  storyLength: StoryLength
  setting: Setting | ''
  mood: Mood | ''
  childRole: ChildRole
  includeChild: boolean
  characterId: number
  /** The profile whose story it is to be. */
  childId: number
  /** The profile of the child who comes along, in place of a best friend. */
  companionId: number
  challenge: string
  favoriteColor: string
  bestFriend: string
  bestFriendPronouns: ChildPronouns | ''
  specialTalent: string
  dreamDestination: string
  magicalPower: string
  moralLesson: string
  writer: WriterName
}

export const defaultValues: StoryFormValues = {
  childName: '',
  pronouns: '',
  animal: '',
  theme: '',
  difficulty: 'beginner',
  storyLength: 'medium',
  setting: '',
  mood: '',
  childRole: 'hero',
  includeChild: true,
  characterId: 0,
  childId: 0,
  companionId: 0,
  challenge: '',
  favoriteColor: '',
  bestFriend: '',
  bestFriendPronouns: '',
  specialTalent: '',
  dreamDestination: '',
  magicalPower: '',
  moralLesson: '',
  writer: 'builtin',
}

export type FormTab = 'basics' | 'setting' | 'personal'

/** Which tab holds a field: the one that opens when something is wrong with it. Who tells the story is asked below them all. */
export const tabOf: Record<Exclude<keyof StoryFormValues, 'writer'>, FormTab> = {
  childName: 'basics',
  pronouns: 'basics',
  animal: 'basics',
  theme: 'basics',
  difficulty: 'basics',
  storyLength: 'basics',
  setting: 'setting',
  mood: 'setting',
  childRole: 'setting',
  includeChild: 'setting',
  characterId: 'setting',
  childId: 'basics',
  companionId: 'personal',
  challenge: 'setting',
  favoriteColor: 'personal',
  bestFriend: 'personal',
  bestFriendPronouns: 'personal',
  specialTalent: 'personal',
  dreamDestination: 'personal',
  magicalPower: 'personal',
  moralLesson: 'personal',
}

const required = ['childName', 'animal', 'theme']

/** The request as the specification has it: optional fields that are empty are absent, the three that are required are sent even so. */
export const toRequest = (values: StoryFormValues): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => (value !== '' && value !== 0) || required.includes(name)))

/** Checks the form with the contract's schema, which comes with Zod when it is first needed. */
export const storyResolver: Resolver<StoryFormValues, unknown, NewStory> = async values => {
  const { newStorySchema } = await import('@nightlight/contract/stories')
  const parsed = newStorySchema.safeParse(toRequest(values))
  if (parsed.success) return { values: parsed.data, errors: {} }
  return {
    values: {},
    errors: Object.fromEntries(parsed.error.issues.map(issue => [issue.path[0], { type: issue.code, message: issue.message }])),
  }
}
