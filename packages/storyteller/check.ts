import { animals, childRoles, type Difficulty, difficulties, moods, settings, themes } from '@nightlight/contract/enums'
import { refrainAt } from './beat-scene.ts'
import { checkScene, longestAndShortest, type Named, sceneRules } from './check-scene.ts'
import { type Draft, valueAt } from './draft.ts'
import type { Scene } from './language.ts'
import { longestSentence, sentencesOf, wordsOf } from './measure.ts'
import { linesOf } from './scene.ts'
import { bestFriendTurns, challengeTurns, companions, powerTurns, talentTurns, tokens, troublesOf, waysHome } from './world.ts'

export type ContentFault = { place: string; message: string }

/** Every fault of a language's content, in words for its author; empty when it is complete and sound. */
export function checkContent<Noun>(draft: Draft<Noun>): ContentFault[] {
  const faults: ContentFault[] = []
  const seen = new Map<string, string[]>()
  for (const named of scenesOf(draft)) {
    if (typeof named.text !== 'string') {
      faults.push({ place: named.place, message: 'is missing' })
      continue
    }
    for (const message of checkScene(named.text, named, draft)) faults.push({ place: named.place, message })
    for (const sentence of plainSentences(named.text, draft.code)) {
      const key = `${named.level}: ${sentence}`
      const places = seen.get(key) ?? []
      const before = places.find(place => mayMeet(place, named.place))
      if (before !== undefined) faults.push({ place: named.place, message: `says what ${before} says too: ${sentence}` })
      seen.set(key, [...places, named.place])
    }
  }
  for (const theme of themes) faults.push(...refrainFaults(`themes/${theme}/refrains`, draft))
  for (const place of wantedEntries(draft)) if (valueAt(draft, place) === undefined) faults.push({ place, message: 'is missing' })
  return faults
}

/** The content of one entry at one level, every way of saying, for an author to read. */
export function showEntry<Noun>(draft: Draft<Noun>, place: string, level: string): string {
  return [...scenesOf(draft)]
    .filter(named => named.place.startsWith(place) && (!level || named.level === level) && typeof named.text === 'string')
    .map(named => {
      const lines = linesOf(String(named.text)).map(line =>
        line.ways.map(way => `  ${line.extra ? '+ ' : ''}${longestAndShortest(way.parts, draft).longest}`).join('\n'),
      )
      return `${named.place}\n${lines.join('\n')}`
    })
    .join('\n\n')
}

function* scenesOf<Noun>(draft: Draft<Noun>): Generator<Named> {
  const at = (place: string, level: Difficulty): Named => ({
    place,
    scene: place.split('/').find(part => part in sceneRules) ?? '',
    text: valueAt(draft, place),
    level,
  })
  for (const level of difficulties) {
    for (const mood of moods)
      for (const scene of ['opening', 'dedication', 'bed', 'bedAlone']) yield at(`frame/${level}/${scene}/${mood}`, level)
    for (const one of companions) yield at(`frame/${level}/companion/${one}`, level)
    for (const one of tokens) for (const scene of ['token', 'carry']) yield at(`frame/${level}/${scene}/${one}`, level)
    for (const one of childRoles) yield at(`frame/${level}/role/${one}`, level)
    for (const one of challengeTurns) yield at(`frame/${level}/challenge/${one}`, level)
    for (const one of powerTurns) yield at(`frame/${level}/power/${one}`, level)
    for (const one of talentTurns) yield at(`frame/${level}/talent/${one}`, level)
    for (const one of bestFriendTurns) yield at(`frame/${level}/best/${one}`, level)
    for (const one of waysHome) yield at(`frame/${level}/home/${one}`, level)
    for (const scene of ['dream', 'goodnight', 'moral']) yield at(`frame/${level}/${scene}`, level)
    for (const setting of settings) {
      for (const scene of ['arrival', 'life', 'way', 'thanks']) yield at(`settings/${setting}/${level}/${scene}`, level)
      for (const trouble of troublesOf[setting])
        for (const scene of ['trouble', 'worry', 'mend', 'joy'])
          yield at(`settings/${setting}/troubles/${trouble}/${level}/${scene}`, level)
    }
    for (const theme of themes)
      for (const scene of ['gate', 'wrong', 'doubt', 'turn', 'works', 'lesson']) yield at(`themes/${theme}/${level}/${scene}`, level)
    for (const animal of animals)
      for (const scene of ['arrives', 'alone', 'dry', 'wet', 'quirk', 'help']) yield at(`friends/${animal}/${level}/${scene}`, level)
  }
}

function* wantedEntries<Noun>(draft: Draft<Noun>): Generator<string> {
  for (const one of companions) yield `companions/${one}`
  for (const one of tokens) yield `tokens/${one}`
  for (const animal of animals) for (const entry of ['noun', 'facts/help']) yield `friends/${animal}/${entry}`
  for (const theme of themes)
    for (const entry of ['titles', 'refrains', 'facts/wrong', 'facts/turn', 'facts/result']) yield `themes/${theme}/${entry}`
  for (const setting of settings) {
    yield `settings/${setting}/place`
    for (const trouble of troublesOf[setting])
      for (const entry of ['keeper', 'thing', 'spot', 'facts/ask', 'facts/cause', 'facts/mended'])
        yield `settings/${setting}/troubles/${trouble}/${entry}`
  }
  if (!draft.questions) yield 'questions'
}

function refrainFaults<Noun>(place: string, draft: Draft<Noun>): ContentFault[] {
  const refrains = valueAt(draft, place)
  if (!Array.isArray(refrains)) return []
  const most = longestSentence[draft.code === 'zh' ? 'characters' : 'words'].beginner
  return refrains.flatMap((refrain, index) =>
    ['first', 'changed'].flatMap(song => {
      const text = valueAt(refrain, song)
      const where = `${place}/${index}/${song}`
      if (typeof text !== 'string') return [{ place: where, message: 'is missing' }]
      return sentencesOf(refrainAt(text, 'beginner', draft), draft.code)
        .map(sentence => wordsOf(sentence, draft.code).length)
        .filter(words => words > most)
        .map(words => ({ place: where, message: `a half of ${words} is too long for beginners, at most ${most} (part it with \` | \`)` }))
    }),
  )
}

/**
 * Sentences that two scenes of one story must not share: those of lines without slots or other ways, and those without in a line that is
 * always told in the same way. Elsewhere the storyteller takes another way, or leaves the line out.
 */
function plainSentences(scene: Scene, code: string): string[] {
  const other = '\u0000'
  try {
    return linesOf(scene).flatMap(({ ways, extra }) =>
      ways
        .filter(({ parts }) => (!extra && ways.length === 1) || parts.every(part => typeof part === 'string'))
        .flatMap(({ parts }) => sentencesOf(parts.map(part => (typeof part === 'string' ? part : other)).join(''), code))
        .filter(sentence => !sentence.includes(other)),
    )
  } catch {
    return []
  }
}

/** Whether two different scenes may stand in one story: not those of two friends, two themes or two settings. */
function mayMeet(one: string, other: string): boolean {
  const [kind, entry] = one.split('/')
  const [otherKind, otherEntry] = other.split('/')
  return one !== other && (kind === 'frame' || kind !== otherKind || entry === otherEntry)
}
