import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useOnline } from '../../lib/network.ts'
import { toastFailure } from '../../ui/failure.tsx'
import { useRecordReading } from './api.ts'
import { minutesOn, startClock, stopClock, stoppedClock } from './reading-clock.ts'

type Reading = 'notStarted' | 'reading' | 'finished'

type Place = {
  storyId: number
  /** Those who read it together. */
  childIds: readonly number[]
  /** The story is what the page shows. */
  inView: boolean
  percent: number
}

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
const isVisible = () => document.visibilityState === 'visible'

/**
 * Keeps the minutes that a story took, for those who read it, when it is finished and when the page is left half-way; a child who is chosen
 * only afterwards gets them, too.
 */
export function useReadingRecord({ storyId, childIds, inView, percent, reading }: Place & { reading: Reading }) {
  const online = useOnline()
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
    if (childIds.length === 0 || reading === 'notStarted') return
    const finished = reading === 'finished'
    record.mutate(
      { childIds, minutes: minutesOn(clock.current, Date.now()), percent: finished ? 100 : Math.min(percent, 99) },
      // Without a network it is kept when there is one again, and nothing is said: somebody may be falling asleep.
      { onError: error => finished && online && toastFailure(error) },
    )
  })
  const readers = childIds.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a child who is chosen after the end has read it as well
  useEffect(() => {
    if (reading === 'finished' && online) keep()
  }, [reading, readers, online])
  // Put aside, or left.
  useEffect(() => {
    if (!visible) keep()
  }, [visible])
  useEffect(() => () => keep(), [])
}

/** Where somebody is in a story whose reading a button begins and ends. */
export function useReading(place: Place) {
  const [reading, setReading] = useState<Reading>('notStarted')
  useReadingRecord({ ...place, reading })
  return { reading, setReading }
}

/** The same of a picture book, whose reading is turning its leaves: its cover is the first, good night the last. */
export function useBookReading({ leaf, leaves, ...book }: Pick<Place, 'storyId' | 'childIds'> & { leaf: number; leaves: number }) {
  const [begun, setBegun] = useState(false)
  if (leaf > 0 && !begun) setBegun(true)
  const last = leaves - 1
  const reading = !begun ? 'notStarted' : leaf < last ? 'reading' : 'finished'
  useReadingRecord({ ...book, inView: true, percent: Math.round((leaf / last) * 100), reading })
}
