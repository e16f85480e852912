import {
  type ChildAct,
  childActs,
  type Feeling,
  type FolkAct,
  type FriendAct,
  feelings,
  folkActs,
  friendActs,
  type Hour,
  hours,
  type Spot,
  spots,
  type Thing,
  type ThingPlace,
  thingPlaces,
  things,
} from '@nightlight/contract/scenes'
import { parseEntries, required } from './entries.ts'

/** How a language says what a page of the picture book shows: whole sentences with {place}, {hour}, {name} and {feeling}. */
export type PictureWords = {
  spots: ReadonlyMap<Spot, string>
  hours: ReadonlyMap<Hour, string>
  child: ReadonlyMap<ChildAct, string>
  /** A child that sits in its bed. */
  sitsInBed: string
  friend: ReadonlyMap<FriendAct, string>
  /** Elder and dweller, with their {kind}. */
  folk: ReadonlyMap<FolkAct, string>
  /** The words that {kind} follows, each of which the grammar bends: an article, in most languages. */
  kind: readonly string[]
  /** What is put after who is there, its comma with it; nothing where all is calm. */
  feelings: ReadonlyMap<Feeling, string>
  /** Where a {thing} is, and every thing as it is named there. */
  thingPlaces: ReadonlyMap<ThingPlace, string>
  things: ReadonlyMap<Thing, string>
}

/** @throws ContentError */
export function parsePictureWords(file: string, text: string): PictureWords {
  const entries = parseEntries(file, text)
  const table = <const T extends string>(key: string, names: readonly T[]): ReadonlyMap<T, string> => {
    const block = required(
      file,
      entries.map(entry => (entry.key === key ? { ...entry, value: key } : entry)),
      key,
    )
    const said = (name: T) => required(file, block.inner, name, block.line).value.replace(/^–$/, '')
    return new Map(names.map(name => [name, said(name)]))
  }
  return {
    spots: table('spots', spots),
    hours: table('hours', hours),
    child: table('child', childActs),
    sitsInBed: required(file, entries, 'sits in bed').value,
    friend: table('friend', friendActs),
    folk: table('folk', folkActs),
    kind: required(file, entries, 'kind').value.split(' '),
    feelings: table('feelings', feelings),
    thingPlaces: table('thing places', thingPlaces),
    things: table('things', things),
  }
}
