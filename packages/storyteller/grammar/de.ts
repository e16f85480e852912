import { capitalizer, type Grammar, type Noun, type Pronoun, pronounColumn, slotMark } from './grammar.ts'

type Case = 'nom' | 'acc' | 'dat' | 'gen'
type Declension = Record<'m' | 'f' | 'n' | 'plural', Record<Case, string>>

const definite: Declension = {
  m: { nom: 'der', acc: 'den', dat: 'dem', gen: 'des' },
  f: { nom: 'die', acc: 'die', dat: 'der', gen: 'der' },
  n: { nom: 'das', acc: 'das', dat: 'dem', gen: 'des' },
  plural: { nom: 'die', acc: 'die', dat: 'den', gen: 'der' },
}
/** What follows ein-, mein-, kein-. */
const indefinite: Declension = {
  m: { nom: '', acc: 'en', dat: 'em', gen: 'es' },
  f: { nom: 'e', acc: 'e', dat: 'er', gen: 'er' },
  n: { nom: '', acc: '', dat: 'em', gen: 'es' },
  plural: { nom: 'e', acc: 'e', dat: 'en', gen: 'er' },
}
/** What follows dies-, jen-, jed-, welch-. */
const demonstrative: Declension = {
  m: { nom: 'er', acc: 'en', dat: 'em', gen: 'es' },
  f: { nom: 'e', acc: 'e', dat: 'er', gen: 'er' },
  n: { nom: 'es', acc: 'es', dat: 'em', gen: 'es' },
  plural: { nom: 'e', acc: 'e', dat: 'en', gen: 'er' },
}
/** The endings of an adjective behind der, behind ein, and with no article before it. */
const weak: Declension = {
  m: { nom: 'e', acc: 'en', dat: 'en', gen: 'en' },
  f: { nom: 'e', acc: 'e', dat: 'en', gen: 'en' },
  n: { nom: 'e', acc: 'e', dat: 'en', gen: 'en' },
  plural: { nom: 'en', acc: 'en', dat: 'en', gen: 'en' },
}
const mixed: Declension = { ...weak, m: { ...weak.m, nom: 'er' }, n: { ...weak.n, nom: 'es', acc: 'es' } }
const strong: Declension = { ...demonstrative, m: { ...demonstrative.m, gen: 'en' }, n: { ...demonstrative.n, gen: 'en' } }

const pronouns: Record<string, readonly [string, string, string, string]> = {
  er: ['er', 'sie', 'es', 'sie'],
  ihn: ['ihn', 'sie', 'es', 'sie'],
  ihm: ['ihm', 'ihr', 'ihm', 'ihnen'],
}
const possessive = /^sein(e|en|em|er|es)?$/
const possessiveStem = { he: 'sein', she: 'ihr', it: 'sein', they: 'ihr' } as const

const caseOfArticle: Record<string, { stem: string; kind: 'definite' | 'indefinite' | 'demonstrative'; grammaticalCase: Case }> = {
  der: { stem: '', kind: 'definite', grammaticalCase: 'nom' },
  den: { stem: '', kind: 'definite', grammaticalCase: 'acc' },
  dem: { stem: '', kind: 'definite', grammaticalCase: 'dat' },
  des: { stem: '', kind: 'definite', grammaticalCase: 'gen' },
}
for (const [grammaticalCase, ending] of [
  ['nom', ''],
  ['acc', 'en'],
  ['dat', 'em'],
  ['gen', 'es'],
] as const) {
  for (const stem of ['ein', 'mein', 'dein', 'sein', 'ihr', 'unser', 'euer', 'kein'])
    caseOfArticle[stem + ending] = { stem, kind: 'indefinite', grammaticalCase }
  for (const stem of ['dies', 'jen', 'jed', 'welch'])
    caseOfArticle[stem + (ending || 'er')] = { stem, kind: 'demonstrative', grammaticalCase }
}

const contractions: Record<string, string> = {
  'in das': 'ins',
  'in dem': 'im',
  'an das': 'ans',
  'an dem': 'am',
  'zu dem': 'zum',
  'zu der': 'zur',
  'von dem': 'vom',
  'bei dem': 'beim',
}

/** Mias, but Lukas’, Max’, Moritz’, Beatrice’ (Amtliche Regelung § 96). */
const genitive = (name: string) => (/(?:[sßxz]|ce)$/i.test(name) ? `${name}’` : `${name}s`)

/**
 * The noun of a phrase, the adjectives before it, and what follows it: „der große | Bär [Bären] | aus Holz“. In square brackets stands the
 * form of the other cases where it is one of its own (den Bären), or the genitive after a comma („das Herz [Herzen, Herzens]“).
 */
const shape = /^((?:\p{Ll}[\p{L}-]* )*)([\p{Lu}»„][\p{L}’-]*)(?: \[([^\]]+)\])?( .+)?$/u

function parts(noun: Noun) {
  const [, before = '', head = '', oblique, after = ''] = shape.exec(noun.base) ?? []
  const [other, ofGenitive] = (oblique ?? '').split(/, */)
  const weakNoun =
    noun.gender === 'm' && !noun.plural && /(?:[a-zäöüß]e)$/.test(head) && !/^(?:Käse|See|Tee|Schnee|Klee|Kaffee)$/.test(head)
  return { adjectives: before.trim().split(' ').filter(Boolean), head, other: other || (weakNoun ? `${head}n` : ''), ofGenitive, after }
}

