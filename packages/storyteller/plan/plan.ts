import { type Mood, moods, type Setting, settings } from '@nightlight/contract/enums'
import { choose, shuffle } from '../choose.ts'
import { type Companion, companions, outlines } from '../content/library.ts'
import type { Outline } from '../content/outline.ts'
import type { Heard, StoryRequest } from '../story.ts'

/** What a story will be, before a word of it: the same for every language and level. */
export type Plan = {
  outline: Outline
  setting: Setting
  mood: Mood
  /** Who stands in for the friend where the animal itself is the hero. */
  companion: Companion
  /** Which of a place's dwellers and elders it meets, by their place in its lists. */
  dwellers: number[]
  elders: number[]
  seed: number
  /** The tale that the friend did with the child the last time; undefined where they meet for the first time. */
  remembers: string | undefined
}

/** The tale that is told for a request: one that acts its theme out, else the nearest. @throws RangeError where there is none */
function taleFor(request: StoryRequest, written: readonly string[], seed: number): Outline {
  const asked = request.tale === undefined ? undefined : outlines().get(request.tale)
  if (request.tale !== undefined && !asked) throw new RangeError(`tale: there is no tale “${request.tale}”`)
  const all = [...outlines().values()].filter(outline => written.includes(outline.id))
  const own = all.filter(outline => outline.themes.includes(request.theme))
  const fit = own.length > 0 ? own : all.filter(outline => outline.near.includes(request.theme))
  const candidates = asked ? [asked] : leastHeard(fit.length > 0 ? fit : all, request.heard ?? [])
  const id = choose(
    seed,
    'tale',
    candidates.map(outline => outline.id),
  )
  const found = candidates.find(outline => outline.id === id)
  if (!found) throw new RangeError(`tale: none is written in ${request.language}`)
  return found
}

/** The tales that were not told before; where all were, the one of which that is the longest ago. */
function leastHeard(outlines: readonly Outline[], heard: readonly Heard[]): readonly Outline[] {
  const unheard = outlines.filter(({ id }) => heard.every(({ tale }) => tale !== id))
  if (unheard.length > 0) return unheard
  const lastTold = ({ id }: Outline) => heard.findLastIndex(({ tale }) => tale === id)
  return outlines.toSorted((a, b) => lastTold(a) - lastTold(b)).slice(0, 1)
}

/** Where a tale happens that may happen anywhere: where it has not happened yet to this child, if there is such a place. */
function placeFor({ setting, heard = [] }: StoryRequest, tale: string, seed: number): Setting {
  if (setting) return setting
  const known = heard.filter(each => each.tale === tale).map(each => each.setting)
  const others = settings.filter(each => !known.includes(each))
  return choose(seed, 'setting', others.length > 0 ? others : settings)
}

/** The other tale that the friend and the child had together last, if it is written in this language. A tale that is told again is told as if for the first time. */
function remembered({ animal, includeChild, heard = [], remembers }: StoryRequest, tale: string, written: readonly string[]) {
  const last = remembers ?? heard.findLast(each => each.animal === animal && each.tale !== tale && !each.toOthers)?.tale
  return includeChild && last !== undefined && last !== tale && written.includes(last) ? last : undefined
}

/** The tale of the evening after another one: one that fits, which the child has not heard, or not for the longest time; undefined where none is written. */
export function taleAfter(tale: string, written: readonly string[], heard: readonly Heard[]): Outline | undefined {
  const fitting = (outlines().get(tale)?.next ?? []).flatMap(id => (written.includes(id) ? (outlines().get(id) ?? []) : []))
  return leastHeard(fitting, heard)[0]
}

/** In which order a story meets the dwellers of its place: the first is the one that its plot turns about. */
export const dwellersFor = (seed: number): number[] => shuffle(seed, 'dwellers', [0, 1, 2, 3])

/**
 * @param written the tales that exist in the language of the request
 * @param seed a whole number; the same request and seed always make the same plan
 */
export function planStory(request: StoryRequest, written: readonly string[], seed: number): Plan {
  const outline = taleFor(request, written, seed)
  return {
    outline,
    setting: placeFor(request, outline.id, seed),
    mood: request.mood ?? choose(seed, 'mood', outline.moods.length > 0 ? outline.moods : moods),
    companion: choose(seed, 'companion', companions),
    dwellers: dwellersFor(seed),
    elders: shuffle(seed, 'elders', [0, 1, 2]),
    seed: seed >>> 0,
    remembers: remembered(request, outline.id, written),
  }
}
