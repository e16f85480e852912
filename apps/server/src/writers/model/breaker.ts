/** Leaves a model alone after repeated failures: a minute at first, then twice as long each time, up to half an hour. */
const failuresBefore = 3
const firstRestMs = 60_000
const longestRestMs = 1_800_000

export type Breaker = {
  isResting: () => boolean
  /** False while the model is left alone. After the rest one story tries it; the others are told by ours until it is done. */
  mayTry: () => boolean
  succeeded: () => void
  /** `retryAfterSeconds` where the provider itself said how long. */
  failed: (retryAfterSeconds?: number) => void
  /** A try that says nothing about the model: given up by us. */
  dropped: () => void
}

/** @param now milliseconds, of any clock that does not run backwards */
export function createBreaker(now: () => number): Breaker {
  let failures = 0
  let rests = 0
  let closedUntil = 0
  let trying = false

  const rest = (ms: number) => {
    closedUntil = Math.max(closedUntil, now() + ms)
  }
  return {
    isResting: () => now() < closedUntil,
    mayTry: () => {
      if (now() < closedUntil) return false
      if (rests === 0) return true
      if (trying) return false
      trying = true
      return true
    },
    succeeded: () => {
      failures = 0
      rests = 0
      trying = false
    },
    failed: retryAfterSeconds => {
      failures++
      trying = false
      if (retryAfterSeconds !== undefined) rest(Math.min(retryAfterSeconds * 1000, longestRestMs))
      if (failures < failuresBefore && rests === 0) return
      rest(Math.min(firstRestMs * 2 ** rests, longestRestMs))
      rests++
      failures = 0
    },
    dropped: () => {
      trying = false
    },
  }
}
