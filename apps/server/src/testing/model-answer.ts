import type { Difficulty } from '@nightlight/contract/enums'
import { composeStory } from '@nightlight/storyteller/compose'
import { sentencesOf, wordsOf } from '@nightlight/storyteller/measure'
import { levelBars, levelFaults, levelFigures } from '@nightlight/storyteller/measuring/levels'
import { briefOf } from '@nightlight/storyteller/other-teller'
import type { ComposedStory, StoryRequest } from '@nightlight/storyteller/story'
import { lengthBounds } from '@nightlight/storyteller/tell'
import { z } from 'zod'
import { type Answer, type FactName, factNames } from '../writers/model/answer.ts'
import { hasMarkup } from '../writers/model/checks/text.ts'
import { unsafeWordsIn } from '../writers/model/checks/unsafe-words.ts'

/** The part of the plan, as a model is given it, from which a story can be told again. */
export const planSchema = z.looseObject({
  length: z.object({ least: z.number(), most: z.number() }),
  people: z.object({ child: z.string(), keeper: z.string() }),
  thing: z.string(),
  token: z.string(),
  details: z.record(z.string(), z.string()),
  beats: z.array(z.object({ beat: z.string() })),
  refrain: z.object({ first: z.string(), changed: z.string() }),
})
export type PlanData = z.infer<typeof planSchema>

const factsAsked: Record<Difficulty, readonly (FactName | 'prediction')[]> = {
  beginner: ['keeper', 'feeling', 'cause', 'spot', 'turn'],
  intermediate: ['keeper', 'feeling', 'cause', 'spot', 'turn', 'mended'],
  advanced: ['thing', 'feeling', 'cause', 'spot', 'wrong', 'turn', 'mended', 'prediction'],
}

/**
 * What a good model answers: the built-in storyteller's own telling of the plan, with another seed that gives the same plan. The request is
 * the one that the test made; names and details are taken from what was sent.
 */
export function goodAnswer(plan: PlanData, asked: StoryRequest): Answer {
  const { details } = plan
  const request: StoryRequest = {
    ...asked,
    childName: plan.people.child,
    bestFriend: details.best,
    favoriteColor: details.color,
    specialTalent: details.talent,
    dreamDestination: details.dream,
    magicalPower: details.power,
    challenge: details.challenge,
    moralLesson: details.moral,
  }
  for (let seed = 0; seed < 20_000; seed++) {
    const brief = briefOf(request, seed)
    if (brief.thing !== plan.thing || brief.token !== plan.token || brief.people.keeper !== plan.people.keeper) continue
    if (brief.refrain.first !== plan.refrain.first) continue
    const story = shortened(composeStory(request, seed), request)
    if (isFit(story, request, plan)) return answerOf(story, request)
  }
  throw new Error('no seed tells this plan well')
}

/** Long sentences in two, since a language may not have its levels yet: it is the checks that are tried here, not the prose. */
function shortened(story: ComposedStory, { language, difficulty }: StoryRequest): ComposedStory {
  const most = levelBars(language, difficulty).longest
  const cut = (sentence: string): string => {
    const words = sentence.split(' ')
    if (wordsOf(sentence, language).length <= most) return sentence
    const half = Math.ceil(words.length / 2)
    const rest = words.slice(half).join(' ')
    return `${cut(
      words
        .slice(0, half)
        .join(' ')
        .replace(/[,;:–—-]+$/u, ''),
    )}. ${cut(rest.charAt(0).toUpperCase() + rest.slice(1))}`
  }
  const between = language === 'zh' ? '' : ' '
  const paragraphs = story.paragraphs.map(({ beat, sentences }) => ({
    beat,
    sentences: beat.startsWith('refrain') ? sentences : sentences.map(cut),
  }))
  const content = paragraphs.map(({ sentences }) => sentences.join(between)).join('\n\n')
  return { ...story, paragraphs, content, questions: story.questions.map(one => ({ ...one, evidence: cut(one.evidence) })) }
}

function isFit({ content, paragraphs }: ComposedStory, request: StoryRequest, { length }: PlanData): boolean {
  const { language, difficulty, storyLength } = request
  const bounds = lengthBounds[language === 'zh' ? 'chinese' : 'alphabetic'][storyLength]
  const least = Math.max(bounds.least, length.least)
  const most = Math.min(bounds.most, length.most)
  const names = `${request.childName}${request.bestFriend ?? ''}${briefOf(request, 0).people.friend}`
  const sentences = paragraphs
    .filter(({ beat }) => !beat.startsWith('refrain'))
    .flatMap(paragraph => sentencesOf(paragraph.sentences.join(' '), language))
  return (
    content.length >= least &&
    content.length <= most &&
    new Set(sentences).size === sentences.length &&
    levelFaults(levelFigures(content, language, difficulty, names), language, difficulty).length === 0 &&
    paragraphs.every(({ sentences }) => !hasMarkup(sentences.join(' '))) &&
    unsafeWordsIn(content, language).length === 0
  )
}

/** A told story in the form in which a model hands it in. */
export function answerOf(story: ComposedStory, request: StoryRequest): Answer {
  const code = request.language
  const between = code === 'zh' ? '' : ' '
  const sentences = story.paragraphs.flatMap(paragraph => paragraph.sentences)
  const [any = ''] = sentences
  const evidence = new Map(factsAsked[story.difficulty].map((fact, index) => [fact, story.questions[index]?.evidence]))
  const longest = (sentence: string) =>
    code === 'zh' ? sentence.replace(/[^\p{L}]/gu, '').slice(0, 3) : (wordsOf(sentence, code).sort((a, b) => b.length - a.length)[0] ?? '')
  const told = sentences.filter(sentence => longest(sentence).length > 2)
  return {
    title: story.title,
    paragraphs: story.paragraphs.map(({ beat, sentences }) => ({ beat, text: sentences.join(between) })),
    facts: Object.fromEntries(factNames.map(name => [name, evidence.get(name) ?? any])) as Answer['facts'],
    words: story.vocabulary.map(({ word, partOfSpeech, pronunciation, definition }) => ({ word, partOfSpeech, pronunciation, definition })),
    questions: told.slice(0, 12).map((sentence, index) => ({
      kind: 'action',
      question: '…?',
      answer: longest(sentence),
      wrong: [1, 2, 3, 4, 5].map(step => longest(told[(index + step) % told.length] ?? '')),
      hint: '…',
      evidence: sentence,
    })),
  }
}
