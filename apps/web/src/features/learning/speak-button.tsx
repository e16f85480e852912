import type { LanguageCode } from '@nightlight/contract/enums'
import { Volume2 } from 'lucide-react'
import { useSpeech } from '../../lib/speech.ts'
import { Button } from '../../ui/button.tsx'

/** Reads a text aloud; not there where the browser has no voice for its language. */
export function SpeakButton({ text, language, label }: { text: string; language: LanguageCode; label: string }) {
  const speak = useSpeech(language)
  if (!speak) return null
  return (
    <Button variant="secondary" size="icon" aria-label={label} title={label} onClick={() => speak(text)}>
      <Volume2 aria-hidden="true" />
    </Button>
  )
}
