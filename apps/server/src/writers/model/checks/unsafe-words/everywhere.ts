import type { Reasoned } from './allowed.ts'

/** Words that models slip into stories of any language. */
export const everywhere: readonly Reasoned[] = [
  { reason: 'Vulgar in every language that borrows it', words: ['fuck*', 'shit', 'bitch', 'porn*', 'nigger', 'sexy', 'nazi*', 'hitler'] },
  { reason: 'A model speaking of itself instead of telling', words: ['language model', 'as an ai', 'system prompt', 'openai', 'chatgpt'] },
]
