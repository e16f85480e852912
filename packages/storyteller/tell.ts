import type { Difficulty, LanguageCode, StoryLength } from '@nightlight/contract/enums'
import { type Cast, castOf, detailText, troubleContent } from './cast.ts'
import { chooseIndex, fraction, hashText, mix } from './choose.ts'
import type { Language, Scene } from './language.ts'
import { longestSentence, sentencesOf, wordsOf } from './measure.ts'
import type { BeatKind, Plan } from './plan.ts'
import { finishLine, renderOne, renderParts } from './render.ts'
import { type Line, linesOf } from './scene.ts'

/** The lengths of a story in characters of its content, by script. */
export const lengthBounds: Record<'alphabetic' | 'chinese', Record<StoryLength, { least: number; most: number }>> = {
  alphabetic: {
    short: { least: 2100, most: 3000 },
    medium: { least: 4050, most: 5200 },
    long: { least: 7050, most: 8400 },
  },
  chinese: {
    short: { least: 540, most: 850 },
    medium: { least: 880, most: 1360 },
    long: { least: 1400, most: 2040 },
  },
}

export type Paragraph = { beat: BeatKind; sentences: string[] }
export type Telling = {
  title: string
  paragraphs: Paragraph[]
  content: string
  refrain: string
  /** The sentence that bears out a fact, for each fact that was told. */
  evidence: ReadonlyMap<string, string>
}

/** From here on the tale grows quiet: room is filled elsewhere first. */
const quiet: readonly BeatKind[] = ['thanks', 'lesson', 'home', 'bed', 'dream', 'goodnight']

/** Paragraphs whose lines carry what was typed in. */
const tellsDetail: readonly BeatKind[] = ['challenge', 'power', 'talent', 'best', 'lesson', 'dedication', 'goodnight']

type Told = { text: string; sentences: string[] }
type Slotted = { beat: BeatKind; line: Line; key: number; told: Told | undefined }

/**
 * Tells a plan: every line that must be told, and of the others as many as the length has room for, chosen by the seed.
 * No sentence is said twice, the refrain left out.
 */
export function tellStory<Noun>(plan: Plan, language: Language<Noun>, level: Difficulty, seed: number): Telling {
  const cast = castOf(plan, language)
  const said = new Set<string>()
  const bounds = lengthBounds[language.code === 'zh' ? 'chinese' : 'alphabetic'][plan.length]
  const paragraphs = plan.beats.map(beat => {
    const scene = sceneOf(beat, plan, language, level)
    const beatKey = mix(seed >>> 0, hashText(beat))
    const lines = linesOf(scene).filter(line => !line.when || (plan.details[nameOf(line.when.detail)] !== undefined) === line.when.given)
    return { beat, lines: lines.map((line): Slotted => ({ beat, line, key: mix(beatKey, line.hashes[0] ?? 0), told: undefined })) }
  })

  let length = (paragraphs.length - 1) * 2
  const longest = language.code === 'zh' ? Number.POSITIVE_INFINITY : longestSentence.words[level]
  const grow = (slotted: Slotted, most: number) => {
    const told = tellLine(slotted, cast, language, said, longest)
    if (!told) return
    const cost = told.text.length + language.grammar.between.length
    if (length + cost > most) return
    slotted.told = told
    length += cost
    if (!slotted.beat.startsWith('refrain')) for (const sentence of told.sentences) said.add(sentence)
  }
  for (const { lines } of paragraphs) {
    const always = lines.filter(({ line }) => !line.extra)
    // A scene of lines that may be left out still tells one of them: no paragraph is empty.
    for (const slotted of always.length > 0 ? always : lines.slice(0, 1)) grow(slotted, Number.POSITIVE_INFINITY)
  }
  for (const slotted of length > bounds.most ? dispensable(paragraphs) : []) {
    if (length <= bounds.most) break
    length -= (slotted.told?.text.length ?? 0) + language.grammar.between.length
    slotted.told = undefined
  }
  const target = bounds.least + (bounds.most - bounds.least) * (0.35 + 0.4 * fraction(seed, 'length'))
  for (const slotted of extrasInOrder(paragraphs)) {
    if (length >= target) break
    if (slotted.told) continue
    grow(slotted, bounds.most)
  }

  const evidence = new Map<string, string>()
  const told = paragraphs.map(({ beat, lines }) => {
    const sentences: string[] = []
    for (const { line, told } of lines) {
      if (!told) continue
      if (line.fact) evidence.set(line.fact, told.text)
      sentences.push(...told.sentences)
    }
    return { beat, sentences }
  })
  const title = renderOne(language.themes[plan.theme].titles, mix(seed >>> 0, hashText('title')), cast, language.grammar)
  const content = told.map(paragraph => paragraph.sentences.join(language.grammar.between)).join('\n\n')
  const refrain = told.find(paragraph => paragraph.beat === 'refrain.first')?.sentences.join(language.grammar.between) ?? ''
  return { title, paragraphs: told, content, refrain, evidence }
}

