import { type Condition, parseCondition } from './condition.ts'

/** A slot, as written between braces; what it gives depends on the language and the cast (tell/slots.ts). */
export type Slot = { slot: string; capital: boolean }
export type Node =
  | { text: string }
  | Slot
  | { proof: string }
  | { word: string }
  | { condition: Condition; id: number; holding: readonly Node[]; otherwise: readonly Node[] }
  | { either: readonly (readonly Node[])[]; id: number }
export type Template = readonly Node[]

/** Says on which line of a text a fault lies, counted from 0. */
export class TemplateError extends Error {
  readonly offset: number
  constructor(offset: number, message: string) {
    super(message)
    this.offset = offset
  }
}

type Reader = { text: string; at: number; nextId: number }

/**
 * Reads text with slots `{…}`, conditions `[[condition: text | otherwise]]` and `[[by role: hero = one | two]]`, choices `[[either: one | two]]`, proofs `{#id}` and words `*…*`.
 * @param firstId the number of the first condition or choice in it; each has one of its own in its file
 * @throws TemplateError
 */
export function parseTemplate(text: string, firstId = 0): Template {
  const reader = { text, at: 0, nextId: firstId }
  const nodes = readNodes(reader, false)
  if (reader.at < text.length) throw new TemplateError(reader.at, `“${text.slice(reader.at, reader.at + 2)}” closes nothing`)
  return nodes
}

function readNodes(reader: Reader, inside: boolean): Node[] {
  const nodes: Node[] = []
  let plain = ''
  const flush = () => {
    if (plain) nodes.push({ text: plain })
    plain = ''
  }
  while (reader.at < reader.text.length) {
    const rest = reader.text.slice(reader.at)
    if (rest.startsWith('[[')) {
      flush()
      nodes.push(readBracket(reader))
    } else if (inside && (rest.startsWith(']]') || rest.startsWith('|'))) break
    else if (rest.startsWith(']]')) break
    else if (rest.startsWith('{')) {
      flush()
      nodes.push(readSlot(reader))
    } else if (rest.startsWith('*')) {
      flush()
      nodes.push(readWord(reader))
    } else {
      plain += reader.text.charAt(reader.at)
      reader.at++
    }
  }
  flush()
  return nodes
}

function readSlot(reader: Reader): Node {
  const end = reader.text.indexOf('}', reader.at)
  const inner = end < 0 ? '' : reader.text.slice(reader.at + 1, end).trim()
  if (!inner || inner.includes('{')) throw new TemplateError(reader.at, 'a slot { is not closed')
  reader.at = end + 1
  if (inner.startsWith('#')) return { proof: inner.slice(1) }
  const first = inner.charAt(0)
  const small = first.toLowerCase()
  return { slot: small + inner.slice(1), capital: first !== small }
}

function readWord(reader: Reader): Node {
  const end = reader.text.indexOf('*', reader.at + 1)
  const word = end < 0 ? '' : reader.text.slice(reader.at + 1, end)
  if (!word || /[{}[\]\n]/.test(word)) throw new TemplateError(reader.at, 'a word *…* is not closed, or holds more than plain letters')
  reader.at = end + 1
  return { word }
}

function readBracket(reader: Reader): Node {
  const start = reader.at
  const colon = reader.text.indexOf(':', start)
  const head = colon < 0 ? '' : reader.text.slice(start + 2, colon).trim()
  if (!head || /[\]{}]/.test(head)) throw new TemplateError(start, '[[ needs a condition and a colon: [[condition: text]]')
  reader.at = colon + 1
  const id = reader.nextId++
  const parts: Node[][] = []
  while (true) {
    parts.push(readNodes(reader, true))
    const closing = reader.text.slice(reader.at, reader.at + 2)
    if (closing === ']]') break
    if (!closing) throw new TemplateError(start, '[[ is not closed')
    reader.at++
  }
  reader.at += 2
  const isBehindWord = wordBefore.test(withoutBracketsBefore(reader.text.slice(0, start)))
  const trimmed = parts.map((nodes, index) => trim(nodes, isBehindWord, index < parts.length - 1))
  if (head === 'either') return { either: trimmed, id }
  if (head.startsWith('by ')) return chain(start, head.slice('by '.length), id, trimmed)
  if (trimmed.length > 2) throw new TemplateError(start, 'a condition has one text and one otherwise')
  return { condition: conditionAt(start, head), id, holding: trimmed[0] ?? [], otherwise: trimmed[1] ?? [] }
}

