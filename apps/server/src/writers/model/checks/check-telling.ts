import { questionsAt } from '@nightlight/storyteller/learn'
import { levelBars, levelFigures } from '@nightlight/storyteller/measuring/levels'
import type { Brief } from '@nightlight/storyteller/other-teller'
import type { ComposedStory, StoryRequest } from '@nightlight/storyteller/story'
import { lengthBounds } from '@nightlight/storyteller/tell'
import { wordsAt } from '@nightlight/storyteller/words'
import { type StandIns, typedFields } from '../stand-ins.ts'
import type { Telling } from '../telling.ts'
import { isInLanguage } from './language.ts'
import { lettersHold, lettersOf } from './letters.ts'
import { brandIn, hasLink, hasMarkup } from './text.ts'
import { unsafeWordsIn } from './unsafe-words.ts'

/** What is looked at, by the name that the log and the operator see. */
export const checkNames = [
  'answer',
  'plan',
  'length',
  'level',
  'language',
  'details',
  'names',
  'text',
  'brands',
  'unsafe',
  'repetition',
  'questions',
  'words',
] as const
export type CheckName = (typeof checkNames)[number]
/** `said` is what the model is told about it, with no real name in it. */
export type Fault = { check: CheckName; said: string }

export type Checked = {
  request: StoryRequest
  brief: Brief
  standIns: StandIns
  /** As the model wrote it, and with the real names. */
  written: Telling
  told: Telling
  /** The whole story with the learning material that holds. */
  story: ComposedStory
}

/** A detail as long as this may be in another language than the story. */
const longDetail = 20
const longestTitle = 100

/** Everything that is wrong with a story before a child may hear it; empty where nothing is. Takes a few milliseconds. */
export function checkTelling(checked: Checked): Fault[] {
  return [
    ...planFaults(checked),
    ...lengthFaults(checked),
    ...levelFaults(checked),
    ...textFaults(checked),
    ...detailFaults(checked),
    ...repetitionFaults(checked),
    ...learningFaults(checked),
  ]
}

function planFaults({ brief, written }: Checked): Fault[] {
  const text = (beat: string) => lettersOf(written.paragraphs.find(paragraph => paragraph.beat === beat)?.sentences.join(' ') ?? '')
  const { first, changed } = brief.refrain
  const faults: Fault[] = []
  if (
    text('refrain.first') !== lettersOf(first) ||
    text('refrain.again') !== lettersOf(first) ||
    text('refrain.changed') !== lettersOf(changed)
  )
    faults.push({ check: 'plan', said: 'A paragraph of the refrain does not hold the refrain, the whole refrain and nothing else.' })
  return faults
}

function lengthFaults({ request, standIns, written, told }: Checked): Fault[] {
  const bounds = lengthBounds[request.language === 'zh' ? 'chinese' : 'alphabetic'][request.storyLength]
  const { length } = told.content
  if (length >= bounds.least && length <= bounds.most) return []
  const growth = standIns.growth(written.content)
  const said = `It has ${length - growth} characters and must have ${bounds.least - growth} to ${bounds.most - growth}.`
  return [{ check: 'length', said }]
}

function levelFaults({ request, brief, told }: Checked): Fault[] {
  const { language, difficulty } = request
  const names = [request.childName, request.bestFriend, brief.people.friend].join('')
  const figures = levelFigures(told.content, language, difficulty, names)
  const { mean, longest, formula } = levelBars(language, difficulty)
  const unit = language === 'zh' ? 'characters' : 'words'
  const said: string[] = []
  if (isOutside(figures.meanSentence, mean))
    said.push(`The mean sentence has ${figures.meanSentence.toFixed(1)} ${unit} and must have ${mean[0]} to ${mean[1]}.`)
  if (figures.longestSentence > longest) said.push(`One sentence has ${figures.longestSentence} ${unit}; ${longest} are allowed.`)
  if (isOutside(figures.formula, formula)) {
    // A high grade is hard in English; in the other languages a low figure is.
    const isHard = language === 'en' ? figures.formula > formula[1] : figures.formula < formula[0]
    said.push(
      isHard ? 'The words are too hard: use shorter and commoner ones.' : 'The words are too easy for the level: use some longer ones.',
    )
  }
  return said.map(one => ({ check: 'level', said: one }))
}

