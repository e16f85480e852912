import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type LanguageCode, languages } from '@nightlight/contract/enums'
import { describe, expect, it } from 'vitest'

const web = join(import.meta.dirname, '../../apps/web')
const namespaces = globSync(join(web, 'public/locales/en/*.json')).map(path => basename(path, '.json'))

type Texts = { [key: string]: string | Texts }

function textsOf(language: string, namespace: string): Map<string, string> {
  const flat = new Map<string, string>()
  const walk = (texts: Texts, path: string) => {
    for (const [key, value] of Object.entries(texts)) {
      if (typeof value === 'string') flat.set(path + key, value)
      else walk(value, `${path}${key}.`)
    }
  }
  walk(JSON.parse(readFileSync(join(web, `public/locales/${language}/${namespace}.json`), 'utf8')), '')
  return flat
}

const plural = /_(zero|one|two|few|many|other)$/
const stem = (key: string) => key.replace(plural, '')
const stems = (texts: Map<string, string>) => [...new Set([...texts.keys()].map(stem))].sort()

// "the owl", "an owl" and "owl" are one word in the forms that a sentence needs; each language takes the one that it needs.
const forms: Record<string, string> = { theAnimal: 'animal', anAnimal: 'animal' }
const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map(([, name = '']) => forms[name] ?? name))].sort().join(' ')

/** The same in English and in another language because that is how it is said there. */
const sameInEnglish: Record<string, readonly string[]> = JSON.parse(readFileSync(join(import.meta.dirname, 'same-in-english.json'), 'utf8'))

// What a printer of the language would not let pass: a plain space before "?" leaves the mark alone at the start of a line, as a dash that no word
// joiner (U+2060) holds is left at the end of one.
const misprints: Partial<Record<LanguageCode, RegExp>> = {
  es: /'|\.\.\.|^[^¿]*\?|^[^¡]*!|—[\p{L}¿¡]|[\p{L}!?…]—/u,
  fr: /'|\.\.\.|(?<![\u00a0\u202f])[;:!?»]|«(?![\u00a0\u202f])/,
  de: /['"”«»]|\.\.\.| …|„[^“]*$|^[^„]*“/u,
  zh: /['"]|\.\.\.|(?<!…)…(?!…)|\p{sc=Han}[\u2060]?[,.!?:;(]|\p{sc=Han} \p{sc=Han}|\p{sc=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{sc=Han}/u,
}

describe.each(namespaces)('the texts of %s', namespace => {
  const english = textsOf('en', namespace)

  it.each(languages)('have in %s the keys that they have in English', language => {
    expect(stems(textsOf(language, namespace))).toEqual(stems(english))
  })

  it.each(languages)('have in %s each plural that the language has, and no other', language => {
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted()
    const texts = textsOf(language, namespace)
    const counted = [...english.keys()].filter(key => plural.test(key)).map(stem)
    for (const key of new Set(counted)) {
      const given = [...texts.keys()].filter(each => plural.test(each) && stem(each) === key).map(each => each.slice(key.length + 1))
      expect(given.sort(), key).toEqual(categories)
    }
  })

  it.each(languages)('take in %s the placeholders that they take in English', language => {
    const wanted = new Map([...english].map(([key, text]) => [stem(key), placeholders(text)]))
    for (const [key, text] of textsOf(language, namespace)) expect(placeholders(text), key).toBe(wanted.get(stem(key)))
  })

  it.each(languages.filter(language => language !== 'en'))('are translated in %s', language => {
    const same = [...textsOf(language, namespace)].filter(([key, text]) => english.get(key) === text && /\p{L}/u.test(text))
    const unexpected = same.filter(([, text]) => !sameInEnglish[language]?.includes(text.replace(/\{\{[^}]*\}\}/g, '').trim()))
    expect(Object.fromEntries(unexpected)).toEqual({})
  })

  it.each(languages.filter(language => language in misprints))('are set in %s as that language is printed', language => {
    expect([...textsOf(language, namespace)].filter(([, text]) => misprints[language]?.test(text))).toEqual([])
  })
})

type Source = { text: string; literals: Set<string>; patterns: RegExp[] }

/** Every string that stands in the web's source, and every template with its holes as one part of a key. */
const sources: Source[] = globSync(join(web, 'src/**/*.{ts,tsx}'), { exclude: ['**/*.test.*'] }).map(path => {
  const text = readFileSync(path, 'utf8')
  const templates = [...text.matchAll(/`([^`]*\$\{[^`]*)`/g)].map(([, template = '']) => template)
  return {
    text,
    literals: new Set([...text.matchAll(/'((?:[^'\\\n]|\\.)*)'/g)].map(([, literal = '']) => literal)),
    patterns: templates.map(
      template =>
        new RegExp(
          `^${template
            .split(/\$\{[^}]*\}/)
            .map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
            .join('[^.]+')}$`,
        ),
    ),
  }
})

const uses = ({ text, literals, patterns }: Source, namespace: string, key: string) => {
  const full = `${namespace}:${key}`
  if (literals.has(full) || patterns.some(pattern => pattern.test(full))) return true
  return text.includes(`'${namespace}'`) && (literals.has(key) || patterns.some(pattern => pattern.test(key)))
}

it.each(namespaces)('every text of %s is used', namespace => {
  const unused = stems(textsOf('en', namespace)).filter(key => !sources.some(source => uses(source, namespace, key)))
  expect(unused).toEqual([])
})
