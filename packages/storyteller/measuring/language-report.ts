import { type Difficulty, difficulties, type LanguageCode, storyLengths } from '@nightlight/contract/enums'
import { detailAsTold } from '../cast.ts'
import { composeStory } from '../compose.ts'
import { briefOf } from '../other-teller.ts'
import type { ComposedStory, StoryRequest } from '../story.ts'
import { lengthBounds } from '../tell.ts'
import { levelFaults, levelFigures } from './levels.ts'
import { randomRequest } from './requests.ts'
import { distinctRuns, ownSentences, repeated, runsFoundElsewhere, sharedSentences } from './sameness.ts'

/** A measured figure beside its bar. */
export type Row = { name: string; figure: string; bar: string; held: boolean; examples: string[] }

type Told = { request: StoryRequest; seed: number; story: ComposedStory; refrains: string[] }

/** Measures a language over random requests: levels, lengths, sameness and soundness, each beside its bar of docs. */
export function reportOf(code: LanguageCode, count: number): Row[] {
  const told = Array.from({ length: count }, (_, number): Told => tell(randomRequest(code, number), number))
  return [...levelRows(told, code), ...orderRows(told, code), ...samenessRows(told, code), ...soundnessRows(told, code)]
}

function tell(request: StoryRequest, seed: number): Told {
  const story = composeStory(request, seed)
  const refrains = story.paragraphs
    .filter(paragraph => paragraph.beat.startsWith('refrain'))
    .map(paragraph => paragraph.sentences.join(request.language === 'zh' ? '' : ' '))
  return { request, seed, story, refrains }
}

function share(part: number, whole: number): number {
  return whole === 0 ? 100 : (100 * part) / whole
}

function row(name: string, figure: number, unit: string, bar: string, held: boolean, examples: string[] = []): Row {
  return { name, figure: `${figure.toFixed(1)}${unit}`, bar, held, examples: examples.slice(0, 3) }
}

function levelRows(told: readonly Told[], code: LanguageCode): Row[] {
  const bounds = lengthBounds[code === 'zh' ? 'chinese' : 'alphabetic']
  const lengths = storyLengths.map(length => {
    const stories = told.filter(({ request }) => request.storyLength === length)
    const { least, most } = bounds[length]
    const outside = stories.filter(({ story }) => story.content.length < least || story.content.length > most)
    const figure = share(stories.length - outside.length, stories.length)
    return row(
      `length ${length} (${least} to ${most} characters)`,
      figure,
      ' %',
      '100 %',
      figure === 100,
      outside.map(one => `${describe(one)}: ${one.story.content.length}`),
    )
  })
  const levels = difficulties.map(difficulty => {
    const stories = told.filter(({ request }) => request.difficulty === difficulty)
    const faults = stories.map(one => levelFaults(figuresOf(one), code, difficulty).map(fault => `${describe(one)}: ${fault}`))
    const figure = share(faults.filter(one => one.length === 0).length, stories.length)
    const figures = stories.map(figuresOf)
    const mean = (pick: (one: (typeof figures)[number]) => number) => figures.reduce((sum, one) => sum + pick(one), 0) / figures.length
    const name = `level ${difficulty} (mean sentence ${mean(one => one.meanSentence).toFixed(1)}, ${code === 'zh' ? 'cover' : 'formula'} ${mean(one => one.formula).toFixed(1)})`
    return row(name, figure, ' %', '≥ 98 %', figure >= 98, faults.flat())
  })
  return [...lengths, ...levels]
}

function figuresOf({ request, seed, story }: Told) {
  return levelFigures(story.content, request.language, request.difficulty, namesIn(request, seed))
}

/** The characters of names and of the animal, which do not count against a level's common characters. */
function namesIn(request: StoryRequest, seed: number): string {
  const { hero, friend } = briefOf(request, seed).people
  return [request.childName, request.bestFriend, hero, friend].join('')
}

function orderRows(told: readonly Told[], code: LanguageCode): Row[] {
  const some = told.slice(0, Math.min(told.length, 200))
  const wrong = some.filter(({ request, seed }) => {
    const means = difficulties.map((difficulty: Difficulty) => {
      const one = tell({ ...request, difficulty }, seed)
      return figuresOf(one).meanSentence
    })
    return !((means[0] ?? 0) < (means[1] ?? 0) && (means[1] ?? 0) < (means[2] ?? 0))
  })
  const figure = share(some.length - wrong.length, some.length)
  return [row(`one plan at three levels in the right order (${code})`, figure, ' %', '100 %', figure === 100, wrong.map(describe))]
}

