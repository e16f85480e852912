import type { LanguageCode } from '@nightlight/contract/enums'
import { charactersPerMinute, readMinutesFallback } from '@nightlight/contract/limits'

/** Minutes that reading a text of so many characters takes; Chinese says more with each of them. */
export function readMinutes(contentLength: number, language: LanguageCode): number {
  const perMinute = language === 'zh' ? charactersPerMinute.chinese : charactersPerMinute.alphabetic
  return Math.ceil(contentLength / perMinute) || readMinutesFallback
}
