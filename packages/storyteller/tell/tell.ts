import type { Cast } from '../cast/cast.ts'
import { ContentError } from '../content/content-error.ts'
import { atLevel } from '../content/leveled.ts'
import type { TaleContent } from '../content/tale.ts'
import { slotMark } from '../grammar/grammar.ts'
import { sentencesOf } from '../measure.ts'
import type { TaleParagraph } from '../story.ts'
import { lengthBoundsOf } from './length-bounds.ts'
import { finishParagraph, marks, renderer, type Spare } from './render.ts'
import { SlotError } from './slots.ts'

/** A word to be learned, in the form in which it stands, with its sentence. */
export type ToldWord = { word: string; sentence: string }
export type Telling = {
  title: string
  paragraphs: TaleParagraph[]
  content: string
  /** The sentence that proves each question, by its mark. */
  proofs: ReadonlyMap<string, string>
  words: readonly ToldWord[]
  /** Fills the slots of a text outside the story: a question, an activity. */
  say: (template: TaleContent['title']) => string
}

/** Tells a tale to a cast: the form that was asked for, without the spare passages for which there is no room. */
export function tell(tale: TaleContent, cast: Cast): Telling {
  const withColour = inItsColours(tale, cast)
  const form = [...opening(tale, cast), ...(cast.request.storyLength === 'short' ? tale.short : tale.long)]
  const { most } = lengthBoundsOf(cast.library.code, cast.request.storyLength)
  const dropped = new Set<number>()
  const renderAt = (line: number, render: () => string) => {
    try {
      return render()
    } catch (error) {
      throw error instanceof SlotError ? new ContentError(tale.file, line, error.message) : error
    }
  }
  while (true) {
    const attempt = renderer(withColour, tale.locals, dropped)
    const raw = form.map(({ beat, line, template }) => ({ beat, text: renderAt(line, () => attempt.render(template)) }))
    // The last touches take the longest and change few characters: they wait until the story fits without them.
    const paragraphs = lengthOf(raw) > most && attempt.spares.length > 0 ? raw : finished(raw, cast)
    const going = goingFirst(attempt.spares, lengthOf(paragraphs) - most)
    if (going.length === 0) return finish(paragraphs, text => finishParagraph(attempt.render(text), cast), tale)
    for (const { id } of going) dropped.add(id)
  }
}

/** What an evening that follows another one begins with: what was brought home then lies there. */
function opening(tale: TaleContent, cast: Cast): TaleContent['long'] {
  const { earlier, library, request } = cast
  const beat = tale.long[0]?.beat
  const template = atLevel(library.nextEvening(), request.difficulty)
  if (!request.isNextEvening || !earlier || !template || beat === undefined) return []
  const keepsake = renderer(inItsColours(earlier, cast), earlier.locals, new Set()).render(earlier.keepsake)
  return [{ beat, line: 1, template: template.map(node => ('slot' in node && node.slot === 'keepsake' ? { text: keepsake } : node)) }]
}

const finished = (raw: readonly TaleParagraph[], cast: Cast): TaleParagraph[] =>
  raw.map(({ beat, text }) => ({ beat, text: finishParagraph(text, cast) })).filter(({ text }) => withoutMarks(text) !== '')

/** Characters of a story with its blank lines. */
const lengthOf = (paragraphs: readonly TaleParagraph[]) =>
  paragraphs
    .map(({ text }) => withoutMarks(text).replaceAll(slotMark, '').replace(/ {2,}/g, ' ').trim().length)
    .filter(length => length > 0)
    .reduce((sum, length) => sum + length + 2, -2)

/** As many spare passages as must go at least: tier 1 before tier 2, and within a tier what stands last. */
function goingFirst(spares: readonly Spare[], tooMany: number): Spare[] {
  let saved = 0
  return spares
    .toReversed()
    .sort((a, b) => a.tier - b.tier)
    .filter(({ length }) => {
      if (saved >= tooMany) return false
      saved += Math.max(length, 1)
      return true
    })
}

const allMarks = new RegExp(`${marks.proofStart}[^${marks.proofEnd}]*${marks.proofEnd}|[${marks.wordStart}${marks.wordEnd}]`, 'gu')
const withoutMarks = (text: string) => text.replace(allMarks, '')

function finish(marked: readonly TaleParagraph[], say: Telling['say'], tale: TaleContent): Telling {
  const proofs = new Map<string, string>()
  const words: ToldWord[] = []
  const code = tale.file.split('/')[1] ?? ''
  const paragraphs = marked.map(({ beat, text }) => {
    const clean = withoutMarks(text).replace(/^ +| +$/g, '')
    const sentenceAt = sentenceFinder(clean, code)
    let removed = text.length - text.trimStart().length
    let word: number | undefined
    for (const found of text.matchAll(allMarks)) {
      const at = found.index - removed
      removed += found[0].length
      if (found[0].startsWith(marks.proofStart)) proofs.set(found[0].slice(1, -1), sentenceAt(at + 1))
      else if (found[0] === marks.wordStart) word = at
      else if (word !== undefined) words.push({ word: clean.slice(word, at), sentence: sentenceAt(word) })
    }
    return { beat, text: clean }
  })
  const content = paragraphs.map(({ text }) => text).join('\n\n')
  return { title: say(tale.title), paragraphs, content, proofs, words, say: template => withoutMarks(say(template)) }
}

/** Finds the sentence that holds the character at a place; where it opens a quotation, together with the rest of that quotation. */
function sentenceFinder(text: string, code: string): (at: number) => string {
  const spans: { start: number; end: number }[] = []
  let from = 0
  let open: number | undefined
  for (const sentence of sentencesOf(text, code)) {
    const start = open ?? text.indexOf(sentence, from)
    from = text.indexOf(sentence, from) + sentence.length
    open = isUnclosed(text.slice(start, from)) ? start : undefined
    if (open === undefined) spans.push({ start, end: from })
  }
  if (open !== undefined) spans.push({ start: open, end: text.length })
  const said = ({ start, end }: { start: number; end: number }) => text.slice(start, end)
  return at => {
    const found = spans.find(({ end }) => at < end) ?? spans.at(-1)
    return found ? said(found) : ''
  }
}

const quotationMarks = [
  ['„', '“'],
  ['“', '”'],
  ['«', '»'],
] as const

/** Whether a quotation begins in a text and does not end in it. */
function isUnclosed(text: string): boolean {
  const [open, close] = quotationMarks.find(([mark]) => text.includes(mark)) ?? []
  return open !== undefined && close !== undefined && text.split(open).length > text.split(close).length
}

/** With the header's colour where none was typed. */
function inItsColours(tale: TaleContent, cast: Cast): Cast {
  if (cast.details.colour) return cast
  const found = cast.library.lexicon('colours').entries.find(entry => entry.forms[0] === tale.colour)
  const colour = { typed: tale.colour, kind: 'default', forms: found?.forms ?? [tale.colour] }
  return { ...cast, details: { ...cast.details, colour } }
}
