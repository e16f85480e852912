import { ContentError } from './content-error.ts'

export type LexiconEntry = { line: number; kind: string; written: string[]; patterns: RegExp[]; forms: string[] }
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

/** A pattern: whole words, where `*` is any ending and `…` anything; Chinese is found anywhere. */
function patternOf(written: string): RegExp {
  const source = plain(written).replaceAll('*', '\\p{L}*').replace(/ ?… ?/g, '.*')
  return /\p{Script=Han}/u.test(source) ? new RegExp(source, 'u') : new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'u')
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
      patterns: written.map(patternOf),
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
    for (const pattern of entry.patterns) {
      const matched = pattern.exec(text)?.[0]
      if (matched && (!best || matched.length > best.matched.length)) best = { entry, matched }
    }
  return best
}
