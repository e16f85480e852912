import { difficulties, type LanguageCode, storyLengths } from '@nightlight/contract/enums'
import { anyRequest } from '../checking/random-request.ts'
import { libraryOf } from '../content/library.ts'
import { optionsAt, questionsAt, wordsAt } from '../learn/learn.ts'
import { sentencesOf } from '../measure.ts'
import type { StoryRequest, ToldTale } from '../story.ts'
import { lengthBoundsOf } from '../tell/length-bounds.ts'
import { tellTale } from '../tell-tale.ts'
import { idleDetails, lostDetails } from './details.ts'
import { notTheAuthors, taleFigures, taleLevelFaults } from './narration.ts'
import { runsFoundElsewhere, sharedSentences } from './sameness.ts'

/** A measured figure beside its bar. */
export type Row = { name: string; figure: string; bar: string; held: boolean; examples: string[] }

type Told = { request: StoryRequest; seed: number; story: ToldTale }

/** Measures the tales of a language over random requests, each figure beside its bar. */
export function reportOf(code: LanguageCode, count: number): Row[] {
  const told = Array.from({ length: count }, (_, seed): Told => {
    const request = anyRequest(code, seed)
    return { request, seed, story: tellTale(request, seed) }
  })
  return [
    ...lengthRows(told, code),
    ...levelRows(told, code),
    ...detailRows(told, code),
    ...soundnessRows(told),
    ...learningRows(told),
    ...samenessRows(told, code),
  ]
}

const percent = (part: number, whole: number) => (whole === 0 ? 100 : (100 * part) / whole)
const row = (name: string, figure: number, unit: string, bar: string, held: boolean, examples: string[] = []): Row => ({
  name,
  figure: `${figure.toFixed(1)}${unit}`,
  bar,
  held,
  examples: examples.slice(0, 3),
})
const none = (name: string, faults: string[]) => row(name, faults.length, '', '0', faults.length === 0, faults)

function lengthRows(told: readonly Told[], code: LanguageCode): Row[] {
  return storyLengths.map(length => {
    const stories = told.filter(({ request }) => request.storyLength === length)
    const { least, most } = lengthBoundsOf(code, length)
    const outside = stories.filter(({ story }) => story.content.length < least || story.content.length > most)
    const figure = percent(stories.length - outside.length, stories.length)
    return row(
      `length ${length} (${least} to ${most} characters)`,
      figure,
      ' %',
      '100 %',
      figure === 100,
      outside.map(one => `${describe(one)}: ${one.story.content.length}`),
    )
  })
}

function levelRows(told: readonly Told[], code: LanguageCode): Row[] {
  return difficulties.map(difficulty => {
    const stories = told.filter(({ request }) => request.difficulty === difficulty)
    const figures = stories.map(one =>
      taleFigures(one.story.content, code, difficulty, notTheAuthors(one.request, one.story.setting, libraryOf(code))),
    )
    const faults = stories.flatMap((one, index) => {
      const figure = figures[index]
      const found = figure ? taleLevelFaults(figure, code, difficulty) : []
      return found.length > 0 ? [`${describe(one)}: ${found.join(', ')}`] : []
    })
    const mean = (pick: (one: (typeof figures)[number]) => number) => figures.reduce((sum, one) => sum + pick(one), 0) / figures.length
    const figure = percent(stories.length - faults.length, stories.length)
    const name = `level ${difficulty} (mean sentence ${mean(one => one.meanSentence).toFixed(1)}, ${code === 'zh' ? 'cover' : 'formula'} ${mean(one => one.formula).toFixed(1)})`
    return row(name, figure, ' %', '≥ 98 %', figure >= 98, faults)
  })
}

/** A detail changes what is told; one of an unknown kind stands in the story as it was typed. */
function detailRows(told: readonly Told[], code: LanguageCode): Row[] {
  const library = libraryOf(code)
  const faults = (find: (one: Told) => string[]) =>
    told.slice(0, 1500).flatMap(one => find(one).map(detail => `${describe(one)}: ${detail}`))
  const asked = ({ request, story }: Told) => ({ request, content: story.content, library })
  return [
    none(
      'details that change nothing',
      faults(one => idleDetails(asked(one), without => tellTale(without, one.seed).content)),
    ),
    none(
      'details of an unknown kind that do not appear',
      faults(one => lostDetails(asked(one))),
    ),
  ]
}

function soundnessRows(told: readonly Told[]): Row[] {
  const unsound = told.flatMap(one => {
    const typed = Object.values(one.request).join('')
    const fault = /[{}[\]|]|[\uE000-\uF8FF]|undefined| {2}|,,|。。|，，|(?<![.…])\.\.(?!\.)|[!?]\.(?!\.)/.exec(one.story.content)
    if (!fault || typed.includes(fault[0])) return []
    return [`${describe(one)}: …${one.story.content.slice(Math.max(0, fault.index - 30), fault.index + 30)}…`]
  })
  return [none('unfilled slots, doubled spaces or marks', unsound)]
}

function learningRows(told: readonly Told[]): Row[] {
  const faults = told.flatMap(one => {
    const { questions, vocabulary, activities, content, difficulty } = one.story
    const found: string[] = []
    if (questions.length !== questionsAt[difficulty]) found.push(`${questions.length} questions`)
    if (vocabulary.length !== wordsAt[difficulty]) found.push(`${vocabulary.length} words`)
    if (activities.length !== 4) found.push(`${activities.length} activities`)
    for (const { question, evidence, options, correctAnswer, type } of questions) {
      if (evidence === '' || !content.includes(evidence)) found.push(`no proof: ${question}`)
      if (
        type === 'multiple_choice' &&
        (options.length !== optionsAt[difficulty] || new Set(options).size !== options.length || !options.includes(correctAnswer))
      )
        found.push(`options: ${question}`)
    }
    return found.map(fault => `${describe(one)}: ${fault}`)
  })
  return [none('questions without proof, missing questions, words or activities', faults)]
}

function samenessRows(told: readonly Told[], code: LanguageCode): Row[] {
  const sentences = told.map(({ story }) => story.paragraphs.flatMap(({ text }) => sentencesOf(text, code)))
  const pairs = told.slice(1).flatMap((one, index) => {
    const other = told[index]
    return other && other.story.tale !== one.story.tale ? [100 * sharedSentences(sentences[index] ?? [], sentences[index + 1] ?? [])] : []
  })
  const mean = pairs.reduce((sum, figure) => sum + figure, 0) / Math.max(1, pairs.length)
  const hundred = told.slice(0, 100).map(({ story }) => story.content)
  const tales = new Set(told.map(({ story }) => story.tale)).size
  return [
    row('two random requests with different tales: sentences in common', mean, ' %', '≤ 6 %', mean <= 6),
    // A family does not hear a hundred stories of one night: with so few tales the same one is told several times among a hundred.
    row(
      `a hundred stories of ${tales} tales: ${code === 'zh' ? '12-character' : '8-word'} runs found in another`,
      100 * runsFoundElsewhere(hundred, code),
      ' %',
      'printed',
      true,
    ),
  ]
}

const describe = ({ request, seed, story }: Told) =>
  `${story.tale} seed ${seed} ${request.difficulty} ${request.storyLength} ${request.animal}/${request.setting}${request.includeChild ? '' : ' without the child'}`
