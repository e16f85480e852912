import type { LanguageCode } from '@nightlight/contract/enums'
import { francAll } from 'franc-min'

const codes = { en: 'eng', es: 'spa', fr: 'fra', de: 'deu' } as const
/** A shorter paragraph does not show what language it is in. */
const tellingCharacters = 90
/** Another language must be this much nearer before a paragraph counts as written in it. */
const clearly = 0.12
/** Common characters that only traditional script writes. */
const traditional = /[這個們來時說會過還沒後裡樣對開點聽學長門見問間風飛鳥馬魚]/gu

/** Whether a story is told in its language, every paragraph of it. */
export function isInLanguage(paragraphs: readonly string[], code: LanguageCode): boolean {
  const whole = paragraphs.join('\n')
  const letters = whole.match(/\p{L}/gu)?.length ?? 0
  const han = whole.match(/\p{Script=Han}/gu)?.length ?? 0
  if (letters === 0) return false
  if (code === 'zh') {
    const kana = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(whole)
    return !kana && han / letters > 0.9 && (whole.match(traditional)?.length ?? 0) / han < 0.02
  }
  const foreign = letters - (whole.match(/\p{Script=Latin}/gu)?.length ?? 0)
  if (foreign / letters > 0.02) return false
  return (
    nearest(whole) === codes[code] &&
    paragraphs.every(text => text.length < tellingCharacters || isPlainly(text, code) || !isClearlyOther(text, code))
  )
}

/** Words that every paragraph of a language has, and the other three have not. */
const everyday: Record<keyof typeof codes, ReadonlySet<string>> = {
  en: new Set(['the', 'and', 'was', 'it', 'of', 'to', 'that', 'is', 'said', 'with', 'had', 'you', 'we', 'our', 'have', 'they', 'at']),
  es: new Set(['el', 'los', 'las', 'y', 'una', 'del', 'con', 'su', 'por', 'pero', 'muy', 'dijo']),
  fr: new Set(['le', 'les', 'et', 'une', 'dans', 'est', 'des', 'du', 'pas', 'il', 'elle', 'au']),
  de: new Set(['der', 'das', 'und', 'ein', 'eine', 'nicht', 'sich', 'mit', 'sie', 'ist', 'auf', 'den']),
}
const enoughEveryday = 4

/** Whether a paragraph shows its language by its everyday words alone: quicker, and enough for nearly all. */
function isPlainly(text: string, code: keyof typeof codes): boolean {
  const count = { en: 0, es: 0, fr: 0, de: 0 }
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? [])
    for (const language of ['en', 'es', 'fr', 'de'] as const) if (everyday[language].has(word)) count[language]++
  const others = count.en + count.es + count.fr + count.de - count[code]
  return count[code] >= enoughEveryday && count[code] > 2 * others
}

const ranked = (text: string) => francAll(text, { only: Object.values(codes), minLength: 20 })
const nearest = (text: string) => ranked(text)[0]?.[0]

function isClearlyOther(text: string, code: keyof typeof codes): boolean {
  const scores = ranked(text)
  const [first, best = 1] = scores[0] ?? []
  const own = scores.find(([language]) => language === codes[code])?.[1] ?? 0
  return first !== codes[code] && best - own > clearly
}
