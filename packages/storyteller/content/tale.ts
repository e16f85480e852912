import type { Difficulty } from '@nightlight/contract/enums'
import { type Thing, things } from '@nightlight/contract/scenes'
import { type Condition, conditionOf } from './condition.ts'
import { ContentError } from './content-error.ts'
import { type Entry, parseEntries, required } from './entries.ts'
import { oneOf } from './friend.ts'
import { templateOf } from './leveled.ts'
import { parseParagraph, type Template, TemplateError } from './template.ts'

export type TaleParagraph = { beat: string; line: number; template: Template }
/** A tale as told in one language at one level. */
export type TaleContent = {
  file: string
  level: Difficulty
  title: Template
  colour: string
  keepsake: Template
  /** The picture of the keepsake. */
  draws: Thing
  remember: Template
  /** Names that the author gave to words of the tale. */
  locals: ReadonlyMap<string, Template>
  /** The long form, of which the medium form leaves out what is marked. */
  long: TaleParagraph[]
  short: TaleParagraph[]
}

const ownHeader = ['title', 'colour', 'keepsake', 'draws', 'remember']

/** @throws ContentError */
export function parseTale(file: string, text: string, level: Difficulty): TaleContent {
  const lines = text.split('\n')
  const firstBeat = lines.findIndex(line => line.startsWith('# '))
  if (firstBeat < 0) throw new ContentError(file, 1, 'there is no beat: “# name”')
  const header = parseEntries(file, lines.slice(0, firstBeat).join('\n'))
  const cut = lines.findIndex(line => /^=== *short *$/.test(line))
  if (cut < 0) throw new ContentError(file, lines.length, 'the short form is missing: “=== short”')
  const one = (key: string) => required(file, header, key)
  const template = (entry: Entry) => templateOf(file, entry)
  return {
    file,
    level,
    title: template(one('title')),
    colour: one('colour').value,
    keepsake: template(one('keepsake')),
    draws: oneOf(file, one('draws'), things),
    remember: template(one('remember')),
    locals: new Map(header.filter(entry => !ownHeader.includes(entry.key)).map(entry => [entry.key, template(entry)])),
    long: paragraphsOf(file, lines.slice(firstBeat, cut), firstBeat + 1, 0),
    short: paragraphsOf(file, lines.slice(cut + 1), cut + 2, 100_000),
  }
}

function paragraphsOf(file: string, lines: readonly string[], firstLine: number, firstId: number): TaleParagraph[] {
  const paragraphs: TaleParagraph[] = []
  let beat = ''
  /** A condition that stands beside the beat's name holds for each of its paragraphs. */
  let condition: Condition | undefined
  let block: string[] = []
  let blockLine = firstLine
  const close = () => {
    const text = block.join('\n')
    block = []
    if (!text.trim()) return
    if (!beat) throw new ContentError(file, blockLine, 'a paragraph stands before the first beat')
    // A number of its own for each condition and choice, so that a choice made in one is not made in another.
    const id = firstId + paragraphs.length * 100
    try {
      const template = parseParagraph(text.replaceAll('\n', ' ').trim(), id)
      paragraphs.push({
        beat,
        line: blockLine,
        template: condition ? [{ condition, id: id + 99, holding: template, otherwise: [] }] : template,
      })
    } catch (error) {
      if (error instanceof TemplateError)
        throw new ContentError(file, blockLine + text.slice(0, error.offset).split('\n').length - 1, error.message)
      throw error
    }
  }
  for (const [index, line] of lines.entries()) {
    if (line.trimStart().startsWith('//')) continue
    const named = /^# +(\S+)(?: +\[([^\]]+)\])? *$/.exec(line)
    if (named || !line.trim()) close()
    if (named) {
      beat = named[1] ?? ''
      condition = named[2] === undefined ? undefined : conditionOf(file, firstLine + index, named[2])
    }
    if (!named && line.trim()) {
      if (block.length === 0) blockLine = firstLine + index
      block.push(line.trim())
    }
  }
  close()
  return paragraphs
}
