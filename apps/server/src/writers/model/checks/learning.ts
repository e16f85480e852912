import type { LanguageCode } from '@nightlight/contract/enums'
import { partOfSpeechMax, pronunciationMax, wordMax } from '@nightlight/contract/limits'
import { shuffle } from '@nightlight/storyteller/choose'
import { optionsAt, questionsAt, sameWord, wordsAt } from '@nightlight/storyteller/learn/learn'
import { sentencesOf, wordsOf } from '@nightlight/storyteller/measure'
import type { StoryQuestion, StoryRequest, StoryWord, ToldTale } from '@nightlight/storyteller/story'
import type { Telling } from '../telling.ts'
import { holds } from './letters.ts'

/** A model's questions that hold for its telling: the key must stand in the evidence, and that in the text. At most as many as the level has, in the order of the story. */
export function questionsThatHold({ language, difficulty }: StoryRequest, told: Telling, seed: number): StoryQuestion[] {
  const { content } = told
  const most = questionsAt[difficulty]
  const questions: StoryQuestion[] = []
  for (const [index, { kind, question, answer, wrong, hint, evidence }] of told.questions.entries()) {
    if (questions.length === most) break
    const isAnswered = questions.some(other => other.correctAnswer.toLowerCase() === answer.toLowerCase())
    if (
      question === '' ||
      isAnswered ||
      !content.includes(evidence) ||
      !holds(evidence, answer, language) ||
      holds(question, answer, language)
    )
      continue
    // What the evidence says too, or what holds the answer, is no wrong option.
    const options = [...new Set(wrong)].filter(option => !holds(evidence, option, language) && !holds(option, answer, language))
    const count = optionsAt[difficulty] - 1
    if (options.length < count) continue
    questions.push({
      kind,
      type: 'multiple_choice',
      question,
      correctAnswer: answer,
      accepted: [],
      rivals: [],
      options: shuffle(seed, `model.${index}`, [answer, ...options.slice(0, count)]),
      inferred: false,
      explanation: hint,
      evidence,
    })
  }
  return questions.sort((a, b) => content.indexOf(a.evidence) - content.indexOf(b.evidence))
}

/** The words worth learning that stand in a telling, each with its sentence: the model's, then those of the tale. */
export function wordsThatHold(draft: ToldTale, told: Telling, names: readonly string[]): StoryWord[] {
  const { language, difficulty } = draft
  const sentences = told.paragraphs.flatMap(({ text }) => sentencesOf(text, language))
  const found = told.words.flatMap((word): StoryWord[] => {
    const contextSentence = sentences.find(sentence => hasWord(sentence, word.word, language))
    const isLong = word.partOfSpeech.length > partOfSpeechMax || word.pronunciation.length > pronunciationMax || word.word.length > wordMax
    if (contextSentence === undefined || word.definition === '' || isLong || names.some(name => holds(name, word.word, language))) return []
    return [{ ...word, difficulty, contextSentence }]
  })
  const own = draft.vocabulary.flatMap((word): StoryWord[] => {
    const contextSentence = sentences.find(sentence => wordsOf(sentence, language).some(one => sameWord(one, word.word)))
    return contextSentence === undefined ? [] : [{ ...word, contextSentence }]
  })
  const all = [...found, ...own]
  const first = (word: StoryWord) => all.findIndex(other => other.word.toLowerCase() === word.word.toLowerCase())
  return all.filter((word, index) => first(word) === index).slice(0, wordsAt[difficulty])
}

function hasWord(sentence: string, word: string, code: LanguageCode): boolean {
  if (code === 'zh') return sentence.includes(word)
  return wordsOf(sentence, code).some(one => one.toLowerCase() === word.toLowerCase()) || holds(sentence, word, code)
}
