import { type Grammar, pronounColumn, slotMark } from './grammar.ts'

const pronouns: Record<string, readonly [string, string, string, string]> = {
  他: ['他', '她', '它', '他'],
  // The same, left out where nothing is known: for sentences whose subject stays.
  他0: ['他', '她', '它', ''],
}
const numerals = /^[一两三几那这每半]$/

export const zh: Grammar = {
  parseNoun: (phrase, plural) => {
    const [, measure, base] = /^一(\p{Script=Han})(.+)$/u.exec(phrase) ?? []
    return { gender: 'm', plural, base: base ?? phrase, extra: measure ?? '' }
  },
  phrase: (words, noun) => {
    const word = words.join('')
    return numerals.test(word) ? `${word}${noun.extra}${noun.base}` : word + noun.base
  },
  pronoun: (word, who) => pronouns[word]?.[pronounColumn[who]],
  named: (word, name) => (word === '他0' ? '' : pronouns[word] && name),
  name: (words, name) => words.join('') + name,
  finish: text => text.replaceAll(slotMark, ''),
  subject: who => ({ he: '他', she: '她', it: '它', they: '他' })[who],
  join: names => (names.length < 2 ? names.join('') : `${names.slice(0, -1).join('、')}和${names.at(-1)}`),
  capitalize: text => text,
  direction: /^(?:去|到)/,
}
