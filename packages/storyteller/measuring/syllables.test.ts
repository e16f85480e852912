import { expect, it } from 'vitest'
import { syllablesOf } from './syllables.ts'

const known = {
  en: { owl: 1, window: 2, umbrella: 3, whispered: 2, little: 2, caterpillar: 4, moon: 1, lantern: 2, goodnight: 2 },
  es: {
    luna: 2,
    ciudad: 2,
    búho: 2,
    río: 2,
    guitarra: 3,
    queso: 2,
    zorro: 2,
    murciélago: 4,
    país: 2,
    agua: 2,
    pingüino: 3,
    rey: 1,
    noche: 2,
    ballena: 3,
    leer: 2,
  },
  fr: {
    lune: 1,
    hibou: 2,
    école: 2,
    étoile: 2,
    forêt: 2,
    papillon: 3,
    quatre: 1,
    oiseau: 2,
    poète: 2,
    nuit: 1,
    rêve: 1,
    château: 2,
    je: 1,
    petite: 2,
  },
  de: {
    Mond: 1,
    Eule: 2,
    Laterne: 3,
    Bäume: 2,
    Igel: 2,
    liegen: 2,
    Schmetterling: 3,
    Abenteuer: 4,
    Haus: 1,
    Theater: 3,
    müde: 2,
    See: 1,
    Käfer: 2,
  },
} as const

const cases = Object.entries(known).flatMap(([language, words]) =>
  Object.entries(words).map(([word, count]) => ({ language, word, count })),
)

it.each(cases)('$word ($language) has $count syllables', ({ language, word, count }) => {
  const code = (['en', 'es', 'fr', 'de'] as const).find(one => one === language)
  expect(code && syllablesOf(word, code)).toBe(count)
})

it('counts a Chinese character as one syllable', () => {
  expect(syllablesOf('月亮', 'zh')).toBe(2)
})
