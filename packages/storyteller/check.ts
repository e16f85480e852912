import { animals, childRoles, type Difficulty, difficulties, type LanguageCode, moods, settings, themes } from '@nightlight/contract/enums'
import { refrainAt } from './beat-scene.ts'
import { detailText } from './cast.ts'
import type { Grammar, Language, Scene } from './language.ts'
import { longestSentence, meanSentence, sentencesOf, wordsOf } from './measure.ts'
import { type Line, linesOf, type Part, type Slot } from './scene.ts'
import { bestFriendTurns, challengeTurns, companions, powerTurns, talentTurns, tokens, troublesOf, waysHome } from './world.ts'

/** A language that is still being written: any part may be missing. */
export type Draft<Noun> = { [K in keyof Language<Noun>]?: unknown } & { code: LanguageCode; grammar: Grammar<Noun> }
export type ContentFault = { place: string; message: string }

/** What a scene must bear: characters always told (at most) and in all (at least), and the facts its lines must mark. */
type SceneRule = { core: number; all: number; facts?: readonly string[] }
const main = { core: 170, all: 430 }
const side = { core: 160, all: 340 }
const small = { core: 150, all: 220 }
const tiny = { core: 110, all: 0 }

/** Each scene's rule, under the name that it has in the content tables. */
export const sceneRules: Record<string, SceneRule> = {
  arrives: { ...main, facts: ['friend'] },
  alone: { ...side, facts: ['friend'] },
  dry: { core: 130, all: 180 },
  wet: { core: 130, all: 180 },
  quirk: side,
  help: { ...side, facts: ['help'] },
  gate: { ...main, facts: ['spot'] },
  wrong: { ...main, facts: ['wrong'] },
  doubt: side,
  turn: { ...main, facts: ['turn'] },
  works: { ...main, facts: ['result'] },
  lesson: tiny,
  trouble: { core: 400, all: 520, facts: ['keeper', 'thing', 'cause', 'feeling'] },
  worry: side,
  mend: { ...main, facts: ['mended'] },
  joy: side,
  arrival: { ...main, facts: ['place'] },
  life: main,
  way: main,
  thanks: side,
  opening: side,
  dedication: tiny,
  companion: { core: 150, all: 220 },
  token: { ...small, facts: ['token'] },
  carry: small,
  role: small,
  challenge: small,
  power: small,
  talent: small,
  best: small,
  home: side,
  bed: side,
  bedAlone: side,
  dream: small,
  goodnight: { core: 100, all: 0 },
  moral: tiny,
}

type Named = { place: string; scene: string; text: unknown; level: Difficulty }

/** Every fault of a language's content, in words for its author; empty when it is complete and sound. */
export function checkContent<Noun>(draft: Draft<Noun>): ContentFault[] {
  const faults: ContentFault[] = []
  const seen = new Map<string, string>()
  for (const named of scenesOf(draft)) {
    if (typeof named.text !== 'string') {
      faults.push({ place: named.place, message: 'is missing' })
      continue
    }
    for (const message of checkScene(named.text, named, draft)) faults.push({ place: named.place, message })
    for (const sentence of plainSentences(named.text, draft.code)) {
      const key = `${named.level}: ${sentence}`
      const before = seen.get(key)
      if (before !== undefined && before !== named.place)
        faults.push({ place: named.place, message: `says what ${before} says too: ${sentence}` })
      seen.set(key, named.place)
    }
  }
  for (const theme of themes)
    for (const song of ['first', 'changed']) faults.push(...refrainFaults(`themes/${theme}/refrain/${song}`, draft))
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
    for (const entry of ['titles', 'refrain/first', 'refrain/changed', 'facts/wrong', 'facts/turn', 'facts/result'])
      yield `themes/${theme}/${entry}`
  for (const setting of settings) {
    yield `settings/${setting}/place`
    for (const trouble of troublesOf[setting])
      for (const entry of ['keeper', 'thing', 'spot', 'facts/ask', 'facts/cause', 'facts/mended'])
        yield `settings/${setting}/troubles/${trouble}/${entry}`
  }
  if (!draft.questions) yield 'questions'
}

function refrainFaults<Noun>(place: string, draft: Draft<Noun>): ContentFault[] {
  const refrain = valueAt(draft, place)
  if (typeof refrain !== 'string') return []
  const most = longestSentence[draft.code === 'zh' ? 'characters' : 'words'].beginner
  return sentencesOf(refrainAt(refrain, 'beginner', draft), draft.code)
    .map(sentence => wordsOf(sentence, draft.code).length)
    .filter(words => words > most)
    .map(words => ({ place, message: `a half of ${words} is too long for beginners, at most ${most} (part it with \` | \`)` }))
}

function valueAt(root: unknown, place: string): unknown {
  let value = root
  for (const key of place.split('/')) {
    if (typeof value !== 'object' || value === null) return undefined
    value = Object.entries(value).find(([name]) => name === key)?.[1]
  }
  return value
}

