type Waiting = { begin: () => void; told: (place: number) => void }

export type Queue = {
  /**
   * Runs the work when a place is free, in the order of asking. `told` hears the place in the queue, 1 for who is next, whenever it changes.
   * Rejects with the signal's reason where that is given up before the work began.
   */
  run: <T>(work: () => Promise<T>, told: (place: number) => void, signal: AbortSignal) => Promise<T>
  sizes: () => { running: number; waiting: number }
}

/** First come, first served, so many at once. As an account has one story at a time, nobody can hold more than one place. */
export function createQueue(atOnce: number): Queue {
  let running = 0
  const waiting: Waiting[] = []
  const tellAll = () => {
    for (const [index, { told }] of waiting.entries()) told(index + 1)
  }

  const turn = (told: Waiting['told'], signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      if (running < atOnce) {
        running++
        resolve()
        return
      }
      const leave = () => {
        waiting.splice(waiting.indexOf(mine), 1)
        tellAll()
        reject(signal.reason)
      }
      const mine: Waiting = {
        begin: () => {
          signal.removeEventListener('abort', leave)
          resolve()
        },
        told,
      }
      waiting.push(mine)
      signal.addEventListener('abort', leave, { once: true })
      told(waiting.length)
    })

  return {
    sizes: () => ({ running, waiting: waiting.length }),
    run: async (work, told, signal) => {
      signal.throwIfAborted()
      await turn(told, signal)
      try {
        return await work()
      } finally {
        // The place goes to the next in the same breath, so that nobody who comes meanwhile is before them.
        const next = waiting.shift()
        if (next) next.begin()
        else running--
        tellAll()
      }
    },
  }
}
