import { useSyncExternalStore } from 'react'

/** The browser's voice for a language: its own country's first, on this machine before over the network. Undefined where it has none. */
export function voiceFor(voices: readonly SpeechSynthesisVoice[], language: string): SpeechSynthesisVoice | undefined {
  const speaks = voices.filter(voice => voice.lang.replace('_', '-').toLowerCase().split('-')[0] === language)
  const rank = (voice: SpeechSynthesisVoice) => (voice.localService ? 0 : 2) + (voice.default ? 0 : 1)
  return speaks.toSorted((a, b) => rank(a) - rank(b))[0]
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

/** The voice that speaks this language, once the browser has said which it has. */
export function useVoice(language: string): SpeechSynthesisVoice | undefined {
  return voiceFor(useSyncExternalStore(subscribe, voices), language)
}