/** Always-told lines that bear no fact and no detail and do not stand alone: where many long details crowd a short story, the longest of them give way. */
function dispensable(paragraphs: readonly { beat: BeatKind; lines: Slotted[] }[]): Slotted[] {
  return paragraphs
    .filter(({ beat }) => !beat.startsWith('refrain') && !tellsDetail.includes(beat))
    .flatMap(({ lines }) => lines.filter(({ line, told }) => told && !line.fact && !line.when).slice(1))
    .sort((a, b) => (b.told?.text.length ?? 0) - (a.told?.text.length ?? 0))
}

/** Lines that may be told, in turn from every paragraph, the quiet end last; within a paragraph in an order fixed by the seed. */
function extrasInOrder(paragraphs: readonly { beat: BeatKind; lines: Slotted[] }[]): Slotted[] {
  const ranked = paragraphs.flatMap(({ beat, lines }) => {
    const pace = quiet.includes(beat) ? 1.8 : 1
    return lines
      .filter(({ line }) => line.extra)
      .sort((a, b) => a.key - b.key)
      .map((slotted, rank) => ({ slotted, order: (rank + (slotted.key & 0xff) / 256) * pace }))
  })
  return ranked.sort((a, b) => a.order - b.order).map(({ slotted }) => slotted)
}

/**
 * A line as said: the first of its ways, in the seed's order, of which no sentence was said before and none is too long for the
 * level. A line that may be left out is left out where no way will do; one that must be told is told all the same.
 */
function tellLine<Noun>(
  { line, key, beat }: Slotted,
  cast: Cast,
  language: Language<Noun>,
  said: ReadonlySet<string>,
  longest: number,
): Told | undefined {
  let fallback: Told | undefined
  const remaining = line.ways.map((way, index) => ({ way, hash: line.hashes[index] ?? 0 }))
  for (let attempt = 0; attempt < 4 + line.ways.length; attempt++) {
    const index = chooseIndex(
      mix(key, attempt),
      remaining.map(({ hash }) => hash),
    )
    const way = remaining[index]?.way
    if (!way) break
    const text = finishLine(renderParts(way.parts, mix(key, way.hash + attempt), cast), language.grammar)
    const told = { text, sentences: sentencesOf(text, language.code) }
    const fresh = told.sentences.every((sentence, place) => !said.has(sentence) && told.sentences.indexOf(sentence) === place)
    if (beat.startsWith('refrain') || (fresh && told.sentences.every(sentence => isWithin(sentence, longest, language.code)))) return told
    if (!fallback || fresh) fallback = told
    if (remaining.length > 1) remaining.splice(index, 1)
  }
  return line.extra ? undefined : fallback
}

/** Whether a sentence has at most so many words; short ones are not counted. */
function isWithin(sentence: string, longest: number, code: LanguageCode): boolean {
  return sentence.length < longest * 3 || wordsOf(sentence, code).length <= longest
}

function nameOf(detail: string): keyof Plan['details'] {
  const name = detailText[detail]
  if (!name) throw new RangeError(`no detail is called ${detail}`)
  return name
}

/** The scene that tells a beat of a plan. */
export function sceneOf<Noun>(beat: BeatKind, plan: Plan, language: Language<Noun>, level: Difficulty): Scene {
  const friend = language.friends[plan.animal][level]
  const theme = language.themes[plan.theme]
  const place = language.settings[plan.setting]
  const trouble = troubleContent(plan.trouble, plan, language)
  const frame = language.frame[level]
  switch (beat) {
    case 'opening':
    case 'dedication':
      return frame[beat][plan.mood]
    case 'arrives':
    case 'alone':
    case 'quirk':
    case 'help':
      return friend[beat]
    case 'travel':
      return friend[plan.travel]
    case 'companion':
      return frame.companion[plan.companion]
    case 'token':
    case 'carry':
      return frame[beat][plan.token]
    case 'arrival':
    case 'life':
    case 'way':
    case 'thanks':
      return place[level][beat]
    case 'trouble':
    case 'worry':
    case 'mend':
    case 'joy':
      return trouble[level][beat]
    case 'role':
      return frame.role[plan.role]
    case 'refrain.first':
    case 'refrain.again':
      return theme.refrain.first
    case 'refrain.changed':
      return theme.refrain.changed
    case 'challenge':
      return frame.challenge[plan.challengeTurn]
    case 'power':
      return frame.power[plan.powerTurn]
    case 'talent':
      return frame.talent[plan.talentTurn]
    case 'best':
      return frame.best[plan.bestFriendTurn]
    case 'gate':
    case 'wrong':
    case 'doubt':
    case 'turn':
    case 'works':
      return theme[level][beat]
    case 'lesson':
      return plan.details.moral === undefined ? theme[level].lesson : frame.moral
    case 'home':
      return frame.home[plan.wayHome]
    case 'bed':
      return plan.includeChild ? frame.bed[plan.mood] : frame.bedAlone[plan.mood]
    case 'dream':
    case 'goodnight':
      return frame[beat]
  }
}
