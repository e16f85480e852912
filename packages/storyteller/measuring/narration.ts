import type { Difficulty, LanguageCode } from '@nightlight/contract/enums'
import { type LevelFigures, levelFigures } from './levels.ts'

const quoted: Record<Exclude<LanguageCode, 'es'>, RegExp> = {
  en: /“[^”]*”/g,
  fr: /«[^»]*»/g,
  de: /„[^“]*“/g,
  zh: /“[^”]*”|「[^」]*」/g,
}

/**
 * What the narrator says: a text without its speech. In Spanish and French a paragraph of speech may begin with a dash, and what stands between
 * two dashes is the narrator's again (—Ya voy —dijo Inés—. Espera.).
 */
export function narrationOf(content: string, code: LanguageCode): string {
  const plain = content
    .split('\n\n')
    .map(paragraph => (/^[—–-]\s?/.test(paragraph) ? tagsOf(paragraph) : paragraph))
    .join('\n\n')
  const told = code === 'es' ? plain.replace(/«[^»]*»|“[^”]*”/g, '') : plain.replace(quoted[code], '')
  return told
    .split('\n\n')
    .map(paragraph => paragraph.replace(/^[\s,.;:!?…，。！？：—-]+/u, '').trim())
    .filter(paragraph => /\p{L}/u.test(paragraph))
    .join('\n\n')
}

/** The narrator's parts of a paragraph that begins with a dash: every second piece. */
const tagsOf = (paragraph: string) =>
  paragraph
    .split(/[—–]/)
    .slice(1)
    .filter((_, index) => index % 2 === 1)
    .map(tag => tag.replace(/[.,;:]*$/, '.').trim())
    .join(' ')

/**
 * The level of a tale: the mean sentence and the reading formula over the narration, because dialogue makes short sentences at every level; the longest
 * sentence and the cover by common characters over everything.
 */
export function taleFigures(content: string, code: LanguageCode, difficulty: Difficulty, names: string): LevelFigures {
  const whole = levelFigures(content, code, difficulty, names)
  const narration = levelFigures(narrationOf(content, code), code, difficulty, names)
  return {
    meanSentence: narration.meanSentence,
    longestSentence: whole.longestSentence,
    formula: code === 'zh' ? whole.formula : narration.formula,
  }
}
