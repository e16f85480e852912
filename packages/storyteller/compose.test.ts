import { languages } from '@nightlight/contract/enums'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { detailAsTold, plainText } from './cast.ts'
import { composeStory } from './compose.ts'
import { randomRequest } from './measuring/requests.ts'

const numbers = fc.integer({ min: 0, max: 100_000 })
const hellishNames = [
  'Anna',
  'Hugo',
  'Inés',
  'Lukas',
  'Max',
  'Fritz',
  'Jean-Luc',
  'O’Neil',
  "D'Arcy",
  'Ana María',
  'Zoë',
  '李明',
  'A',
  'Ö',
  'Çınar',
  'nicht groß',
]
const hellishDetails = fc.oneof(
  fc.string({ minLength: 1, maxLength: 200 }),
  fc.constantFrom(
    '{hero}',
    '[a|b]',
    '<b>bold</b>',
    '“quoted”',
    'one\ntwo',
    '🦊🌙',
    'שלום עולם',
    '@fact + ?color',
    '$& $1 \\n',
    'a . b ! c ? d',
  ),
)

describe.each(languages)('a story in %s', language => {
  it('is the same for the same request and seed', () => {
    fc.assert(
      fc.property(numbers, number => {
        const request = randomRequest(language, number)
        expect(composeStory(request, number)).toEqual(composeStory(request, number))
      }),
      { numRuns: 20 },
    )
  })

  it('leaves no slot, mark or bracket of its content behind', () => {
    for (let number = 0; number < 60; number++) {
      const { content, title } = composeStory(randomRequest(language, number), number)
      expect(`${title}\n${content}`).not.toMatch(/[{}[\]|@]|undefined| {2}/)
      for (const paragraph of content.split('\n\n')) expect(paragraph.trim()).not.toBe('')
    }
  })

  it('has a quiz whose every key the text bears out', () => {
    for (let number = 0; number < 60; number++) {
      const story = composeStory(randomRequest(language, number), number)
      expect(story.questions).toHaveLength({ beginner: 5, intermediate: 6, advanced: 8 }[story.difficulty])
      for (const question of story.questions) {
        expect(story.content).toContain(question.evidence)
        expect(question.evidence).not.toBe('')
        if (question.type === 'multiple_choice') {
          expect(question.options.filter(option => option === question.correctAnswer)).toHaveLength(1)
          expect(new Set(question.options).size).toBe(question.options.length)
        }
      }
    }
  })

  it('brings words enough for its level, each in its sentence, and activities of four types at least', () => {
    for (let number = 0; number < 60; number++) {
      const story = composeStory(randomRequest(language, number), number)
      expect(story.vocabulary).toHaveLength({ beginner: 4, intermediate: 6, advanced: 8 }[story.difficulty])
      for (const { contextSentence } of story.vocabulary) expect(story.content).toContain(contextSentence)
      expect(new Set(story.activities.map(activity => activity.activityType)).size).toBeGreaterThanOrEqual(4)
      expect(story.activities.length).toBeLessThanOrEqual(6)
    }
  })

  it('takes any name and any detail as text, and loses nothing of them within the documented length', () => {
    fc.assert(
      fc.property(numbers, fc.constantFrom(...hellishNames), hellishDetails, hellishDetails, (number, childName, one, other) => {
        const request = {
          ...randomRequest(language, number),
          includeChild: true,
          childName,
          bestFriend: other,
          magicalPower: one,
          challenge: other,
          moralLesson: one,
          dreamDestination: other,
          favoriteColor: one,
          specialTalent: other,
        }
        const { content } = composeStory(request, number)
        expect(content.toLowerCase()).toContain(childName.toLowerCase())
        for (const detail of [one, other])
          if (plainText(detail))
            expect(content.replaceAll('\u00a0', ' ').toLowerCase()).toContain(detailAsTold(detail, language).toLowerCase())
      }),
      { numRuns: 40 },
    )
  })
})

it('tells one plan in as many paragraphs in every language and at every level', () => {
  for (let number = 0; number < 20; number++) {
    const request = randomRequest('en', number)
    const beats = languages.map(language => composeStory({ ...request, language }, number).paragraphs.map(({ beat }) => beat))
    for (const told of beats) expect(told).toEqual(beats[0])
    expect(composeStory({ ...request, difficulty: 'advanced' }, number).paragraphs.map(({ beat }) => beat)).toEqual(beats[0])
  }
})
