import type { LanguageCode } from '@nightlight/contract/enums'
import type { Pronoun } from '../grammar/grammar.ts'
import type { StoryRequest } from '../story.ts'

/** Only English has a pronoun for somebody who is neither he nor she; elsewhere the name alone is used. */
export const spokenOf = (pronouns: StoryRequest['pronouns'], code: LanguageCode): Pronoun | undefined =>
  pronouns === 'they' && code !== 'en' ? undefined : pronouns