const isOutside = (value: number, [least, most]: readonly [number, number]) => value < least || value > most

function textFaults({ request, standIns, written, story }: Checked): Fault[] {
  const { language } = request
  const isSpecial = (text: string) =>
    text.length >= longDetail || hasMarkup(text) || hasLink(text) || brandIn(text) !== undefined || unsafeWordsIn(text, language).length > 0
  const typed = typedFields
    .flatMap(field => standIns.request[field] ?? [])
    .filter(isSpecial)
    .map(text => new RegExp(text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'), 'giu'))
  // What a parent typed is told as typed; it is the model's own words that are looked at.
  const own = (text: string) => typed.reduce((rest, detail) => rest.replace(detail, ' – '), text)
  const paragraphs = written.paragraphs.map(paragraph => own(paragraph.sentences.join(' ')))
  const content = paragraphs.join('\n')
  const learning = [
    ...story.questions.flatMap(({ question, correctAnswer, options, explanation }) => [question, correctAnswer, ...options, explanation]),
    ...story.vocabulary.flatMap(({ word, definition }) => [word, definition]),
  ]
  const title = own(written.title)
  const all = [title, content, ...learning.map(own)].join('\n')
  const faults: Fault[] = []
  if (!isInLanguage(paragraphs, language))
    faults.push({ check: 'language', said: 'It is not written in the language of the plan from beginning to end.' })
  if (written.title === '' || written.title.length > longestTitle) faults.push({ check: 'text', said: 'The title is missing or too long.' })
  if (standIns.isBent(written.content)) faults.push({ check: 'names', said: 'A name was changed or made part of another word.' })
  if (standIns.givesAway(written.content)) faults.push({ check: 'names', said: 'Somebody has a name that the plan does not know.' })
  if ([title, ...paragraphs].some(text => hasMarkup(text) || hasLink(text)))
    faults.push({ check: 'text', said: 'It holds markup, a link, a number, an emoji, or a doubled space or mark.' })
  const brand = brandIn(all)
  if (brand !== undefined) faults.push({ check: 'brands', said: `It names a brand: ${brand}.` })
  const unsafe = unsafeWordsIn(all, language)
  if (unsafe.length > 0) faults.push({ check: 'unsafe', said: `Words that no bedtime story may use: ${unsafe.join(', ')}.` })
  return faults
}

function detailFaults({ standIns, written }: Checked): Fault[] {
  const { request } = standIns
  const given = {
    'people.child': request.childName,
    'details.color': request.favoriteColor,
    'details.talent': request.specialTalent,
    'details.best': request.bestFriend,
    'details.dream': request.dreamDestination,
    'details.power': request.magicalPower,
    'details.challenge': request.challenge,
    'details.moral': request.moralLesson,
  }
  const letters = lettersOf(written.content)
  return Object.entries(given)
    .filter(([, text]) => text !== undefined && lettersOf(text) !== '' && !lettersHold(letters, text, request.language))
    .map(([name]) => ({ check: 'details', said: `"${name}" does not appear letter for letter.` }))
}

function repetitionFaults({ written }: Checked): Fault[] {
  const sentences = written.paragraphs.filter(({ beat }) => !beat.startsWith('refrain')).flatMap(paragraph => paragraph.sentences)
  if (new Set(sentences).size === sentences.length) return []
  return [{ check: 'repetition', said: 'A sentence outside the refrain is said twice.' }]
}

function learningFaults({ request, story }: Checked): Fault[] {
  const questions = questionsAt[request.difficulty]
  const words = wordsAt[request.difficulty]
  const faults: Fault[] = []
  if (story.questions.length < questions)
    faults.push({
      check: 'questions',
      said: `Only ${story.questions.length} of ${questions} questions can be proved: copy each sentence of "facts" and each "evidence" letter for letter from the text, with the answer in it.`,
    })
  if (story.vocabulary.length < words)
    faults.push({ check: 'words', said: `Only ${story.vocabulary.length} of ${words} words worth learning stand in the text.` })
  return faults
}
