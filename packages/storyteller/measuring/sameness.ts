import type { LanguageCode } from '@nightlight/contract/enums'
import { wordsOf } from '../measure.ts'

/** The share of the smaller story's sentences that stand in the other too, from 0 to 1. */
export function sharedSentences(one: readonly string[], other: readonly string[]): number {
  const a = new Set(one)
  const b = new Set(other)
  const [small, large] = a.size < b.size ? [a, b] : [b, a]
  return [...small].filter(sentence => large.has(sentence)).length / small.size
}

/** Runs of `length` words (characters for Chinese), in order, marks and capitals left out. */
export function runsOf(content: string, length: number, code: LanguageCode): string[] {
  const words = wordsOf(content, code).map(word => word.toLowerCase())
  return words.slice(0, Math.max(0, words.length - length + 1)).map((_, start) => words.slice(start, start + length).join(' '))
}

/** The share of all runs that are found in another of the stories as well, from 0 to 1: eight words, or twelve characters. */
export function runsFoundElsewhere(contents: readonly string[], code: LanguageCode): number {
  const stories = contents.map(content => runsOf(content, code === 'zh' ? 12 : 8, code))
  const storiesWith = new Map<string, number>()
  for (const runs of stories) for (const run of new Set(runs)) storiesWith.set(run, (storiesWith.get(run) ?? 0) + 1)
  const all = stories.flat()
  return all.filter(run => (storiesWith.get(run) ?? 0) > 1).length / all.length
}
