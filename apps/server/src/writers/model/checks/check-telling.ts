import type { Brief } from '@nightlight/storyteller/brief'
import { questionsAt, wordsAt } from '@nightlight/storyteller/learn/learn'
import { sentencesOf } from '@nightlight/storyteller/measure'
import { isOutside, taleBars, taleFigures } from '@nightlight/storyteller/measuring/narration'
import type { StoryRequest, ToldTale } from '@nightlight/storyteller/story'
import { lengthBoundsOf } from '@nightlight/storyteller/tell/length-bounds'
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
  story: ToldTale
}

/** A detail as long as this may be in another language than the story. */
const longDetail = 20
const longestTitle = 100

/** Everything that is wrong with a story before a child may hear it; empty where nothing is. Takes a few milliseconds. */
export function checkTelling(checked: Checked): Fault[] {
  return [
    ...lengthFaults(checked),
    ...levelFaults(checked),
    ...textFaults(checked),
    ...detailFaults(checked),
    ...repetitionFaults(checked),
    ...learningFaults(checked),
  ]
}

function lengthFaults({ request, standIns, written, told }: Checked): Fault[] {
  const bounds = lengthBoundsOf(request.language, request.storyLength)
  const { length } = told.content
  if (length >= bounds.least && length <= bounds.most) return []
  const growth = standIns.growth(written.content)
  const said = `It has ${length - growth} characters and must have ${bounds.least - growth} to ${bounds.most - growth}.`
  return [{ check: 'length', said }]
}

function levelFaults({ request, brief, told }: Checked): Fault[] {
  const { language, difficulty } = request
  const names = [request.childName, request.bestFriend ?? '', brief.place, ...brief.people.flatMap(({ name, kind }) => [name, kind ?? ''])]
  const figures = taleFigures(told.content, language, difficulty, names)
  const { mean, longest, formula } = taleBars(language, difficulty)
  const unit = language === 'zh' ? 'characters' : 'words'
  const said: string[] = []
  if (isOutside(figures.meanSentence, mean))
    said.push(
      `The narrator’s mean sentence has ${figures.meanSentence.toFixed(1)} ${unit} and must have ${mean[0].toFixed(1)} to ${mean[1].toFixed(1)}.`,
    )
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
  const paragraphs = written.paragraphs.map(({ text }) => own(text))
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

/** The child and the best friend are in the story by name; what no lexicon knows appears as it was typed. The rest does its job in some other words. */
function detailFaults({ standIns, brief, written }: Checked): Fault[] {
  const { request } = standIns
  const unknown = brief.details.filter(({ detail, kind }) => kind === 'other' || detail === 'best')
  const needed = [
    ...(request.includeChild ? [['people.hero', request.childName] as const] : []),
    ...unknown.map(({ detail, text }) => [`details.${detail}`, text] as const),
  ]
  const letters = lettersOf(written.content)
  return needed
    .filter(([, text]) => lettersOf(text) !== '' && !lettersHold(letters, text, request.language))
    .map(([name]) => ({ check: 'details', said: `"${name}" does not appear letter for letter.` }))
}

/** From so many characters on a sentence is no refrain any more. */
const longSentence: Record<'chinese' | 'alphabetic', number> = { chinese: 20, alphabetic: 60 }

function repetitionFaults({ request, written }: Checked): Fault[] {
  const most = longSentence[request.language === 'zh' ? 'chinese' : 'alphabetic']
  const sentences = written.paragraphs.flatMap(({ text }) => sentencesOf(text, request.language)).filter(one => one.length > most)
  if (new Set(sentences).size === sentences.length) return []
  return [{ check: 'repetition', said: 'A long sentence is said twice.' }]
}

function learningFaults({ request, story }: Checked): Fault[] {
  const questions = questionsAt[request.difficulty]
  const words = wordsAt[request.difficulty]
  const faults: Fault[] = []
  if (story.questions.length < questions)
    faults.push({
      check: 'questions',
      said: `Only ${story.questions.length} of ${questions} questions can be proved: copy each "evidence" letter for letter from the text, one sentence, with the answer in it.`,
    })
  if (story.vocabulary.length < words)
    faults.push({ check: 'words', said: `Only ${story.vocabulary.length} of ${words} words worth learning stand in the text.` })
  return faults
}
