import { useSyncExternalStore } from 'react'

/** The browser's voices for a language, the best first: on this machine before over the network, its own choice before others. */
export function voicesFor(voices: readonly SpeechSynthesisVoice[], language: string): readonly SpeechSynthesisVoice[] {
  const speaks = voices.filter(voice => voice.lang.replace('_', '-').toLowerCase().split('-')[0] === language)
  const rank = (voice: SpeechSynthesisVoice) => (voice.localService ? 0 : 2) + (voice.default ? 0 : 1)
  return speaks.toSorted((a, b) => rank(a) - rank(b))
}

const none: readonly SpeechSynthesisVoice[] = []
let known: readonly SpeechSynthesisVoice[] = none

const synthesis = () => ('speechSynthesis' in globalThis ? speechSynthesis : undefined)

function subscribe(listener: () => void) {
  const speech = synthesis()
  const hear = () => {
    known = speech?.getVoices() ?? none
    listener()
  }
  // Some browsers say later which voices they have.
  speech?.addEventListener?.('voiceschanged', hear)
  return () => speech?.removeEventListener?.('voiceschanged', hear)
}

function voices() {
  if (known.length === 0) known = synthesis()?.getVoices() ?? none
  return known.length === 0 ? none : known
}

const storageKey = (language: string) => `nightlight.voice.${language}`
const chosen = new EventTarget()

function subscribeToChoice(listener: () => void) {
  chosen.addEventListener('change', listener)
  return () => chosen.removeEventListener('change', listener)
}

export type Voices = {
  /** All that speak the language, once the browser has said which it has. */
  all: readonly SpeechSynthesisVoice[]
  /** The one that somebody chose in this browser, else the best. Undefined where there is none. */
  voice: SpeechSynthesisVoice | undefined
  choose: (voiceUri: string) => void
}

/** Who can read this language aloud, and who does. */
export function useVoices(language: string): Voices {
  const all = voicesFor(useSyncExternalStore(subscribe, voices), language)
  const wanted = useSyncExternalStore(subscribeToChoice, () => localStorage.getItem(storageKey(language)))
  return {
    all,
    voice: all.find(voice => voice.voiceURI === wanted) ?? all[0],
    choose: voiceUri => {
      localStorage.setItem(storageKey(language), voiceUri)
      chosen.dispatchEvent(new Event('change'))
    },
  }
}
