import { composeStory } from '@nightlight/storyteller/compose'
import type { StoryRequest } from '@nightlight/storyteller/story'
import type { Written } from './writer.ts'

/** The storyteller that needs no account with anybody. A story takes it about a millisecond. */
export const builtinWriter = async (request: StoryRequest, seed: number): Promise<Written> => ({
  ...composeStory(request, seed),
  writer: 'builtin',
})
