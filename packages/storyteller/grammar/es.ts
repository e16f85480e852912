import { agreeing, capitalizer, type Grammar, type Noun, pronounColumn, slotMark } from './grammar.ts'

const pronouns: Record<string, readonly [string, string, string, string]> = {
  él: ['él', 'ella', 'él', 'ellos'],
  lo: ['lo', 'la', 'lo', 'los'],
}
const articles: Record<string, readonly [m: string, f: string, mp: string, fp: string]> = {
  el: ['el', 'la', 'los', 'las'],
  un: ['un', 'una', 'unos', 'unas'],
  del: ['del', 'de la', 'de los', 'de las'],
  al: ['al', 'a la', 'a los', 'a las'],
  este: ['este', 'esta', 'estos', 'estas'],
  ese: ['ese', 'esa', 'esos', 'esas'],
  aquel: ['aquel', 'aquella', 'aquellos', 'aquellas'],
  ningún: ['ningún', 'ninguna', 'ningunos', 'ningunas'],
  nuestro: ['nuestro', 'nuestra', 'nuestros', 'nuestras'],
  mi: ['mi', 'mi', 'mis', 'mis'],
  tu: ['tu', 'tu', 'tus', 'tus'],
  su: ['su', 'su', 'sus', 'sus'],
  otro: ['otro', 'otra', 'otros', 'otras'],
}
/** Feminine, but with “el” because of their stressed a: el agua, el águila, el arpa. */
const stressedA = /^(?:h?á|agua\b|ala\b|alma\b|ancla\b|arca\b|arma\b|arpa\b|asa\b|ave\b|hada\b|hacha\b|harpa\b|aula\b)/i

/** “Y” becomes “e” before the sound i (Inés, Hilario), not before a diphthong (Yago, Hierón, Ian). */
const beginsWithI = (name: string) => /^h?[ií](?![aeoáéó])/i.test(name)
const beginsWithO = (name: string) => /^h?[oó]/i.test(name)

function article(word: string, noun: Noun, rest: string): string | undefined {
  const forms = articles[word]
  if (!forms) return undefined
  const elForm = noun.gender === 'f' && !noun.plural && stressedA.test(rest) && ['el', 'un', 'del', 'al', 'ningún'].includes(word)
  return forms[(noun.plural ? 2 : 0) + (noun.gender === 'f' && !elForm ? 1 : 0)]
}

export const es: Grammar = {
  parseNoun: (phrase, plural) => {
    const [first = '', ...rest] = phrase.split(' ')
    const masculine = plural ? ['los', 'unos'] : ['el', 'un']
    const feminine = plural ? ['las', 'unas'] : ['la', 'una']
    const small = first.toLowerCase()
    if (!masculine.includes(small) && !feminine.includes(small))
      throw new Error(`«${phrase}» debe empezar por ${plural ? 'los, las' : 'un, una, el o la'}`)
    const base = rest.join(' ')
    const markedFeminine = base.endsWith(' (f)')
    const isFeminine = feminine.includes(small) || markedFeminine || (!plural && stressedA.test(base))
    return { gender: isFeminine ? 'f' : 'm', plural, base: markedFeminine ? base.slice(0, -4) : base, extra: '' }
  },
  phrase: (words, noun) => {
    if (words.length === 0) return noun.base
    const bent = words.map(word => (word.includes('/') ? agreeing(word.split('/'), noun.gender === 'f' ? 'f' : 'm') : word))
    const at = bent.findIndex(word => articles[word.toLowerCase()])
    if (at < 0) return [...bent, noun.base].join(' ')
    const rest = [...bent.slice(at + 1), noun.base].join(' ')
    return [...bent.slice(0, at), article((bent[at] ?? '').toLowerCase(), noun, rest), rest].join(' ')
  },
  pronoun: (word, who) => pronouns[word]?.[pronounColumn[who]],
  named: (word, name) => (word === 'lo' ? undefined : pronouns[word] && name),
  name: (words, name) => [...words, slotMark + name].join(' '),
  finish: text =>
    text
      .replace(new RegExp(`(?<!\\p{L})([yY]) (?=${slotMark}([^\\s]+))`, 'gu'), (whole, y: string, next: string) =>
        beginsWithI(next) ? `${y === 'Y' ? 'E' : 'e'} ` : whole,
      )
      .replace(new RegExp(`(?<!\\p{L})([oO]) (?=${slotMark}([^\\s]+))`, 'gu'), (whole, o: string, next: string) =>
        beginsWithO(next) ? `${o === 'O' ? 'U' : 'u'} ` : whole,
      )
      .replace(new RegExp(`(?<!\\p{L})(de|a|De|A) ${slotMark}el (?=\\p{Ll})`, 'gu'), (_, word: string) => `${word}l `)
      .replaceAll(slotMark, ''),
  // Spanish verbs say who acts: the sentence begins with its verb.
  subject: () => '',
  join: names => (names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} y ${slotMark}${names.at(-1)}`),
  capitalize: capitalizer('es'),
  towards: place => (/^(?:el|la|los|las)\s/i.test(place) ? `a ${place}`.replace(/^a el\s/i, 'al ') : undefined),
  direction: /^(?:a|al|hasta|hacia)\s+/i,
  more: {
    joins: /^(?:con|de|del|en|por|entre|bajo|sobre)\s/i,
    takesObjects: true,
    refused:
      /(?<!\p{L})(?:yo|me|mí|conmigo|nos|nuestr\p{L}*|tú|te|tu|tus|él|ella|ellos|le|les|se|cuando|porque|que|quien|si|pero|es|está|son|y|e)(?!\p{L})/iu,
    mine: /(?<!\p{L})mis?(?!\p{L})/giu,
    whose: mine => (mine === 'mi' ? 'su' : 'sus'),
    whoseWords: /(?<!\p{L})sus?(?!\p{L})/iu,
  },
}
