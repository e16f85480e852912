import { setTimeout as sleep } from 'node:timers/promises'
import { type Brief, briefOf } from '@nightlight/storyteller/brief'
import type { StoryRequest, ToldTale } from '@nightlight/storyteller/story'
import { tellTale } from '@nightlight/storyteller/tell-tale'
import type { FastifyBaseLogger } from 'fastify'
import type { Env } from '../../env.ts'
import type { Metrics } from '../../operating/metrics.ts'
import { builtinWriter } from '../builtin.ts'
import type { Aside, Effort, Writer } from '../writer.ts'
import { type Ask, createAsk, ModelFailure, type Said } from './ask.ts'
import { createBreaker } from './breaker.ts'
import { checkTelling, type Fault } from './checks/check-telling.ts'
import { questionsThatHold, wordsThatHold } from './checks/learning.ts'
import { askAgain, instructions, type Message, planAsData, shapeInWords } from './prompt.ts'
import { createQueue } from './queue.ts'
import { type StandIns, standInsFor } from './stand-ins.ts'
import { mapTelling, tellingOf } from './telling.ts'

/** The first try, and one more with the faults named. */
const tries = 2
/** How long a provider that is busy is waited for within a story; where it wants longer, ours tells it. */
const longestWaitSeconds = 10
/** How often a story's time is waited for in the queue before ours tells it. */
const queuePatience = 2
/** About so many times a story says the child's name; decides the length asked for where the name is longer than its stand-in. */
const namesInStory = 12

type Options = {
  env: Env
  log: Pick<FastifyBaseLogger, 'warn'>
  ask?: Ask
  now?: () => number
  metrics?: Pick<Metrics, 'watchQueue'> | undefined
}
type Task = { request: StoryRequest; seed: number; standIns: StandIns; aside: Aside; effort: Effort }

/**
 * A language model as a writer. It is given the tale that the storyteller would tell, without the names, everything it answers is checked, and wherever it
 * fails the built-in storyteller tells the tale at once: the writer never fails because of a model.
 */
