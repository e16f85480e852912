import { useReducer } from 'react'
import { useTranslation } from 'react-i18next'
import { toastFailure } from '../../ui/failure.tsx'
import { toast } from '../../ui/toast-store.ts'
import { activitiesReducer, activityList, completionOf } from './activities.ts'
import { ActivityCard } from './activity-card.tsx'
import { ActivityDetail } from './activity-detail.tsx'
import { useActivities, useActivityProgress, useCompleteActivity } from './api.ts'
import { useLearning } from './calls.ts'
import { ColouringCard } from './colouring-card.tsx'
import { Loaded, View } from './view.tsx'

export function ActivitiesView({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation('learning')
  const { story } = useLearning()
  const [state, dispatch] = useReducer(activitiesReducer, activityList)
  const activities = useActivities()
  const progress = useActivityProgress()
  const complete = useCompleteActivity()
  const doneById = new Map((progress.data ?? []).filter(each => each.completed).map(each => [each.activityId, each]))
  const open = activities.data?.find(activity => activity.id === state.open)

  const markComplete = (activityId: number) =>
    complete.mutate(
      { activityId, ...completionOf(state) },
      {
        onSuccess: () => {
          dispatch({ type: 'close' })
          toast({ title: t('activities.completed') })
        },
        onError: error => toastFailure(error),
      },
    )

  if (open) {
    return (
      <ActivityDetail
        activity={open}
        state={state}
        pending={complete.isPending}
        onRate={rating => dispatch({ type: 'rate', rating })}
        onNote={notes => dispatch({ type: 'note', notes })}
        onComplete={() => markComplete(open.id)}
        onClose={() => dispatch({ type: 'close' })}
      />
    )
  }
  return (
    <View title={t('activities.title')} lead={t('activities.lead')} onBack={onBack}>
      <Loaded query={activities} empty={t('activities.empty')}>
        {list => (
          <ul className="grid gap-4 sm:grid-cols-2">
            {list.map(activity => (
              <li key={activity.id}>
                <ActivityCard
                  activity={activity}
                  done={doneById.get(activity.id)}
                  onOpen={() => dispatch({ type: 'open', id: activity.id, done: new Set(doneById.keys()) })}
                />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {story.hasCover && (
        <div className="mt-4">
          <ColouringCard storyId={story.id} />
        </div>
      )}
    </View>
  )
}
