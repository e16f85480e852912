/** Every enumeration of the product, each written once. Schemas, columns, forms, translation keys and the storyteller's tables take theirs from here. */

export const languages = ['en', 'es', 'fr', 'de', 'zh'] as const
export type LanguageCode = (typeof languages)[number]
export const fallbackLanguage: LanguageCode = 'en'

export const difficulties = ['beginner', 'intermediate', 'advanced'] as const
export type Difficulty = (typeof difficulties)[number]

export const storyLengths = ['short', 'medium', 'long'] as const
export type StoryLength = (typeof storyLengths)[number]

export const childRoles = ['hero', 'helper', 'explorer', 'leader', 'friend'] as const
export type ChildRole = (typeof childRoles)[number]

/** How a child, or its best friend, is spoken of; unset where the name alone is used. */
export const childPronouns = ['she', 'he', 'they'] as const
export type ChildPronouns = (typeof childPronouns)[number]

export const moods = ['adventurous', 'calm', 'mysterious', 'joyful', 'inspiring'] as const
export type Mood = (typeof moods)[number]

export const settings = [
  'Enchanted Forest',
  'Magical Castle',
  'Underwater Kingdom',
  'Cloud City',
  'Secret Garden',
  'Crystal Cave',
  'Fairy Village',
  "Dragon's Lair",
  'Starlit Meadow',
  'Rainbow Bridge',
  'Ancient Library',
  "Wizard's Tower",
  'Moonlit Beach',
  'Floating Island',
  'Hidden Valley',
] as const
export type Setting = (typeof settings)[number]

/** The sixty magical friends in their six groups of ten. */
export const animalGroups = {
  forest: ['Fox', 'Owl', 'Bear', 'Rabbit', 'Deer', 'Squirrel', 'Hedgehog', 'Wolf', 'Raccoon', 'Beaver'],
  jungle: ['Tiger', 'Elephant', 'Monkey', 'Giraffe', 'Lion', 'Panther', 'Jaguar', 'Orangutan', 'Gorilla', 'Sloth'],
  sea: ['Dolphin', 'Whale', 'Octopus', 'Sea Turtle', 'Penguin', 'Seahorse', 'Starfish', 'Seal', 'Narwhal', 'Orca'],
  fantasy: ['Dragon', 'Unicorn', 'Phoenix', 'Griffin', 'Mermaid', 'Pegasus', 'Hippogriff', 'Kitsune', 'Kraken', 'Chimera'],
  farm: ['Horse', 'Sheep', 'Duck', 'Butterfly', 'Goat', 'Pig', 'Chicken', 'Donkey', 'Alpaca', 'Llama'],
  birds: ['Eagle', 'Parrot', 'Hummingbird', 'Swan', 'Peacock', 'Flamingo', 'Crane', 'Albatross', 'Macaw', 'Dove'],
} as const
export type AnimalGroup = keyof typeof animalGroups
export type Animal = (typeof animalGroups)[AnimalGroup][number]
export const animals: readonly Animal[] = Object.values(animalGroups).flat()

export const themes = [
  'Kindness',
  'Friendship',
  'Courage',
  'Patience',
  'Honesty',
  'Respect',
  'Responsibility',
  'Generosity',
  'Curiosity',
  'Creativity',
  'Perseverance',
  'Self-belief',
  'Growth',
  'Learning',
  'Adaptability',
  'Resilience',
  'Sharing',
  'Teamwork',
  'Empathy',
  'Understanding',
  'Communication',
  'Leadership',
  'Inclusion',
  'Cooperation',
  'Adventure',
  'Discovery',
  'Wisdom',
  'Change',
  'Problem-solving',
  'Decision-making',
  'Goal-setting',
  'Innovation',
  'Joy',
  'Gratitude',
  'Hope',
  'Love',
  'Confidence',
  'Mindfulness',
  'Self-awareness',
  'Compassion',
  'Nature',
  'Conservation',
  'Sustainability',
  'Harmony',
  'Exploration',
  'Stewardship',
  'Balance',
  'Unity',
] as const
export type Theme = (typeof themes)[number]

