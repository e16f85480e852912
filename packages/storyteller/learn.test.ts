import { languages } from '@nightlight/contract/enums'
import { describe, expect, it } from 'vitest'
import { composeStory } from './compose.ts'
import { randomRequest } from './measuring/requests.ts'

const stories = 2000

describe.each(languages)(`the questions of ${stories} random stories in %s`, language => {
  const told = Array.from({ length: stories }, (_, number) => composeStory(randomRequest(language, number), number))
  const questions = told.flatMap(story => story.questions.map(question => ({ story, question })))
  const choices = questions.filter(({ question }) => question.type === 'multiple_choice').map(({ question }) => question)

  it('have their key among the options exactly once, and no option twice', () => {
    for (const { options, correctAnswer } of choices) {
      expect(options.filter(option => option === correctAnswer)).toHaveLength(1)
      expect(new Set(options.map(option => option.toLowerCase())).size).toBe(options.length)
    }
  })

  it('have three options for beginners and four above', () => {
    for (const { story, question } of questions)
      if (question.type === 'multiple_choice') expect(question.options).toHaveLength(story.difficulty === 'beginner' ? 3 : 4)
  })

  it('quote a sentence of their story', () => {
    for (const { story, question } of questions) {
      expect(question.evidence).not.toBe('')
      expect(story.content).toContain(question.evidence)
    }
  })

  it('ask one or two for an answer in own words, and at most one for a prediction', () => {
    for (const story of told) {
      const free = story.questions.filter(question => question.type === 'free_text')
      expect([1, 2]).toContain(free.length)
      expect(story.questions.filter(question => question.kind === 'prediction').length).toBeLessThanOrEqual(1)
    }
  })

  it('do not give the key away by being the longest, or by its place', () => {
    const isLongest = (options: readonly string[], key: string) => options.every(option => option === key || option.length < key.length)
    const longest = choices.filter(({ options, correctAnswer }) => isLongest(options, correctAnswer)).length
    const byChance = choices.reduce((sum, { options }) => sum + 1 / options.length, 0)
    expect(longest / choices.length).toBeLessThanOrEqual(byChance / choices.length + 0.01)
    const first = choices.filter(({ options, correctAnswer }) => options[0] === correctAnswer).length
    expect(Math.abs(first - byChance) / choices.length).toBeLessThan(0.03)
  })
})
