import type { Difficulty, LanguageCode, Setting } from '@nightlight/contract/enums'
import { companions, type Library } from '../content/library.ts'
import { type Range, sentencesOf, wordsOf } from '../measure.ts'
import type { StoryRequest } from '../story.ts'
import { type LevelBars, type LevelFigures, levelBars, levelFigures } from './levels.ts'

const quoted: Record<Exclude<LanguageCode, 'es'>, RegExp> = {
  en: /“[^”]*”/g,
  fr: /«[^»]*»/g,
  de: /„[^“]*“/g,
  zh: /“[^”]*”|「[^」]*」/g,
}

const spanishQuotes = /«[^»]*»|“[^”]*”/g

/**
 * What the narrator says: a text without its speech, and without the tags that only say who speaks (said Mia), which belong to the speech. In Spanish and
 * French a paragraph of speech may begin with a dash, and what stands between two dashes is the narrator's again (—Ya voy —dijo Inés—. Espera.).
 */
export function narrationOf(content: string, code: LanguageCode): string {
  return content
    .split('\n\n')
    .map(paragraph => (/^[—–-]\s?/.test(paragraph) ? tagsOf(paragraph) : paragraph).split(code === 'es' ? spanishQuotes : quoted[code]))
    .map(pieces =>
      pieces
        .map(piece => toldIn(piece, code))
        .filter(Boolean)
        .join(code === 'zh' ? '' : ' '),
    )
    .filter(paragraph => /\p{L}/u.test(paragraph))
    .join('\n\n')
}

/** A piece between two speeches as sentences of its own; empty where it is only a tag. */
function toldIn(piece: string, code: LanguageCode): string {
  const plain = piece.replace(/^[\s,.;:!?…，。！？：—–-]+/u, '').trim()
  const [first = ''] = sentencesOf(plain, code)
  const rest = plain.slice(plain.indexOf(first) + first.length).trim()
  const isTag =
    code === 'zh'
      ? /^.{0,6}[说问叫喊道答][着了道]?[：:，。！？]*$/u.test(first)
      : /^\p{Ll}/u.test(first) && wordsOf(first, code).length <= 3
  const told = isTag ? rest : plain
  return told === '' || /[.!?…。！？]$/.test(told) ? told : `${told.replace(/[,;:，：]+$/u, '')}${code === 'zh' ? '。' : '.'}`
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
 * sentence and the cover by common characters over everything. Names and what was typed count as a word of two syllables: nobody's reading level
 * depends on what a child is called.
 */
export function taleFigures(content: string, code: LanguageCode, difficulty: Difficulty, typed: readonly string[]): LevelFigures {
  const plain =
    code === 'zh'
      ? content
      : [...typed].sort((a, b) => b.length - a.length).reduce((text, one) => (one ? text.replaceAll(one, 'Mia') : text), content)
  const whole = levelFigures(plain, code, difficulty, typed.join(''))
  const narration = levelFigures(narrationOf(plain, code), code, difficulty, typed.join(''))
  return {
    meanSentence: narration.meanSentence,
    longestSentence: whole.longestSentence,
    formula: code === 'zh' ? whole.formula : narration.formula,
  }
}

/** What a story owes to its request and place and not to its author: what a family typed, names, and in Chinese the animals and the place. */
export function notTheAuthors(request: StoryRequest, setting: Setting, library: Library): string[] {
  const { childName, bestFriend, favoriteColor, specialTalent, magicalPower, challenge, dreamDestination, moralLesson } = request
  const typed = [childName, bestFriend, favoriteColor, specialTalent, magicalPower, challenge, dreamDestination, moralLesson]
  const friends = [library.friend(request.animal), ...companions.map(library.friend)]
  const place = library.place(setting)
  const people = [...friends, ...place.elders, ...place.dwellers]
  const kinds = library.code === 'zh' ? [...people.map(({ kind }) => kind.base), place.name, place.props.young.noun.base] : []
  return [...typed.filter(text => text !== undefined), ...people.map(({ name }) => name), ...kinds]
}

/**
 * How far a tale may lie outside the bars of its level (decision 011): the same tale is told with sixty friends in fifteen places, whose sentences move
 * every figure a little, and its readers matter more than a fifth of a grade.
 */
const tolerance: Record<LanguageCode, number> = { en: 0.5, es: 5, fr: 3, de: 4, zh: 3 }
const tenth = 0.1

/**
 * From the intermediate level on a tale may read twice as much more easily than its level: what fills a formula is long adverbs, and readers mark them
 * down; its sentences still have the length of the level (decision 025).
 */
const easierThanItsLevel = 2

/** The bars of a tale's level. */
export function taleBars(code: LanguageCode, difficulty: Difficulty): LevelBars {
  const { mean, longest, formula } = levelBars(code, difficulty)
  const harder = tolerance[code]
  const easier = difficulty !== 'beginner' && code !== 'zh' ? harder * easierThanItsLevel : harder
  // Flesch-Kincaid counts years of school, the other formulas count ease.
  const [below, above] = code === 'en' ? [easier, harder] : [harder, easier]
  return {
    mean: [mean[0] * (1 - tenth), mean[1] * (1 + tenth)],
    longest: Math.ceil(longest * (1 + tenth)),
    formula: [formula[0] - below, formula[1] + above],
  }
}

/** What of a tale lies outside its level's bars, in words; empty where nothing does. */
export function taleLevelFaults(figures: LevelFigures, code: LanguageCode, difficulty: Difficulty): string[] {
  const bars = taleBars(code, difficulty)
  const faults: string[] = []
  if (isOutside(figures.meanSentence, bars.mean)) faults.push(`sentences of ${figures.meanSentence.toFixed(1)}`)
  if (figures.longestSentence > bars.longest) faults.push(`a sentence of ${figures.longestSentence}`)
  if (isOutside(figures.formula, bars.formula)) faults.push(`${code === 'zh' ? 'cover' : 'formula'} ${figures.formula.toFixed(1)}`)
  return faults
}

export const isOutside = (value: number, [least, most]: Range) => value < least || value > most
