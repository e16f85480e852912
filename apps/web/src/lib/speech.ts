import type { LanguageCode } from '@nightlight/contract/enums'
import { speechRate } from '@nightlight/contract/limits'
import { useVoices } from './voice.ts'

/** Says a text slowly and clearly in a language; undefined where the browser has no voice for it. */
export function useSpeech(language: LanguageCode): ((text: string) => void) | undefined {
  const { voice } = useVoices(language)
  if (!voice) return undefined
  return text => {
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.voice = voice
    utterance.lang = voice.lang
    utterance.rate = speechRate
    speechSynthesis.cancel()
    speechSynthesis.speak(utterance)
  }
}
