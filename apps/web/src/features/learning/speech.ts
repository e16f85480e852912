import type { LanguageCode } from '@nightlight/contract/enums'
import { speechRate } from '@nightlight/contract/limits'
import { useSyncExternalStore } from 'react'

const synthesis: SpeechSynthesis | undefined = globalThis.speechSynthesis

function subscribe(listener: () => void) {
  synthesis?.addEventListener('voiceschanged', listener)
  return () => synthesis?.removeEventListener('voiceschanged', listener)
}

/** Says a text slowly and clearly in a language; undefined where the browser has no voice for it. */
export function useSpeech(language: LanguageCode): ((text: string) => void) | undefined {
  const hasVoice = useSyncExternalStore(subscribe, () => synthesis?.getVoices().some(voice => voice.lang.startsWith(language)) ?? false)
  if (!synthesis || !hasVoice) return undefined
  return text => {
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.lang = language
    utterance.rate = speechRate
    synthesis.cancel()
    synthesis.speak(utterance)
  }
}
