import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Slower and faster, as the browser's voice understands it. */
export const rates = [0.7, 0.85, 1, 1.15, 1.3] as const
/** Minutes until the voice falls silent; undefined for the end of the story. */
export const sleepMinutes = [5, 10, 15, 20] as const

export type Spoken = { sentence: number; word: { start: number; length: number } | undefined }

export type ReadAloud = {
  state: 'off' | 'reading' | 'paused'
  /** What is lit: the sentence, and the word where the voice says where it is. */
  spoken: Spoken | undefined
  rate: number
  sleep: number | undefined
  start: () => void
  pause: () => void
  stop: () => void
  /** So many sentences on, or back. */
  move: (by: number) => void
  setRate: (rate: number) => void
  setSleep: (minutes: number | undefined) => void
}

/** Reads sentences aloud, one after the other, with the browser's own voice. */
export function useReadAloud(sentences: readonly string[], voice: SpeechSynthesisVoice | undefined): ReadAloud {
  const [state, setState] = useState<ReadAloud['state']>('off')
  const [spoken, setSpoken] = useState<Spoken>()
  const [rate, setRate] = useState(1)
  const [sleep, setSleep] = useState<number>()
  /** Counts what was begun: an utterance that was given up must not lead on to the next sentence. */
  const run = useRef(0)

  const speak = (sentence: number, atRate: number) => {
    const mine = ++run.current
    speechSynthesis.cancel()
    const text = sentences[sentence]
    if (text === undefined || !voice) {
      setState('off')
      setSpoken(undefined)
      return
    }
    setState('reading')
    setSpoken({ sentence, word: undefined })
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.voice = voice
    utterance.lang = voice.lang
    utterance.rate = atRate
    utterance.onboundary = event => {
      if (mine === run.current && event.name === 'word')
        setSpoken({ sentence, word: { start: event.charIndex, length: event.charLength || wordAt(text, event.charIndex) } })
    }
    utterance.onend = () => {
      if (mine === run.current) speak(sentence + 1, atRate)
    }
    speechSynthesis.speak(utterance)
  }
  const hush = () => {
    run.current++
    speechSynthesis.cancel()
  }
  const stop = () => {
    hush()
    setState('off')
    setSpoken(undefined)
  }

  // The voice goes on by itself when its page is left; so it is told.
  useEffect(
    () => () => {
      run.current++
      if ('speechSynthesis' in globalThis) speechSynthesis.cancel()
    },
    [],
  )
  useEffect(() => {
    if (state !== 'reading' || sleep === undefined) return
    const timer = setTimeout(() => {
      run.current++
      speechSynthesis.cancel()
      setState('paused')
    }, sleep * 60_000)
    return () => clearTimeout(timer)
  }, [state, sleep])

  const at = spoken?.sentence ?? 0
  const sayAgain = useEffectEvent(() => state === 'reading' && speak(at, rate))
  // Another voice begins with the sentence that the one before it was saying.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the voice is what the effect waits for
  useEffect(() => void sayAgain(), [voice?.voiceURI])
  return {
    state,
    spoken,
    rate,
    sleep,
    start: () => speak(at, rate),
    pause: () => {
      hush()
      setState('paused')
    },
    stop,
    move: by => speak(Math.min(Math.max(at + by, 0), sentences.length - 1), rate),
    setRate: next => {
      setRate(next)
      if (state === 'reading') speak(at, next)
    },
    setSleep,
  }
}

/** How long the word is that begins here, for voices that do not say. */
function wordAt(text: string, start: number): number {
  return /^[\p{L}\p{M}\p{N}’'-]+/u.exec(text.slice(start))?.[0].length ?? 1
}
