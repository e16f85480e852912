import type { Activity } from '@nightlight/contract/learning'
import { notesMax } from '@nightlight/contract/limits'
import { Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Field, Textarea } from '../../ui/field.tsx'
import type { Activities } from './activities.ts'
import { useLearning } from './calls.ts'
import { Rating } from './rating.tsx'
import { View } from './view.tsx'

type ActivityDetailProps = {
  activity: Activity
  state: Activities
  pending: boolean
  onRate: (rating: number) => void
  onNote: (notes: string) => void
  onComplete: () => void
  onClose: () => void
}

/** One activity with all that it takes, and what is noted once it is done. */
export function ActivityDetail({ activity, state, pending, onRate, onNote, onComplete, onClose }: ActivityDetailProps) {
  const { t } = useTranslation(['learning', 'common'])
  const { language } = useLearning().story
  const steps = activity.instructions.split('\n').filter(Boolean)
  return (
    <View title={activity.title} language={language} backLabel={t('activities.back')} onBack={onClose}>
      <p className="mt-2 flex flex-wrap items-center gap-2">
        <Badge tone="amber">{t(`activityTypes.${activity.activityType}`)}</Badge>
        <Badge>
          <Clock aria-hidden="true" />
          {t('activities.minutes', { count: activity.estimatedTime })}
        </Badge>
        <span lang={language} className="text-ink-soft">
          {activity.ageGroup}
        </span>
      </p>
      <p lang={language} className="mt-3 max-w-2xl text-lg">
        {activity.description}
      </p>
      <div className="mt-6 grid items-start gap-6 md:grid-cols-[1fr_18rem]">
        <section aria-labelledby="steps" className="rounded-lg border border-line bg-surface p-5 shadow-card sm:p-6">
          <h3 id="steps" className="mb-3 text-lg">
            {t('activities.steps')}
          </h3>
          <ol
            lang={language}
            className="flex flex-col gap-3 pl-6 [&_li]:list-decimal [&_li]:pl-1 [&_li]:marker:font-bold [&_li]:marker:text-link"
          >
            {steps.map(step => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
        <div className="flex flex-col gap-6">
          <Points id="materials" title={t('activities.materials')} points={activity.materials} />
          <Points id="objectives" title={t('activities.objectives')} points={activity.learningObjectives} />
        </div>
      </div>
      <section aria-labelledby="finish" className="mt-6 flex flex-col gap-5 rounded-lg bg-sunken p-5 sm:p-6">
        <h3 id="finish" className="text-lg">
          {t('activities.howWasIt')}
        </h3>
        <Rating value={state.rating} onChange={onRate} />
        <Field label={t('activities.notes')} optional={t('common:optional')}>
          {control => (
            <Textarea
              {...control}
              value={state.notes}
              maxLength={notesMax}
              onChange={event => onNote(event.target.value)}
              placeholder={t('activities.notesExample')}
            />
          )}
        </Field>
        <Button size="lg" className="self-start max-sm:w-full" pending={pending} onClick={onComplete}>
          {t('activities.complete')}
        </Button>
      </section>
    </View>
  )
}

function Points({ id, title, points }: { id: string; title: string; points: readonly string[] }) {
  const { language } = useLearning().story
  if (points.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2 text-lg">
        {title}
      </h3>
      <ul lang={language} className="flex flex-col gap-1.5 pl-5 [&_li]:list-disc [&_li]:marker:text-link">
        {points.map(point => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  )
}