export function createModelWriter({ env, log, ask = createAsk(env), now = () => performance.now(), metrics }: Options): Writer {
  const queue = createQueue(env.MODEL_AT_ONCE)
  metrics?.watchQueue(queue.sizes)
  const breaker = createBreaker(now)
  const timeoutMs = env.MODEL_TIMEOUT_SECONDS * 1000

  /** A busy provider that says to come again soon is asked once more. */
  const askPatiently = async (messages: Message[], signal: AbortSignal): Promise<Said> => {
    try {
      return await ask(messages, signal)
    } catch (error) {
      const wait = error instanceof ModelFailure && error.failure === 'busy' ? error.retryAfterSeconds : undefined
      if (wait === undefined || wait > longestWaitSeconds) throw error
      await sleep(wait * 1000, undefined, { signal }).catch(() => Promise.reject(new ModelFailure('timeout')))
      return ask(messages, signal)
    }
  }

  /** The model's story, or undefined where it did not pass; `effort` tells why. Throws ModelFailure where there was no answer. */
  const write = async ({ request, seed, standIns, aside, effort }: Task): Promise<ToldTale | undefined> => {
    const signal = AbortSignal.any([aside.signal, AbortSignal.timeout(timeoutMs)])
    const brief = briefOf(standIns.request, seed)
    const growth = namesInStory * (request.childName.length - standIns.request.childName.length)
    const plan: Message = { role: 'user', content: planAsData(standIns.request, brief, growth) }
    let messages = [plan]
    if (standIns.givesAway([instructions, shapeInWords, plan.content].join('\n'))) {
      effort.outcome = 'name'
      return undefined
    }
    for (effort.attempts = 1; effort.attempts <= tries; effort.attempts++) {
      aside.report({ step: 'writing' })
      const said = await askPatiently(messages, signal)
      effort.tokensIn += said.tokensIn
      effort.tokensOut += said.tokensOut
      aside.report({ step: 'checking' })
      const { story, faults } = judge(said, { request, seed, standIns, brief })
      effort.faults = faults.map(fault => fault.check)
      if (story) return story
      const named = faults.map(fault => fault.said)
      // An answer that hit on a real name by chance is not sent back: nothing that is sent holds one.
      const again = askAgain(said.text, named)
      messages = [plan, ...(standIns.givesAway(said.text) ? again.slice(1) : again)]
      if (messages.some(message => standIns.givesAway(message.content))) break
    }
    effort.attempts = Math.min(effort.attempts, tries)
    effort.outcome = 'faults'
    return undefined
  }

  const tryModel = async (task: Task): Promise<ToldTale | undefined> => {
    const { effort } = task
    if (!breaker.mayTry()) {
      effort.outcome = 'resting'
      return undefined
    }
    try {
      const story = await write(task)
      if (story) breaker.succeeded()
      else if (effort.outcome === 'faults') breaker.failed()
      else breaker.dropped()
      return story
    } catch (error) {
      const failure = error instanceof ModelFailure ? error : new ModelFailure('broken')
      effort.outcome = task.aside.signal.aborted ? 'closing' : failure.failure
      if (task.aside.signal.aborted) breaker.dropped()
      else breaker.failed(failure.retryAfterSeconds)
      log.warn({ failure: failure.failure, status: failure.status }, 'the model could not be used')
      return undefined
    }
  }

  return async (request, seed, aside) => {
    aside.report({ step: 'planning' })
    const begun = now()
    const effort: Effort = { outcome: 'told', faults: [], attempts: 0, tokensIn: 0, tokensOut: 0, milliseconds: 0 }
    const standIns = standInsFor(request, seed)
    let story: ToldTale | undefined
    if (!standIns || standIns.isHinted) effort.outcome = 'name'
    else if (breaker.isResting()) effort.outcome = 'resting'
    else {
      const patience = AbortSignal.any([aside.signal, AbortSignal.timeout(queuePatience * timeoutMs)])
      const waiting = (place: number) => aside.report({ step: 'waiting', place })
      story = await queue
        .run(() => tryModel({ request, seed, standIns, aside, effort }), waiting, patience)
        .catch(() => {
          effort.outcome = 'queue'
          return undefined
        })
    }
    effort.milliseconds = Math.round(now() - begun)
    if (story) return { ...story, writer: 'model', effort }
    log.warn({ outcome: effort.outcome, faults: effort.faults }, 'the built-in storyteller told a story for the model')
    return { ...(await builtinWriter(request, seed)), effort }
  }
}

type Plan = { request: StoryRequest; seed: number; standIns: StandIns; brief: Brief }

/** What an answer is worth: a whole story with the real names and the learning material that holds, or what is wrong with it. */
export function judge({ answer }: Pick<Said, 'answer'>, { request, seed, standIns, brief }: Plan): { story?: ToldTale; faults: Fault[] } {
  if (!answer)
    return { faults: [{ check: 'answer', said: 'It is not the one JSON object that was asked for, whole and with every field.' }] }
  const written = tellingOf(answer, brief, request.language)
  if (!written) {
    const said = `There must be one text for each of these beats, in this order: ${brief.beats.map(({ beat }) => beat).join(', ')}.`
    return { faults: [{ check: 'plan', said }] }
  }
  const told = mapTelling(written, standIns.putBack)
  const own = tellTale(request, seed)
  const story: ToldTale = {
    ...own,
    title: told.title,
    content: told.content,
    paragraphs: told.paragraphs,
    questions: questionsThatHold(request, told, seed),
    vocabulary: wordsThatHold(own, told, [request.childName, request.bestFriend ?? '']),
  }
  const faults = checkTelling({ request, brief, standIns, written, told, story })
  return faults.length === 0 ? { story, faults } : { faults }
}
