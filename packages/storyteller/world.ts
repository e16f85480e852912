import type { Setting, Theme } from '@nightlight/contract/enums'

/** What exists in the world of the stories, without words: docs/story-bible.md tells what each of it is. */

/** The three troubles that could only happen in each place, named after the thing that is lost. */
export const troublesOf = {
  'Enchanted Forest': ['spark', 'silver-leaf', 'path-button'],
  'Magical Castle': ['cogwheel', 'salt-spoon', 'gate-key'],
  'Underwater Kingdom': ['moon-pearl', 'bell-clapper', 'bubble-ring'],
  'Cloud City': ['cloud-whistle', 'first-feather', 'star-cloth'],
  'Secret Garden': ['evening-seed', 'tuning-fork', 'ivy-key'],
  'Crystal Cave': ['crystal-whistle', 'glow-stone', 'drum-pebble'],
  'Fairy Village': ['sieve', 'thimble', 'music-crank'],
  "Dragon's Lair": ['ember', 'smallest-coin', 'humming-stone'],
  'Starlit Meadow': ['smallest-star', 'silver-needle', 'fiddle-bow'],
  'Rainbow Bridge': ['smallest-brush', 'bridge-whistle', 'sun-glass'],
  'Ancient Library': ['last-page', 'bookmark', 'full-stop'],
  "Wizard's Tower": ['wooden-spoon', 'hat-star', 'rhyme-slip'],
  'Moonlit Beach': ['lamp-shell', 'song-shell', 'oar-peg'],
  'Floating Island': ['anchor-pin', 'spring-cork', 'mill-peg'],
  'Hidden Valley': ['mist-shuttle', 'last-letter', 'smallest-bell'],
} as const satisfies Record<Setting, readonly string[]>
export type TroubleOf<S extends Setting> = (typeof troublesOf)[S][number]
export type Trouble = TroubleOf<Setting>

/** How the keeper of a place feels while the thing is lost. */
export const feelings = ['worried', 'sad', 'tired', 'confused', 'ashamed'] as const
export type Feeling = (typeof feelings)[number]
export const feelingOf: Record<Trouble, Feeling> = {
  spark: 'worried',
  'silver-leaf': 'tired',
  'path-button': 'confused',
  cogwheel: 'ashamed',
  'salt-spoon': 'sad',
  'gate-key': 'ashamed',
  'moon-pearl': 'worried',
  'bell-clapper': 'confused',
  'bubble-ring': 'sad',
  'cloud-whistle': 'tired',
  'first-feather': 'sad',
  'star-cloth': 'worried',
  'evening-seed': 'tired',
  'tuning-fork': 'confused',
  'ivy-key': 'ashamed',
  'crystal-whistle': 'sad',
  'glow-stone': 'worried',
  'drum-pebble': 'confused',
  sieve: 'tired',
  thimble: 'worried',
  'music-crank': 'sad',
  ember: 'worried',
  'smallest-coin': 'tired',
  'humming-stone': 'worried',
  'smallest-star': 'sad',
  'silver-needle': 'ashamed',
  'fiddle-bow': 'sad',
  'smallest-brush': 'worried',
  'bridge-whistle': 'confused',
  'sun-glass': 'ashamed',
  'last-page': 'worried',
  bookmark: 'ashamed',
  'full-stop': 'confused',
  'wooden-spoon': 'worried',
  'hat-star': 'confused',
  'rhyme-slip': 'tired',
  'lamp-shell': 'worried',
  'song-shell': 'sad',
  'oar-peg': 'ashamed',
  'anchor-pin': 'worried',
  'spring-cork': 'ashamed',
  'mill-peg': 'tired',
  'mist-shuttle': 'tired',
  'last-letter': 'sad',
  'smallest-bell': 'confused',
}

/** Settings that lie under water; all others are reached over land or through the air. */
export const settingsUnderWater: readonly Setting[] = ['Underwater Kingdom']

/** The small companion of an animal that is the hero itself, because the child stays out of the tale. */
export const companions = ['firefly', 'snail', 'mouse', 'moth', 'ladybird', 'frog'] as const
export type Companion = (typeof companions)[number]

/** The thing taken along from home, in the favourite colour, that later carries the lost thing. */
export const tokens = ['scarf', 'handkerchief', 'mitten', 'paper-boat', 'jam-jar', 'cap', 'basket', 'sock'] as const
export type Token = (typeof tokens)[number]

/** What the typed-in power overcomes: a gap too wide, a corner too dark, a stone too heavy. */
export const powerTurns = ['gap', 'dark', 'weight'] as const
export type PowerTurn = (typeof powerTurns)[number]

/** Whom the typed-in talent wins over: a gatekeeper who wants to see what one loves to do, a little one who cannot sleep, two who quarrel. */
export const talentTurns = ['gatekeeper', 'sleepless', 'quarrel'] as const
export type TalentTurn = (typeof talentTurns)[number]

/** How the typed-in difficulty is got over: told to a pebble, taken one step at a time, shared with the friend. */
export const challengeTurns = ['pebble', 'step', 'together'] as const
export type ChallengeTurn = (typeof challengeTurns)[number]

/** How the best friend is thought of: what they would say, a small thing they once gave, their laugh. */
export const bestFriendTurns = ['words', 'gift', 'laugh'] as const
export type BestFriendTurn = (typeof bestFriendTurns)[number]

/** The way home: along the moon's light, on the wind or current, slowly on foot. */
export const waysHome = ['moonlight', 'drift', 'slowly'] as const
export type WayHome = (typeof waysHome)[number]

/** The themes in six groups of eight, one content file each. */
export const themeGroups = {
  caring: ['Kindness', 'Friendship', 'Courage', 'Patience', 'Honesty', 'Respect', 'Responsibility', 'Generosity'],
  growing: ['Curiosity', 'Creativity', 'Perseverance', 'Self-belief', 'Growth', 'Learning', 'Adaptability', 'Resilience'],
  together: ['Sharing', 'Teamwork', 'Empathy', 'Understanding', 'Communication', 'Leadership', 'Inclusion', 'Cooperation'],
  discovering: ['Adventure', 'Discovery', 'Wisdom', 'Change', 'Problem-solving', 'Decision-making', 'Goal-setting', 'Innovation'],
  feeling: ['Joy', 'Gratitude', 'Hope', 'Love', 'Confidence', 'Mindfulness', 'Self-awareness', 'Compassion'],
  world: ['Nature', 'Conservation', 'Sustainability', 'Harmony', 'Exploration', 'Stewardship', 'Balance', 'Unity'],
} as const satisfies Record<string, readonly Theme[]>
export type ThemeGroup = keyof typeof themeGroups
