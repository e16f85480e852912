const dayMs = 86_400_000
const minuteMs = 60_000

/** How far a time zone's clocks are ahead of UTC at a moment, in minutes. */
export function offsetOf(at: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign = '+', hours = 0, minutes = 0] = name.match(/([+-])(\d\d):(\d\d)/) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

export type Week = {
  /** Its Monday, as the time zone's calendar has it. */
  date: string
  /** When that Monday begins. */
  begins: Date
}

/** The last weeks in a time zone, the oldest first; the last one is under way. */
export function weeksUntil(now: Date, count: number, timeZone: string): Week[] {
  // The zone's own calendar, written as if it were UTC.
  const today = Math.floor((now.getTime() + offsetOf(now, timeZone) * minuteMs) / dayMs) * dayMs
  const monday = today - ((new Date(today).getUTCDay() + 6) % 7) * dayMs
  return Array.from({ length: count }, (_, index) => {
    const midnight = monday - (count - 1 - index) * 7 * dayMs
    // The offset of a moment that is at most a day away, and then that of the moment itself: clocks may change in between.
    const near = new Date(midnight - offsetOf(new Date(midnight), timeZone) * minuteMs)
    const begins = new Date(midnight - offsetOf(near, timeZone) * minuteMs)
    return { date: new Date(midnight).toISOString().slice(0, 10), begins }
  })
}