function samenessRows(told: readonly Told[], code: LanguageCode): Row[] {
  const sentences = told.map(({ story, refrains }) => ownSentences(story.content, refrains, code))
  const twice = told.flatMap((one, index) => repeated(sentences[index] ?? []).map(sentence => `${describe(one)}: ${sentence}`))
  const pairs = told.slice(0, 300)
  const otherSeed = pairs.map((one, index) => {
    const again = tell(one.request, one.seed + 1_000_003)
    return 100 * sharedSentences(sentences[index] ?? [], ownSentences(again.story.content, again.refrains, code))
  })
  const otherRequest = told.slice(1).map((_, index) => 100 * sharedSentences(sentences[index] ?? [], sentences[index + 1] ?? []))
  const mean = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0) / Math.max(1, figures.length)
  const hundreds = Array.from({ length: Math.max(1, Math.min(20, Math.floor(told.length / 100))) }, (_, index) =>
    told.slice(index * 100, index * 100 + 100),
  )
  const runs =
    100 *
    mean(
      hundreds.map(hundred =>
        runsFoundElsewhere(
          hundred.map(({ story }) => story.content),
          code,
        ),
      ),
    )
  const distinct = told.map(one => ({ one, figure: 100 * distinctRuns(one.story.content, code) }))
  const least = Math.min(...distinct.map(({ figure }) => figure))
  const poor = distinct.filter(({ figure }) => figure < 93)
  return [
    row('sentences said twice in a story', twice.length, '', '0', twice.length === 0, twice),
    row('two seeds of one request: sentences in common', mean(otherSeed), ' %', '≤ 30 %', mean(otherSeed) <= 30),
    row('two random requests: sentences in common', mean(otherRequest), ' %', '≤ 6 %', mean(otherRequest) <= 6),
    row(`a hundred stories: ${code === 'zh' ? '12-character' : '8-word'} runs found in another`, runs, ' %', '≤ 15 %', runs <= 15),
    row(
      'within a story: distinct runs of four words (worst story)',
      least,
      ' %',
      '≥ 93 %',
      least >= 93,
      poor.map(({ one, figure }) => `${describe(one)}: ${figure.toFixed(1)}`),
    ),
  ]
}

function soundnessRows(told: readonly Told[], code: LanguageCode): Row[] {
  const lost = told.flatMap(one => {
    const { request, story } = one
    const given = [
      request.childName,
      request.favoriteColor,
      request.specialTalent,
      request.bestFriend,
      request.dreamDestination,
      request.magicalPower,
      request.challenge,
      request.moralLesson,
    ]
    return given
      .filter(detail => detail !== undefined && !story.content.toLowerCase().includes(detailAsTold(detail, code).toLowerCase()))
      .map(detail => `${describe(one)}: ${detail}`)
  })
  const unsound = told.flatMap(one => {
    const fault = /[{}[\]|@]|undefined| {2}|\?color|([,;:])\1|(?<!\.)\.\.(?!\.)| [,.;](?!\.)/.exec(one.story.content)
    return fault ? [`${describe(one)}: …${one.story.content.slice(Math.max(0, fault.index - 30), fault.index + 30)}…`] : []
  })
  const keys = told.flatMap(one =>
    one.story.questions.flatMap(question => {
      const evidence = question.evidence !== '' && one.story.content.includes(question.evidence)
      const distinct = new Set(question.options.map(option => option.toLowerCase())).size === question.options.length
      const keyed = question.options.length === 0 || question.options.filter(option => option === question.correctAnswer).length === 1
      return evidence && distinct && keyed
        ? []
        : [`${describe(one)}: ${question.question} ${question.correctAnswer} | ${question.evidence}`]
    }),
  )
  const choices = told.flatMap(({ story }) => story.questions.filter(question => question.options.length > 0))
  const longest = choices.filter(question => question.options.every(option => option.length <= question.correctAnswer.length))
  const expected = choices.reduce((sum, question) => sum + 1 / question.options.length, 0)
  const excess = (100 * longest.length) / Math.max(1, choices.length) - (100 * expected) / Math.max(1, choices.length)
  return [
    row('given details that do not appear', lost.length, '', '0', lost.length === 0, lost),
    row('unfilled slots, doubled spaces or marks', unsound.length, '', '0', unsound.length === 0, unsound),
    row('quiz keys that the text does not bear out', keys.length, '', '0', keys.length === 0, keys),
    row('quiz keys that are the longest option, beyond chance', excess, ' points', '≤ 5', excess <= 5),
  ]
}

function describe({ request, seed }: Told): string {
  return `seed ${seed} ${request.difficulty} ${request.storyLength} ${request.animal}/${request.theme}/${request.setting}`
}
