import { readdirSync, readFileSync } from 'node:fs'
import type { Animal, Difficulty, LanguageCode, Setting } from '@nightlight/contract/enums'
import { grammars } from '../grammar/all.ts'
import type { Grammar } from '../grammar/grammar.ts'
import { ContentError } from './content-error.ts'
import { parseEntries } from './entries.ts'
import { type FriendContent, parseFriend } from './friend.ts'
import { type ActivityContent, activityOf, type LearnContent, parseLearnFile } from './learn-file.ts'
import { type Leveled, leveled } from './leveled.ts'
import { type Lexicon, parseLexicon } from './lexicon.ts'
import { type Outline, parseOutline } from './outline.ts'
import { type PictureWords, parsePictureWords } from './pictures.ts'
import { type PlaceContent, parsePlace } from './place.ts'
import { parseTale, type TaleContent } from './tale.ts'

/** The small friends of an animal that is the hero itself, because the child stays out of the tale. */
export const companions = ['wren', 'snail', 'dormouse'] as const
export type Companion = (typeof companions)[number]
export type FriendId = Animal | Companion
export const lexiconNames = ['colours', 'talents', 'powers', 'nouns', 'challenges', 'destinations', 'morals'] as const
export type LexiconName = (typeof lexiconNames)[number]

/** Everything written in one language, each file read and parsed when it is first asked for. @throws ContentError from each of its functions */
export type Library = {
  code: LanguageCode
  grammar: Grammar
  friend: (id: FriendId) => FriendContent
  place: (setting: Setting) => PlaceContent
  tale: (id: string, level: Difficulty) => TaleContent
  learn: (id: string, level: Difficulty) => LearnContent
  lexicon: (name: LexiconName) => Lexicon
  bedtime: () => ActivityContent[]
  pictures: () => PictureWords
  /** The first sentence of an evening that follows another one, with `{keepsake}`. */
  nextEvening: () => Leveled
  /** The ids of the tales that are written in this language at every level. */
  tales: () => string[]
}

const root = new URL('../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const list = (path: string): string[] => {
  try {
    return readdirSync(new URL(path, root)).sort()
  } catch {
    return []
  }
}

/** `Sea Turtle` → `sea-turtle`, `Dragon's Lair` → `dragons-lair`. */
export const fileNameOf = (name: string) => name.toLowerCase().replaceAll("'", '').replaceAll(' ', '-')

function makeLibrary(code: LanguageCode): Library {
  const grammar = grammars[code]
  const folder = `languages/${code}`
  const file = <T>(path: string, parse: (file: string, text: string) => T): T => parse(`${folder}/${path}`, read(`${folder}/${path}`))
  const bedtime = once((name: 'bedtime') =>
    file(`details/${name}.txt`, (path, text) => parseEntries(path, text).map(entry => activityOf(path, entry))),
  )
  const pictures = once((name: 'pictures') => file(`details/${name}.txt`, parsePictureWords))
  const evening = once((name: 'evening') => file(`details/${name}.txt`, requiredLevels))
  const tales = once((name: 'tales') => list(`${folder}/${name}`).filter(id => list(`${folder}/${name}/${id}`).length === filesOfATale))
  return {
    code,
    grammar,
    friend: once(id => file(`friends/${fileNameOf(id)}.txt`, (name, text) => parseFriend(name, text, grammar))),
    place: once(setting => file(`places/${fileNameOf(setting)}.txt`, (name, text) => parsePlace(name, text, grammar))),
    tale: onceAtLevel((id, level) => file(`tales/${id}/${level}.txt`, (name, text) => parseTale(name, text, level))),
    learn: onceAtLevel((id, level) => file(`tales/${id}/${level}.learn.txt`, parseLearnFile)),
    lexicon: once(name => file(`details/${name}.txt`, parseLexicon)),
    bedtime: () => bedtime('bedtime'),
    pictures: () => pictures('pictures'),
    nextEvening: () => evening('evening'),
    tales: () => tales('tales'),
  }
}
const filesOfATale = 6

function requiredLevels(file: string, text: string): Leveled {
  const found = leveled(file, parseEntries(file, text), 'begins')
  if (!found) throw new ContentError(file, 1, '“begins:” is missing')
  return found
}

function once<K extends string, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>()
  return key => {
    const found = made.get(key)
    if (found !== undefined) return found
    const value = make(key)
    made.set(key, value)
    return value
  }
}
function onceAtLevel<V>(make: (id: string, level: Difficulty) => V): (id: string, level: Difficulty) => V {
  const of: Record<Difficulty, (id: string) => V> = {
    beginner: once(id => make(id, 'beginner')),
    intermediate: once(id => make(id, 'intermediate')),
    advanced: once(id => make(id, 'advanced')),
  }
  return (id, level) => of[level](id)
}

/** The library of a language, the same each time. */
export const libraryOf = once(makeLibrary)

/** Outlines of all tales, by id. @throws ContentError */
export const outlines = (): ReadonlyMap<string, Outline> => outlinesOnce('')
const outlinesOnce = once(
  (_: '') =>
    new Map(
      list('outlines')
        .filter(name => name.endsWith('.txt'))
        .map(name => {
          const id = name.slice(0, -'.txt'.length)
          return [id, parseOutline(id, `outlines/${name}`, read(`outlines/${name}`))] as const
        }),
    ),
)
