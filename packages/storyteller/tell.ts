import type { Difficulty, LanguageCode } from '@nightlight/contract/enums'
import { sceneOf } from './beat-scene.ts'
import { type Cast, castOf, detailText } from './cast.ts'
import { chooseIndex, fraction, hashText, mix } from './choose.ts'
import type { Language } from './language.ts'
import { countWords, longestSentence, sentencesOf } from './measure.ts'
import { type Pace, paceOf } from './pace.ts'
import type { BeatKind, Plan } from './plan.ts'
import { finishLine, renderOne, renderParts } from './render.ts'
import { dispensable, extrasInOrder, longestFirst, type Slotted, shortest, type Told } from './room.ts'
import { isOptions, linesOf } from './scene.ts'
import { lengthBounds } from './tell/length-bounds.ts'

export { lengthBounds }

export type Paragraph = { beat: BeatKind; sentences: string[] }
export type Telling = {
  title: string
  paragraphs: Paragraph[]
  content: string
  refrain: string
  /** The sentence that bears out a fact, for each fact that was told. */
  evidence: ReadonlyMap<string, string>
}

/** How far a line that must be told may stray from the level before another way of saying it is looked for: less would always take the same. */
const tolerated = 0.2

/**
 * Tells a plan: every line that must be told, and of the others as many as the length has room for, chosen by the seed.
 * No sentence is said twice, the refrain left out.
 */
export function tellStory<Noun>(plan: Plan, language: Language<Noun>, level: Difficulty, seed: number): Telling {
  const cast = castOf(plan, language)
  const said = new Set<string>()
  const bounds = lengthBounds[language.code === 'zh' ? 'chinese' : 'alphabetic'][plan.length]
  const paragraphs = plan.beats.map(beat => {
    const scene = sceneOf(beat, plan, language, level, seed)
    const beatKey = mix(seed >>> 0, hashText(beat))
    const lines = linesOf(scene).filter(line => !line.when || (plan.details[nameOf(line.when.detail)] !== undefined) === line.when.given)
    return { beat, lines: lines.map((line): Slotted => ({ beat, line, key: mix(beatKey, line.hashes[0] ?? 0), told: undefined })) }
  })

  // Two line breaks between paragraphs; each line below brings the space before it, which a paragraph's first line has not.
  let length = (paragraphs.length - 1) * 2 - paragraphs.length * language.grammar.between.length
  const longest = language.code === 'zh' ? Number.POSITIVE_INFINITY : longestSentence.words[level]
  const pace = paceOf(level, language.code)
  const grow = (
    slotted: Slotted,
    most: number,
    { mustTell, heedPace }: { mustTell: boolean; heedPace: boolean },
  ): 'told' | 'untold' | 'off pace' => {
    const best = tellLine(slotted, cast, language, said, longest, pace, mustTell)
    if (!best) return 'untold'
    const { told, strays } = best
    const cost = told.text.length + language.grammar.between.length
    if (length + cost > most) return 'untold'
    if (heedPace && strays > 0) return 'off pace'
    slotted.told = told
    pace.add(told.text, told.sentences.length)
    length += cost
    if (!slotted.beat.startsWith('refrain')) for (const sentence of told.sentences) said.add(sentence)
    return 'told'
  }
  for (const { lines } of paragraphs) {
    const always = lines.filter(({ line }) => !line.extra)
    // A scene of lines that may be left out still tells one of them: no paragraph is empty.
    const told = always.length > 0 ? always : lines.slice(0, 1)
    for (const [place, slotted] of told.entries()) {
      const mustTell = slotted.line.fact !== undefined || slotted.line.when !== undefined || (place === 0 && told.length === 1)
      grow(slotted, Number.POSITIVE_INFINITY, { mustTell, heedPace: false })
    }
  }
  for (const slotted of length > bounds.most ? dispensable(paragraphs) : []) {
    if (length <= bounds.most) break
    if (!slotted.told) continue
    length -= slotted.told.text.length + language.grammar.between.length
    pace.remove(slotted.told.text, slotted.told.sentences.length)
    slotted.told = undefined
  }
  // Where that is not enough, what is left is said as shortly as it can be.
  for (const slotted of length > bounds.most ? longestFirst(paragraphs) : []) {
    if (length <= bounds.most) break
    const shorter = shortest(slotted, cast, language)
    if (!slotted.told || !shorter || shorter.sentences.some(sentence => said.has(sentence))) continue
    length += shorter.text.length - slotted.told.text.length
    slotted.told = shorter
  }
  const target = bounds.least + (bounds.most - bounds.least) * (0.35 + 0.4 * fraction(seed, 'length'))
  const offPace: Slotted[] = []
  for (const slotted of extrasInOrder(paragraphs)) {
    if (length >= target) break
    if (!slotted.told && grow(slotted, bounds.most, { mustTell: false, heedPace: true }) === 'off pace') offPace.push(slotted)
  }
  // Where nothing else is left, length comes before pace.
  for (const slotted of offPace) {
    if (length >= bounds.least) break
    grow(slotted, bounds.most, { mustTell: false, heedPace: false })
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

/**
 * A line as said: the first of its ways, in the seed's order, of which no sentence was said before, none is too long for the level,
 * and which nearly keeps its pace. Where no way will do, the best of them, which strays least: only a line that bears a fact or a detail, or stands alone, may say something twice.
 */
function tellLine<Noun>(
  { line, key, beat }: Slotted,
  cast: Cast,
  language: Language<Noun>,
  said: ReadonlySet<string>,
  longest: number,
  pace: Pace,
  mustTell: boolean,
) {
  let best: { told: Told; merit: number; strays: number } | undefined
  let { ways, hashes } = line
  for (let attempt = 0; attempt < 4 + line.ways.length; attempt++) {
    const index = chooseIndex(mix(key, attempt), hashes)
    const way = ways[index]
    if (!way) break
    const text = finishLine(renderParts(way.parts, mix(key, way.hash + attempt), cast), language.grammar)
    const told = { text, sentences: sentencesOf(text, language.code) }
    const sung = beat.startsWith('refrain')
    const merit = sung ? merits.sound : meritOf(told, said, longest, language.code)
    const strays = sung ? 0 : pace.strays(text, told.sentences.length)
    if (!best || merit > best.merit || (merit === best.merit && strays < best.strays)) best = { told, merit, strays }
    if (best.merit === merits.sound && best.strays <= tolerated) break
    if (ways.length > 1) {
      ways = ways.toSpliced(index, 1)
      hashes = hashes.toSpliced(index, 1)
    } else if (way.parts.every(part => !isOptions(part))) break
  }
  return best && (best.merit >= merits.sound || mustTell || (!line.extra && best.merit > merits.saidBefore)) ? best : undefined
}

/** How well a way of saying does, from worst to best. */
const merits = { saidBefore: 0, tooLong: 1, sound: 2 } as const

function meritOf({ sentences }: Told, said: ReadonlySet<string>, longest: number, code: LanguageCode): number {
  if (sentences.some((sentence, place) => said.has(sentence) || sentences.indexOf(sentence) !== place)) return merits.saidBefore
  return sentences.every(sentence => isWithin(sentence, longest, code)) ? merits.sound : merits.tooLong
}

/** Whether a sentence has at most so many words; short ones are not counted. */
function isWithin(sentence: string, longest: number, code: LanguageCode): boolean {
  return sentence.length < longest * 3 || countWords(sentence, code) <= longest
}

function nameOf(detail: string): keyof Plan['details'] {
  const name = detailText[detail]
  if (!name) throw new RangeError(`no detail is called ${detail}`)
  return name
}
