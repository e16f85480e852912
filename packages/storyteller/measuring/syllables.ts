import type { LanguageCode } from '@nightlight/contract/enums'
import { syllable } from 'syllable'

/**
 * Syllables of a word. English: the npm package `syllable`. Spanish, French and German: the rules of each language's
 * spelling, below, tested against lists of known words. A Chinese character is one syllable.
 */
export function syllablesOf(word: string, code: LanguageCode): number {
  const lower = word.toLowerCase()
  switch (code) {
    case 'en':
      return Math.max(1, syllable(lower))
    case 'es':
      return Math.max(1, spanish(lower))
    case 'fr':
      return Math.max(1, french(lower))
    case 'de':
      return Math.max(1, german(lower))
    case 'zh':
      return [...word].length
  }
}

/** Vowels make a syllable each, but i and u without an accent lean on a neighbour; u in que, gui is mute; y ends a word as a vowel (Real Academia: Ortografía, 2010, II.2.4). */
function spanish(word: string): number {
  const letters = word
    .replace(/qu(?=[eéií])/g, 'k')
    .replace(/gu(?=[eéií])/g, 'g')
    .replace(/y(?![aeiouáéíóú])/g, 'i')
    .replace(/h/g, '')
  let count = 0
  for (const group of letters.match(/[aeiouáéíóúü]+/g) ?? []) {
    const strong = group.match(/[aeoáéóíú]/g)?.length ?? 0
    count += Math.max(1, strong)
  }
  return count
}

/** Groups of vowels, where i, u, y before a vowel glide into it; a last e, es is mute, and so is the -ent of verbs, which spelling alone cannot tell from that of "moment". */
function french(word: string): number {
  const last = word.split(/['’-]/).filter(Boolean)
  return last.reduce((sum, part) => sum + frenchPart(part), 0)
}

function frenchPart(part: string): number {
  let letters = part.replace(/qu(?=[aeiouéèêîïôy])/g, 'k').replace(/gu(?=[eéèêiîy])/g, 'g')
  if (!/[aeiouyàâäéèêëîïôöùûüœæ]/.test(letters)) return 0
  const vowelBefore = /[aeiouyàâéèêëîïôöùûüœæ].*(?:e|es)$/
  if (vowelBefore.test(letters)) letters = letters.replace(/es?$/, '')
  else if (/^(?:[^aeiouyàâéèêëîïôöùûüœæ]+e)$/.test(letters)) return 1
  const groups = letters.match(/[aeiouyàâäéèêëîïôöùûüœæ]+/g) ?? []
  return groups.reduce((sum, group) => sum + 1 + (group.match(/[aeioué](?=[éèïëü])/g)?.filter(vowel => vowel !== 'i').length ?? 0), 0)
}

/** Groups of vowels; ai, ei, au, äu, eu, ie, aa, ee, oo are one, any other neighbours are two. */
function german(word: string): number {
  const groups = word.match(/[aeiouyäöü]+/g) ?? []
  return groups.reduce((sum, group) => sum + (group.match(/ai|ei|ey|ay|au|äu|eu|ie|aa|ee|oo|./g)?.length ?? 0), 0)
}
