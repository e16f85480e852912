import type { LanguageCode } from '@nightlight/contract/enums'
import { partOfSpeechMax, pronunciationMax, wordMax } from '@nightlight/contract/limits'
import { shuffle } from '@nightlight/storyteller/choose'
import { optionsAt, questionsAt } from '@nightlight/storyteller/learn'
import { wordsOf } from '@nightlight/storyteller/measure'
import type { ComposedStory, StoryQuestion, StoryWord } from '@nightlight/storyteller/story'
import { wordsAt } from '@nightlight/storyteller/words'
import type { Telling } from '../telling.ts'
import { holds, sharedWords } from './letters.ts'

/** The share of a plan's clause that its sentence must say in the clause's own words. */
const enoughShared = 0.5

/**
 * The questions that hold for a telling: first the plan's own, wherever their sentence is in the text and bears the key out, then the
 * model's, whose key must stand in its evidence. At most as many as the level has, in the order of the story.
 */
export function questionsThatHold(story: ComposedStory, told: Telling, seed: number): StoryQuestion[] {
  const { language, difficulty, content } = story
  const own = story.questions.filter(question => isBorneOut(question, content, language))
  const most = questionsAt[difficulty]
  const questions = own.slice(0, most)
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

function isBorneOut({ evidence, correctAnswer, accepted, inferred }: StoryQuestion, content: string, code: LanguageCode): boolean {
  if (evidence === '' || !content.includes(evidence)) return false
  // What must be inferred is in no sentence; the plan that was told makes it true.
  if (inferred) return true
  return [correctAnswer, ...accepted].some(key => holds(evidence, key, code)) || sharedWords(evidence, correctAnswer, code) >= enoughShared
}

/** The words worth learning that stand in a telling, each with its sentence: the model's, then those of the language's own list. */
export function wordsThatHold(story: ComposedStory, told: Telling, names: readonly string[]): StoryWord[] {
  const { language, difficulty } = story
  const sentences = told.paragraphs.flatMap(paragraph => paragraph.sentences)
  const found = told.words.flatMap((word): StoryWord[] => {
    const contextSentence = sentences.find(sentence => hasWord(sentence, word.word, language))
    const isLong = word.partOfSpeech.length > partOfSpeechMax || word.pronunciation.length > pronunciationMax || word.word.length > wordMax
    if (contextSentence === undefined || word.definition === '' || isLong || names.some(name => holds(name, word.word, language))) return []
    return [{ ...word, difficulty, contextSentence }]
  })
  const all = [...found, ...story.vocabulary]
  const first = (word: StoryWord) => all.findIndex(other => other.word.toLowerCase() === word.word.toLowerCase())
  return all.filter((word, index) => first(word) === index).slice(0, wordsAt[difficulty])
}

function hasWord(sentence: string, word: string, code: LanguageCode): boolean {
  if (code === 'zh') return sentence.includes(word)
  return wordsOf(sentence, code).some(one => one.toLowerCase() === word.toLowerCase()) || holds(sentence, word, code)
}