function headIn(noun: Noun, grammaticalCase: Case): string {
  const { head, other, ofGenitive } = parts(noun)
  if (noun.plural) return grammaticalCase === 'dat' && !/[ns]$/.test(head) ? `${head}n` : head
  if (noun.gender === 'f' || grammaticalCase === 'nom') return head
  if (grammaticalCase === 'gen') return ofGenitive ?? (other || head + genitiveEnding(head))
  return noun.gender === 'm' && other ? other : head
}

function genitiveEnding(head: string): string {
  if (/(?:s|ß|x|z|tz)$/.test(head)) return 'es'
  const syllables = head.match(/[aeiouyäöü]+/gi)?.length ?? 1
  return syllables === 1 ? 'es' : 's'
}

const bareStem = (adjective: string) => adjective.replace(/e[rnsm]?$/, '')

function decline(words: readonly string[], noun: Noun, possessor: Pronoun | undefined): string {
  const at = words.findIndex(word => caseOfArticle[word.toLowerCase()])
  const column = noun.plural ? 'plural' : noun.gender
  const { adjectives, after } = parts(noun)
  const articleWord = words[at]
  if (articleWord === undefined) throw new Error(`„${words.join(' ')}“: zuerst ein Artikel wie der, den, dem, des, ein, einen, kein`)
  const found = caseOfArticle[articleWord.toLowerCase()]
  if (!found) throw new Error(articleWord)
  const { stem, kind, grammaticalCase } = found
  const ownStem = stem === 'sein' && possessor ? possessiveStem[possessor] : stem
  const withoutArticle = noun.plural && stem === 'ein'
  const article = withoutArticle
    ? ''
    : kind === 'definite'
      ? definite[column][grammaticalCase]
      : ownStem + (kind === 'indefinite' ? indefinite : demonstrative)[column][grammaticalCase]
  const endings = withoutArticle ? strong : kind === 'indefinite' ? mixed : weak
  const all = [...words.slice(at + 1), ...adjectives].map(adjective => bareStem(adjective) + endings[column][grammaticalCase])
  const preposition = words.slice(0, at).join(' ')
  const contracted = contractions[`${preposition.toLowerCase()} ${article}`]
  const start = contracted ? [contracted] : [preposition, article]
  return [...start, ...all, headIn(noun, grammaticalCase)].filter(Boolean).join(' ') + after
}

export const de: Grammar = {
  parseNoun: (phrase, plural) => {
    const [article = '', ...rest] = phrase.split(' ')
    const gender = { der: 'm', die: 'f', das: 'n' }[article.toLowerCase()]
    const base = rest.join(' ')
    if ((gender !== 'm' && gender !== 'f' && gender !== 'n') || !shape.test(base))
      throw new Error(`„${phrase}“: ein Substantiv mit der, die oder das, davor kleine Beiwörter („der alte Bär [Bären]“)`)
    return { gender: plural ? 'm' : gender, plural, base, extra: '' }
  },
  phrase: (words, noun, possessor) => {
    if (words.length > 0) return decline(words, noun, possessor)
    const { adjectives, head, after } = parts(noun)
    const column = noun.plural ? 'plural' : noun.gender
    return [...adjectives.map(adjective => bareStem(adjective) + strong[column].nom), head].join(' ') + after
  },
  pronoun: (word, who) => {
    const ending = possessive.exec(word)
    return ending ? possessiveStem[who] + (ending[1] ?? '') : pronouns[word]?.[pronounColumn[who]]
  },
  named: (word, name) => (possessive.test(word) ? genitive(name) : pronouns[word] && name),
  name: (words, name) => (words[0] === "'s" ? genitive(name) : [...words, name].join(' ')),
  finish: text => text.replaceAll(slotMark, ''),
  subject: who => ({ he: 'Er', she: 'Sie', it: 'Es', they: 'Sie' })[who],
  join: names => (names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`),
  capitalize: capitalizer('de'),
  direction: /^(?:zum|zur|zu|nach|in|ins|an|ans|auf|aufs)\s+/i,
  more: {
    joins: /^(?:mit|von|vom|vor|in|im|am|an|auf|bei|beim|unter|hinter|über|um|zwischen|wegen|aus)\s/i,
    takesObjects: false,
    refused:
      /(?<!\p{L})(?:ich|mich|mir|wir|uns|unser\p{L}*|mein|meine|meines|du|dich|dir|dein\p{L}*|er|sie|es|wenn|weil|dass|ist|sind|hat|haben|und)(?!\p{L})/iu,
    mine: /(?<!\p{L})(?:meinem|meiner|meinen)(?!\p{L})/giu,
    whose: (mine, { pronoun }) => (pronoun ? possessiveStem[pronoun] : 'd') + mine.slice('mein'.length),
    whoseWords: /(?<!\p{L})(?:seine|ihre)[mnrs]?(?!\p{L})/iu,
  },
  towards: place => {
    const [, article = '', rest = ''] = /^(der|die|das)\s+(.+)$/i.exec(place) ?? []
    return rest && `${article.toLowerCase() === 'die' ? 'zur' : 'zum'} ${rest}`
  },
}
