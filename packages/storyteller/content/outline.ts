import { type Mood, moods, type StoryLength, type Theme, themes } from '@nightlight/contract/enums'
import {
  childActs,
  feelings,
  figuresOf,
  folkActs,
  friendActs,
  hours,
  type Scene,
  shots,
  spots,
  type Thing,
  thingPlaces,
  things,
} from '@nightlight/contract/scenes'
import { ContentError } from './content-error.ts'
import { type Entry, optional, parseEntries, required } from './entries.ts'
import { oneOf, type Size, sizes } from './friend.ts'
import { type InstitutionName, institutions } from './place.ts'

/** A beat: what happens in it, what a picture of it shows, in words and as it is drawn, and the lengths that have it. */
export type Beat = { name: string; shows: string; scene: Scene; lengths: readonly StoryLength[] }
/** A tale without words of any language. */
export type Outline = {
  id: string
  /** The themes that it acts out. */
  themes: Theme[]
  /** Themes for which it stands in as long as they have no tale of their own. */
  near: Theme[]
  shape: string
  /** The tales that fit another evening with the same friend in the same place. */
  next: string[]
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
  const block = (key: 'beats' | 'pages') =>
    required(
      file,
      entries.map(entry => (entry.key === key ? { ...entry, value: key } : entry)),
      key,
    ).inner
  const beats = block('beats')
  const pages = block('pages')
  const stray = pages.find(page => beats.every(beat => beat.key !== page.key))
  if (stray) throw new ContentError(file, stray.line, `there is no beat “${stray.key}”`)
  return {
    id,
    themes: list('themes', themes),
    near: list('near', themes),
    shape: required(file, entries, 'shape').value,
    next: required(file, entries, 'then')
      .value.split(',')
      .map(id => id.trim()),
    needs: [first, ...others],
    without: list('without', sizes),
    moods: list('moods', moods),
    beats: beats.map(beat => beatOf(file, beat, pages)),
  }
}

const marks: Record<string, readonly StoryLength[]> = { '[long]': ['long'], '[not short]': ['medium', 'long'] }

function beatOf(file: string, { key, value, line }: Entry, pages: readonly Entry[]): Beat {
  const mark = Object.keys(marks).find(one => value.startsWith(one))
  return {
    name: key,
    shows: value.slice(mark?.length ?? 0).trim(),
    scene: sceneOf(file, required(file, pages, key, line)),
    lengths: (mark && marks[mark]) || ['short', 'medium', 'long'],
  }
}

/** `heart near, dusk; child kneels ashamed; dweller sleeps calm; cup held`: where, how near, when; who does what and how it feels; what is where. */
function sceneOf(file: string, entry: Entry): Scene {
  const [where = '', ...who] = entry.value.split(';').map(part => part.trim())
  const [place = '', hour = ''] = where.split(',').map(part => part.trim())
  const [spot = '', shot = 'middle'] = place.split(' ')
  const known = <const T extends string>(value: string, values: readonly T[]): T => oneOf(file, { ...entry, value }, values)
  const scene: Scene = { spot: known(spot, spots), shot: known(shot, shots), hour: known(hour, hours) }
  const actors = who.filter(part => !isThing(part.split(' ')[0] ?? ''))
  for (const part of who.filter(part => !actors.includes(part))) {
    const [word = '', where = ''] = part.split(' ')
    const at = known(where, thingPlaces)
    if (scene.things?.[at]) throw new ContentError(file, entry.line, `“${at}” there is something already`)
    scene.things = { ...scene.things, [at]: known(word, things) }
  }
  for (const actor of actors) {
    const [word = '', act = '', felt = ''] = actor.split(' ')
    const name = known(word, ['child', 'friend', 'elder', 'dweller'])
    if (scene[name]) throw new ContentError(file, entry.line, `“${name}” is on this page twice`)
    const feeling = known(felt, feelings)
    if (name === 'child') scene.child = { act: known(act, childActs), feeling }
    else if (name === 'friend') scene.friend = { act: known(act, friendActs), feeling }
    else if (scene.spot === 'bedroom') throw new ContentError(file, entry.line, `“${name}” lives in the place and is never in the bedroom`)
    else scene[name] = { act: known(act, folkActs), feeling }
  }
  if ((scene.things?.held && !scene.child) || (scene.things?.carried && !scene.friend))
    throw new ContentError(file, entry.line, 'what is held or carried needs the child or the friend on its page')
  const left = actors.length - figuresOf(scene, false).size
  if (left > 0) throw new ContentError(file, entry.line, `${actors.length} are more than this page has room for: ${left} too many`)
  return scene
}

const isThing = (word: string): word is Thing => things.some(thing => thing === word)
