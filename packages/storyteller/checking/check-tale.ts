import { type Difficulty, difficulties, type LanguageCode, type StoryLength, storyLengths } from '@nightlight/contract/enums'
import { castOf } from '../cast/cast.ts'
import type { LearnContent } from '../content/learn-file.ts'
import { type Library, libraryOf, outlines } from '../content/library.ts'
import type { Outline } from '../content/outline.ts'
import type { TaleContent } from '../content/tale.ts'
import { activitiesOf, optionsAt, questionsAt, questionsOf, wordsAt, wordsOf } from '../learn/learn.ts'
import { idleDetails, lostDetails } from '../measuring/details.ts'
import { notTheAuthors, taleFigures, taleLevelFaults } from '../measuring/narration.ts'
import { sameSpeakerTwice } from '../measuring/speakers.ts'
import { planStory } from '../plan/plan.ts'
import type { StoryRequest } from '../story.ts'
import { lengthBoundsOf } from '../tell/length-bounds.ts'
import { tell } from '../tell/tell.ts'
import { type Fault, faultsOf } from './check-world.ts'
import { bare, crowded, randomRequest } from './random-request.ts'

/** How many requests of each length a tale is told for at each level. */
const rounds = 24

/** A tale in one language: its beats, its slots over many casts, lengths, levels, questions and words. */
export function checkTale(code: LanguageCode, id: string, levels: readonly Difficulty[] = difficulties): Fault[] {
  const library = libraryOf(code)
  const outline = outlines().get(id)
  if (!outline) return [`languages/${code}/tales/${id}: there is no outline outlines/${id}.txt`]
  return levels.flatMap(level =>
    faultsOf(() => {
      const tale = library.tale(id, level)
      const learn = library.learn(id, level)
      return [
        ...checkBeats(tale, outline),
        ...checkLearn(tale, learn, level),
        ...unique(storyLengths.flatMap(length => checkTold(library, { id, level, length }))),
      ]
    }),
  )
}

/** One telling in fifty may lie outside the bars of its level; nothing else may ever be wrong. */
const strays = 1
const isLevelFault = /: (?:sentences of|a sentence of|formula|cover) /

