import type { ComposedStory, StoryRequest } from '@nightlight/storyteller/story'

/** Makes a whole story of a request. The same request and seed make the same story where the writer is the built-in one. */
export type Writer = (request: StoryRequest, seed: number) => Promise<ComposedStory>
