import type { Cast } from './cast.ts'
import { chooseIndex, mix } from './choose.ts'
import type { Grammar, Scene } from './language.ts'
import { type Line, linesOf, type Part } from './scene.ts'

/** One way of saying, with its slots filled and its ways within chosen by the key. */
export function renderParts(parts: readonly Part[], key: number, cast: Cast): string {
  let text = ''
  let place = 0
  for (const part of parts) {
    if (typeof part === 'string') text += part
    else if ('slot' in part) text += cast(part)
    else {
      place++
      const index = chooseIndex(mix(key, place), part.hashes)
      text += renderParts(part.options[index] ?? [], mix(key, place * 31 + index), cast)
    }
  }
  return text
}

/** One of the lines of a text outside a scene (a title, a question), with its slots filled. */
export function renderOne<Noun>(text: Scene, key: number, cast: Cast, grammar: Grammar<Noun>): string {
  const lines = linesOf(text)
  const line = lines.length > 1 ? lines[chooseIndex(key, lines.map(firstHash))] : lines[0]
  return line ? renderLine(line, key, cast, grammar) : ''
}

const firstHash = ({ hashes }: Line) => hashes[0] ?? 0

/** A line in one of its ways, with its slots filled. */
export function renderLine<Noun>(line: Line, key: number, cast: Cast, grammar: Grammar<Noun>): string {
  const way = line.ways[chooseIndex(key, line.hashes)]
  return way ? finishLine(renderParts(way.parts, key, cast), grammar) : ''
}

/** A line as it stands in a story: the language's last touches, and a capital letter at its beginning. */
export function finishLine<Noun>(text: string, grammar: Grammar<Noun>): string {
  const line = grammar.finish(text)
  // Nearly every line begins with a plain letter, which needs no search.
  const first = line.charCodeAt(0)
  if (first >= codes.A && first <= codes.Z) return line
  if (first >= codes.a && first <= codes.z) return grammar.capitalize(line)
  return line.replace(beginningInSmall, start => start.slice(0, -1) + grammar.capitalize(start.slice(-1)))
}

const codes = { A: 65, Z: 90, a: 97, z: 122 } as const
const beginningInSmall = /^[\p{P}\p{Zs}]*\p{Ll}/u
