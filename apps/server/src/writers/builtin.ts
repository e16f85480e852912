import { composeStory } from '@nightlight/storyteller/compose'
import type { StoryRequest } from '@nightlight/storyteller/story'
import { hasTaleFor, tellTale } from '@nightlight/storyteller/tell-tale'
import type { Written } from './writer.ts'

/** The storyteller that needs no account with anybody. A story takes it about a millisecond. */
export const builtinWriter = async (request: StoryRequest, seed: number): Promise<Written> => {
  if (!hasTaleFor(request)) return { ...composeStory(request, seed), writer: 'builtin' }
  const { paragraphs, tale, friendName, ...story } = tellTale(request, seed)
  return {
    ...story,
    paragraphs: paragraphs.map(({ beat, text }) => ({ beat, sentences: [text] })),
    refrain: '',
    told: { tale, friendName, beats: paragraphs.map(({ beat }) => beat) },
    writer: 'builtin',
  }
}
