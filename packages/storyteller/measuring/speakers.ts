import type { LanguageCode } from '@nightlight/contract/enums'
import type { TaleParagraph } from '../story.ts'

const saying: Record<LanguageCode, string> = {
  en: 'said|asked|cried|called|whispered|answered|murmured|guessed|shouted|began|thought',
  es: 'dijo|preguntó|gritó|llamó|susurró|murmuró|contestó|respondió|exclamó|adivinó|añadió',
  fr: 'dit|demanda|cria|appela|chuchota|murmura|répondit|souffla|devina|fit|lança|ajouta',
  de: 'sagte|fragte|rief|flüsterte|murmelte|antwortete|meinte|brummte|riet|schrie|hauchte',
  zh: '说|问|喊|叫|答|嚷|猜|嘟囔',
}
const openingQuote = /^[“„«—]/
/** Behind the last quotation, which is more than a sound, nothing but a tag: a few words that go on its sentence. */
const endsInSpeech: Record<Exclude<LanguageCode, 'es'>, RegExp> = {
  en: /(?<![\s\S]“[^”]{0,12})”(?: \p{Ll}[^“”.!?]{0,50}\.)?$/u,
  de: /(?<![\s\S]„[^“]{0,12})“(?:,? \p{Ll}[^„“.!?]{0,50}\.)?$/u,
  fr: /(?<![\s\S]«[^»]{0,12})»(?:,? \p{Ll}[^«».!?]{0,50}\.)?$/u,
  zh: /(?<![\s\S]“[^”]{0,4})”(?:[^“”。！？]{0,15}。)?$/u,
}

/** In Spanish a paragraph of speech begins with a dash, and what stands between two dashes is the narrator's. */
function isSpeechToItsEnd(text: string, code: LanguageCode): boolean {
  if (code !== 'es') return endsInSpeech[code].test(text)
  const pieces = text.split('—').slice(1)
  return pieces.length % 2 === 1 || /^[^.!?]{0,60}\.$/.test(pieces.at(-1) ?? '')
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/**
 * Places where two paragraphs side by side are speech of one and the same, which a listener takes for two speakers: each begins with a quotation, the first
 * ends with it, and their tags name the same speaker. Where a tag has a pronoun or there is none, nothing can be told.
 * @param people whoever may speak, by role; in the answer their roles stand for their names
 */
export function sameSpeakerTwice(
  paragraphs: readonly TaleParagraph[],
  people: Record<string, { name: string } | undefined>,
  code: LanguageCode,
): { speaker: string; text: string }[] {
  const roles = new Map(Object.entries(people).flatMap(([role, one]) => (one?.name && role !== 'child' ? [[one.name, role] as const] : [])))
  // Two of one name cannot be told apart.
  if (roles.size < Object.entries(people).filter(([role, one]) => one?.name && role !== 'child').length) return []
  const names = new RegExp([...roles.keys()].map(escaped).join('|'), 'gu')
  const tag =
    code === 'zh'
      ? new RegExp(`(?<=^|”)(${names.source})[^。！？“”]{0,6}(?:${saying.zh})`, 'gu')
      : new RegExp(`(?<!\\p{L})(?:(?:${saying[code]}) (${names.source})|(${names.source}) (?:${saying[code]}))(?!\\p{L})`, 'gu')
  const speakers = paragraphs.map(({ text }) => {
    const found = new Set([...text.matchAll(tag)].map(([, one, other]) => one ?? other ?? ''))
    const [first = ''] = found
    return openingQuote.test(text) && found.size === 1 ? roles.get(first) : undefined
  })
  return paragraphs.flatMap(({ text }, index) => {
    const [speaker, before] = [speakers[index], paragraphs[index - 1]?.text]
    if (before === undefined || speaker === undefined || speaker !== speakers[index - 1] || !isSpeechToItsEnd(before, code)) return []
    const shown = `${before.slice(-70)} / ${text.slice(0, 70)}`
    return [{ speaker, text: shown.replace(names, name => `{${roles.get(name)}}`) }]
  })
}
