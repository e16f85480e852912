import { type Mood, moods, type StoryLength, type Theme, themes } from '@nightlight/contract/enums'
import { ContentError } from './content-error.ts'
import { type Entry, optional, parseEntries, required } from './entries.ts'
import { oneOf, type Size, sizes } from './friend.ts'
import { type InstitutionName, institutions } from './place.ts'

/** A beat: what happens in it, what a picture of it shows, and the lengths that have it. */
export type Beat = { name: string; shows: string; lengths: readonly StoryLength[] }
/** A tale without words of any language. */
export type Outline = {
  id: string
  /** The themes that it acts out. */
  themes: Theme[]
  /** Themes for which it stands in as long as they have no tale of their own. */
  near: Theme[]
  shape: string
  /** The institutions that it cannot be told without; the first one's keeper is the tale's elder. */
  needs: [InstitutionName, ...InstitutionName[]]
  /** Sizes of friends that it is not told with. */
  without: Size[]
  moods: Mood[]
  beats: Beat[]
}

/** @throws ContentError */
export function parseOutline(id: string, file: string, text: string): Outline {
  const entries = parseEntries(file, text)
  const list = <const T extends string>(key: string, known: readonly T[]): T[] => {
    const entry = optional(file, entries, key)
    if (!entry?.value) return []
    return entry.value.split(',').map(value => oneOf(file, { ...entry, value: value.trim() }, known))
  }
  const [first, ...others] = list('needs', institutions)
  if (!first) throw new ContentError(file, 1, `“needs:” is missing: ${institutions.join(', ')}`)
  const beats = required(
    file,
    entries.map(entry => (entry.key === 'beats' ? { ...entry, value: 'beats' } : entry)),
    'beats',
  )
  return {
    id,
    themes: list('themes', themes),
    near: list('near', themes),
    shape: required(file, entries, 'shape').value,
    needs: [first, ...others],
    without: list('without', sizes),
    moods: list('moods', moods),
    beats: beats.inner.map(beatOf),
  }
}

const marks: Record<string, readonly StoryLength[]> = { '[long]': ['long'], '[not short]': ['medium', 'long'] }

function beatOf({ key, value }: Entry): Beat {
  const mark = Object.keys(marks).find(one => value.startsWith(one))
  return { name: key, shows: value.slice(mark?.length ?? 0).trim(), lengths: (mark && marks[mark]) || ['short', 'medium', 'long'] }
}
