import type { Difficulty } from '@nightlight/contract/enums'
import { arrange } from '../arrange.ts'
import type { Cast } from '../cast/cast.ts'
import { type Condition, holds } from '../content/condition.ts'
import type { ActivityContent, LearnContent, QuestionContent } from '../content/learn-file.ts'
import type { StoryActivity, StoryQuestion, StoryWord } from '../story.ts'
import { termHolds } from '../tell/render.ts'
import type { Telling } from '../tell/tell.ts'

/** How many questions a quiz has, how many options each question, and how many words a story explains, by level. */
export const questionsAt: Record<Difficulty, number> = { beginner: 5, intermediate: 6, advanced: 8 }
export const optionsAt: Record<Difficulty, number> = { beginner: 3, intermediate: 4, advanced: 4 }
export const wordsAt: Record<Difficulty, number> = { beginner: 4, intermediate: 6, advanced: 8 }

const asked = (when: Condition | undefined, cast: Cast) => when === undefined || holds(when, term => termHolds(term, cast))

/** The quiz of a story: the questions of its tale whose proof was told, as many as the level has. */
export function questionsOf(learn: LearnContent, telling: Telling, cast: Cast): StoryQuestion[] {
  const { difficulty } = cast.request
  const chosen = learn.questions
    .filter(({ when, proof }) => asked(when, cast) && telling.proofs.has(proof))
    .slice(0, questionsAt[difficulty])
  return (difficulty === 'beginner' ? openedByChoice(chosen) : chosen).map((content, index) => question(content, index, telling, cast))
}

/** The questions with one to choose from before all others: who cannot write yet is not met by a field to write in. */
function openedByChoice(questions: QuestionContent[]): QuestionContent[] {
  const opening = questions.find(({ typed }) => !typed)
  return opening ? [opening, ...questions.filter(each => each !== opening)] : questions
}

function question(content: QuestionContent, index: number, { say, proofs }: Telling, cast: Cast): StoryQuestion {
  const key = say(content.right)
  const wrong = [...new Set(content.wrong.map(say))].filter(option => option && option !== key)
  const options = content.typed ? [] : arrange(key, wrong, optionsAt[cast.request.difficulty], cast.plan.seed, index)
  return {
    kind: content.kind,
    type: content.typed ? 'free_text' : 'multiple_choice',
    question: say(content.ask),
    correctAnswer: key,
    accepted: content.typed ? content.also.map(say) : [],
    rivals: content.typed ? wrong : [],
    options,
    inferred: content.inferred,
    explanation: say(content.hint),
    evidence: proofs.get(content.proof) ?? '',
  }
}

/** The words of a tale that stand in the story, in the order of the tale's list, each with its sentence. */
export function wordsOf(learn: LearnContent, { words }: Telling, cast: Cast): StoryWord[] {
  const { difficulty } = cast.request
  return learn.words
    .flatMap(({ when, word, part, say, means }): StoryWord[] => {
      const told = asked(when, cast) ? words.find(one => sameWord(one.word, word)) : undefined
      if (!told) return []
      return [{ word, definition: means, pronunciation: say, partOfSpeech: part, difficulty, contextSentence: told.sentence }]
    })
    .slice(0, wordsAt[difficulty])
}

/** A word of the list and its form in the text: alike, or beginning alike. */
export function sameWord(told: string, word: string): boolean {
  const small = (text: string) => text.toLowerCase()
  if (small(told) === small(word)) return true
  const stem = small(word).slice(0, Math.max(3, Math.ceil(word.length * 0.6)))
  return small(told).startsWith(stem)
}

/** Two activities of the tale, one of its place, one for bedtime. */
export function activitiesOf(learn: LearnContent, { say }: Telling, cast: Cast): StoryActivity[] {
  const { difficulty } = cast.request
  const fit = ({ level, when }: ActivityContent) => (level === undefined || level === difficulty) && asked(when, cast)
  const ofTale = learn.activities.filter(fit).slice(0, 2)
  const pick = (from: readonly ActivityContent[]) => {
    const fitting = from.filter(fit)
    return fitting.slice(cast.plan.seed % Math.max(1, fitting.length)).slice(0, 1)
  }
  return [...ofTale, ...pick(cast.place.activities), ...pick(cast.library.bedtime())].map(content => ({
    title: say(content.title),
    description: say(content.about),
    activityType: content.type,
    instructions: say(content.do),
    materials: content.materials.map(say),
    ageGroup: ageGroups[difficulty],
    estimatedTime: content.minutes,
    learningObjectives: content.aims,
  }))
}

const ageGroups: Record<Difficulty, string> = { beginner: '3–6', intermediate: '7–10', advanced: '11+' }
