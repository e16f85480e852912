import { hashText } from './choose.ts'
import type { Scene } from './language.ts'

/** A scene as parsed from its author's text. */
export type Part = string | Slot | Options
/** `{friend.akk}`, `{Friend}`, `{friend:er/sie/es}`. */
export type Slot = { slot: string; form: string; capital: boolean; agree: readonly string[] | undefined; source: string }
export type Options = { options: readonly (readonly Part[])[]; hashes: readonly number[] }
export const isOptions = (part: Part): part is Options => typeof part !== 'string' && 'options' in part
export type Way = { parts: readonly Part[]; hash: number }
export type Line = {
  ways: readonly Way[]
  hashes: readonly number[]
  fact: string | undefined
  extra: boolean
  /** The detail without which (`?`) or with which (`!`) the line is not told. */
  when: { detail: string; given: boolean } | undefined
}

/** Scenes as parsed; as many as one language has, lest a server that tells in five keep all of them, some five kilobytes each. */
const parsed = new Map<Scene, readonly Line[]>()
const mostParsed = 5000

/**
 * The lines of a scene, kept as parsed: the content never changes while the program runs.
 * @throws SyntaxError with the line, when brackets do not close or a way of saying has no line above
 */
export function linesOf(scene: Scene): readonly Line[] {
  let lines = parsed.get(scene)
  if (!lines) {
    lines = parseScene(scene)
    if (parsed.size >= mostParsed) parsed.clear()
    parsed.set(scene, lines)
  }
  return lines
}

function parseScene(scene: Scene): Line[] {
  const drafts: { ways: Way[]; fact: string | undefined; extra: boolean; when: Line['when'] }[] = []
  for (const raw of scene.split('\n')) {
    let text = raw.trim()
    if (!text) continue
    if (text.startsWith('/ ')) {
      const above = drafts.at(-1)
      if (!above) throw new SyntaxError(`a way of saying without a line above: ${text}`)
      above.ways.push(
        parseWay(
          text
            .slice(2)
            .replace(/^\s*@[a-z]+ +/, '')
            .trim(),
        ),
      )
      continue
    }
    let fact: string | undefined
    let extra = false
    let when: Line['when']
    for (let mark = /^(\+|@[a-z]+|[?!][a-z]+) +/.exec(text); mark; mark = /^(\+|@[a-z]+|[?!][a-z]+) +/.exec(text)) {
      const sign = mark[1] ?? ''
      if (sign === '+') extra = true
      else if (sign.startsWith('@')) fact = sign.slice(1)
      else when = { detail: sign.slice(1), given: sign.startsWith('?') }
      text = text.slice(mark[0].length)
    }
    drafts.push({ ways: [parseWay(text)], fact, extra, when })
  }
  return drafts.map(({ ways, fact, extra, when }) => ({ ways: exact(ways), hashes: ways.map(way => way.hash), fact, extra, when }))
}

function parseWay(source: string): Way {
  const { parts, end } = parseParts(source, 0, false)
  if (end < source.length) throw new SyntaxError(`a bracket closes that did not open: ${source}`)
  return { parts, hash: hashText(source) }
}

function parseParts(source: string, start: number, inside: boolean): { parts: Part[]; end: number } {
  const parts: Part[] = []
  let plain = start
  let i = start
  const endPlain = () => {
    if (plain < i) parts.push(source.slice(plain, i))
  }
  while (i < source.length) {
    const sign = source[i]
    if (sign === ']' || (inside && sign === '|')) break
    if (sign === '{') {
      endPlain()
      const close = source.indexOf('}', i)
      if (close < 0) throw new SyntaxError(`a slot does not close: ${source}`)
      parts.push(slotOf(source.slice(i + 1, close)))
      i = close + 1
      plain = i
    } else if (sign === '[') {
      endPlain()
      const options: (readonly Part[])[] = []
      do {
        const option = parseParts(source, i + 1, true)
        if (option.end >= source.length) throw new SyntaxError(`a bracket does not close: ${source}`)
        options.push(option.parts)
        i = option.end
      } while (source[i] === '|')
      i++
      plain = i
      parts.push({ options: exact(options), hashes: options.map(option => hashText(JSON.stringify(option))) })
    } else i++
  }
  endPlain()
  return { parts: exact(parts), end: i }
}

/** A copy without the room that an array has left when it has grown: a third of all that is held of a parsed scene. */
const exact = <T>(grown: readonly T[]): T[] => grown.slice()

const slots = new Map<string, Slot>()

/** The slot that stands between braces; the same text is always the same slot. */
export function slotOf(source: string): Slot {
  let slot = slots.get(source)
  if (!slot) {
    slot = parseSlot(source)
    slots.set(source, slot)
  }
  return slot
}

function parseSlot(source: string): Slot {
  const [reference = '', agreement] = source.split(':', 2)
  const [name = '', form = ''] = reference.trim().split('.', 2)
  const first = name.charAt(0)
  const capital = first !== first.toLowerCase()
  return { slot: first.toLowerCase() + name.slice(1), form, capital, agree: agreement?.split('/').map(option => option.trim()), source }
}
