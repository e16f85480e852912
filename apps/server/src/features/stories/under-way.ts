import { setTimeout as sleep } from 'node:timers/promises'
import type { StoryCreated, StoryProgress } from '@nightlight/contract/stories'
import { AppError } from '../../http/errors.ts'
import type { Services } from '../../services.ts'
import type { RequestMark } from './idempotency.ts'

/** Long enough that no proxy takes the line for dead. */
const keepAliveMs = 15_000
/** A page asks how its story is getting on while the request for it is still on its way. */
const patienceMs = 3000
const lookAgainMs = 50

type Entry = {
  mark: RequestMark | undefined
  result: Promise<StoryCreated>
  told: StoryProgress[]
  over: boolean
  /** Who waits for the next step. */
  waiting: (() => void)[]
}
type Report = (progress: StoryProgress) => void

export type UnderWay = {
  /**
   * Begins a story for an account, one at a time. It is finished and kept even where whoever asked is gone; the same request once more gets
   * the same story. Throws story_in_progress where another one is under way.
   */
  begin: (userId: string, mark: RequestMark | undefined, work: (report: Report) => Promise<StoryCreated>) => Promise<StoryCreated>
  /**
   * The steps of the account's story with this key as they happen, those before first; undefined now and then, to keep a line open.
   * Throws not_found where no such story is under way, nor begins in the next moments.
   */
  follow: (userId: string, key: string) => Promise<AsyncGenerator<StoryProgress | undefined>>
}

/** The stories that take their time. Each server knows its own: an account's requests should come to the same one. */
export function createUnderWay(afterwards: Services['afterwards']): UnderWay {
  const entries = new Map<string, Entry>()

  const begin: UnderWay['begin'] = (userId, mark, work) => {
    const other = entries.get(userId)
    if (other) return join(other, mark)
    const entry: Entry = { mark, result: Promise.resolve().then(() => work(report)), told: [], over: false, waiting: [] }
    const wake = () => {
      for (const one of entry.waiting.splice(0)) one()
    }
    function report(progress: StoryProgress) {
      entry.told.push(progress)
      wake()
    }
    entries.set(userId, entry)
    const end = () => {
      entries.delete(userId)
      entry.over = true
      wake()
    }
    // Closing waits for it; whoever asked hears of a failure through the result.
    afterwards(() => entry.result.then(end, end))
    return entry.result
  }

  async function find(userId: string, key: string): Promise<Entry | undefined> {
    for (let waited = 0; waited < patienceMs; waited += lookAgainMs) {
      const entry = entries.get(userId)
      if (entry?.mark?.key === key) return entry
      await sleep(lookAgainMs)
    }
    return undefined
  }

  const follow: UnderWay['follow'] = async (userId, key) => {
    const entry = await find(userId, key)
    if (!entry) throw new AppError('not_found')
    return stepsOf(entry)
  }
  return { begin, follow }
}

async function* stepsOf(entry: Entry) {
  for (let next = 0; ; ) {
    for (; next < entry.told.length; next++) yield entry.told[next]
    if (entry.over) return
    if (!(await isWoken(entry))) yield undefined
  }
}

/** The same request gets the same story; another one has to wait. */
function join(entry: Entry, mark: RequestMark | undefined): Promise<StoryCreated> {
  if (!mark || entry.mark?.key !== mark.key) throw new AppError('story_in_progress')
  if (entry.mark.requestHash !== mark.requestHash) throw new AppError('idempotency_key_reused', { field: 'idempotency-key' })
  return entry.result
}

/** False where nothing happened for so long that the line should be kept open. */
function isWoken(entry: Entry): Promise<boolean> {
  return new Promise(resolve => {
    const timer = setTimeout(() => resolve(false), keepAliveMs)
    entry.waiting.push(() => {
      clearTimeout(timer)
      resolve(true)
    })
  })
}
