import type { Grammar, Language } from './language.ts'

/** A language that is still being written: any part may be missing. */
export type Draft<Noun> = { [K in keyof Language<Noun>]?: unknown } & { code: string; grammar: Grammar<Noun> }

/** What stands at a place of a draft; undefined where nothing does. */
export function valueAt(root: unknown, place: string): unknown {
  let value = root
  for (const key of place.split('/')) {
    if (typeof value !== 'object' || value === null) return undefined
    value = Object.entries(value).find(([name]) => name === key)?.[1]
  }
  return value
}
