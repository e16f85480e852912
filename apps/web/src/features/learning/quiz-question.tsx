import type { QuestionKind } from '@nightlight/contract/enums'
import type { Question } from '@nightlight/contract/learning'
import { answerMax } from '@nightlight/contract/limits'
import { Compass, Footprints, Heart, Lightbulb, type LucideIcon, MapPin, Puzzle, Smile, UserRound } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSpeech } from '../../lib/speech.ts'
import { Button } from '../../ui/button.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Input } from '../../ui/field.tsx'
import { Progress } from '../../ui/progress.tsx'
import { useLearning } from './calls.ts'
import { canSubmit, type Quiz } from './quiz.ts'
import { SpeakButton } from './speak-button.tsx'
import { useFocus } from './view.tsx'

const icons: Record<QuestionKind, LucideIcon> = {
  character: UserRound,
  setting: MapPin,
  action: Footprints,
  feeling: Heart,
  cause: Puzzle,
  outcome: Smile,
  prediction: Compass,
}

type QuizQuestionProps = { quiz: Quiz; question: Question; onAnswer: (answer: string) => void; onSubmit: () => void }

/** One question with its answer to choose or to type, and a word on the one before. */
export function QuizQuestion({ quiz, question, onAnswer, onSubmit }: QuizQuestionProps) {
  const { t } = useTranslation('learning')
  const { story } = useLearning()
  const heading = useFocus<HTMLHeadingElement>(question.id)
  const labelId = useId()
  const Icon = icons[question.kind]
  const total = quiz.asked.length
  const say = useSpeech(story.language)
  // Who cannot read yet hears the question when it comes, and each answer when it is touched.
  const isHeard = story.difficulty === 'beginner'
  const hasVoice = say !== undefined
  const hear = useEffectEvent(() => say?.(question.question))
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is heard when another question comes
  useEffect(() => {
    if (!isHeard || !hasVoice) return
    hear()
    return () => speechSynthesis.cancel()
  }, [question.id, isHeard, hasVoice])
  const choose = (option: string) => {
    if (isHeard) say?.(option)
    onAnswer(option)
  }
  const position = t('quiz.position', { number: quiz.at + 1, total })
  return (
    <form
      className="flex flex-col gap-5 rounded-lg border border-line bg-surface p-5 shadow-card sm:p-7"
      onSubmit={event => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <div className="flex items-center gap-4">
        <p className="shrink-0 font-heading font-semibold text-ink-soft">{position}</p>
        <Progress value={(quiz.at / total) * 100} label={t('quiz.progress')} className="flex-1" />
      </div>
      <Feedback quiz={quiz} />
      {/* On a narrow phone the question has a line of its own: beside the two buttons a long word would not fit. */}
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 sm:flex-nowrap">
        <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-amber-soft text-link">
          <Icon className="size-6" aria-hidden="true" />
        </span>
        <h3
          ref={heading}
          id={labelId}
          tabIndex={-1}
          lang={story.language}
          className="min-w-0 scroll-mt-64 self-center text-lg max-sm:order-last max-sm:basis-full sm:flex-1"
        >
          {question.question}
        </h3>
        <SpeakButton text={question.question} language={story.language} label={t('quiz.listen')} />
      </div>
      <div lang={story.language}>
        {question.options.length > 0 ? (
          <Choice
            label={question.question}
            hideLabel
            className="sm:grid-cols-2"
            value={quiz.answer || undefined}
            onChange={choose}
            options={question.options.map(option => ({ value: option, label: option }))}
          />
        ) : (
          <Input
            value={quiz.answer}
            onChange={event => onAnswer(event.target.value)}
            aria-labelledby={labelId}
            placeholder={t('quiz.type')}
            maxLength={answerMax}
            autoComplete="off"
          />
        )}
      </div>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <Hint key={question.id} text={question.explanation} />
        <Button type="submit" size="lg" pending={quiz.sending} aria-disabled={!canSubmit(quiz)} className="max-sm:w-full">
          {t('quiz.submit')}
        </Button>
      </div>
    </form>
  )
}

/** How the answer before this one went. It stays until the next is given, for nobody is hurried. */
function Feedback({ quiz }: { quiz: Quiz }) {
  const { t } = useTranslation('learning')
  const { story } = useLearning()
  const before = quiz.at > 0 ? quiz.latest[quiz.asked[quiz.at - 1] ?? 0] : undefined
  return (
    <div aria-live="polite">
      {before && (
        <div className={`rounded-md px-4 py-3 ${before.isCorrect ? 'bg-success-soft text-success' : 'bg-amber-soft text-ink'}`}>
          <p>{t(before.isCorrect ? 'quiz.right' : story.difficulty === 'beginner' ? 'quiz.look' : 'quiz.notQuite', { number: quiz.at })}</p>
          {story.difficulty === 'beginner' && (
            <blockquote lang={story.language} className="mt-1 font-reading text-ink">
              {before.evidence}
            </blockquote>
          )}
        </div>
      )}
    </div>
  )
}

function Hint({ text }: { text: string }) {
  const { t } = useTranslation('learning')
  const { story } = useLearning()
  const [open, setOpen] = useState(false)
  const id = useId()
  if (!text) return <span />
  return (
    <div className="min-w-0 flex-1 basis-64">
      <Button variant="quiet" className="-ml-4" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <Lightbulb aria-hidden="true" />
        {t('quiz.hint')}
      </Button>
      <p id={id} lang={story.language} hidden={!open} className="mt-1 text-ink-soft">
        {text}
      </p>
    </div>
  )
}