/** `[[by role: hero = one | helper, leader = two | else]]`: the part of the first value that holds, else the part without one. */
function chain(start: number, subject: string, id: number, parts: readonly Node[][]): Node {
  const [part = [], ...rest] = parts
  const [first, ...others] = part
  const found = first && 'text' in first ? /^([\w, ]+?) *= */.exec(first.text) : undefined
  if (!first || !('text' in first) || !found) throw new TemplateError(start, `[[by ${subject}: value = text | …]]: a part has no “value =”`)
  const values = (found[1] ?? '').split(',').map(value => `${subject} ${value.trim()}`)
  const said = { text: first.text.slice(found[0].length) }
  const isLast = rest.length === 1 && !startsWithValue(rest[0] ?? [])
  const otherwise = rest.length === 0 ? [] : isLast ? (rest[0] ?? []) : [chain(start, subject, id, rest)]
  return { condition: conditionAt(start, values.join(' or ')), id, holding: said.text === '' ? others : [said, ...others], otherwise }
}

function startsWithValue([first]: readonly Node[]): boolean {
  return first !== undefined && 'text' in first && /^[\w, ]+? *= */.test(first.text)
}

/** @throws TemplateError */
function conditionAt(offset: number, text: string): Condition {
  try {
    return parseCondition(text)
  } catch (error) {
    throw new TemplateError(offset, error instanceof Error ? error.message : String(error))
  }
}

/** The text without the brackets at its end, any of which may fall away, and without marks of proofs, which are never printed. */
function withoutBracketsBefore(marked: string): string {
  const text = marked.replace(/(?:\{#[^}]*\})+$/, '')
  if (!text.endsWith(']]')) return text
  let depth = 0
  for (const mark of [...text.matchAll(/\[\[|\]\]/g)].toReversed()) {
    depth += mark[0] === ']]' ? 1 : -1
    if (depth === 0) return withoutBracketsBefore(text.slice(0, mark.index))
  }
  return text
}

/** A word, a slot or a mark right before the brackets: what begins with a word there wants a space (not in Chinese). */
const wordBefore = /[\p{L}\p{N}.,;:!?…”»)}](?<!\p{Script=Han})$/u
const spacedWord = /^\s+(?:$|[\p{L}\p{N}](?<!\p{Script=Han}))/u

/**
 * Without the spaces behind a colon and around a stroke, but for the one that parts a word from the word before the brackets; one before the closing
 * brackets stays, since it may part two sentences.
 */
function trim(nodes: Node[], isBehindWord: boolean, isBeforeStroke: boolean): Node[] {
  const first = nodes[0]
  if (first && 'text' in first) {
    const keeps = isBehindWord && spacedWord.test(first.text) && (first.text.trim() !== '' || nodes.length > 1)
    nodes[0] = { text: (keeps ? ' ' : '') + first.text.trimStart() }
  }
  const last = nodes.at(-1)
  if (isBeforeStroke && last && 'text' in last) nodes[nodes.length - 1] = { text: last.text.trimEnd() }
  return nodes.filter(node => !('text' in node) || node.text !== '')
}

/** A paragraph with the condition that stands before it, if any: `[no challenge] Tonight …`. */
export function parseParagraph(text: string, firstId: number): Template {
  const found = /^\[([^[\]]+)\]\s*/.exec(text)
  if (!found) return parseTemplate(text, firstId)
  const condition = conditionAt(0, found[1] ?? '')
  const length = found[0].length
  try {
    return [{ condition, id: firstId, holding: parseTemplate(text.slice(length), firstId + 1), otherwise: [] }]
  } catch (error) {
    throw error instanceof TemplateError ? new TemplateError(error.offset + length, error.message) : error
  }
}
