import type {
  ActivityType,
  Animal,
  ChildPronouns,
  ChildRole,
  Difficulty,
  LanguageCode,
  Mood,
  QuestionType,
  Setting,
  StoryLength,
  Theme,
} from '@nightlight/contract/enums'

/** A tale that was told before, where it happened, and with which friend. */
export type Heard = {
  tale: string
  setting: Setting | null
  animal: Animal
  /** Told to somebody else, or to nobody that is known: the tale counts as heard, and no friend speaks of it. */
  toOthers?: boolean
}

/** What a story is asked to be: the creation request with its language, free of any transport. */
export type StoryRequest = {
  childName: string
  animal: Animal
  theme: Theme
  difficulty: Difficulty
  language: LanguageCode
  setting?: Setting | undefined
  mood?: Mood | undefined
  storyLength: StoryLength
  includeChild: boolean
  childRole: ChildRole
  moralLesson?: string | undefined
  favoriteColor?: string | undefined
  specialTalent?: string | undefined
  bestFriend?: string | undefined
  dreamDestination?: string | undefined
  magicalPower?: string | undefined
  challenge?: string | undefined
  /** How the child is spoken of; the name alone where it is not said. */
  pronouns?: ChildPronouns | undefined
  bestFriendPronouns?: ChildPronouns | undefined
  /** The tale to tell; otherwise one that acts out the theme is chosen. */
  tale?: string | undefined
  /** What the child was told before, the longest ago first: of tales and places that may be chosen freely it gets others. */
  heard?: readonly Heard[] | undefined
  /** The tale that the friend remembers; otherwise the last one of `heard` that it was in. */
  remembers?: string | undefined
  /** It is the evening after the remembered tale: what was brought home from that lies there, in the same place. */
  isNextEvening?: boolean | undefined
}

export type StoryQuestion = {
  /** What research on comprehension calls it. */
  kind: 'character' | 'setting' | 'action' | 'feeling' | 'cause' | 'outcome' | 'prediction'
  type: QuestionType
  question: string
  correctAnswer: string
  /** Other forms of the answer that are as right (free text only). */
  accepted: string[]
  /** Other names from the story that a typed answer may come nearer to, and then is wrong (free text only). */
  rivals: string[]
  /** Every option of a multiple-choice question, the key among them; empty for free text. */
  options: string[]
  /** True where the answer must be inferred and is not said in so many words. */
  inferred: boolean
  explanation: string
  /** The sentence of the story that bears the answer out, letter for letter. */
  evidence: string
}

export type StoryWord = {
  word: string
  definition: string
  pronunciation: string
  partOfSpeech: string
  difficulty: Difficulty
  contextSentence: string
}

export type StoryActivity = {
  title: string
  description: string
  activityType: ActivityType
  instructions: string
  materials: string[]
  ageGroup: string
  /** Minutes. */
  estimatedTime: number
  learningObjectives: string[]
}

/** A paragraph of a tale with the beat that it tells. */
export type TaleParagraph = { beat: string; text: string }

/** A whole tale with everything that is kept of it. Made by `tellTale(request, seed)` in tell-tale.ts. */
export type ToldTale = {
  /** The tale's id, the same in every language. */
  tale: string
  title: string
  language: LanguageCode
  difficulty: Difficulty
  /** The place where it happens: the asked-for one, or the one that was chosen. */
  setting: Setting
  mood: Mood
  /** The tale that the friend remembers; null where it meets the child for the first time. */
  remembers: string | null
  /** What the friend is called. */
  friendName: string
  /** The small thing that the child brings home. */
  keepsake: string
  /** Paragraphs separated by a blank line. */
  content: string
  paragraphs: TaleParagraph[]
  questions: StoryQuestion[]
  vocabulary: StoryWord[]
  activities: StoryActivity[]
}
