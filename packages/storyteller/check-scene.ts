import type { Difficulty } from '@nightlight/contract/enums'
import { detailText } from './cast.ts'
import { type Draft, valueAt } from './draft.ts'
import type { Scene } from './language.ts'
import { longestSentence, meanSentence, sentencesOf, wordsOf } from './measure.ts'
import { type Line, linesOf, type Part, type Slot } from './scene.ts'

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

/** A scene of a language at its place in the content tables ("themes/Patience/beginner/gate"). */
export type Named = { place: string; scene: string; text: unknown; level: Difficulty }

/** Every fault of one scene, in words for its author. */
export function* checkScene<Noun>(text: Scene, named: Named, draft: Draft<Noun>): Generator<string> {
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
      for (const sentence of [shortest, longest].flatMap(one => sentencesOf(one, draft.code)))
        counts.push(wordsOf(sentence, draft.code).length)
      const told = longestAndShortest(way.parts, draft, named.place)
      for (const sentence of [told.shortest, told.longest].flatMap(one => sentencesOf(one, draft.code))) {
        const words = wordsOf(sentence, draft.code).length
        if (words > longestSentence[draft.code === 'zh' ? 'characters' : 'words'][named.level])
          yield `a sentence of ${words} is too long for ${named.level}: ${sentence}`
        if (/[*_#]/.test(sentence)) yield `holds a mark that would be seen as it stands: ${sentence}`
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

/** @param place of a scene, whose own keeper, thing, spot and place are said where it has them; without one, something short */
function sampleSlot<Noun>(slot: Slot, draft: Draft<Noun>, place = ''): string | undefined {
  const { grammar, code } = draft
  const own = ownText(slot, draft, place)
  if (own !== undefined) return own
  const person = code === 'zh' ? '小米' : 'Mia'
  if (samplePeople.includes(slot.slot)) return slot.agree ? undefined : grammar.name(person, slot.form)
  if (['friend', 'keeper', 'thing', 'token', 'animal'].includes(slot.slot)) {
    const noun = sampleNoun(slot.slot, draft)
    if (noun === undefined) return slot.source
    return slot.agree ? grammar.agree(noun, slot.agree) : grammar.noun(noun, slot.form)
  }
  if (slot.slot === 'place')
    return ['', 'in', 'to', 'from'].includes(slot.form) ? (code === 'zh' ? '秘密花园' : 'the Secret Garden') : undefined
  if (slot.slot === 'spot') return ['', 'at', 'to'].includes(slot.form) ? (code === 'zh' ? '旧码头下面' : 'under the old pier') : undefined
  if (detailText[slot.slot]) return code === 'zh' ? '吹口哨' : 'whistling'
  return undefined
}

/** What a slot says in a scene of a setting or of one of its troubles, where that is always the same. */
function ownText<Noun>(slot: Slot, draft: Draft<Noun>, place: string): string | undefined {
  const [, setting = '', trouble = ''] = /^(settings\/[^/]+)(\/troubles\/[^/]+)?/.exec(place) ?? []
  if (!setting) return undefined
  const text = (at: string) => {
    const value = valueAt(draft, at)
    return typeof value === 'string' ? value : undefined
  }
  if (slot.slot === 'place') return text(`${setting}/place/${slot.form || 'name'}`)
  if (!trouble) return undefined
  if (slot.slot === 'spot') return text(`${setting}${trouble}/spot/${slot.form || 'at'}`)
  if (slot.slot !== 'keeper' && slot.slot !== 'thing') return undefined
  const noun = valueAt(draft, `${setting}${trouble}/${slot.slot}`)
  if (!isNoun<Noun>(noun)) return undefined
  return slot.agree ? draft.grammar.agree(noun, slot.agree) : draft.grammar.noun(noun, slot.form)
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

/** A way of saying with its slots filled, its longest and its shortest choice taken. */
export function longestAndShortest<Noun>(parts: readonly Part[], draft: Draft<Noun>, place = ''): { longest: string; shortest: string } {
  let longest = ''
  let shortest = ''
  for (const part of parts) {
    if (typeof part === 'string') {
      longest += part
      shortest += part
    } else if ('slot' in part) {
      const text = sampleSlot(part, draft, place) ?? ''
      const said = part.capital ? draft.grammar.capitalize(text) : text
      longest += said
      shortest += said
    } else {
      const options = part.options.map(option => longestAndShortest(option, draft, place))
      longest += options.map(option => option.longest).reduce((a, b) => (b.length > a.length ? b : a), '')
      shortest += options.map(option => option.shortest).reduce((a, b) => (b.length < a.length ? b : a), options[0]?.shortest ?? '')
    }
  }
  const finish = draft.grammar.finish
  return { longest: finish(longest), shortest: finish(shortest) }
}
