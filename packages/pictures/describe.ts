import type { Animal, Mood, Setting } from '@nightlight/contract/enums'
import type { CharacterLook } from './look.ts'

/**
 * What a picture shows, for its text alternative. The words are the translations' matter: `key` names the sentence, `values` are the
 * entries of the enumerations to fill in, each to be translated first.
 */
export type Description =
  | { key: 'cover.withChild' | 'cover.friendAlone'; values: { animal: Animal; setting: Setting; mood: Mood } }
  | { key: 'portrait'; values: Omit<CharacterLook, 'color'> }

/** `includeChild` decides which of the two sentences it is. `setting` and `mood` are those that were drawn (see `factsOf`). */
export const describeCover = (facts: { animal: Animal; setting: Setting; mood: Mood; includeChild: boolean }): Description => ({
  key: facts.includeChild ? 'cover.withChild' : 'cover.friendAlone',
  values: { animal: facts.animal, setting: facts.setting, mood: facts.mood },
})

export const describePortrait = ({ color: _color, ...parts }: CharacterLook): Description => ({ key: 'portrait', values: parts })
