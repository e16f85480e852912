import type { LanguageCode } from '@nightlight/contract/enums'
import type { Brief } from '@nightlight/storyteller/brief'
import { grammars } from '@nightlight/storyteller/grammar/all'
import type { TaleParagraph } from '@nightlight/storyteller/story'
import { plainText } from '@nightlight/storyteller/typed'
import type { Answer } from './answer.ts'

/** A model's answer as a telling. Every text of it is finished alike, so that a sentence that was copied is found again. */
export type Telling = Pick<Answer, 'title' | 'words' | 'questions'> & { paragraphs: TaleParagraph[]; content: string }

/** Undefined where the beats are not those of the brief, one text for each and in its order. */
export function tellingOf(answer: Answer, brief: Brief, code: LanguageCode): Telling | undefined {
  const said = (text: string) => grammars[code].finish(plainText(text))
  if (answer.paragraphs.length !== brief.beats.length) return undefined
  if (answer.paragraphs.some(({ beat }, index) => beat.trim() !== brief.beats[index]?.beat)) return undefined
  const paragraphs = answer.paragraphs.flatMap(({ beat, text }) =>
    text
      .split(/\n\s*\n/)
      .map(part => ({ beat: beat.trim(), text: said(part) }))
      .filter(part => part.text !== ''),
  )
  return {
    title: said(answer.title),
    paragraphs,
    content: contentOf(paragraphs),
    words: answer.words.map(({ word, partOfSpeech, pronunciation, definition }) => ({
      word: plainText(word),
      partOfSpeech: plainText(partOfSpeech),
      pronunciation: plainText(pronunciation),
      definition: said(definition),
    })),
    questions: answer.questions.map(({ kind, question, answer, wrong, hint, evidence }) => ({
      kind,
      question: said(question),
      answer: said(answer),
      wrong: wrong.map(said),
      hint: said(hint),
      evidence: said(evidence),
    })),
  }
}

/** The same telling with every text changed: here the real names come back. */
export function mapTelling(telling: Telling, change: (text: string) => string): Telling {
  const paragraphs = telling.paragraphs.map(({ beat, text }) => ({ beat, text: change(text) }))
  return {
    title: change(telling.title),
    paragraphs,
    content: contentOf(paragraphs),
    words: telling.words.map(({ definition, ...word }) => ({ ...word, definition: change(definition) })),
    questions: telling.questions.map(({ kind, question, answer, wrong, hint, evidence }) => ({
      kind,
      question: change(question),
      answer: change(answer),
      wrong: wrong.map(change),
      hint: change(hint),
      evidence: change(evidence),
    })),
  }
}

const contentOf = (paragraphs: readonly TaleParagraph[]) => paragraphs.map(({ text }) => text).join('\n\n')
