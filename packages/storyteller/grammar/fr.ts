import { agreeing, capitalizer, type Grammar, type Noun, pronounColumn, slotMark } from './grammar.ts'

const pronouns: Record<string, readonly [string, string, string, string]> = {
  il: ['il', 'elle', 'il', 'ils'],
  le: ['le', 'la', 'le', 'les'],
  lui: ['lui', 'elle', 'lui', 'eux'],
  celui: ['celui', 'celle', 'celui', 'ceux'],
}
/** The words whose h is aspirated: le hérisson, not l’hérisson. Those that stories need. */
const aspirated =
  /^(?:h[aâ]che|haie|hall|halte|hamac|hameau|hamster|hanche|hangar|haricot|harnais|harpe|h[aâ]te|haut|havre|hérisson|hérisse|héron|héros\b|heurt|hibou|hippie|hoch|homard|honte|hoquet|hors|hotte|houle|housse|houx|hublot|huche|huit|hurl|hutte|hyène(?!.)|onze|oui|ouistiti|yaourt|yack|yeti)/i
const germanic = /^(?:hans|harry|harold|heidi|helga|henry\b|hao|hua|h$)/i

function beginsWithVowel(text: string): boolean {
  const word = text.replace(/^[«“"'’\s]+/, '')
  return /^(?:h?[aeiouœæàâäéèêëîïôöùûü]|hy|y(?![aeiouéèê]))/i.test(word) && !aspirated.test(word) && !germanic.test(word)
}

const elided = ['de', 'que', 'le', 'la', 'je', 'ne', 'se', 'me', 'te', 'ce', 'jusque', 'lorsque', 'puisque', 'presque']
const elision = new RegExp(`(?<![\\p{L}’-])(${elided.join('|')}) (?=${slotMark}([^\\s]+))`, 'giu')

/** The article of a noun phrase that begins with `rest`. */
function article(word: string, noun: Noun, rest: string): string {
  const vowel = beginsWithVowel(rest)
  const feminine = noun.gender === 'f'
  const of = (masculine: string, feminineForm: string, beforeVowel: string, plural: string) =>
    noun.plural ? plural : vowel ? beforeVowel : feminine ? feminineForm : masculine
  switch (word) {
    case 'le':
    case 'la':
      return of('le ', 'la ', 'l’', 'les ')
    case 'un':
    case 'une':
      return of('un ', 'une ', feminine ? 'une ' : 'un ', 'des ')
    case 'du':
      return of('du ', 'de la ', 'de l’', 'des ')
    case 'au':
      return of('au ', 'à la ', 'à l’', 'aux ')
    case 'ce':
      return of('ce ', 'cette ', feminine ? 'cette ' : 'cet ', 'ces ')
    case 'mon':
    case 'ton':
    case 'son':
      return of(`${word} `, `${word.charAt(0)}a `, `${word} `, `${word.charAt(0)}es `)
    case 'notre':
    case 'votre':
    case 'leur':
      return noun.plural ? `${word === 'leur' ? 'leurs' : `${word.charAt(0)}os`} ` : `${word} `
    case 'de':
      return vowel ? 'd’' : 'de '
    case 'quel':
      return of('quel ', 'quelle ', feminine ? 'quelle ' : 'quel ', feminine ? 'quelles ' : 'quels ')
    case 'aucun':
      return feminine ? 'aucune ' : 'aucun '
    case 'tout':
      return of('tout ', 'toute ', feminine ? 'toute ' : 'tout ', feminine ? 'toutes ' : 'tous ')
    default:
      return `${word} `
  }
}
const articles = ['le', 'la', 'un', 'une', 'du', 'au', 'ce', 'mon', 'ton', 'son', 'notre', 'votre', 'leur', 'de', 'quel', 'aucun']

export const fr: Grammar = {
  parseNoun: (phrase, plural) => {
    const [first = '', ...rest] = phrase.split(' ')
    const expected = plural ? ['des', 'les'] : ['un', 'une', 'le', 'la', 'du']
    const small = first.toLowerCase()
    const partitive = phrase.startsWith('de la ')
    if (!expected.includes(small) && !partitive)
      throw new Error(`« ${phrase} » doit commencer par ${plural ? 'des ou les' : 'un ou une (le genre doit se voir)'}`)
    const base = partitive ? rest.slice(1).join(' ') : rest.join(' ')
    const markedFeminine = base.endsWith(' (f)')
    const feminine = ['une', 'la'].includes(small) || partitive || markedFeminine
    return { gender: feminine ? 'f' : 'm', plural, base: markedFeminine ? base.slice(0, -4) : base, extra: '' }
  },
  phrase: (words, noun) => {
    const bent = words.map(word => (word.includes('/') ? agreeing(word.split('/'), noun.gender === 'f' ? 'f' : 'm') : word))
    const at = bent.findIndex(word => articles.includes(word.toLowerCase()))
    if (words.length === 0) return noun.base
    if (at < 0) return [...bent, noun.base].join(' ')
    const rest = [...bent.slice(at + 1), noun.base].join(' ')
    const word = (bent[at] ?? '').toLowerCase()
    return [...bent.slice(0, at), article(word, noun, rest) + rest].join(' ')
  },
  pronoun: (word, who) => pronouns[word]?.[pronounColumn[who]],
  named: (word, name) => (word === 'le' ? undefined : pronouns[word] && name),
  name: (words, name) => [...words, slotMark + name].join(' '),
  finish: text =>
    text
      .replace(elision, (whole, word: string, next: string) => (beginsWithVowel(next) ? `${word.slice(0, -1)}’` : whole))
      .replaceAll(slotMark, '')
      .replace(/« */g, '«\u00a0')
      .replace(/[ \u00a0\u202f]*»/g, '\u00a0»')
      .replace(/[ \u00a0\u202f]*([;:!?]+)(?=[\s\u00a0»”)]|$)/g, '\u00a0$1'),
  subject: who => ({ he: 'Il', she: 'Elle', it: 'Il', they: 'Ils' })[who],
  join: names => (names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`),
  capitalize: capitalizer('fr'),
  towards: place => {
    const [, article = '', rest = ''] = /^(le |la |les |l[’'])\s*(.+)$/i.exec(place) ?? []
    const to: Record<string, string> = { 'le ': 'au ', 'la ': 'à la ', 'les ': 'aux ' }
    return rest && (to[article.toLowerCase()] ?? 'à l’') + rest
  },
  direction: /^(?:à|au|aux|chez|dans|en|sur|vers)\s+/i,
  more: {
    joins: /^(?:avec|de|du|des|dans|en|chez|sous|sur|derrière|entre|contre|pendant|à|au|aux)\s|^d[’']/i,
    takesObjects: true,
    refused:
      /(?<!\p{L})(?:je|me|moi|nous|notre|nos|tu|te|toi|ton|ta|tes|il|elle|ils|elles|on|quand|parce|que|qui|si|mais|est|sont|a|ont|et)(?!\p{L})|(?<!\p{L})[jmtsc][’']/iu,
    mine: /(?<!\p{L})(?:mon|ma|mes)(?!\p{L})/giu,
    whose: mine => ({ mon: 'son', ma: 'sa', mes: 'ses' })[mine],
    whoseWords: /(?<!\p{L})(?:son|sa|ses|leurs?)(?!\p{L})/iu,
  },
}
