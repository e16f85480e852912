import type { WriterName } from '@nightlight/contract/enums'
import type { StoryProgress } from '@nightlight/contract/stories'
import type { StoryRequest, ToldTale } from '@nightlight/storyteller/story'

/** What a model took over a story, and what came of it: for the operator, without a word of the story. */
export type Effort = {
  /** `told`, or why the built-in storyteller stepped in. */
  outcome: string
  /** Which checks the last attempt did not pass. */
  faults: string[]
  attempts: number
  tokensIn: number
  tokensOut: number
  milliseconds: number
}

/** A story with who told it in the end; `effort` where a model was asked. */
export type Written = ToldTale & { writer: WriterName; effort?: Effort }

/** What a writer may want to know and say while it writes. */
export type Aside = {
  /** Hears what is being done, for whoever waits. */
  report: (progress: StoryProgress) => void
  /** Given up when the server closes: the writer then ends quickly, with a story all the same. */
  signal: AbortSignal
}

/** Makes a whole story of a request. The same request and seed make the same story where the writer is the built-in one. */
export type Writer = (request: StoryRequest, seed: number, aside: Aside) => Promise<Written>
