import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { toastFailure } from '../../ui/failure.tsx'
import { useRecordReading } from './api.ts'
import { minutesOn, startClock, stopClock, stoppedClock } from './reading-clock.ts'

type Reading = 'notStarted' | 'reading' | 'finished'

type Options = { storyId: number; childId: number | undefined /** The story is what the page shows. */; inView: boolean; percent: number }

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
const isVisible = () => document.visibilityState === 'visible'

/**
 * Where somebody is in a story, with the minutes that it took. They are kept for the chosen child when the story is finished, and when the
 * page is left half-way; a child who is chosen only afterwards gets them, too.
 */
export function useReading({ storyId, childId, inView, percent }: Options) {
  const [reading, setReading] = useState<Reading>('notStarted')
  const clock = useRef(stoppedClock)
  const record = useRecordReading(storyId)
  const visible = useSyncExternalStore(subscribe, isVisible)
  const running = reading === 'reading' && inView && visible

  useEffect(() => {
    if (!running) return
    clock.current = startClock(clock.current, Date.now())
    return () => {
      clock.current = stopClock(clock.current, Date.now())
    }
  }, [running])

  const keep = useEffectEvent(() => {
    if (childId === undefined || reading === 'notStarted') return
    const finished = reading === 'finished'
    record.mutate(
      { childId, minutes: minutesOn(clock.current, Date.now()), percent: finished ? 100 : Math.min(percent, 99) },
      { onError: error => finished && toastFailure(error) },
    )
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a child who is chosen after the end has read it as well
  useEffect(() => {
    if (reading === 'finished') keep()
  }, [reading, childId])
  // Put aside, or left.
  useEffect(() => {
    if (!visible) keep()
  }, [visible])
  useEffect(() => () => keep(), [])

  return { reading, setReading }
}
