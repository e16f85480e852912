import { languages } from '@nightlight/contract/enums'
import { describe, expect, it } from 'vitest'
import { unexplained } from './allowed.ts'
import { chineseChecker } from './chinese.ts'
import { englishGrammar } from './english.ts'
import { frenchGrammar, hasGrammalecte } from './french.ts'
import { germanAgreement } from './german.ts'
import { spanishAgreement } from './spanish.ts'
import { spellerOf } from './spelling.ts'
import { type Report, toldSentences } from './told.ts'

const stories = 400
/** Harper takes some milliseconds a sentence. */
const storiesForGrammar = 120

/** What of the reports nobody explained, as lines to read. */
const lines = (reports: readonly Report[]) => reports.map(({ key, message, sentence }) => `${key} | ${message} | ${sentence}`)

const planted = {
  en: 'The owl flwe home.',
  es: 'El búho vloó a casa.',
  fr: 'Le hibou vloa chez lui.',
  de: 'Die Eule folg nach Huase.',
} as const

describe.each(languages.filter(code => code !== 'zh'))('the spelling of %s', code => {
  const { sentences, names } = toldSentences(code, stories)
  const { check } = spellerOf(code, names)

  it('fires on a planted error', () => {
    expect(check(planted[code])).not.toEqual([])
  })

  it('is right in every story', () => {
    expect(lines(unexplained(code, 'spelling', sentences.flatMap(check)))).toEqual([])
  })
})

describe('the grammar of English (harper.js)', async () => {
  const check = await englishGrammar()

  it('fires on a planted error', async () => {
    expect(await check('The owl sat in an tree.')).not.toEqual([])
    expect(await check('She go to the sea.')).not.toEqual([])
  })

  it('is right in every story', async () => {
    const reports: Report[] = []
    for (const sentence of toldSentences('en', storiesForGrammar).sentences) reports.push(...(await check(sentence)))
    expect(lines(unexplained('en', 'grammar', reports))).toEqual([])
  })
})

describe.runIf(await hasGrammalecte())('the grammar of French (grammalecte-cli)', () => {
  it('fires on a planted error', async () => {
    expect(await frenchGrammar(['Les chat mange une pomme.'])).not.toEqual([])
    expect(await frenchGrammar(['La petit fée dort.'])).not.toEqual([])
  })

  it('is right in every story', async () => {
    const reports = await frenchGrammar(toldSentences('fr', stories).sentences)
    expect(lines(unexplained('fr', 'grammar', reports))).toEqual([])
  })
})

describe('agreement in German', () => {
  const { sentences, names } = toldSentences('de', stories)
  const check = germanAgreement(spellerOf('de', names).isWord)

  it.each(['Sie nahm den kleine Laterne.', 'Das Fuchs schlief.', 'Ein alte Frau kam.'])('fires on “%s”', sentence => {
    expect(check(sentence)).not.toEqual([])
  })

  it.each(['Sie nahm die kleine Laterne.', 'Der Fuchs schlief.', 'Eine alte Frau kam.', 'Es lag unter dem alten Mond.'])(
    'lets “%s” pass',
    sentence => {
      expect(check(sentence)).toEqual([])
    },
  )

  it('is right in every story', () => {
    expect(lines(unexplained('de', 'agreement', sentences.flatMap(check)))).toEqual([])
  })
})

describe('agreement in Spanish', () => {
  it.each(['El mesa era redonda.', 'Vio una gato viejo.', 'Era una casa viejo.', 'Los ojos de la búho.', 'Saltó y hizo plaf.'])(
    'fires on “%s”',
    sentence => {
      expect(spanishAgreement(sentence)).not.toEqual([])
    },
  )

  it.each([
    'La mesa era redonda.',
    'El agua fría del hada buena.',
    'Los ojos del búho viejo.',
    'Nieve y hielo, y hiedra.',
    'Saltó e hizo plaf.',
  ])('lets “%s” pass', sentence => {
    expect(spanishAgreement(sentence)).toEqual([])
  })

  it('is right in every story', () => {
    const { sentences } = toldSentences('es', stories)
    expect(lines(unexplained('es', 'agreement', sentences.flatMap(spanishAgreement)))).toEqual([])
  })
})

describe('Chinese', () => {
  const check = chineseChecker()

  it.each(['它慢慢的走过来。', '它跑的很快。', '他说,你好。', '一位狗来了。', '這是一本书。'])('fires on “%s”', sentence => {
    expect(check(sentence)).not.toEqual([])
  })

  it.each(['它慢慢地走过来。', '它跑得很快。', '他说，你好。', '一只狗来了。', '这是一本书。'])('lets “%s” pass', sentence => {
    expect(check(sentence)).toEqual([])
  })

  it('is right in every story', () => {
    const { sentences, names } = toldSentences('zh', stories)
    const reports = sentences.flatMap(check).filter(({ key }) => ![...names].some(name => name !== '' && key.startsWith(name)))
    expect(lines(unexplained('zh', 'usage', reports))).toEqual([])
  })
})
