import { type Difficulty, type Setting, settings, themes } from '@nightlight/contract/enums'
import { arrange } from './arrange.ts'
import { type Cast, castOf, troubleContent } from './cast.ts'
import { hashText, mix, shuffle } from './choose.ts'
import type { Language, QuestionWords, TroubleContent } from './language.ts'
import type { Plan } from './plan.ts'
import { renderOne } from './render.ts'
import { slotOf } from './scene.ts'
import type { StoryQuestion } from './story.ts'
import type { Telling } from './tell.ts'
import { troublesOf } from './world.ts'

type Asked = keyof QuestionWords['hint']
type Draft = Pick<StoryQuestion, 'kind' | 'inferred' | 'correctAnswer' | 'evidence'> & {
  asked: Asked
  question: string
  /** Wrong options, best first; each is false by the plan. Empty for free text. */
  wrong: string[]
  accepted: string[]
}

/** What is asked at each level, in the order of the story: five, six and eight questions, about a quarter of them to be inferred. */
const askedAt: Record<Difficulty, readonly Asked[]> = {
  beginner: ['keeper', 'feeling', 'cause', 'spot', 'turn'],
  intermediate: ['keeper', 'feeling', 'cause', 'spot', 'turn', 'mended'],
  advanced: ['thing', 'feeling', 'cause', 'spot', 'wrong', 'turn', 'mended', 'prediction'],
}
/** Questions of a quiz at each level. */
export const questionsAt: Record<Difficulty, number> = {
  beginner: askedAt.beginner.length,
  intermediate: askedAt.intermediate.length,
  advanced: askedAt.advanced.length,
}
const freeText: readonly Asked[] = ['keeper', 'thing']
/** Options of a multiple choice question at each level, the right one included. */
export const optionsAt: Record<Difficulty, number> = { beginner: 3, intermediate: 4, advanced: 4 }

/**
 * The quiz of a story, from its plan: every key is a fact of the plan, every other option is false by it, and the
 * sentence of the telling that bears the key out goes with it.
 */
export function questionsOf<Noun>(
  plan: Plan,
  telling: Telling,
  language: Language<Noun>,
  level: Difficulty,
  seed: number,
): StoryQuestion[] {
  const cast = castOf(plan, language)
  const near = neighbours(plan, language, seed)
  return askedAt[level].map((asked, index) => {
    const draft = draftQuestion(asked, plan, telling, language, { cast, near, seed })
    const free = freeText.includes(asked)
    return {
      kind: draft.kind,
      type: free ? 'free_text' : 'multiple_choice',
      question: draft.question,
      correctAnswer: draft.correctAnswer,
      accepted: draft.accepted,
      rivals: free ? draft.wrong : [],
      options: free ? [] : arrange(draft.correctAnswer, draft.wrong, optionsAt[level], seed, index),
      inferred: draft.inferred,
      explanation: language.questions.hint[asked],
      evidence: draft.evidence,
    }
  })
}

