import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { LanguageCode } from '@nightlight/contract/enums'
import { decodeTrie, type ITrie } from 'cspell-trie-lib'
import type { Report } from './told.ts'

/** The dictionaries of each language that is written with letters (cspell's, made from hunspell's and others'). */
const dictionaries: Record<Exclude<LanguageCode, 'zh'>, readonly string[]> = {
  en: ['dict-en-gb-mit/en_GB', 'dict-en_us/en_US'],
  es: ['dict-es-es/Spanish'],
  fr: ['dict-fr-fr/fr-fr'],
  de: ['dict-de-de/de_DE'],
}

/** A speller: whether a word is spelt right, and which words of a sentence stand in no dictionary. */
export type Speller = { isWord: (word: string) => boolean; check: (sentence: string) => Report[] }

/** @param names typed-in names, which are spelt as they are */
export function spellerOf(code: Exclude<LanguageCode, 'zh'>, names: ReadonlySet<string>): Speller {
  const tries = dictionaries[code].map(dictionary)
  const known = new Map<string, boolean>()
  const isKnown = (word: string) => {
    let answer = known.get(word)
    if (answer === undefined) {
      answer =
        stands(word, tries) ||
        (code === 'de' && isCompound(word, tries)) ||
        (code === 'es' && (isDiminutive(word, tries) || isWithPronouns(word, tries)))
      known.set(word, answer)
    }
    return answer
  }
  const check = (sentence: string) =>
    (sentence.match(/[\p{L}\p{M}]+(?:[’'-][\p{L}\p{M}]+)*/gu) ?? [])
      .filter(word => !isName(word, names))
      .flatMap(word => (isKnown(word) ? [] : partsOf(word, code).filter(part => !isName(part, names) && !isKnown(part))))
      .map(word => ({ key: word.toLowerCase(), message: `not in the dictionary: ${word}`, sentence }))
  return { isWord: word => stands(word, tries), check }
}

function dictionary(name: string): ITrie {
  const [folder = '', file = ''] = name.split('/')
  const settings = createRequire(import.meta.url).resolve(`@cspell/${folder}/cspell-ext.json`)
  return decodeTrie(new Uint8Array(gunzipSync(readFileSync(join(dirname(settings), `${file}.trie.gz`)))))
}

/** Words of French that hold an apostrophe themselves. */
const lexical: ReadonlySet<string> = new Set(['aujourd’hui', 'quelqu’un', 'quelqu’une', 'presqu’île'])

function stands(word: string, tries: readonly ITrie[]): boolean {
  if (lexical.has(word.toLowerCase())) return true
  const plain = word.replaceAll('’', "'")
  const shapes = [word, plain, plain.charAt(0).toLowerCase() + plain.slice(1)]
  if (word === word.toUpperCase()) shapes.push(plain.toLowerCase(), capital(plain))
  return shapes.some(one => tries.some(trie => trie.hasWord(one, true)))
}

/** Names as typed in, with a genitive ending or in an elision. */
function isName(word: string, names: ReadonlySet<string>): boolean {
  return names.has(word) || names.has(word.replace(/(?:’s|s|’)$/, ''))
}

/** The parts that are spelt for themselves: on both sides of a hyphen, and of an apostrophe where it marks an elision. */
function partsOf(word: string, code: LanguageCode): string[] {
  const parts = word
    .split('-')
    .flatMap(part => (code === 'fr' ? part.split(/(?<=^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu))’/i) : [part.replace(/’s$/, '')]))
  return parts.filter(part => part.length > 1)
}

/** A German compound: two or three words of the dictionary, with or without a linking s, n, en, es or er. */
function isCompound(word: string, tries: readonly ITrie[], depth = 2): boolean {
  const isPart = (part: string) =>
    part.length >= 3 && [part.toLowerCase(), capital(part)].some(one => tries.some(trie => trie.hasWord(one, true)))
  for (let at = 3; at <= word.length - 3; at++) {
    const head = word.slice(0, at)
    const stem = ['', 's', 'n', 'en', 'es', 'er'].some(link => head.endsWith(link) && isPart(link ? head.slice(0, -link.length) : head))
    const tail = word.slice(at)
    if (stem && (isPart(tail) || (depth > 1 && isCompound(tail, tries, depth - 1)))) return true
  }
  return false
}

/** A Spanish diminutive or superlative, formed as the Academy has it (Nueva gramática, 9 and 7.4): piedrecita, jardincito, viejísimo. */
function isDiminutive(word: string, tries: readonly ITrie[]): boolean {
  const ending = /(?:ec|c|z)?(?:it|ill|ísim)[oa]s?$/.exec(word.toLowerCase())
  if (!ending) return false
  const stem = word.toLowerCase().slice(0, ending.index)
  const stems = [
    stem,
    stem.replace(/qu$/, 'c'),
    stem.replace(/gu$/, 'g'),
    stem.replace(/c$/, 'z'),
    stem.replace(/e(?=.{1,3}$)/, 'ie'),
    stem.replace(/([aeiou])([ns])$/, accented),
  ]
  return stems.some(one => ['', 'o', 'a', 'e', 'os'].some(end => stands(one + end, tries)))
}

/** A Spanish verb with pronouns at its end, where its accent may move (RAE, Ortografía, 3.4.3.4): susúrralo, peinábanse, retirose. */
function isWithPronouns(word: string, tries: readonly ITrie[]): boolean {
  const verb = /^(.{3,}?)(?:me|te|se|nos|l[aoe]s?){1,2}$/.exec(word.toLowerCase())?.[1]
  if (!verb) return false
  const plain = verb
    .normalize('NFD')
    .replace(/\u0301/g, '')
    .normalize('NFC')
  return [verb, plain].some(one => stands(one, tries))
}

function accented(_: string, vowel: string, last: string): string {
  return `${vowel.normalize('NFD')}\u0301`.normalize('NFC') + last
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
}
