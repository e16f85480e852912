import { paragraphsOf } from '../../../lib/paragraphs.ts'

/** A story's paragraphs as sentences, by the rules of its language; joined again they are the text, letter for letter. */
export function sentencesOf(content: string, language: string): string[][] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' })
  return paragraphsOf(content).map(paragraph => joinFragments([...segmenter.segment(paragraph)].map(({ segment }) => segment)))
}

/** Segments of marks alone (a closing quotation mark) belong to the sentence before. */
function joinFragments(segments: readonly string[]): string[] {
  const sentences: string[] = []
  for (const segment of segments) {
    const last = sentences.length - 1
    if (last >= 0 && !/[\p{L}\p{N}]/u.test(segment)) sentences[last] += segment
    else sentences.push(segment)
  }
  return sentences
}
