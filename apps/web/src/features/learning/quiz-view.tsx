import type { Question } from '@nightlight/contract/learning'
import { useReducer } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { toastFailure } from '../../ui/failure.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useAnswer, useQuestions } from './api.ts'
import { canSubmit, newQuiz, quizReducer, scoreOf, secondsSince } from './quiz.ts'
import { QuizComplete } from './quiz-complete.tsx'
import { QuizQuestion } from './quiz-question.tsx'
import { Loaded, View } from './view.tsx'

export function QuizView({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('learning')
  const questions = useQuestions()
  return (
    <View title={t('quiz.title')} onBack={onBack}>
      <Loaded query={questions} empty={t('quiz.empty')}>
        {list => <Quiz questions={list} onBack={onBack} />}
      </Loaded>
    </View>
  )
}

function Quiz({ questions, onBack }: { questions: readonly Question[]; onBack: () => void }) {
  const { t } = useTranslation('learning')
  const [quiz, dispatch] = useReducer(quizReducer, newQuiz)
  const answer = useAnswer()
  const question = questions.find(each => each.id === quiz.asked[quiz.at])

  const submit = () => {
    if (!question || !canSubmit(quiz)) return
    dispatch({ type: 'send' })
    answer.mutate(
      { questionId: question.id, answer: quiz.answer.trim(), timeToAnswer: secondsSince(quiz, Date.now()) },
      {
        onSuccess: result => {
          const action = { type: 'mark', result, now: Date.now() } as const
          dispatch(action)
          const next = quizReducer({ ...quiz, sending: true }, action)
          if (next.phase !== 'complete') return
          const { right, total } = scoreOf(next)
          toast({ title: t('quiz.completeToast'), description: t('quiz.completeToastText', { right, total }) })
        },
        onError: error => {
          dispatch({ type: 'fail' })
          toastFailure(error)
        },
      },
    )
  }

  if (quiz.phase === 'complete') {
    return <QuizComplete quiz={quiz} questions={questions} onAgain={() => dispatch({ type: 'again', now: Date.now() })} onBack={onBack} />
  }
  if (quiz.phase === 'question' && question) {
    return <QuizQuestion quiz={quiz} question={question} onAnswer={text => dispatch({ type: 'answer', answer: text })} onSubmit={submit} />
  }
  return (
    <div className="flex flex-col items-start gap-5 rounded-lg border border-line bg-surface p-6 shadow-card">
      <p className="max-w-xl">{t('quiz.intro', { count: questions.length })}</p>
      <Button size="lg" onClick={() => dispatch({ type: 'start', questions: questions.map(each => each.id), now: Date.now() })}>
        {t('quiz.start')}
      </Button>
    </div>
  )
}
