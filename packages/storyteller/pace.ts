import type { Difficulty, LanguageCode } from '@nightlight/contract/enums'
import { meanSentence } from './measure.ts'

/**
 * How far inside its level's bounds a telling keeps its mean sentence, as shares of the distance between them. Further from the least,
 * for short sentences of short words fail the reading formula too.
 */
const margins = { least: 0.38, most: 0.2 }

/** So many sentences of the level's middle are counted before the first, lest its length decide alone. */
const before = 10

/** Keeps count of a telling's sentences while it grows, and says which line would lead it out of its level. */
export type Pace = {
  add: (text: string, sentences: number) => void
  remove: (text: string, sentences: number) => void
  /** Whether the mean sentence, with this line told as well, stays within the level, or comes nearer to it. */
  suits: (text: string, sentences: number) => boolean
}

export function paceOf(level: Difficulty, code: LanguageCode): Pace {
  const [least, most] = meanSentence[code === 'zh' ? 'characters' : 'words'][level]
  const low = least + (most - least) * margins.least
  const high = most - (most - least) * margins.most
  const countWords = code === 'zh' ? countCharacters : countSpaced
  let sentences = before
  let words = (before * (least + most)) / 2
  return {
    add: (text, count) => {
      words += countWords(text)
      sentences += count
    },
    remove: (text, count) => {
      words -= countWords(text)
      sentences -= count
    },
    suits: (text, count) => {
      const more = countWords(text)
      const mean = (words + more) / (sentences + count)
      if (mean > high) return more / count <= high
      if (mean < low) return more / count >= low
      return true
    },
  }
}

/** Words, counted quickly by the spaces between them. */
function countSpaced(text: string): number {
  let spaces = 0
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) spaces++
  return spaces + 1
}

/** Chinese characters, counted quickly: every sign but marks. */
function countCharacters(text: string): number {
  let characters = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code >= 0x4e00 && code <= 0x9fff) characters++
  }
  return characters
}
