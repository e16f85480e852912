import { sentencesOf, wordsOf } from '@nightlight/storyteller/measure'
import type { StoryRequest, StoryWord, TaleParagraph } from '@nightlight/storyteller/story'
import { z } from 'zod'
import type { Answer } from '../writers/model/answer.ts'

/** The part of the plan, as a model is given it, from which a story can be told again. */
export const planSchema = z.looseObject({
  people: z.array(z.object({ role: z.string(), name: z.string() })),
  details: z.array(z.object({ detail: z.string(), text: z.string(), kind: z.string() })),
  beats: z.array(z.object({ beat: z.string() })),
  draft: z.object({ title: z.string(), paragraphs: z.array(z.object({ beat: z.string(), text: z.string() })) }),
})
export type PlanData = z.infer<typeof planSchema>

/** What the hero is called in what was sent. */
export const heroOf = (plan: PlanData) => plan.people.find(({ role }) => role === 'hero')?.name ?? ''

/** What a good model answers: here the draft as it stands, with questions and words made from its sentences. */
export const goodAnswer = ({ draft }: PlanData, { language }: StoryRequest): Answer => answerOf({ ...draft, vocabulary: [] }, language)

type Told = { title: string; paragraphs: TaleParagraph[]; vocabulary: readonly StoryWord[] }

/** A told story in the form in which a model hands it in. */
export function answerOf({ title, paragraphs, vocabulary }: Told, code: StoryRequest['language']): Answer {
  const beats = [...new Set(paragraphs.map(({ beat }) => beat))]
  const sentences = paragraphs.flatMap(({ text }) => sentencesOf(text, code))
  const longest = (sentence: string) =>
    code === 'zh' ? sentence.replace(/[^\p{L}]/gu, '').slice(0, 3) : (wordsOf(sentence, code).sort((a, b) => b.length - a.length)[0] ?? '')
  const told = sentences.filter(sentence => longest(sentence).length > 2)
  const words = [...new Set(told.map(longest))].map(word => ({ word, partOfSpeech: '…', pronunciation: '…', definition: '…' }))
  const own = vocabulary.map(({ word, partOfSpeech, pronunciation, definition }) => ({ word, partOfSpeech, pronunciation, definition }))
  return {
    title,
    paragraphs: beats.map(beat => ({
      beat,
      text: paragraphs
        .filter(one => one.beat === beat)
        .map(({ text }) => text)
        .join('\n\n'),
    })),
    words: [...own, ...words.slice(0, 12)],
    questions: told.slice(0, 20).map((sentence, index) => ({
      kind: 'action',
      question: '…?',
      answer: longest(sentence),
      wrong: [1, 2, 3, 4, 5].map(step => longest(told[(index + step) % told.length] ?? '')),
      hint: '…',
      evidence: sentence,
    })),
  }
}