/** The first of each kind of fault, with how often it came. */
function unique(faults: readonly Fault[]): Fault[] {
  const counts = new Map<string, { first: Fault; count: number }>()
  for (const fault of faults) {
    const key = fault.replace(/ (?:\/|\(e\.g\.) .*$/s, '').replace(/\d+(\.\d+)?/g, '#')
    const known = counts.get(key)
    if (known) known.count++
    else counts.set(key, { first: fault, count: 1 })
  }
  return [...counts.values()]
    .filter(({ first, count }) => count > strays || !isLevelFault.test(first))
    .map(({ first, count }) => (count > 1 ? `${first} — and ${count - 1} more like it` : first))
}

function checkBeats(tale: TaleContent, outline: Outline): Fault[] {
  const names = outline.beats.map(beat => beat.name)
  const faults: Fault[] = []
  for (const [form, paragraphs] of [
    ['long', tale.long],
    ['short', tale.short],
  ] as const) {
    const told = paragraphs.map(({ beat }) => beat)
    for (const { beat, line } of paragraphs)
      if (!names.includes(beat)) faults.push(`${tale.file}:${line}: the outline has no beat “${beat}”`)
    const order = [...new Set(told)].map(beat => names.indexOf(beat))
    if (order.some((place, index) => index > 0 && place < (order[index - 1] ?? 0)))
      faults.push(`${tale.file}: the beats of the ${form} form are not in the outline’s order`)
    for (const beat of outline.beats)
      if (beat.lengths.includes(form) && !told.includes(beat.name)) faults.push(`${tale.file}: the ${form} form has no beat “${beat.name}”`)
  }
  return faults
}

function checkLearn(tale: TaleContent, { file, questions, activities }: LearnContent, level: Difficulty): Fault[] {
  const faults: Fault[] = []
  for (const { line, wrong, typed } of questions) {
    const needed = optionsAt[level] - 1
    if (wrong.length < needed) faults.push(`${file}:${line}: ${wrong.length} wrong answers, ${needed} are needed`)
    if (typed && level === 'beginner') faults.push(`${file}:${line}: beginners choose, they do not type`)
  }
  if (questions[0]?.typed) faults.push(`${file}:${questions[0].line}: the first question is never typed`)
  if (activities.length < 2) faults.push(`${file}: ${activities.length} activities, two are needed`)
  if (tale.long.length === 0 || tale.short.length === 0) faults.push(`${tale.file}: a form has no paragraph`)
  return faults
}

/** Tells a tale for requests with few, some and all details, and says what is wrong with each telling. */
function checkTold(library: Library, { id, level, length }: { id: string; level: Difficulty; length: StoryLength }): Fault[] {
  const faults: Fault[] = []
  for (let seed = 0; seed < rounds; seed++) {
    const random = randomRequest(library.code, seed * 7919 + 13, { tale: id, difficulty: level, storyLength: length })
    const request = seed % 4 === 0 ? bare(random) : seed % 4 === 1 ? crowded(random, seed) : random
    faults.push(...faultsOf(() => toldFaults(library, request, seed)))
  }
  return faults
}

/** What is wrong with one telling, in words; empty where nothing is. */
export function toldFaults(library: Library, request: StoryRequest, seed: number): Fault[] {
  const { difficulty, storyLength } = request
  const plan = planStory(request, library.tales(), seed)
  const cast = castOf(request, plan, library)
  const tale = library.tale(plan.outline.id, difficulty)
  const learn = library.learn(plan.outline.id, difficulty)
  const telling = tell(tale, cast)
  const { least, most } = lengthBoundsOf(library.code, storyLength)
  const at = `${tale.file}: ${storyLength}`
  const example = ` (e.g. ${describe(request)})`
  const faults: Fault[] = []
  const { length } = telling.content
  if (length < least || length > most) faults.push(`${at}: ${length} characters, not ${least}–${most}${example}`)
  const figures = taleFigures(telling.content, library.code, difficulty, [
    ...notTheAuthors(request, plan.setting, library),
    ...taught(learn, library.code),
  ])
  for (const fault of taleLevelFaults(figures, library.code, difficulty)) faults.push(`${at}: ${fault}${example}`)
  const leftover = /\{|\}|\[\[|\]\]|\||[\uE000-\uF8FF]|undefined/.exec(telling.content)
  if (leftover && !/[{}|[\]]/.test(Object.values(request).join(''))) faults.push(`${at}: “${leftover[0]}” is left in the text${example}`)
  const doubled = /(?<![.…])\.\.(?!\.)|,,|。。|，，|[!?]\.(?!\.)/.exec(telling.content)
  if (doubled) faults.push(`${at}: a doubled mark: ${telling.content.slice(Math.max(0, doubled.index - 30), doubled.index + 10)}${example}`)
  const asked = { request, content: telling.content, library }
  for (const detail of lostDetails(asked)) faults.push(`${at}: ${detail} does not appear${example}`)
  for (const detail of idleDetails(asked, without => contentOf(library, without, seed)))
    faults.push(`${at}: ${detail} changes nothing${example}`)
  for (const { speaker, text } of sameSpeakerTwice(telling.paragraphs, cast.people, library.code))
    faults.push(`${at}: {${speaker}} speaks in two paragraphs side by side: ${text}${example}`)
  const questions = questionsOf(learn, telling, cast)
  if (questions.length < questionsAt[difficulty])
    faults.push(`${learn.file}: only ${questions.length} questions in ${storyLength}, ${questionsAt[difficulty]} are needed${example}`)
  for (const { question, options, type } of questions)
    if (type === 'multiple_choice' && options.length < optionsAt[difficulty])
      faults.push(`${learn.file}: “${question}” has ${options.length} different answers${example}`)
  const words = wordsOf(learn, telling, cast)
  if (words.length < wordsAt[difficulty])
    faults.push(`${learn.file}: only ${words.length} words in ${storyLength}, ${wordsAt[difficulty]} are needed${example}`)
  if (activitiesOf(learn, telling, cast).length < 4) faults.push(`${learn.file}: fewer than four activities${example}`)
  return faults
}

/** The story of a request and seed. */
function contentOf(library: Library, request: StoryRequest, seed: number): string {
  const plan = planStory(request, library.tales(), seed)
  return tell(library.tale(plan.outline.id, request.difficulty), castOf(request, plan, library)).content
}

/** In Chinese the characters of the words that a tale teaches do not count against its level: they are there to be learned. */
const taught = ({ words }: LearnContent, code: LanguageCode) => (code === 'zh' ? words.map(({ word }) => word) : [])

function describe(request: StoryRequest): string {
  const {
    childName,
    animal,
    setting,
    includeChild,
    bestFriend,
    favoriteColor,
    specialTalent,
    magicalPower,
    challenge,
    dreamDestination,
    moralLesson,
  } = request
  const details = { bestFriend, favoriteColor, specialTalent, magicalPower, challenge, dreamDestination, moralLesson }
  const given = Object.entries(details).flatMap(([name, value]) => (value ? [`${name} ${value}`] : []))
  return [includeChild ? childName : 'without the child', animal, setting, ...given].join(', ')
}