function* checkScene<Noun>(text: Scene, named: Named, draft: Draft<Noun>): Generator<string> {
  const rule = sceneRules[named.scene]
  if (!rule) return
  let lines: readonly Line[]
  try {
    lines = linesOf(text)
  } catch (error) {
    yield error instanceof Error ? error.message : String(error)
    return
  }
  const scale = draft.code === 'zh' ? 0.26 : 1
  let core = 0
  let all = 0
  const counts: number[] = []
  for (const line of lines) {
    if (line.when && !detailText[line.when.detail]) yield `knows no detail called ${line.when.detail}`
    if (line.fact && line.extra) yield `the line of the fact ${line.fact} must always be told (take its + away)`
    const texts: string[] = []
    for (const way of line.ways) {
      for (const slot of slotsIn(way.parts)) {
        if (sampleSlot(slot, draft) === undefined) yield `has no slot {${slot.source}}`
        const detail = detailText[slot.slot]
        if (detail && detail !== line.when?.detail && detail !== sceneDetail[named.scene])
          yield `{${slot.source}} needs ?${detail} before its line`
      }
      const { longest, shortest } = longestAndShortest(way.parts, draft)
      texts.push(shortest, longest)
      for (const sentence of [shortest, longest].flatMap(one => sentencesOf(one, draft.code))) {
        const words = wordsOf(sentence, draft.code).length
        counts.push(words)
        if (words > longestSentence[draft.code === 'zh' ? 'characters' : 'words'][named.level])
          yield `a sentence of ${words} is too long for ${named.level}: ${sentence}`
        if (/ {2}|\s[,.](?!\.)|undefined/.test(sentence)) yield `a doubled or misplaced space: ${sentence}`
      }
    }
    const lengths = texts.map(one => one.length)
    if (!line.extra && !line.when?.given) core += Math.max(...lengths) + 1
    all += Math.min(...lengths) + 1
  }
  if (core > rule.core * scale) yield `always tells ${core} characters, at most ${Math.round(rule.core * scale)} (mark more lines with +)`
  if (all < rule.all * scale) yield `holds ${all} characters, at least ${Math.round(rule.all * scale)}`
  for (const fact of rule.facts ?? []) if (!lines.some(line => line.fact === fact)) yield `has no line marked @${fact}`
  const mean = counts.reduce((sum, count) => sum + count, 0) / Math.max(1, counts.length)
  const [least, most] = meanSentence[draft.code === 'zh' ? 'characters' : 'words'][named.level]
  if (rule.all > 0 && (mean < least - 0.4 || mean > most + 0.4))
    yield `sentences of ${mean.toFixed(1)} on average; ${named.level} wants ${least} to ${most}`
}

/** Scenes that are told only when a detail was given, and so may name it anywhere. */
const sceneDetail: Partial<Record<string, string>> = {
  challenge: 'challenge',
  power: 'power',
  talent: 'talent',
  best: 'best',
  moral: 'moral',
}

function slotsIn(parts: readonly Part[]): Slot[] {
  return parts.flatMap(part => (typeof part === 'string' ? [] : 'slot' in part ? [part] : part.options.flatMap(slotsIn)))
}

const samplePeople: readonly string[] = ['hero', 'child', 'other', 'best']

function sampleSlot<Noun>(slot: Slot, draft: Draft<Noun>): string | undefined {
  const { grammar, code } = draft
  const person = code === 'zh' ? '小米' : 'Mia'
  if (samplePeople.includes(slot.slot)) return slot.agree ? undefined : grammar.name(person, slot.form)
  if (['friend', 'keeper', 'thing', 'token', 'animal'].includes(slot.slot)) {
    const noun = sampleNoun(slot.slot, draft)
    if (noun === undefined) return slot.source
    return slot.agree ? grammar.agree(noun, slot.agree) : grammar.noun(noun, slot.form)
  }
  if (slot.slot === 'place')
    return ['', 'in', 'to', 'from'].includes(slot.form)
      ? { en: 'the Secret Garden', es: 'el Jardín Secreto', fr: 'le Jardin Secret', de: 'der Geheime Garten', zh: '秘密花园' }[code]
      : undefined
  if (slot.slot === 'spot')
    return ['', 'at', 'to'].includes(slot.form)
      ? { en: 'under the old pier', es: 'bajo el viejo muelle', fr: 'sous le vieux ponton', de: 'unter dem alten Steg', zh: '旧码头下面' }[
          code
        ]
      : undefined
  if (detailText[slot.slot]) return code === 'zh' ? '吹口哨' : 'whistling'
  return undefined
}

/** A noun of the draft's own to try a slot with: the owl, or the first token. */
function sampleNoun<Noun>(slot: string, draft: Draft<Noun>): Noun | undefined {
  const place = slot === 'thing' || slot === 'token' ? 'tokens/scarf' : 'companions/snail'
  const noun = valueAt(draft, place)
  return isNoun<Noun>(noun) ? noun : undefined
}

function isNoun<Noun>(value: unknown): value is Noun {
  return value !== undefined
}

function longestAndShortest<Noun>(parts: readonly Part[], draft: Draft<Noun>): { longest: string; shortest: string } {
  let longest = ''
  let shortest = ''
  for (const part of parts) {
    if (typeof part === 'string') {
      longest += part
      shortest += part
    } else if ('slot' in part) {
      const text = sampleSlot(part, draft) ?? ''
      const said = part.capital ? draft.grammar.capitalize(text) : text
      longest += said
      shortest += said
    } else {
      const options = part.options.map(option => longestAndShortest(option, draft))
      longest += options.map(option => option.longest).reduce((a, b) => (b.length > a.length ? b : a), '')
      shortest += options.map(option => option.shortest).reduce((a, b) => (b.length < a.length ? b : a), options[0]?.shortest ?? '')
    }
  }
  const finish = draft.grammar.finish
  return { longest: finish(longest), shortest: finish(shortest) }
}

/** Sentences without slots or ways of saying, which two scenes must not share. */
function plainSentences(scene: Scene, code: LanguageCode): string[] {
  try {
    return linesOf(scene)
      .flatMap(line => line.ways)
      .filter(way => way.parts.every(part => typeof part === 'string'))
      .flatMap(way => sentencesOf(way.source, code))
  } catch {
    return []
  }
}
