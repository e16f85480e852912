import type { StoryRequest } from '@nightlight/storyteller/story'
import { tellTale } from '@nightlight/storyteller/tell-tale'
import type { Written } from './writer.ts'

/** The storyteller that needs no account with anybody. A story takes it some milliseconds. */
export const builtinWriter = async (request: StoryRequest, seed: number): Promise<Written> => ({
  ...tellTale(request, seed),
  writer: 'builtin',
})
