import type { LanguageCode, QuestionType } from '@nightlight/contract/enums'
import { Converter } from 'opencc-js/t2cn'
import { distance } from './distance.ts'
import { type MarkingWords, markingWords } from './marking-words.ts'

/** A question with what marking an answer to it takes. */
export type Marked = {
  type: QuestionType
  correctAnswer: string
  /** Other forms that are as right. */
  accepted: readonly string[]
  language: LanguageCode
  /** The story, since a slip must not turn one of its things into another. */
  story: string
}

/** True where the answer is right. A choice is right or not; what was typed is marked as a kind teacher would. */
export function isRight(answer: string, question: Marked): boolean {
  const keys = [question.correctAnswer, ...question.accepted]
  if (question.type === 'multiple_choice') return keys.some(key => plain(key) === plain(answer))
  if (question.language === 'zh') return keys.some(key => matchesChinese(answer, key, question.story))
  const language = markingWords[question.language]
  const story = new Set(wordsOf(question.story, language))
  return keys.some(key => matchesWords(answer, key, language, story))
}

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase()

// Alphabetic languages: word by word

/** Without case, accents, ligatures and elisions; digits as words. */
function wordsOf(text: string, { elided, numbers, foldUmlauts }: MarkingWords): string[] {
  const bare = plain(text)
    .replaceAll('’', "'")
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(elided, '$1 ')
    .replace(/'s\b/g, '')
    .replaceAll("'", '')
  const words = bare.match(/[\p{L}\p{N}]+/gu) ?? []
  // Who has no ä on the keyboard types ae.
  const folded = foldUmlauts ? words.map(word => word.replace(/([aou])e/g, '$1')) : words
  return folded.map(word => numbers[Number(word)] ?? word)
}

/** What was meant: without articles, and without what only leads up to it. */
function meantBy(text: string, language: MarkingWords): string[] {
  const words = wordsOf(text, language)
  const rest = words.filter(word => !language.articles.has(word))
  while (rest.length > 1 && language.leadIns.has(rest[0] ?? '')) rest.shift()
  // An answer of nothing but articles is kept as it is: it may be a name.
  return rest.length > 0 ? rest : words
}

function matchesWords(answer: string, key: string, language: MarkingWords, story: Set<string>): boolean {
  // 'letoile' for 'l'étoile': articles written together with their word.
  if (wordsOf(answer, language).join('') === wordsOf(key, language).join('')) return true
  const given = meantBy(answer, language)
  const wanted = meantBy(key, language)
  if (wanted.length === 0 || given.length === 0) return false
  if (given.join('') === wanted.join('')) return true
  for (let start = 0; start + wanted.length <= given.length; start++) {
    const fits = wanted.every((word, place) => sameWord(given[start + place] ?? '', word, language, story))
    if (fits && harmlessAround(given, start, start + wanted.length, wanted, language)) return true
  }
  return false
}

/** True where the words around the answer add nothing that spoils it: no "not", no "or", no second thing beside it. */
function harmlessAround(given: string[], start: number, end: number, wanted: string[], language: MarkingWords): boolean {
  const around = [...given.slice(0, start), ...given.slice(end)]
  if (around.some(word => !wanted.includes(word) && (language.negations.has(word) || language.alternatives.has(word)))) return false
  return !language.conjunctions.has(given[start - 1] ?? '') && !language.conjunctions.has(given[end] ?? '')
}

/** The same word, a form of it, or a slip of the pen that makes no other thing of the story. */
function sameWord(given: string, wanted: string, { endings, numbers }: MarkingWords, story: Set<string>): boolean {
  if (given === wanted || stem(given, endings) === stem(wanted, endings)) return true
  if (numbers.includes(wanted) || numbers.includes(given) || story.has(given)) return false
  const slips = distance(given, wanted)
  if (slips > slipsAllowed(given, wanted)) return false
  return ![...story].some(word => word !== wanted && stem(word, endings) !== stem(wanted, endings) && distance(given, word) < slips)
}

/** Beginnings that sound alike somewhere in these languages: who writes by ear takes one for the other. */
const alike = ['bv', 'vf', 'gj', 'ck', 'cs', 'sz', 'cz', 'iy', 'dt']

/**
 * None in two letters, one in a short word, two in a long one. In three letters only a swap or a doubled letter is a slip, and a short word
 * must begin as it sounds: anything else makes another word of it too easily.
 */
function slipsAllowed(given: string, wanted: string): number {
  if (wanted.length >= 8) return 2
  if (wanted.length === 3) return sorted(given) === sorted(wanted) || given.replace(/(.)\1/u, '$1') === wanted ? 1 : 0
  return wanted.length > 3 && beginAlike(given, wanted) ? 1 : 0
}

const sorted = (word: string) => [...word].sort().join('')

function beginAlike(one: string, other: string): boolean {
  const [a = '', b = ''] = [one[0], other[0]]
  const silent = one === `h${other}` || other === `h${one}`
  const swapped = one[0] === other[1] && one[1] === other[0]
  return a === b || silent || swapped || alike.some(pair => pair.includes(a) && pair.includes(b))
}

const stem = (word: string, endings: RegExp) => (word.length > 3 ? word.replace(endings, '') : word)

// Chinese: character by character

// Made at its first use: it reads a dictionary.
let kept: ((text: string) => string) | undefined
function simplify(text: string): string {
  const convert: (text: string) => string = kept ?? Converter({ from: 't', to: 'cn' })
  kept = convert
  return convert(text)
}

/** Simplified, without punctuation, 的 and what leads up to the answer; digits as characters. */
function charactersOf(text: string): string {
  const bare = simplify(plain(text))
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/10|\d/g, digits => '零一二三四五六七八九十'[Number(digits)] ?? digits)
    .replaceAll('两', '二')
    .replaceAll('的', '')
  const ended = bare.replace(/(?<=.)[了啊吧呢呀吗哦哟]+$/u, '')
  let rest = ended
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = rest.replace(
      /^(因为|由于|答案是|我(觉得|想|猜)|应该|大概|可能|就是|是|在|有|那|这|它|一?[只个条匹头位颗片朵本把座盏件张块棵根滴粒顶艘支串]|一)(?=.)/u,
      '',
    )
  }
  return rest
}

function matchesChinese(answer: string, key: string, story: string): boolean {
  const given = charactersOf(answer)
  const wanted = charactersOf(key)
  if (given === '' || wanted === '') return false
  if (given === wanted) return true
  const at = given.indexOf(wanted)
  if (at >= 0 && wanted.length > 1) return harmlessAroundChinese(given.slice(0, at), given.slice(at + wanted.length))
  const slips = wanted.length >= 8 ? 2 : wanted.length >= 4 ? 1 : 0
  return slips > 0 && distance(given, wanted) <= slips && !charactersOf(story).includes(given)
}

function harmlessAroundChinese(before: string, after: string): boolean {
  if (/[不没别非]|或|还是/u.test(before + after)) return false
  return !/[和跟与]$/u.test(before) && !/^[和跟与]/u.test(after)
}
