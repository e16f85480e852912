import type { Difficulty, LanguageCode } from '@nightlight/contract/enums'
import { commonest, longestSentence, meanSentence, type Range, readingFormula, sentencesOf, wordsOf } from '../measure.ts'
import { commonCharacters } from './common-characters.ts'
import { syllablesOf } from './syllables.ts'

/** What is measured of a story's level. */
export type LevelFigures = {
  meanSentence: number
  longestSentence: number
  /** The language's reading formula; for Chinese the cover by the commonest characters, in percent. */
  formula: number
}

/** Mean words a sentence (characters for Chinese), its longest, and the formula. */
export type LevelBars = { mean: Range; longest: number; formula: Range }

/** The bars of a level. */
export function levelBars(code: LanguageCode, level: Difficulty): LevelBars {
  const formula = readingFormula[code][level]
  if (code === 'zh') return { mean: meanSentence.characters[level], longest: Number.POSITIVE_INFINITY, formula }
  return { mean: meanSentence.words[level], longest: longestSentence.words[level], formula }
}

const rankOfCharacter = new Map([...commonCharacters].map((character, index) => [character, index + 1]))

/**
 * The figures of a story. English: Flesch-Kincaid grade (Kincaid et al. 1975); Spanish: Szigriszt-Pazos (1993); French: Kandel and
 * Moles (1958); German: Amstad (1978).
 * @param names characters of typed-in names and of the animal, which do not count for Chinese
 */
export function levelFigures(content: string, code: LanguageCode, difficulty: Difficulty, names: string): LevelFigures {
  const sentences = content.split('\n\n').flatMap(paragraph => sentencesOf(paragraph, code))
  const counts = sentences.map(sentence => wordsOf(sentence, code).length).filter(count => count > 0)
  const allWords = wordsOf(content, code)
  const mean = allWords.length / counts.length
  const longest = Math.max(...counts)
  if (code === 'zh') return { meanSentence: mean, longestSentence: longest, formula: coverOf(allWords, difficulty, names) }
  const syllables = allWords.reduce((sum, word) => sum + syllablesOf(word, code), 0) / allWords.length
  const formulas: Record<Exclude<LanguageCode, 'zh'>, number> = {
    en: 0.39 * mean + 11.8 * syllables - 15.59,
    es: 206.835 - 62.3 * syllables - mean,
    fr: 207 - 1.015 * mean - 73.6 * syllables,
    de: 180 - mean - 58.5 * syllables,
  }
  return { meanSentence: mean, longestSentence: longest, formula: formulas[code] }
}

function coverOf(characters: readonly string[], difficulty: Difficulty, names: string): number {
  const counted = characters.filter(character => !names.includes(character))
  const known = counted.filter(character => (rankOfCharacter.get(character) ?? Number.POSITIVE_INFINITY) <= commonest[difficulty])
  return (100 * known.length) / counted.length
}
