import { ContentError } from './content-error.ts'

/** `patterns` are made when something is first looked up: a story without details needs none of them. */
export type LexiconEntry = { line: number; kind: string; written: string[]; patterns: () => RegExp[]; forms: string[] }
/** What people type, by kind, in the order in which it is looked for. */
export type Lexicon = { file: string; entries: LexiconEntry[] }

/** Lower case, without accents and marks; spaces are single. Chinese characters stay as they are. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}*…]+/gu, ' ')
    .trim()
}

/** The source of a pattern: `*` is any ending, `…` anything. */
const sourceOf = (written: string) => plain(written).replaceAll('*', '\\p{L}*').replace(/ ?… ?/g, '.*')
const isChinese = (source: string) => /\p{Script=Han}/u.test(source)

/**
 * The patterns of an entry as one or two expressions, since compiling thousands takes long: whole words, the longest first; Chinese is found anywhere.
 */
function patternsOf(written: readonly string[]): RegExp[] {
  const sources = written.map(sourceOf).sort((one, other) => other.length - one.length)
  const words = sources.filter(source => !isChinese(source))
  const chinese = sources.filter(isChinese)
  return [
    ...(words.length > 0 ? [new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'u')] : []),
    ...(chinese.length > 0 ? [new RegExp(chinese.join('|'), 'u')] : []),
  ]
}

function lazy<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

/** Reads `[kind]` lines and lines `typed, typed* = form | form`. @throws ContentError */
export function parseLexicon(file: string, text: string): Lexicon {
  const entries: LexiconEntry[] = []
  let kind = 'known'
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim()
    if (!line || line.startsWith('//')) continue
    const heading = /^\[([\w-]+)\]$/.exec(line)
    if (heading) {
      kind = heading[1] ?? kind
      continue
    }
    const [typed = '', ...rest] = line.split('=')
    const written = typed.split(/[,，、]/).filter(part => part.trim())
    if (written.length === 0) throw new ContentError(file, index + 1, 'expected “typed, typed* = as told”')
    const forms = rest.join('=').trim()
    entries.push({
      line: index + 1,
      kind,
      written: written.map(one => one.trim()),
      patterns: lazy(() => patternsOf(written)),
      forms: forms ? forms.split('|').map(form => form.trim()) : [],
    })
  }
  return { file, entries }
}

export type Found = { entry: LexiconEntry; matched: string }

/** The first entry that what was typed holds; the longest match decides among all. */
export function lookUp(lexicon: Lexicon, typed: string): Found | undefined {
  const text = plain(typed)
  let best: Found | undefined
  for (const entry of lexicon.entries)
    for (const pattern of entry.patterns()) {
      const matched = pattern.exec(text)?.[0]
      if (matched && (!best || matched.length > best.matched.length)) best = { entry, matched }
    }
  return best
}