export const interests = [
  'Animals',
  'Space',
  'Magic',
  'Adventure',
  'Friendship',
  'Nature',
  'Science',
  'Art',
  'Music',
  'Sports',
  'Cooking',
  'Travel',
] as const
export type Interest = (typeof interests)[number]

export const favoriteAnimals = [
  'Dog',
  'Cat',
  'Dragon',
  'Unicorn',
  'Elephant',
  'Lion',
  'Bear',
  'Rabbit',
  'Fox',
  'Wolf',
  'Eagle',
  'Dolphin',
  'Turtle',
  'Panda',
] as const
export type FavoriteAnimal = (typeof favoriteAnimals)[number]

export const preferredThemes = [
  'Courage',
  'Kindness',
  'Friendship',
  'Adventure',
  'Learning',
  'Magic',
  'Family',
  'Teamwork',
  'Creativity',
  'Problem Solving',
  'Honesty',
  'Perseverance',
] as const
export type PreferredTheme = (typeof preferredThemes)[number]

export const activityTypes = ['creative', 'musical', 'writing', 'puzzle', 'discussion', 'craft', 'game'] as const
export type ActivityType = (typeof activityTypes)[number]

export const questionTypes = ['multiple_choice', 'free_text'] as const
export type QuestionType = (typeof questionTypes)[number]

export const writers = ['builtin', 'model'] as const
export type WriterName = (typeof writers)[number]

/** What is done for a story while somebody waits for it. */
export const storySteps = ['waiting', 'planning', 'writing', 'checking', 'saving'] as const
export type StoryStep = (typeof storySteps)[number]

/** How far a story was read: not to its end, or begun and not to its end, or to its end. */
export const readingStates = ['open', 'begun', 'finished'] as const
export type ReadingState = (typeof readingStates)[number]

export const storyOrders = ['newest', 'oldest'] as const
export type StoryOrder = (typeof storyOrders)[number]

export const packNames = ['Starter', 'Professional', 'Enterprise'] as const
export type PackName = (typeof packNames)[number]

export const ledgerKinds = ['welcome', 'monthly', 'purchase', 'story', 'refund', 'grant'] as const
export type LedgerKind = (typeof ledgerKinds)[number]

/** What research on children's comprehension asks about. */
export const questionKinds = ['character', 'setting', 'action', 'feeling', 'cause', 'outcome', 'prediction'] as const
export type QuestionKind = (typeof questionKinds)[number]

/** What a child does with a story, as a report lists it. */
export const learningKinds = ['reading', 'answers', 'words', 'activity'] as const
export type LearningKind = (typeof learningKinds)[number]

/** The parts of a character, each drawn by the pictures package. The first of each list is the stated default. */
export const characterParts = {
  body: ['default', 'small', 'tall', 'round', 'sturdy', 'slim', 'wheelchair'],
  hair: ['short', 'long', 'curly', 'afro', 'braids', 'ponytail', 'bun', 'puffs', 'bob', 'spiky', 'locs', 'headscarf', 'bald'],
  eyes: ['round', 'almond', 'happy', 'sleepy', 'sparkling', 'wink', 'monolid'],
  mouth: ['smile', 'grin', 'laugh', 'small', 'surprised', 'calm', 'tongue'],
  clothes: ['casual', 'dress', 'overalls', 'pajamas', 'hoodie', 'raincoat', 'explorer', 'spacesuit'],
} as const
/** The four default colours: they suit the pictures' light. */
export const defaultCharacterColors = { skin: '#c68f68', hair: '#4a3229', eyes: '#4b3a2f', clothes: '#e0a24a' } as const
export const accessories = ['glasses', 'freckles', 'hearing-aid', 'hat', 'crown', 'bow', 'flower', 'scarf', 'cape', 'backpack'] as const
export type Accessory = (typeof accessories)[number]
