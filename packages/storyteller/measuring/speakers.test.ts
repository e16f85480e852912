import { expect, it } from 'vitest'
import { sameSpeakerTwice } from './speakers.ts'

const people = { hero: { name: 'Mia' }, friend: { name: 'Basil' }, dweller: { name: '乐乐' } }
const told = (...texts: string[]) => texts.map(text => ({ beat: 'turn', text }))

it('finds two paragraphs of speech side by side that one and the same speaks', () => {
  expect(sameSpeakerTwice(told('“I’m sorry,” said Mia.', '“What does he say?” asked Mia.'), people, 'en')).toMatchObject([
    { speaker: 'hero' },
  ])
  expect(sameSpeakerTwice(told('„Nein“, sagte Basil.', '„Doch“, rief Basil und ging.'), people, 'de')).toHaveLength(1)
  expect(sameSpeakerTwice(told('“好。”乐乐小声说。', '“走吧。”乐乐说。'), people, 'zh')).toHaveLength(1)
})

it('lets two speakers alternate, and one go on after something has happened', () => {
  expect(sameSpeakerTwice(told('“I’m sorry,” said Mia.', '“What for?” asked Basil.'), people, 'en')).toEqual([])
  expect(sameSpeakerTwice(told('“Hush,” said Mia. Nothing moved for a long time.', '“Now,” said Mia.'), people, 'en')).toEqual([])
})
