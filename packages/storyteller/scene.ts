import { hashText } from './choose.ts'
import type { Scene } from './language.ts'

/** A scene as parsed from its author's text. */
export type Part = string | Slot | Options
/** `{friend.akk}`, `{Friend}`, `{friend:er/sie/es}`. */
export type Slot = { slot: string; form: string; capital: boolean; agree: readonly string[] | undefined; source: string }
export type Options = { options: readonly (readonly Part[])[]; hashes: readonly number[] }
export const isOptions = (part: Part): part is Options => typeof part !== 'string' && 'options' in part
export type Way = { parts: readonly Part[]; hash: number; source: string }
export type Line = {
  ways: readonly Way[]
  hashes: readonly number[]
  fact: string | undefined
  extra: boolean
  /** The detail without which (`?`) or with which (`!`) the line is not told. */
  when: { detail: string; given: boolean } | undefined
}

/** Scenes as parsed; as many as one language has, lest a server that tells in five keep all of them, some ten kilobytes each. */
const parsed = new Map<Scene, readonly Line[]>()
const mostParsed = 4000

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
  return drafts.map(draft => ({ ...draft, hashes: draft.ways.map(way => way.hash) }))
}

function parseWay(source: string): Way {
  const { parts, end } = parseParts(source, 0, false)
  if (end < source.length) throw new SyntaxError(`a bracket closes that did not open: ${source}`)
  return { parts, hash: hashText(source), source }
}

function parseParts(source: string, start: number, inside: boolean): { parts: Part[]; end: number } {
  const parts: Part[] = []
  let text = ''
  let i = start
  const flush = () => {
    if (text) parts.push(text)
    text = ''
  }
  while (i < source.length) {
    const sign = source[i]
    if (inside && (sign === '|' || sign === ']')) break
    if (sign === '{') {
      const close = source.indexOf('}', i)
      if (close < 0) throw new SyntaxError(`a slot does not close: ${source}`)
      flush()
      parts.push(parseSlot(source.slice(i + 1, close)))
      i = close + 1
    } else if (sign === '[') {
      flush()
      const options: Part[][] = []
      do {
        const option = parseParts(source, i + 1, true)
        if (option.end >= source.length) throw new SyntaxError(`a bracket does not close: ${source}`)
        options.push(option.parts)
        i = option.end
      } while (source[i] === '|')
      i++
      parts.push({ options, hashes: options.map(option => hashText(JSON.stringify(option))) })
    } else if (!inside && sign === ']') {
      break
    } else {
      text += sign
      i++
    }
  }
  flush()
  return { parts, end: i }
}

function parseSlot(source: string): Slot {
  const [reference = '', agreement] = source.split(':', 2)
  const [name = '', form = ''] = reference.trim().split('.', 2)
  const first = name.charAt(0)
  const capital = first !== first.toLowerCase()
  return { slot: first.toLowerCase() + name.slice(1), form, capital, agree: agreement?.split('/').map(option => option.trim()), source }
}
