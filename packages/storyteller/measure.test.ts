import { expect, it } from 'vitest'
import { sentencesOf, wordsOf } from './measure.ts'

it('ends a sentence where a capital follows, and not inside speech that goes on', () => {
  expect(sentencesOf('“No!” said Mia. “Look. It shuts.” Then it was dark.', 'en')).toEqual([
    '“No!” said Mia.',
    '“Look.',
    'It shuts.”',
    'Then it was dark.',
  ])
})

it('ends a French sentence behind its closing mark', () => {
  expect(sentencesOf('« Oui.\u00a0» Léo partit. « Quoi\u00a0? » dit Anna.', 'fr')).toEqual([
    '« Oui.\u00a0»',
    'Léo partit.',
    '« Quoi\u00a0? » dit Anna.',
  ])
})

it('ends a Chinese sentence by its mark and the quotation mark behind it', () => {
  expect(sentencesOf('“好。”小米说。走吧！', 'zh')).toEqual(['“好。”', '小米说。', '走吧！'])
})

it('loses nothing of a text', () => {
  const text = 'One. Two? “Three!” Four … five. 6 is a number.'
  expect(sentencesOf(text, 'en').join(' ')).toBe(text)
})

it('counts words with apostrophes and hyphens once, and Chinese by characters', () => {
  expect(wordsOf('It’s a well-kept owl’s nest.', 'en')).toHaveLength(5)
  expect(wordsOf('小米，走吧！', 'zh')).toHaveLength(4)
})
