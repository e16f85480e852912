/**
 * Has the educational demo's story told in the named languages, or in all, and writes it where the web app takes it from:
 *
 *   npm run demo-stories -- en de
 *
 * The story is fixed, so it is told once and kept; it is told anew only when the storyteller tells it better.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LanguageCode, languages } from '@nightlight/contract/enums'
import { tellTale } from '@nightlight/storyteller/tell-tale'

const request = {
  animal: 'Owl',
  theme: 'Hope',
  setting: 'Secret Garden',
  mood: 'calm',
  difficulty: 'intermediate',
  storyLength: 'medium',
} as const

/** The sample child is seven and has a name that is at home in the language; the seed is one that tells the story well there. */
const told: Record<LanguageCode, { childName: string; seed: number }> = {
  en: { childName: 'Emma', seed: 1 },
  es: { childName: 'Lucía', seed: 1 },
  fr: { childName: 'Jeanne', seed: 1 },
  de: { childName: 'Mila', seed: 1 },
  zh: { childName: '小雨', seed: 1 },
}

const asked = process.argv.slice(2)
const unknown = asked.filter(code => !languages.some(language => language === code))
if (unknown.length > 0) throw new Error(`Not a language: ${unknown.join(', ')}. There are ${languages.join(', ')}.`)

for (const language of languages.filter(code => asked.length === 0 || asked.includes(code))) {
  const { childName, seed } = told[language]
  const { title, content, questions, vocabulary, activities } = tellTale(
    { ...request, language, childName, includeChild: true, childRole: 'hero' },
    seed,
  )
  const kept = questions.map(({ kind, type, question, correctAnswer, accepted, options, explanation, evidence }) => {
    return { kind, type, question, correctAnswer, accepted, options, explanation, evidence }
  })
  const story = { ...request, language, childName, title, content, questions: kept, vocabulary, activities }
  const path = join(import.meta.dirname, `../apps/web/src/features/learning/demo/stories/${language}.json`)
  writeFileSync(path, `${JSON.stringify(story, null, 2)}\n`)
  console.info(`${language}: “${title}”, ${content.length} characters, ${questions.length} questions`)
}
