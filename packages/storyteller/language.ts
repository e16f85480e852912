import type {
  Animal,
  AnimalGroup,
  animalGroups,
  ChildRole,
  Difficulty,
  LanguageCode,
  Mood,
  Setting,
  Theme,
} from '@nightlight/contract/enums'
import type { StoryWord } from './story.ts'
import type {
  BestFriendTurn,
  ChallengeTurn,
  Companion,
  Feeling,
  PowerTurn,
  TalentTurn,
  ThemeGroup,
  Token,
  TroubleOf,
  themeGroups,
  WayHome,
} from './world.ts'

/**
 * A scene as its author writes it, one paragraph of the story: a line of text for each sentence or two.
 *
 *     @friend It was {friend.a}, [a very small one|no bigger than a teacup].
 *     / At the window sat {friend.a}.
 *     + "Are you {hero}?" said {friend}.
 *     ?color It was {color}.
 *
 * - A line is always told; with `+ ` before it only where there is room (and another night another choice of them).
 * - `/ ` before a line: another way of saying the line above.
 * - `[one|other]`: ways of saying within a line.
 * - `@fact ` marks the line that bears a fact out (a quiz question quotes it): always told, and every way of saying it must say the fact.
 * - `?color ` tells a line only where that detail was given; `!color ` only where it was not.
 * - `{friend.form}` is a slot; `{Friend}` begins with a capital letter; `{friend:tired-m/tired-f}` agrees with its gender.
 *
 * docs/content-guide.md explains all of it to an author.
 */
export type Scene = string

export type FriendScenes = {
  /** The friend comes to the child. Names the child {hero} and the animal in words of its own or as {friend}. Facts: friend. */
  arrives: Scene
  /** Without the child: the animal at home, as hero of the tale. Facts: friend. */
  alone: Scene
  /** How it moves over land and through the air, with {other}, up to the first sight of {place}. */
  dry: Scene
  /** How it moves down into a place under water, with {other}. */
  wet: Scene
  /** It is funny on the way; {other} looks on or answers. */
  quirk: Scene
  /** On the way back with {thing}: it overcomes something as only this animal can. Facts: help. */
  help: Scene
}
export type FriendContent<Noun> = { noun: Noun; facts: { help: string } } & Record<Difficulty, FriendScenes>

export type ThemeScenes = {
  /** At the spot: what stands between them and the lost thing. Facts: spot. */
  gate: Scene
  /** {friend} tries the wrong way. Facts: wrong. */
  wrong: Scene
  doubt: Scene
  /** {hero} does the right, difficult thing. Facts: turn. */
  turn: Scene
  /** It works; they have {thing}. Facts: result. */
  works: Scene
  lesson: Scene
}
/** What the child joins in, twice, and how it goes the third time. Each is one sentence, or two halves parted by ` | `. */
export type Refrain = { first: string; changed: string }

export type ThemeContent = {
  /** A title a line. */
  titles: Scene
  refrains: readonly [Refrain, ...Refrain[]]
  /** Short clauses: what {friend} tried, what {hero} did, what then happened. */
  facts: { wrong: string; turn: string; result: string }
} & Record<Difficulty, ThemeScenes>

export type TroubleScenes = {
  /** What does not work, what is missing, why; told by {keeper}. Facts: keeper, thing, cause, feeling. */
  trouble: Scene
  worry: Scene
  /** {thing} is put back and it works again. Facts: mended. */
  mend: Scene
  joy: Scene
}
export type TroubleContent<Noun> = {
  keeper: Noun
  thing: Noun
  /** Where the thing is: where it lies ("under the old pier") and whither they go ("to the old pier"). */
  spot: { at: string; to: string }
  /** The question why (about this trouble), the cause as a short clause with {thing}, and what works again. */
  facts: { ask: string; cause: string; mended: string }
} & Record<Difficulty, TroubleScenes>

export type SettingScenes = {
  /** Facts: place. */
  arrival: Scene
  life: Scene
  way: Scene
  thanks: Scene
}
export type SettingContent<Noun, S extends Setting> = {
  /** The place's name and how one says in, to and from it, with its article where it has one. */
  place: { name: string; in: string; to: string; from: string }
  troubles: Record<TroubleOf<S>, TroubleContent<Noun>>
} & Record<Difficulty, SettingScenes>

