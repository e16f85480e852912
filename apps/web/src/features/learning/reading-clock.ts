/** Counts the time that a story is in front of somebody: it stands still while the page is hidden. Moments are milliseconds since 1970. */
export type ReadingClock = { spent: number; since: number | undefined }

export const stoppedClock: ReadingClock = { spent: 0, since: undefined }

export const startClock = (clock: ReadingClock, now: number): ReadingClock => (clock.since === undefined ? { ...clock, since: now } : clock)

export const stopClock = ({ spent, since }: ReadingClock, now: number): ReadingClock => ({
  spent: since === undefined ? spent : spent + Math.max(0, now - since),
  since: undefined,
})

/** Whole minutes; a story that has been read took at least one. */
export const minutesOn = (clock: ReadingClock, now: number) => Math.max(1, Math.round(stopClock(clock, now).spent / 60_000))
