/** How somebody is spoken of; undefined where only the name is known. */
export type Pronoun = 'he' | 'she' | 'it' | 'they'

/** A noun with what its language needs to bend it. `gender` is m or f in Spanish and French, m, f or n in German, m elsewhere. */
export type Noun = {
  gender: 'm' | 'f' | 'n'
  plural: boolean
  /** The noun phrase without its article, as the author wrote it. */
  base: string
  /** What only this language knows of it: an article, a measure word, an oblique form. */
  extra: string
}

/**
 * What a language does to words that vary: nouns of places and tales, names and pronouns. Whoever writes a language's content never
 * sees this; docs/content-guide.md says what may stand in a slot.
 */
export type Grammar = {
  /** Reads a noun phrase that begins with its article. @throws Error that says what is wrong with it */
  parseNoun: (phrase: string, plural: boolean) => Noun
  /**
   * A noun phrase in the form that the words before it show (`the`, `den großen`, `du`); without words the bare noun.
   * @throws Error where the words are no article, preposition or adjective that the language knows
   */
  phrase: (words: readonly string[], noun: Noun, possessor: Pronoun | undefined) => string
  /** A pronoun as the language writes it for somebody; undefined where the word is no pronoun of the language. */
  pronoun: (word: string, who: Pronoun) => string | undefined
  /** What stands in place of the pronoun where only the name is known; undefined where nothing can. */
  named: (word: string, name: string) => string | undefined
  /** A name after words such as `de` or `zu`, or in the genitive (`'s` as the only word). */
  name: (words: readonly string[], name: string) => string
  /** Last touches on a paragraph: articles, elisions and contractions before what a slot brought, spaces before marks. */
  finish: (text: string) => string
  /** What the sentence of a friend begins with where its pronoun takes the place of its name; empty where verbs need none. */
  subject: (who: Pronoun) => string
  /** Joins names of those who travel. */
  join: (names: readonly string[]) => string
  capitalize: (text: string) => string
  /** What a typed place begins with where it says already how one goes there: “to the moon”, „zu Oma“, « chez Mamie ». */
  direction: RegExp
  /** How one goes to a place that was typed with its article („das Stadion“: zum Stadion); undefined where it has none. */
  towards?: (place: string) => string | undefined
  /** How more goes on than a lexicon knows of a detail; undefined where its own words are all that can stand. */
  more?: More
}

/** What may follow a detail's own words: “the quarrel | with her brother”, “drawing | horses”. */
export type More = {
  /** What it begins with. */
  joins: RegExp
  /** An activity takes its object behind it. */
  takesObjects: boolean
  /** Words that make a clause of it, or that only somebody who is there could say. */
  refused: RegExp
  /** A child's own words for what is theirs (my), and what the narrator says instead; undefined where nothing can. */
  mine: RegExp
  whose: (mine: string, owner: { name: string; pronoun: Pronoun | undefined }) => string | undefined
  /** The narrator's words for what is somebody's (his), which nobody in the story may say of themselves. */
  whoseWords: RegExp
}

/** Stands in unfinished text before what a slot brought, so that `finish` can bend the word before it. */
export const slotMark = '\uE004'

/** Picks what agrees: masculine first, then feminine, then neuter or nothing known. */
export function agreeing(forms: readonly string[], gender: 'm' | 'f' | 'n' | undefined): string {
  const index = gender === 'm' ? 0 : gender === 'f' ? 1 : 2
  return forms[index] ?? forms[0] ?? ''
}

/** The rows of a pronoun table in the order he, she, it, they. */
export const pronounColumn = { he: 0, she: 1, it: 2, they: 3 } as const

/** Upper case for the first letter, in a language: behind opening marks only, since what was typed may have no letter at all. */
export const capitalizer = (locale: string) => (text: string) =>
  text.replace(/^[\s\p{Ps}\p{Pi}\p{Pf}\p{Pd}\uE000-\uF8FF„"'¿¡*]*\p{Ll}/u, start => start.toLocaleUpperCase(locale))
