import type { AnswerResult, Question } from '@nightlight/contract/learning'
import { BookOpen, Check, RotateCcw, Sprout } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { useLearning } from './calls.ts'
import { badgeOf, missed, type Quiz, scoreOf } from './quiz.ts'
import { ShowInStory } from './show-in-story.tsx'
import { useFocus } from './view.tsx'

type QuizCompleteProps = { quiz: Quiz; questions: readonly Question[]; onAgain: () => void; onBack: () => void }

/** What came of the quiz: the score, and each answer with the sentence of the story that tells it. */
export function QuizComplete({ quiz, questions, onAgain, onBack }: QuizCompleteProps) {
  const { t } = useTranslation('learning')
  const format = useFormat()
  const { child } = useLearning()
  const [shown, setShown] = useState<string>()
  const heading = useFocus<HTMLHeadingElement>(quiz.phase)
  const { right, total, percent } = scoreOf(quiz)
  const open = missed(quiz)
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col items-center gap-3 rounded-lg border border-line bg-surface p-6 text-center shadow-card">
        <h3 ref={heading} tabIndex={-1} className="scroll-mt-44 text-xl">
          {t('quiz.score', { name: child.name, right, total })}
        </h3>
        <p className="font-heading text-3xl font-extrabold text-link">{format.percent(percent)}</p>
        <Badge tone="amber" className="text-base">
          {t(`quiz.badges.${badgeOf(percent)}`)}
        </Badge>
        {open.length > 0 && <p className="max-w-md text-ink-soft">{t('quiz.againText')}</p>}
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          {open.length > 0 && (
            <Button onClick={onAgain}>
              <RotateCcw aria-hidden="true" />
              {t('quiz.again')}
            </Button>
          )}
          <Button variant="secondary" onClick={onBack}>
            {t('back')}
          </Button>
        </div>
      </div>
      <ol aria-label={t('quiz.answers')} className="flex flex-col gap-4">
        {questions.map(question => {
          const first = quiz.first[question.id]
          const latest = quiz.latest[question.id]
          return (
            first &&
            latest && <Answer key={question.id} question={question} first={first} latest={latest} onShow={() => setShown(first.evidence)} />
          )
        })}
      </ol>
      {shown && <ShowInStory sentence={shown} onClose={() => setShown(undefined)} />}
    </div>
  )
}

type AnswerProps = { question: Question; first: AnswerResult; latest: AnswerResult; onShow: () => void }

function Answer({ question, first, latest, onShow }: AnswerProps) {
  const { t } = useTranslation('learning')
  const { language } = useLearning().story
  const mended = latest.isCorrect && !first.isCorrect
  return (
    <li className="rounded-lg border border-line bg-surface p-5 shadow-card">
      <h4 lang={language} className="text-lg">
        {question.question}
      </h4>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={latest.isCorrect ? 'success' : 'amber'}>
          {latest.isCorrect ? <Check aria-hidden="true" /> : <Sprout aria-hidden="true" />}
          {mended ? t('quiz.mended') : first.isCorrect ? t('quiz.wasRight') : t('quiz.wasNotQuite')}
        </Badge>
        <span>
          {t('quiz.said')} <q lang={language}>{first.userAnswer}</q>
        </span>
        {!first.isCorrect && (
          <span>
            {t('quiz.answerIs')} <q lang={language}>{first.correctAnswer}</q>
          </span>
        )}
      </p>
      <blockquote lang={language} className="mt-3 border-l-4 border-amber pl-4 font-reading">
        {first.evidence}
      </blockquote>
      <Button
        variant="quiet"
        size="sm"
        className="mt-2 -ml-3 text-link"
        aria-label={t('quiz.showNamed', { question: question.question })}
        onClick={onShow}
      >
        <BookOpen aria-hidden="true" />
        {t('quiz.show')}
      </Button>
    </li>
  )
}