export type FrameScenes = {
  /** The child at home at bedtime. */
  opening: Record<Mood, Scene>
  /** The tale is told for {child}, who is not in it. */
  dedication: Record<Mood, Scene>
  companion: Record<Companion, Scene>
  token: Record<Token, Scene>
  carry: Record<Token, Scene>
  role: Record<ChildRole, Scene>
  challenge: Record<ChallengeTurn, Scene>
  power: Record<PowerTurn, Scene>
  talent: Record<TalentTurn, Scene>
  best: Record<BestFriendTurn, Scene>
  home: Record<WayHome, Scene>
  /** The child's bed, and the friend's goodbye. */
  bed: Record<Mood, Scene>
  /** The animal's own bed, den or nest. */
  bedAlone: Record<Mood, Scene>
  /** Where the dream goes; {dream} with the line mark ?dream. */
  dream: Scene
  goodnight: Scene
  /** The lesson in the parent's own words: {moral}. */
  moral: Scene
}

/** Words for the questions that every story can be asked. A slot stands where a fact comes in. */
export type QuestionWords = {
  /** Lines are ways of asking. */
  ask: Record<
    'keeper' | 'thing' | 'spot' | 'place' | 'friend' | 'feeling' | 'wrong' | 'turn' | 'result' | 'help' | 'mended' | 'token' | 'prediction',
    Scene
  >
  /** The hint for each kind, which helps without telling. */
  hint: Record<
    | 'keeper'
    | 'thing'
    | 'spot'
    | 'place'
    | 'friend'
    | 'feeling'
    | 'cause'
    | 'wrong'
    | 'turn'
    | 'result'
    | 'help'
    | 'mended'
    | 'token'
    | 'prediction',
    string
  >
  feelings: Record<Feeling | 'proud' | 'angry' | 'bored', string>
  /** What the heroes may do next time: the key first, then wrong ones. */
  predictions: { right: string; wrong: readonly string[] }
  /** Words that a child may put before an answer and that do not count ("because", articles). */
  leading: readonly string[]
}

export type WordEntry = Omit<StoryWord, 'contextSentence'> & {
  /** Every form in which the word may stand in a text, in lower case, where it differs from the word. */
  forms?: readonly string[]
}

/** An activity with slots; which types and how many a story gets is decided in learn.ts. */
export type ActivityWords = {
  title: string
  description: string
  instructions: string
  materials: readonly string[]
  minutes: number
  objectives: readonly string[]
}

export type ActivityContent = {
  themes: Record<Theme, ActivityWords & { type: 'discussion' | 'game' | 'writing' | 'creative' }>
  settings: Record<Setting, ActivityWords & { type: 'craft' | 'creative' | 'musical' | 'game' }>
  general: Record<'musical' | 'writing' | 'puzzle' | 'discussion' | 'craft' | 'game' | 'creative', readonly ActivityWords[]>
  ageGroups: Record<Difficulty, string>
}

/** Grammar for what tables cannot hold: forms of nouns, and of names that people typed in. */
export type Grammar<Noun> = {
  /** The form of a noun of the tables; undefined where the language has no such form. The empty form is the one used most, with its article. */
  noun: (noun: Noun, form: string) => string | undefined
  /** The same form of a typed-in name. */
  name: (name: string, form: string) => string | undefined
  /** The option that agrees with the noun, of as many as the language has genders. */
  agree: (noun: Noun, options: readonly string[]) => string | undefined
  /** What stands between two sentences of a paragraph: a space or nothing. */
  between: string
  /** Last touches on a finished line (contractions, spaces before marks). */
  finish: (line: string) => string
  capitalize: (text: string) => string
}

/** Everything that a language must supply. A table lacking an animal, a theme or a setting does not compile. */
export type Language<Noun> = {
  code: LanguageCode
  grammar: Grammar<Noun>
  friends: Record<Animal, FriendContent<Noun>>
  themes: Record<Theme, ThemeContent>
  settings: { [S in Setting]: SettingContent<Noun, S> }
  frame: Record<Difficulty, FrameScenes>
  companions: Record<Companion, Noun>
  tokens: Record<Token, Noun>
  questions: QuestionWords
  words: readonly WordEntry[]
  activities: ActivityContent
}

/** What a content file of each folder exports. */
export type FriendsOf<Noun, G extends AnimalGroup> = Record<(typeof animalGroups)[G][number], FriendContent<Noun>>
export type ThemesOf<G extends ThemeGroup> = Record<(typeof themeGroups)[G][number], ThemeContent>