function draftQuestion<Noun>(
  asked: Asked,
  plan: Plan,
  telling: Telling,
  language: Language<Noun>,
  { cast, near, seed }: { cast: Cast; near: readonly TroubleContent<Noun>[]; seed: number },
): Draft {
  const { grammar, questions } = language
  const trouble = troubleContent(plan.trouble, plan, language)
  const theme = language.themes[plan.theme]
  const key = mix(seed >>> 0, hashText(asked))
  const clause = (text: string) => renderOne(text, key, cast, grammar)
  const question = clause(asked === 'cause' ? trouble.facts.ask : questions.ask[asked === 'feeling' ? 'feeling' : asked])
  const evidence = (fact: string) => telling.evidence.get(fact) ?? ''
  const otherThemes = () =>
    shuffle(
      seed,
      `themes.${asked}`,
      themes.filter(one => one !== plan.theme),
    )
      .slice(0, candidates)
      .map(one => language.themes[one].facts)
  const base = { asked, question, accepted: [], inferred: false }
  const noun = (one: Noun) => capitalized(grammar.noun(one, '') ?? '', language)
  switch (asked) {
    case 'keeper':
      return {
        ...base,
        kind: 'character',
        correctAnswer: noun(trouble.keeper),
        accepted: formsOf(trouble.keeper, language),
        wrong: [
          capitalized(cast(slotOf('friend')), language),
          capitalized(cast(slotOf('hero')), language),
          ...near.map(one => noun(one.keeper)),
        ],
        evidence: evidence('keeper'),
      }
    case 'thing':
      return {
        ...base,
        kind: 'outcome',
        correctAnswer: noun(trouble.thing),
        accepted: formsOf(trouble.thing, language),
        wrong: [capitalized(cast(slotOf('token')), language), ...near.map(one => noun(one.thing))],
        evidence: evidence('thing'),
      }
    case 'feeling': {
      const { [plan.feeling]: right, ...others } = questions.feelings
      return { ...base, kind: 'feeling', inferred: true, correctAnswer: right, wrong: Object.values(others), evidence: evidence('feeling') }
    }
    case 'cause':
      return {
        ...base,
        kind: 'cause',
        correctAnswer: clause(trouble.facts.cause),
        wrong: near.map(one => clause(one.facts.cause)),
        evidence: evidence('cause'),
      }
    case 'spot':
      return {
        ...base,
        kind: 'setting',
        correctAnswer: capitalized(trouble.spot.at, language),
        wrong: near.map(one => capitalized(one.spot.at, language)),
        evidence: evidence('spot'),
      }
    case 'wrong':
      return {
        ...base,
        kind: 'action',
        correctAnswer: clause(theme.facts.wrong),
        wrong: otherThemes().map(one => clause(one.wrong)),
        evidence: evidence('wrong'),
      }
    case 'turn':
      return {
        ...base,
        kind: 'action',
        correctAnswer: clause(theme.facts.turn),
        wrong: [clause(theme.facts.wrong), ...otherThemes().map(one => clause(one.turn))],
        evidence: evidence('turn'),
      }
    case 'result':
      return {
        ...base,
        kind: 'outcome',
        correctAnswer: clause(theme.facts.result),
        wrong: otherThemes().map(one => clause(one.result)),
        evidence: evidence('result'),
      }
    case 'mended':
      return {
        ...base,
        kind: 'outcome',
        correctAnswer: clause(trouble.facts.mended),
        wrong: near.map(one => clause(one.facts.mended)),
        evidence: evidence('mended'),
      }
    case 'prediction':
      return {
        ...base,
        kind: 'prediction',
        inferred: true,
        correctAnswer: clause(questions.predictions.right),
        wrong: questions.predictions.wrong.map(clause),
        evidence: evidence('turn'),
      }
    default:
      throw new RangeError(`nothing is asked about ${asked}`)
  }
}

/** How many wrong answers from other stories an option list is picked from. */
const candidates = 14

/** Troubles that this story does not have: those of the same place, and some of elsewhere. */
function neighbours<Noun>(plan: Plan, language: Language<Noun>, seed: number) {
  const of = (setting: Setting) => troublesOf[setting].filter(trouble => trouble !== plan.trouble).map(trouble => ({ trouble, setting }))
  const elsewhere = shuffle(
    seed,
    'neighbours',
    settings.filter(setting => setting !== plan.setting),
  )
  return [...of(plan.setting), ...elsewhere.flatMap(of).slice(0, candidates)].map(({ trouble, setting }) =>
    troubleContent(trouble, { setting }, language),
  )
}

function formsOf<Noun>(noun: Noun, language: Language<Noun>): string[] {
  const forms = ['', 'a', 'un', 'ein', 'one', 'bare'].map(form => language.grammar.noun(noun, form)).filter(form => form !== undefined)
  return [...new Set(forms)]
}

function capitalized<Noun>(text: string, language: Language<Noun>): string {
  return language.grammar.capitalize(language.grammar.finish(text))
}
