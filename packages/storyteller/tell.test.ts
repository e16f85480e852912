import { difficulties, storyLengths } from '@nightlight/contract/enums'
import { expect, it } from 'vitest'
import { refrainAt } from './beat-scene.ts'
import { randomRequest } from './measuring/requests.ts'
import { planStory } from './plan.ts'
import { lengthBounds, tellStory } from './tell.ts'
import { syntheticLanguage } from './testing/synthetic.ts'

const language = syntheticLanguage('en')

it.each(storyLengths)('fills a %s story to its length and not beyond', storyLength => {
  const { least, most } = lengthBounds.alphabetic[storyLength]
  for (let number = 0; number < 40; number++) {
    const { content } = tellStory(planStory({ ...randomRequest('en', number), storyLength }, number), language, 'beginner', number)
    expect(content.length).toBeGreaterThanOrEqual(least)
    expect(content.length).toBeLessThanOrEqual(most)
  }
})

it('says no sentence twice, the refrain left out', () => {
  for (let number = 0; number < 40; number++) {
    const { paragraphs } = tellStory(planStory(randomRequest('en', number), number), language, 'beginner', number)
    const sentences = paragraphs.filter(({ beat }) => !beat.startsWith('refrain')).flatMap(paragraph => paragraph.sentences)
    expect(new Set(sentences).size).toBe(sentences.length)
  }
})

it.each(difficulties)('takes the scenes of its level: %s', level => {
  const { content } = tellStory(planStory(randomRequest('en', 5), 5), language, level, 5)
  const others = difficulties.filter(other => other !== level)
  expect(content).toContain(`at ${level}`)
  for (const other of others) expect(content).not.toContain(`at ${other}`)
})

it('keeps the sentence that bears out each fact', () => {
  const { content, evidence } = tellStory(planStory(randomRequest('en', 6), 6), language, 'beginner', 6)
  expect([...evidence.keys()]).toEqual(expect.arrayContaining(['keeper', 'thing', 'cause', 'feeling', 'spot', 'turn', 'result', 'mended']))
  for (const sentence of evidence.values()) expect(content).toContain(sentence)
})

it('sings a long refrain in two sentences to beginners and in one breath to the others', () => {
  expect(refrainAt('Turn it this way, turn it that | who says cats must wear a hat?', 'beginner', language)).toBe(
    'Turn it this way, turn it that. Who says cats must wear a hat?',
  )
  expect(refrainAt('What’s the weather in me now? | tell me what and tell me how.', 'beginner', language)).toBe(
    'What’s the weather in me now? Tell me what and tell me how.',
  )
  expect(refrainAt('What’s the weather in me now? | tell me what and tell me how.', 'advanced', language)).toBe(
    'What’s the weather in me now, tell me what and tell me how.',
  )
  expect(refrainAt('Escucha | ¿quién llama a la puerta?', 'beginner', language)).toBe('Escucha. ¿Quién llama a la puerta?')
})
