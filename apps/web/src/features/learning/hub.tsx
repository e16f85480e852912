import { BookOpenCheck, ChartNoAxesColumn, Lightbulb, type LucideIcon, Palette, Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/badge.tsx'
import { useActivities, useActivityProgress, useAssessments, useQuestions, useWordProgress, useWords } from './api.ts'
import { useLearning } from './calls.ts'
import { useFocus } from './view.tsx'
import { isMastered } from './word-cards.ts'

export type Room = 'quiz' | 'words' | 'activities' | 'report'

const rooms: readonly { room: Room; icon: LucideIcon; tint: string }[] = [
  { room: 'quiz', icon: BookOpenCheck, tint: 'bg-tint-1' },
  { room: 'words', icon: Sparkles, tint: 'bg-tint-2' },
  { room: 'activities', icon: Palette, tint: 'bg-tint-4' },
  { room: 'report', icon: ChartNoAxesColumn, tint: 'bg-tint-5' },
]

const tips = ['together', 'time', 'aloud', 'celebrate', 'breaks'] as const

type HubProps = { onEnter: (room: Room) => void /** The room that was left: its card takes the focus. */; from: Room | undefined }

/** The four things to do after a story, and what a grown-up may want to know. */
export function Hub({ onEnter, from }: HubProps) {
  const { t } = useTranslation('learning')
  const { child, story } = useLearning()
  const state = useRoomStates()
  const left = useFocus<HTMLButtonElement>(from)
  return (
    <div className="animate-page">
      <h2 className="text-xl">{t('hub.title', { title: story.title })}</h2>
      <p className="mt-1 mb-6 text-ink-soft">{t('hub.lead', { name: child.name })}</p>
      <ul className="grid gap-4 sm:grid-cols-2">
        {rooms.map(({ room, icon: Icon, tint }) => (
          <li key={room}>
            <button
              ref={room === from ? left : null}
              type="button"
              onClick={() => onEnter(room)}
              className="flex h-full w-full items-start gap-4 rounded-lg border border-line bg-surface p-5 text-left shadow-card transition duration-300 ease-gentle hover:-translate-y-0.5 hover:border-link hover:shadow-lift"
            >
              <span className={`flex size-13 shrink-0 items-center justify-center rounded-md text-ink ${tint}`}>
                <Icon className="size-7" aria-hidden="true" />
              </span>
              <span className="flex min-w-0 flex-col items-start gap-1">
                <span className="font-heading text-lg leading-tight font-bold">{t(`${room}.title`)}</span>
                <span className="text-sm text-ink-soft">{t(`hub.${room}`)}</span>
                {state[room] && (
                  <Badge tone="amber" className="mt-1">
                    {state[room]}
                  </Badge>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <section aria-labelledby="parent-tips" className="mt-8 rounded-lg bg-sunken p-5 sm:p-6">
        <h3 id="parent-tips" className="mb-3 flex items-center gap-2 text-lg">
          <Lightbulb className="size-6 text-link" aria-hidden="true" />
          {t('tips.title')}
        </h3>
        <ul className="grid gap-x-8 gap-y-2 pl-5 sm:grid-cols-2 [&_li]:list-disc [&_li]:marker:text-link">
          {tips.map(tip => (
            <li key={tip}>{t(`tips.${tip}`)}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}

/** How far this child is in each of them, where there is something to say. */
function useRoomStates(): Partial<Record<Room, string>> {
  const { t } = useTranslation('learning')
  const [questions, answers] = [useQuestions().data, useAssessments().data]
  const [words, mastery] = [useWords().data, useWordProgress().data]
  const [activities, done] = [useActivities().data, useActivityProgress().data]
  const known = mastery?.filter(word => isMastered(word.masteryLevel)).length ?? 0
  const answered = new Set(answers?.map(answer => answer.questionId)).size
  const finished = done?.filter(activity => activity.completed).length ?? 0
  return {
    ...(questions && answers && questions.length > 0 && { quiz: t('hub.answered', { done: answered, total: questions.length }) }),
    ...(words && mastery && words.length > 0 && { words: t('hub.mastered', { done: known, total: words.length }) }),
    ...(activities && done && activities.length > 0 && { activities: t('hub.done', { done: finished, total: activities.length }) }),
  }
}
