import type { StoryParagraph } from '@nightlight/contract/stories'

/** What two tellings say of one beat; nothing where one of them leaves it out. */
export type Row = { beat: string; left: readonly string[]; right: readonly string[] }

/** Two tellings laid beside each other, beat for beat, in their common order; what only the right one tells stands where it tells it. */
export function rowsOf(left: readonly StoryParagraph[], right: readonly StoryParagraph[]): Row[] {
  const textsOf = (paragraphs: readonly StoryParagraph[], beat: string) =>
    paragraphs.filter(paragraph => paragraph.beat === beat).map(({ text }) => text)
  const order = beatsOf(left)
  let before = -1
  for (const beat of beatsOf(right)) {
    const at = order.indexOf(beat)
    if (at < 0) order.splice(before + 1, 0, beat)
    before = at < 0 ? before + 1 : at
  }
  return order.map(beat => ({ beat, left: textsOf(left, beat), right: textsOf(right, beat) }))
}

const beatsOf = (paragraphs: readonly StoryParagraph[]) => [...new Set(paragraphs.map(({ beat }) => beat))]
