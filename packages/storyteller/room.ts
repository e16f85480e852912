import type { Cast } from './cast.ts'
import { mix } from './choose.ts'
import type { Language } from './language.ts'
import { sentencesOf } from './measure.ts'
import type { BeatKind } from './plan.ts'
import { finishLine, renderParts } from './render.ts'
import type { Line } from './scene.ts'

/** What fills the room of a story, and what gives way where there is too little. */

export type Told = { text: string; sentences: string[] }
export type Slotted = { beat: BeatKind; line: Line; key: number; told: Told | undefined }
type Slots = { beat: BeatKind; lines: Slotted[] }

/** From here on the tale grows quiet: room is filled elsewhere first. */
const quiet: readonly BeatKind[] = ['thanks', 'lesson', 'home', 'bed', 'dream', 'goodnight']

/** Paragraphs whose lines carry what was typed in. */
const tellsDetail: readonly BeatKind[] = ['challenge', 'power', 'talent', 'best', 'lesson', 'dedication', 'goodnight']

/** Always-told lines that bear no fact and no detail and do not stand alone: where many long details crowd a short story, the longest of them give way. */
export function dispensable(paragraphs: readonly Slots[]): Slotted[] {
  return paragraphs
    .filter(({ beat }) => !beat.startsWith('refrain') && !tellsDetail.includes(beat))
    .flatMap(({ lines }) => lines.filter(({ line, told }) => told && !line.fact && !line.when).slice(1))
    .sort((a, b) => (b.told?.text.length ?? 0) - (a.told?.text.length ?? 0))
}

/** Lines that may be told, in turn from every paragraph, the quiet end last; within a paragraph in an order fixed by the seed. */
export function extrasInOrder(paragraphs: readonly Slots[]): Slotted[] {
  const ranked = paragraphs.flatMap(({ beat, lines }) => {
    const pace = quiet.includes(beat) ? 1.8 : 1
    return lines
      .filter(({ line }) => line.extra)
      .sort((a, b) => a.key - b.key)
      .map((slotted, rank) => ({ slotted, order: (rank + (slotted.key & 0xff) / 256) * pace }))
  })
  return ranked.sort((a, b) => a.order - b.order).map(({ slotted }) => slotted)
}

/** What is told outside the refrain, the longest first. */
export function longestFirst(paragraphs: readonly Slots[]): Slotted[] {
  return paragraphs
    .filter(({ beat }) => !beat.startsWith('refrain'))
    .flatMap(({ lines }) => lines.filter(({ told }) => told))
    .sort((a, b) => (b.told?.text.length ?? 0) - (a.told?.text.length ?? 0))
}

/** The shortest way of saying a told line; undefined where it is told so already. */
export function shortest<Noun>({ line, key, told }: Slotted, cast: Cast, { code, grammar }: Language<Noun>): Told | undefined {
  const [best] = line.ways
    .map(way => finishLine(renderParts(way.parts, mix(key, way.hash), cast), grammar))
    .sort((a, b) => a.length - b.length)
  return best !== undefined && told && best.length < told.text.length ? { text: best, sentences: sentencesOf(best, code) } : undefined
}
