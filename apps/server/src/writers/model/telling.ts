import type { LanguageCode } from '@nightlight/contract/enums'
import { plainText } from '@nightlight/storyteller/cast'
import { sentencesOf } from '@nightlight/storyteller/measure'
import { type Brief, betweenSentences, finishLine, type OtherTelling } from '@nightlight/storyteller/other-teller'
import type { Paragraph } from '@nightlight/storyteller/tell'
import { type Answer, factNames } from './answer.ts'

/** A model's answer as a telling. Every text of it is finished alike, so that a sentence that was copied is found again. */
export type Telling = OtherTelling & { content: string; words: Answer['words']; questions: Answer['questions'] }

/** Undefined where the paragraphs are not those of the plan, one for each beat and in its order. */
export function tellingOf(answer: Answer, brief: Brief, code: LanguageCode): Telling | undefined {
  const said = (text: string) => finishLine(plainText(text), code)
  if (answer.paragraphs.length !== brief.beats.length) return undefined
  const paragraphs: Paragraph[] = []
  for (const [index, beat] of brief.beats.entries()) {
    const paragraph = answer.paragraphs[index]
    if (paragraph?.beat.trim() !== beat) return undefined
    paragraphs.push({ beat, sentences: sentencesOf(said(paragraph.text), code) })
  }
  return {
    title: said(answer.title),
    paragraphs,
    content: contentOf(paragraphs, code),
    evidence: new Map(factNames.map(name => [name, said(answer.facts[name])])),
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
export function mapTelling(telling: Telling, change: (text: string) => string, code: LanguageCode): Telling {
  const paragraphs = telling.paragraphs.map(({ beat, sentences }) => ({ beat, sentences: sentences.map(change) }))
  return {
    title: change(telling.title),
    paragraphs,
    content: contentOf(paragraphs, code),
    evidence: new Map([...telling.evidence].map(([fact, sentence]) => [fact, change(sentence)])),
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

const contentOf = (paragraphs: readonly Paragraph[], code: LanguageCode) =>
  paragraphs.map(({ sentences }) => sentences.join(betweenSentences(code))).join('\n\n')
