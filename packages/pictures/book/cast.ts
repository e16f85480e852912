import type { Animal, Setting } from '@nightlight/contract/enums'
import type { CharacterLook } from '../look.ts'

/** Who plays in a book, the same on each of its pages. */
export type Cast = {
  animal: Animal
  setting: Setting
  look: CharacterLook
  /** The best friend, where one comes along. */
  companion?: CharacterLook | undefined
  /** Which of the place's elders and dwellers are in the tale, by their order in its list; absent where it is not known. */
  elder?: number | undefined
  dweller?: number | undefined
  /** As typed; only a colour that it is known to name is drawn. */
  favoriteColor?: string | undefined
  /** The colour that the tale gives its things where the family named none, as it names it. */
  thingColor?: string | undefined
  /** A number that stands for the story's child, the same in all of its books: what its room is like. */
  home?: number | undefined
  seed: number
}

/** The colour of the family's blanket and lantern, and that of the story's things. */
export type Paint = { family: string; things: string }
