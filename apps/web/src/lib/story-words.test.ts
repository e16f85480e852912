import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { animals, languages, moods, settings } from '@nightlight/contract/enums'
import { createInstance } from 'i18next'
import { expect, it } from 'vitest'
import { coverWords } from './story-words.ts'

const textsOf = (language: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../public/locales/${language}/stories.json`), 'utf8'))

it.each(languages)('in %s every cover is said in words: child, friend, place, mood and weather', async language => {
  const i18n = createInstance()
  const texts = textsOf(language)
  await i18n.init({
    lng: language,
    defaultNS: 'stories',
    resources: { [language]: { stories: texts } },
    interpolation: { escapeValue: false },
  })
  const t = i18n.getFixedT(language, 'stories')
  const said = new Set<string>()
  for (const animal of animals) {
    for (const setting of settings) {
      for (const mood of moods) {
        const words = coverWords(t, { childName: 'Noé & <Mia>', animal, setting, mood, includeChild: true })
        for (const part of ['Noé & <Mia>', texts.theAnimals[animal], texts.settings[setting], texts.moods[mood], texts.weather[mood]])
          expect(words).toContain(part)
        expect(words).not.toMatch(/\{\{|undefined|\w\.\w/)
        said.add(words)
        const alone = coverWords(t, { childName: 'Noé', animal, setting, mood, includeChild: false })
        expect(alone).toContain(texts.theAnimals[animal])
        expect(alone).not.toContain('Noé')
      }
    }
  }
  expect(said.size).toBe(animals.length * settings.length * moods.length)
})
