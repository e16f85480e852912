import type { PackName } from './enums.ts'

/** Each number of the specification, once. Units are in the names or beside them. */

/** What a story costs where the operator says nothing (`STORY_CREDIT_COST`). */
export const defaultStoryCreditCost = 5
/** What a free account's purse is filled up to, once in a calendar month, where the operator says nothing (`MONTHLY_FREE_CREDITS`). */
export const defaultMonthlyFreeCredits = 25
/** What a new account is given where the operator says nothing (`WELCOME_CREDITS`). */
export const defaultWelcomeCredits = 25
export const defaultMonthlyStoryLimit = 5
/** How long buying a pack makes an account premium. */
export const premiumMonthsPerPurchase = 12

/** The packs as they are sold; the story counts shown are credits divided by the cost of a story. */
export const packs = {
  Starter: { dollars: 10, credits: 50, highlighted: false, features: ['basicThemes', 'standardLength', 'emailSupport'] },
  Professional: {
    dollars: 40,
    credits: 250,
    highlighted: true,
    features: ['advancedThemes', 'extendedLength', 'prioritySupport', 'customSettings'],
  },
  Enterprise: {
    dollars: 120,
    credits: 1000,
    highlighted: false,
    features: ['allThemes', 'customLength', 'prioritySupport247', 'multiLanguage', 'apiAccess'],
  },
} as const satisfies Record<PackName, { dollars: number; credits: number; highlighted: boolean; features: readonly string[] }>

/** Below this balance the card variant warns. */
export const lowCreditsWarning = 25
/** Below this balance the inline variant offers 'Buy'. */
export const buyShortcutBelow = 10
export const insufficientCreditsRedirectMs = 2000

/** Ids are whole numbers that JavaScript holds exactly. */
export const maxId = Number.MAX_SAFE_INTEGER

export const childNameMax = 40
export const profileNameMax = 40
export const characterNameMax = 40
/** Any one of the personal details typed into the story form. */
export const detailMax = 200
/** A story's title as a family may change it. */
export const storyTitleMax = 120
/** Characters of a story code with whatever stands between its letters. */
export const storyCodeMax = 40
/** What is searched for in the library. */
export const searchMax = 100
export const difficultyMax = 20
export const questionTypeMax = 30
export const wordMax = 100
export const pronunciationMax = 200
export const partOfSpeechMax = 20
export const activityTitleMax = 200
export const ageGroupMax = 20
export const activityTypeMax = 30
export const answerMax = 500
export const notesMax = 2000
export const personNameMax = 80
export const emailMax = 254
export const passwordMin = 8
export const passwordMax = 128
export const genresMax = 12
export const idempotencyKeyMax = 200
/** The greatest seed of a story; the least is 0. */
export const storySeedMax = 2 ** 32 - 1

export const childAgeMin = 1
export const childAgeMax = 18
export const childAgeDefault = 5
/** Ages up to and including these; above the last one: Teen Reader. */
export const ageBands = { toddler: 5, earlyReader: 8, youngReader: 12 } as const

export const previewCharacters = 150
/** Characters read aloud in a minute: alphabetic scripts, and Mandarin. */
export const charactersPerMinute = { alphabetic: 1000, chinese: 170 } as const
export const readMinutesFallback = 3

export const masteryMax = 100
export const masteryChoices = { needPractice: 20, gettingIt: 60, knowIt: 100 } as const
export const masteredAt = 80
export const masteryStars = 5
export const wordAdvanceMs = 1000
export const speechRate = 0.8
export const ratingMin = 1
export const ratingMax = 5
export const progressMax = 100
/** No story takes longer than a day; a larger figure is a broken clock. */
export const readingMinutesMax = 1440
export const answerSecondsMax = 86_400

export const quizBadges = { excellent: 80, goodJob: 60 } as const
export const readingLevelCutoffs = { advanced: 90, proficient: 75, developing: 60 } as const
export const recentActivityItems = 5
export const strengths = { comprehension: 80, vocabulary: 10, activities: 5, storiesRead: 5 } as const
export const focusAreas = { comprehension: 70, vocabulary: 5, activities: 3, storiesRead: 3 } as const
/** A story counts as read from here. */
export const finishedAt = 100

/** So many weeks back a child's own report goes, the present one among them. */
export const reportWeeks = 6
/** Entries of what was done lately. */
export const latestListed = 12
/** Before so many first answers in all, nothing is said about what a child understands; and nothing about a kind of question before so many of it. */
export const answersToJudge = { inAll: 20, ofKind: 3 } as const

/** One page of cards or of credit history, where the call asks for pages. */
export const pageDefault = 24
export const pageMax = 100
/** Words to see again that are offered at once. */
export const reviewWordsMax = 20

export const translationRetries = 5
export const translationFirstWaitMs = 350
export const translationParallelReads = 10
export const queryRetries = 2
/** How often the server is looked for while it cannot be reached. */
export const networkProbeMs = 5000
export const queryRetryCapMs = 30_000
export const queryKeepMs = 5 * 60_000

export const toastMs = 5000
export const toastRemovalMs = 1_000_000
export const toastSwipePx = 50
export const tooltipOpenMs = 700
export const tooltipSkipMs = 300
