import { composeStory } from '@nightlight/storyteller/compose'
import type { Writer } from './writer.ts'

/** The storyteller that needs no account with anybody. A story takes it about a millisecond. */
export const builtinWriter: Writer = async (request, seed) => composeStory(request, seed)
