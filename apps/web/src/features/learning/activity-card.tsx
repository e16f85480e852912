import type { Activity, ActivityProgress } from '@nightlight/contract/learning'
import { CircleCheckBig, Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/badge.tsx'
import { activityIcons } from './activity-icons.ts'
import { useLearning } from './calls.ts'
import { Stars } from './stars.tsx'

type ActivityCardProps = { activity: Activity; done: ActivityProgress | undefined; onOpen: () => void }

/** An activity in the list: one to open, or a green one that is done. */
export function ActivityCard({ activity, done, onOpen }: ActivityCardProps) {
  const { t } = useTranslation('learning')
  const { language } = useLearning().story
  const Icon = done ? CircleCheckBig : activityIcons[activity.activityType]
  const content = (
    <>
      <span className="flex items-start gap-3">
        <Icon className="mt-0.5 size-6 shrink-0 text-link" aria-hidden="true" />
        <span lang={language} className="font-heading text-lg leading-tight font-bold">
          {activity.title}
        </span>
      </span>
      <span lang={language}>{activity.description}</span>
      <span className="mt-auto flex flex-wrap items-center gap-2 pt-1 text-sm">
        <Badge>{t(`activityTypes.${activity.activityType}`)}</Badge>
        <Badge>
          <Clock aria-hidden="true" />
          {t('activities.minutes', { count: activity.estimatedTime })}
        </Badge>
        <span lang={language}>{activity.ageGroup}</span>
      </span>
    </>
  )
  const look = 'flex h-full w-full flex-col gap-3 rounded-lg border p-5 text-left shadow-card'
  if (!done) {
    return (
      <button
        type="button"
        onClick={onOpen}
        className={`${look} border-line bg-surface transition duration-300 ease-gentle hover:-translate-y-0.5 hover:border-link hover:shadow-lift`}
      >
        {content}
      </button>
    )
  }
  return (
    <div className={`${look} border-success bg-success-soft text-success [&_svg]:text-success`}>
      {content}
      <p className="flex flex-wrap items-center gap-3 font-heading font-semibold">
        {t('activities.isDone')}
        {done.rating !== null && <Stars count={done.rating} label={t('activities.ratedStars', { count: done.rating })} />}
      </p>
      {done.notes && <p className="text-sm">{done.notes}</p>}
    </div>
  )
}
