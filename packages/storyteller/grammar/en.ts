import { capitalizer, type Grammar, pronounColumn, slotMark } from './grammar.ts'

const pronouns: Record<string, readonly [string, string, string, string]> = {
  he: ['he', 'she', 'it', 'they'],
  him: ['him', 'her', 'it', 'them'],
  his: ['his', 'her', 'its', 'their'],
  himself: ['himself', 'herself', 'itself', 'themself'],
}
const articles = ['a', 'an', 'the', 'some', 'two', 'no']

/** James’s, Jude’s; the children’s, the mice’s are written out by authors. */
const genitive = (name: string) => `${name}’s`

/** “An” stands before a vowel's sound: an owl, an hour, a unicorn, a one-eyed gull. */
function articleBefore(word: string): string {
  if (/^(?:hour|honest|heir|hono)/i.test(word)) return 'an'
  if (/^(?:uni|use|usu|eu|ewe|one\b|once\b|u\b|ut)/i.test(word)) return 'a'
  return /^[aeiouàáâäéèêíóöúü]/i.test(word) || /^8/.test(word) ? 'an' : 'a'
}

export const en: Grammar = {
  parseNoun: (phrase, plural) => {
    const [article = '', ...rest] = phrase.split(' ')
    if (!articles.includes(article.toLowerCase())) throw new Error(`“${phrase}” must begin with a, an, the or some`)
    const extra = article.toLowerCase() === 'an' ? 'a' : article.toLowerCase()
    return { gender: 'm', plural, base: rest.join(' '), extra }
  },
  phrase: (words, noun) => {
    if (words.length === 0) return noun.base
    const rest = [...words.slice(1), noun.base].join(' ')
    const article = (words[0] ?? '').toLowerCase()
    if (article !== 'a' && article !== 'an') return [...words, noun.base].join(' ')
    if (noun.extra === 'a' && !noun.plural) return `${articleBefore(rest)} ${rest}`
    return noun.extra === '' || noun.plural ? rest : `${noun.extra} ${rest}`
  },
  pronoun: (word, who) => pronouns[word]?.[pronounColumn[who]],
  named: (word, name) => (word === 'his' ? genitive(name) : pronouns[word] && name),
  name: (words, name) => (words[0] === "'s" ? genitive(name) : [...words, name].join(' ')),
  finish: text =>
    text
      .replace(new RegExp(`\\b([Aa])n? ${slotMark}([^\\s${slotMark}]+)`, 'g'), (_, a: string, word: string) =>
        a === 'A' ? `A${articleBefore(word).slice(1)} ${word}` : `${articleBefore(word)} ${word}`,
      )
      .replaceAll(slotMark, ''),
  subject: who => ({ he: 'He', she: 'She', it: 'It', they: 'They' })[who],
  join: names => (names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`),
  capitalize: capitalizer('en'),
  direction: /^(?:to|into)\s+/i,
  more: {
    joins: /^(?:with|about|at|in|on|of|from|before|behind|under|over|between)\s/i,
    takesObjects: true,
    refused: /\b(?:i|me|we|us|our|you|your|mine|she|he|him|they|them|it|is|are|was|were|has|have|when|because|that|who|if|but|so|and)\b/i,
    mine: /\bmy\b/gi,
    whose: (_, { name, pronoun }) => (pronoun ? pronouns.his?.[pronounColumn[pronoun]] : genitive(name)),
    whoseWords: /\b(?:his|her|their)\b/i,
  },
}
