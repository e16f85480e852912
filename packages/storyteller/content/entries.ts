import { ContentError } from './content-error.ts'

/** A line `key: value` of a content file, with the entries indented below it. */
export type Entry = { key: string; value: string; line: number; inner: Entry[] }

const comment = /^\s*\/\//
const shape = /^(\s*)([a-z][\w -]*?)\s*:(?:\s+(.*))?$/

/**
 * Reads lines `key: value`; what is indented below a line belongs to it. Lines that begin with // are comments.
 * @throws ContentError
 */
export function parseEntries(file: string, text: string, firstLine = 1): Entry[] {
  const entries: Entry[] = []
  for (const [index, raw] of text.split('\n').entries()) {
    const line = firstLine + index
    if (!raw.trim() || comment.test(raw)) continue
    const [, indent = '', key, value = ''] = shape.exec(raw.trimEnd()) ?? []
    if (key === undefined) throw new ContentError(file, line, `“${raw.trim().slice(0, 40)}” should be “key: value”`)
    const entry = { key, value: value.trim(), line, inner: [] }
    const parent = indent ? entries.at(-1) : undefined
    if (indent && !parent) throw new ContentError(file, line, 'nothing stands above this indented line')
    if (parent) parent.inner.push(entry)
    else entries.push(entry)
  }
  return entries
}

/** The value of the one entry with this key. @throws ContentError where it is missing or there twice */
export function required(file: string, entries: readonly Entry[], key: string, line = 1): Entry {
  const found = optional(file, entries, key)
  if (!found?.value) throw new ContentError(file, found?.line ?? line, `“${key}:” is missing`)
  return found
}

/** The entry with this key, if there is one. @throws ContentError where there are two */
export function optional(file: string, entries: readonly Entry[], key: string): Entry | undefined {
  const [first, second] = entries.filter(entry => entry.key === key)
  if (second) throw new ContentError(file, second.line, `“${key}:” stands here a second time (first on line ${first?.line})`)
  return first
}
